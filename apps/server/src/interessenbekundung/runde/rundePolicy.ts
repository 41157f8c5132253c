import { zeitraumVon } from '../policy.ts'
import { RUNDE } from '@foerderportal/contract/interessenbekundung/bank/problems'
import {
  rundeStand,
  type RundeAkteur,
  type RundeStand,
} from '@foerderportal/contract/interessenbekundung/rundeStaende'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { darf } from '@foerderportal/contract/shared/permissions'
import type { Principal } from '../../platform/auth/principal.ts'
import { absagen, type Refusal } from '../../platform/http/refusal.ts'
import type { RundeRow } from './runden.ts'

export type Person = Pick<Principal, 'sub' | 'rollen'>

/** Somebody of the bank with what his last sign-in says: for what needs a fresh one. */
export type Angemeldet = Person & Pick<Principal, 'authTime'>

export const nichtMoeglich = (satz: string): Refusal => absagen(RUNDE.nichtMoeglich, satz)

export const gefunden = <T>(runde: T | undefined): T => {
  if (runde === undefined) throw absagen(ALLGEMEIN.nichtGefunden, 'Diese Runde gibt es nicht.')
  return runde
}

/** Where the round stands (S3-01): follows from what was done to it and from the clock. */
export const standVon = (
  row: Pick<RundeRow, 'von' | 'bis' | 'veroeffentlicht_am' | 'eingefroren_am' | 'reihung' | 'annulliert_am'>,
  jetzt: Date,
): RundeStand =>
  rundeStand(
    {
      erfassungsZeitraum: zeitraumVon(row),
      veroeffentlicht: row.veroeffentlicht_am !== null,
      eingefroren: row.eingefroren_am !== null,
      reihung: row.reihung,
      annulliert: row.annulliert_am !== null,
    },
    jetzt,
  )

/** As what somebody can act on a round; nothing: he reads. */
export const akteure = ({ rollen }: Person): readonly RundeAkteur[] => [
  ...(darf(rollen, ['PROGRAMMPFLEGE', 'SCHREIBEN']) ? (['PROGRAMME'] as const) : []),
  ...(darf(rollen, ['FREIGABE', 'SCHREIBEN']) ? (['FREIGABE'] as const) : []),
]
