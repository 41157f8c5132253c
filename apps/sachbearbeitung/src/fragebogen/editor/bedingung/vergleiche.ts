import type { Fragetyp } from '@foerderportal/contract/fragebogen/arten'
import { neueTeilbedingung, type Teilbedingungsform, type Vergleich } from '../formular.ts'

const BEANTWORTET = [
  ['BEANTWORTET', 'ist beantwortet'],
  ['NICHT_BEANTWORTET', 'ist nicht beantwortet'],
] as const
const WAHL = [['GEWAEHLT', 'ist eine von'], ['NICHT_GEWAEHLT', 'ist keine von'], ...BEANTWORTET] as const
const ZAHL = [['ZAHL', 'liegt zwischen'], ...BEANTWORTET] as const

/** What can be asked of the answer to each kind of question, the usual one first. */
const VERGLEICH_WORTE: Readonly<
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

/** The comparisons that can be chosen; one that no longer fits the kind of question stays among them until it is changed. */
export const vergleicheFuer = (
  type: Fragetyp,
  gewaehlt: Vergleich,
): readonly (readonly [vergleich: Vergleich, wort: string])[] => {
  const worte = VERGLEICH_WORTE[type]
  return worte.some(([vergleich]) => vergleich === gewaehlt)
    ? worte
    : [[gewaehlt, 'passt nicht zur Art der Frage'], ...worte]
}

const MIT_ANTWORTEN: readonly Vergleich[] = ['GEWAEHLT', 'NICHT_GEWAEHLT']

/** The same question compared otherwise, without what only the comparison before had. */
export const andersVerglichen = (teil: Teilbedingungsform, vergleich: Vergleich): Teilbedingungsform =>
  MIT_ANTWORTEN.includes(teil.vergleich) && MIT_ANTWORTEN.includes(vergleich)
    ? { ...teil, vergleich }
    : neueTeilbedingung(teil.frage, vergleich)
