import type { BekundungFormular } from '../bekundungsformular.ts'
import { zuwendungenRechnen, type BekundungKontext } from '../betraege.ts'

const kategorie = (code: string, foerderquote: number) => ({
  code,
  bezeichnung: `Technik ${code}`,
  betragInEuroMin: 5_000,
  betragInEuroMax: 500_000,
  imageSrc: '/ibk/moor.svg',
  imageAlt: 'Ein Bild',
  foerderquote,
})

/** Bounds and categories of a round. */
export const KONTEXT: BekundungKontext = {
  betragInEuroMin: 6_000,
  betragInEuroMax: 1_000_000,
  foerderbetragInEuroMax: 500_000,
  hauptgruppen: [
    { code: 'A', bezeichnung: 'Moor', metaKategorien: [kategorie('A.1', 65)] },
    { code: 'B', bezeichnung: 'Boden', metaKategorien: [kategorie('B.1', 40), kategorie('B.2', 33.33)] },
  ],
}

/** A form with these amounts, by category. */
export const bekundung = (betraege: Readonly<Record<string, number>>): BekundungFormular => ({
  guid: '11111111-1111-4111-8111-111111111111',
  investitionen: zuwendungenRechnen(
    Object.entries(betraege).map(([investitionBereich, betragInEuro]) => ({
      investitionBereich,
      betragInEuro,
    })),
    KONTEXT,
  ),
})
