import type { Fragetyp } from '@foerderportal/contract/fragebogen/arten'
import type { Vergleich } from '../formular.ts'

const BEANTWORTET = [
  ['BEANTWORTET', 'ist beantwortet'],
  ['NICHT_BEANTWORTET', 'ist nicht beantwortet'],
] as const
const WAHL = [['GEWAEHLT', 'ist eine von'], ['NICHT_GEWAEHLT', 'ist keine von'], ...BEANTWORTET] as const
const ZAHL = [['ZAHL', 'liegt zwischen'], ...BEANTWORTET] as const

/** What can be asked of the answer to each kind of question, the usual one first. */
export const VERGLEICH_WORTE: Readonly<
  Record<Fragetyp, readonly (readonly [vergleich: Vergleich, wort: string])[]>
> = {
  AuswahlFrage: WAHL,
  MehrfachAuswahlFrage: WAHL,
  DezimalFrage: ZAHL,
  DezimalGruppeFrage: ZAHL,
  FreitextFrage: BEANTWORTET,
  PrioritaetFrage: [['RANG', 'hat unter den ersten'], ...BEANTWORTET],
  ProzentualeAufteilungFrage: ZAHL,
}

/** What is asked of a question that was just chosen. */
export const ersterVergleich = (type: Fragetyp): Vergleich => VERGLEICH_WORTE[type][0]?.[0] ?? 'BEANTWORTET'
