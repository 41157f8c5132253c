import { tagFehler } from '@foerderportal/schreibweise/datum'
import { zahlSchreiben } from '@foerderportal/schreibweise/zahl'
import { alsEuro, inCent, inEuro } from '../../../shared/geld/betrag.ts'
import { tageSpaeter } from '../../../shared/zeit/datum.ts'
import { spannenSatz } from '../../../shared/zeit/spanne.ts'
import type { Entscheidungsumstaende } from './aktiveBausteine.ts'
import type { Baustein, BescheidTeil, Variable } from './bescheidvorlage.ts'
import { entscheidungssummen } from './betraege.ts'
import type { Wert } from './schema.ts'

/** By what the values of a notice are judged: the day on which they are, and what the items cost together. */
export type Wertelage = { readonly heute: string; readonly kostenCent: number }

export const wertelage = (
  { gegenstaende }: Pick<Entscheidungsumstaende, 'gegenstaende'>,
  heute: string,
): Wertelage => ({ heute, kostenCent: entscheidungssummen(gegenstaende, []).kostenCent })

/**
 * What holds where the programme's data say nothing of a variable. A day lies within ten years, as long as the papers of a
 * case are kept, and what is ordered is ordered for a day to come; a number counts years, months or pieces.
 */
const TAGE = 3_653
const ANZAHL = { mindestens: 1, hoechstens: 100 }
const EIN_CENT = 1
const ANGEORDNET: readonly BescheidTeil[] = ['TENOR', 'NEBENBESTIMMUNG', 'AUSZAHLUNG']

const betragSatz = (v: Variable, wert: number, kostenCent: number): string | null => {
  const von = v.mindestens === undefined ? EIN_CENT : inCent(v.mindestens)
  const bis = v.hoechstens === undefined ? Math.max(kostenCent, von) : inCent(v.hoechstens)
  return inCent(wert) >= von && inCent(wert) <= bis
    ? null
    : `„${v.bezeichnung}“ ist ein Betrag von ${alsEuro(von)} bis ${alsEuro(bis)}.`
}

const zahlSatz = (v: Variable, wert: number): string | null => {
  const { mindestens = ANZAHL.mindestens, hoechstens = ANZAHL.hoechstens } = v
  return Number.isInteger(wert) && wert >= mindestens && wert <= hoechstens
    ? null
    : `„${v.bezeichnung}“ ist eine ganze Zahl von ${zahlSchreiben(mindestens)} bis ${zahlSchreiben(hoechstens)}.`
}

const tagSatz = (v: Variable, wert: string, heute: string, teil: BescheidTeil): string | null => {
  const { mindestens = ANGEORDNET.includes(teil) ? 1 : -TAGE, hoechstens = TAGE } = v
  const spanne = { von: tageSpaeter(heute, mindestens), bis: tageSpaeter(heute, hoechstens) }
  return tagFehler(wert) ?? spannenSatz(`„${v.bezeichnung}“ liegt`, wert, spanne)
}

/** Why a value is none of a module's variable, as a sentence that says what is possible; null where it is one. */
export const wertSatz = (
  { teil }: Pick<Baustein, 'teil'>,
  v: Variable,
  wert: Wert,
  { heute, kostenCent }: Wertelage,
): string | null => {
  switch (v.typ) {
    case 'TEXT':
      return typeof wert === 'string' ? null : 'Geben Sie einen Text ein.'
    case 'BETRAG':
      return typeof wert === 'number' && inEuro(inCent(wert)) === wert
        ? betragSatz(v, wert, kostenCent)
        : 'Geben Sie einen Betrag mit höchstens zwei Nachkommastellen ein.'
    case 'TAG':
      return typeof wert === 'string' ? tagSatz(v, wert, heute, teil) : tagFehler(wert)
    case 'ZAHL':
      return typeof wert === 'number' ? zahlSatz(v, wert) : 'Geben Sie eine ganze Zahl ein.'
  }
}
