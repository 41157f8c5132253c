import { anhoerungStaende } from '@foerderportal/contract/zuwendung/antrag/anhoerung/staende'
import { ARTEN, type Grundlage } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import {
  antragStaendeBei,
  istEntwurf,
  type Aktion,
  type GeschaeftStatus,
} from '@foerderportal/contract/zuwendung/kern/staende'
import type { Database, Tx } from '../../platform/database/database.ts'
import { offeneEntscheidung } from '../entscheidung/entscheidungen.ts'
import { letzteAnhoerung, standVon } from './anhoerungen.ts'

/** The row of the application's life cycle under which somebody is heard before such a decision. */
const AKTION: Record<Grundlage, Aktion> = { ANTRAG: 'anhoeren', BEWILLIGUNG: 'vorNachtragAnhoeren' }

type Fall = { readonly geschaeft_guid: string; readonly status: GeschaeftStatus }

/**
 * Why the company can't be heard now, as a sentence (S9-03): before an application is decided, and before an act after the
 * approval, once its draft says what is meant. What lies before a second person stands still (S9-04): an answer would
 * change what was read.
 */
export const anhoerenHindernis = async (
  db: Database | Tx,
  { geschaeft_guid: geschaeftGuid, status }: Fall,
  jetzt: Date,
): Promise<string | null> => {
  const offene = await offeneEntscheidung(db, geschaeftGuid)
  if (status === 'BEWILLIGT' && offene === undefined)
    return 'Der Antrag ist bewilligt. Beginnen Sie zuerst den Entwurf einer nachträglichen Entscheidung.'
  const aktion = AKTION[offene === undefined ? 'ANTRAG' : ARTEN[offene.art].grundlage]
  // To the bank an application that has been sent is never a draft.
  const grund = antragStaendeBei(istEntwurf(status)).hindernis(aktion, status, ['BANK'])
  if (grund !== null) return grund.text
  if (offene?.status === 'VORGELEGT')
    return 'Eine Entscheidung liegt zur Freigabe vor. Anhören lässt sich erst, wenn sie zurückgegeben ist.'
  const stand = standVon(await letzteAnhoerung(db, geschaeftGuid), jetzt)
  return anhoerungStaende.hindernis('anhoeren', stand, ['BANK'])?.text ?? null
}
