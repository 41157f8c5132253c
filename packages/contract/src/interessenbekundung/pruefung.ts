import { alsEuro, inCent } from '../shared/geld/betrag.ts'
import type { Feldfehler } from '../shared/problem.ts'
import type { BekundungFormular } from './bekundungsformular.ts'
import { bekundete, bekundungSummen, kategorienVon, type BekundungKontext } from './betraege.ts'
import type { BekundungDaten } from './tafel.ts'

const euro = (betrag: number): string => alsEuro(inCent(betrag))

type Grenzen = Pick<BekundungKontext, 'betragInEuroMin' | 'betragInEuroMax'>

const ausserhalb = (cent: number, { betragInEuroMin: min, betragInEuroMax: max }: Grenzen): boolean =>
  cent < inCent(min) || cent > inCent(max)

/** Within the bounds of each category, at the field of its amount (section 5). */
const jeKategorie = ({ investitionen }: BekundungFormular, kontext: BekundungKontext): Feldfehler[] =>
  (investitionen ?? []).flatMap(({ investitionBereich, betragInEuro }, i) => {
    const kategorie = kategorienVon(kontext).find(({ code }) => code === investitionBereich)
    if (!kategorie || typeof betragInEuro !== 'number' || !ausserhalb(inCent(betragInEuro), kategorie))
      return []
    const { betragInEuroMin: min, betragInEuroMax: max } = kategorie
    const text = `Geben Sie einen Betrag von ${euro(min)} bis ${euro(max)} ein, oder lassen Sie das Feld leer.`
    return [{ pfad: `investitionen.${i}.betragInEuro`, text }]
  })

/** And within those of all together. Too little in one category is said there, and not once more of the sum. */
const zusammen = ({ investitionen }: BekundungFormular, kontext: BekundungKontext): Feldfehler[] => {
  const { betragCent } = bekundungSummen(investitionen)
  const { betragInEuroMin: min, betragInEuroMax: max } = kontext
  return ausserhalb(betragCent, kontext)
    ? [
        {
          pfad: 'investitionen',
          text: `Alle Kosten zusammen ergeben ${alsEuro(betragCent)}. Möglich sind ${euro(min)} bis ${euro(max)}.`,
        },
      ]
    : []
}

/** What keeps a declaration from being sent; browser and server ask the same (R5-05). */
export const vorhabenPruefen = ({ formular, kontext }: BekundungDaten): Feldfehler[] => {
  if (bekundete(formular.investitionen).length === 0)
    return [{ pfad: 'investitionen', text: 'Geben Sie in mindestens einer Kategorie Ihre Kosten ein.' }]
  const einzelne = jeKategorie(formular, kontext)
  return einzelne.length > 0 ? einzelne : zusammen(formular, kontext)
}
