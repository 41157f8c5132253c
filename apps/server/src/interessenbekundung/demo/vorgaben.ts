import type { BekundungVorgaben } from '@foerderportal/contract/interessenbekundung/schema'

type Kategorie = BekundungVorgaben['hauptgruppen'][number]['metaKategorien'][number]

const kategorie = (
  code: string,
  bezeichnung: string,
  foerderquote: number,
  [bild, imageAlt]: readonly [string, string],
): Kategorie => ({
  code,
  bezeichnung,
  betragInEuroMin: 5_000,
  betragInEuroMax: 500_000,
  imageSrc: `/ibk/${bild}.svg`,
  imageAlt,
  foerderquote,
})

/** Categories, priority and rates as published for ANK NaBo (rule W-03); the amounts are demo values. */
export const DEMO_VORGABEN: BekundungVorgaben = {
  betragInEuroMin: 5_000,
  betragInEuroMax: 1_000_000,
  foerderbetragInEuroMax: 500_000,
  hauptgruppen: [
    {
      code: 'A',
      bezeichnung: 'Nasse und wiedervernässte Moorböden',
      prioritaet: 1,
      metaKategorien: [
        kategorie('A.1', 'Technik für nasse und wiedervernässte Moorböden', 65, [
          'moor',
          'Raupenfahrzeug auf einer nassen Wiese mit Schilf',
        ]),
      ],
    },
    {
      code: 'B',
      bezeichnung: 'Natürliche Bodenfunktionen',
      prioritaet: 2,
      metaKategorien: [
        kategorie('B.1', 'Mulch- und Pflanztechnik', 40, ['mulch', 'Jungpflanzen in einer Mulchschicht']),
        kategorie('B.2', 'Bodenschonende Ausbringung und Kompost', 30, [
          'kompost',
          'Komposthaufen mit keimender Pflanze',
        ]),
        kategorie('B.3', 'Mechanische Pflege', 30, ['pflege', 'Feldroboter zwischen zwei Pflanzreihen']),
      ],
    },
  ],
}
