import { zeitraumVon } from '../policy.ts'
import { RUNDE } from '@foerderportal/contract/interessenbekundung/sachbearbeitung/problems'
import {
  RUNDE_UEBERGAENGE,
  rundeHindernis,
  rundeStand,
  type RundeAkteur,
  type RundeAktion,
  type RundeStand,
} from '@foerderportal/contract/interessenbekundung/rundeLauf'
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

/** As whom somebody does this: in the role that the act needs, if he has it. */
const akteurFuer = (aktion: RundeAktion, { rollen }: Person): RundeAkteur => {
  const { wer } = RUNDE_UEBERGAENGE[aktion]
  const ressource = wer === 'FREIGABE' ? 'FREIGABE' : 'PROGRAMMPFLEGE'
  if (darf(rollen, [ressource, 'SCHREIBEN'])) return wer
  return wer === 'FREIGABE' ? 'PROGRAMME' : 'FREIGABE'
}

/** What the table of the round says; null where the act is possible by it. */
export const hindernisIn = (aktion: RundeAktion, stand: RundeStand, person: Person): string | null =>
  rundeHindernis(aktion, stand, akteurFuer(aktion, person))
