import type { BekundungVorgaben } from '@foerderportal/contract/interessenbekundung/schema'

type Kategorie = BekundungVorgaben['hauptgruppen'][number]['metaKategorien'][number]

const kategorie = (
  code: string,
  bezeichnung: string,
  foerderquote: number,
  [bild, imageAlt, erklaerung]: readonly [bild: string, alt: string, erklaerung: string],
): Kategorie => ({
  code,
  bezeichnung,
  erklaerung,
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
          'Zum Beispiel Raupen mit breitem Laufwerk, Mähwerke für Schilf und Transport auf nassen Flächen.',
        ]),
      ],
    },
    {
      code: 'B',
      bezeichnung: 'Natürliche Bodenfunktionen',
      prioritaet: 2,
      metaKategorien: [
        kategorie('B.1', 'Mulch- und Pflanztechnik', 40, [
          'mulch',
          'Jungpflanzen in einer Mulchschicht',
          'Zum Beispiel Pflanzmaschinen, die in eine Mulchschicht setzen, und Geräte, die Mulch ausbringen.',
        ]),
        kategorie('B.2', 'Bodenschonende Ausbringung und Kompost', 30, [
          'kompost',
          'Komposthaufen mit keimender Pflanze',
          'Zum Beispiel Kompoststreuer und leichte Technik zum Ausbringen mit wenig Bodendruck.',
        ]),
        kategorie('B.3', 'Mechanische Pflege', 30, [
          'pflege',
          'Feldroboter zwischen zwei Pflanzreihen',
          'Zum Beispiel Hacken, Striegel und Feldroboter, die Pflanzenschutzmittel ersetzen.',
        ]),
      ],
    },
  ],
}
