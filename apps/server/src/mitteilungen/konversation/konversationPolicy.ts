import { MITTEILUNG } from '@foerderportal/contract/mitteilungen/problems'
import { absagen } from '../../platform/http/refusal.ts'
import type { KonversationRow } from './konversationen.ts'

/** 404 for a conversation that this company does not have. */
export const vorhanden = <T>(konversation: T | undefined): T => {
  if (konversation === undefined) throw absagen(MITTEILUNG.fehlt)
  return konversation
}

/** Why nobody writes here any more, as a sentence; null where one can. */
export const schreibhindernis = ({
  allgemein,
  geschaeft_guid,
  ge_nr,
}: Pick<KonversationRow, 'allgemein' | 'geschaeft_guid' | 'ge_nr'>): string | null =>
  allgemein || geschaeft_guid !== null
    ? null
    : `Der Antrag ${ge_nr} wurde gelöscht. Schreiben Sie in der allgemeinen Unterhaltung Ihres Unternehmens.`

/** 412 with the reason. */
export const nichtMoeglich = (grund: string) => absagen(MITTEILUNG.nichtMoeglich, grund)
