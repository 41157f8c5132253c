import { WERT } from '../arten.ts'
import type { Fragedefinition } from './definitionSchema.ts'

/** A part of a question that conditions and comparisons name. */
export type Teil = { readonly id: string; readonly text: string }

/** What of a question has an id of its own: options, entries, values, shares. */
export const teileVon = (frage: Fragedefinition): readonly Teil[] => {
  switch (frage.type) {
    case 'AuswahlFrage':
    case 'MehrfachAuswahlFrage':
      return frage.optionen
    case 'DezimalGruppeFrage':
      return frage.eintraege
    case 'PrioritaetFrage':
      return frage.werte
    case 'ProzentualeAufteilungFrage':
      return frage.anteile
    default:
      return []
  }
}

/** Which conditions can be made on the answers of a kind; all of them can be asked whether they are there. */
const BEDINGUNGEN: Readonly<Record<Fragedefinition['type'], readonly string[]>> = {
  AuswahlFrage: ['OPTION'],
  MehrfachAuswahlFrage: ['OPTION'],
  DezimalFrage: ['ZAHL'],
  DezimalGruppeFrage: ['ZAHL'],
  FreitextFrage: [],
  PrioritaetFrage: ['RANG'],
  ProzentualeAufteilungFrage: ['ZAHL'],
}

/** Whether a condition of this kind can be made on a question. */
export const passtZu = (art: string, frage: Fragedefinition): boolean =>
  art === 'BEANTWORTET' || BEDINGUNGEN[frage.type].includes(art)

/** Whether a part that a condition names is one of the question; a single number has no parts. */
export const hatTeil = (frage: Fragedefinition, id: string): boolean =>
  frage.type === 'DezimalFrage' ? id === WERT : teileVon(frage).some((teil) => teil.id === id)
