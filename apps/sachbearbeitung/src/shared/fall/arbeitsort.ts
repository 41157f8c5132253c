import { darf } from '@foerderportal/contract/shared/permissions'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import type { Hinweis, Stand } from '@foerderportal/contract/zuwendung/bank/vorrat/stand'
import type { Fallreiter } from '../../paths.ts'

/** What of a row of the work list says where its case goes on. */
export type Arbeitslage = Pick<VorratZeile, 'stand' | 'amZug' | 'hinweise' | 'frist'>

type Leser = { readonly rollen: readonly string[]; readonly heute: string }

/** Where the work of each state is done; where nobody has any, what there is to read of it. */
const NACH_STAND: Record<Stand, Fallreiter> = {
  EINGEGANGEN: 'pruefung',
  IN_PRUEFUNG: 'pruefung',
  // The reason of the return stands above the draft.
  ZURUECKGEGEBEN: 'entscheidung',
  NACHFORDERUNG: 'nachforderung',
  ANHOERUNG: 'anhoerung',
  VORGELEGT: 'entscheidung',
  BEWILLIGT: 'entscheidung',
  ABGELEHNT: 'entscheidung',
  ZURUECKGEZOGEN: 'verlauf',
}

/** Where each hint is seen to. New bank data belong to the company, a closed file to the check. */
export const HINWEIS_ORT: Partial<Record<Hinweis, Fallreiter>> = {
  KORREKTUR: 'aenderungen',
  VON_FREIGABE_ZURUECK: 'entscheidung',
  BESCHEID_NICHT_ABGERUFEN: 'bekanntgabe',
  BESCHEID_ANDERER_WEG: 'bekanntgabe',
  VERZICHT_ERKLAERT: 'entscheidung',
  MITTEILUNG_UNBEANTWORTET: 'mitteilungen',
}

/** What comes before the work of the state: it tells what that begins with, or holds the notice up (S9-10). */
const ZUERST = ['VON_FREIGABE_ZURUECK', 'KORREKTUR', 'BESCHEID_ANDERER_WEG'] as const
/** What there is for the bank while the case itself is the applicant's turn or nobody's. */
const DANEBEN = ['MITTEILUNG_UNBEANTWORTET', 'BESCHEID_NICHT_ABGERUFEN'] as const

const ortVon = (lage: Arbeitslage, hinweise: readonly Hinweis[]): Fallreiter | undefined => {
  const hinweis = hinweise.find((einer) => lage.hinweise.includes(einer))
  return hinweis && HINWEIS_ORT[hinweis]
}

/** Somebody wanted to look at it again, by today. */
const istWiedervorgelegt = ({ frist }: Arbeitslage, heute: string): boolean =>
  frist?.art === 'WIEDERVORLAGE' && tagInBerlin(letzterMoment(frist.bis)) <= heute

/** Reads cases and has no part in them: what was done and when is his work (R2). */
const prueftNur = (rollen: readonly string[]): boolean =>
  darf(rollen, ['REVISION', 'LESEN']) &&
  !darf(rollen, ['SACHBEARBEITUNG', 'SCHREIBEN']) &&
  !darf(rollen, ['FREIGABE', 'SCHREIBEN'])

/** The tab on which the next step of a case is done, whoever opens it from whatever list (S9-02). */
export const arbeitsort = (lage: Arbeitslage, { rollen, heute }: Leser): Fallreiter => {
  if (prueftNur(rollen)) return 'verlauf'
  if (lage.amZug === 'FREIGABE') return NACH_STAND[lage.stand]
  const zuerst = ortVon(lage, ZUERST)
  if (zuerst !== undefined) return zuerst
  if (lage.amZug === 'BANK') return NACH_STAND[lage.stand]
  if (istWiedervorgelegt(lage, heute)) return 'verlauf'
  return ortVon(lage, DANEBEN) ?? NACH_STAND[lage.stand]
}
