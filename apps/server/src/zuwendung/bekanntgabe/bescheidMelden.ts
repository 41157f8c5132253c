import { momentVon } from '@foerderportal/contract/shared/zeit/datum'
import { abrufEndetAm } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/fristen'
import * as z from 'zod/mini'
import { aufgabe } from '../../platform/jobs/jobs.ts'
import { BESCHEID_MELDEN } from './bekanntgabeMail.ts'
import { bekanntgabeBewegen, bescheidSperren } from './bekanntgaben.ts'
import { bekanntgabeProtokollieren } from './bekanntgabePolicy.ts'

/**
 * A mail server has taken a notification: with the first one the ten days begin, § 41 (2a) sentence 4 VwVfG. The others
 * change nothing, nor does a mail that was taken after another way had been chosen.
 */
export const bescheidMelden = aufgabe({
  name: BESCHEID_MELDEN,
  payload: z.object({ guid: z.uuid(), nr: z.int(), angenommenAm: z.iso.datetime({ offset: true }) }),
  run: async ({ guid, nr, angenommenAm }, { db }) =>
    db.transaction().execute(async (tx) => {
      const bescheid = await bescheidSperren(tx, guid)
      if (bescheid?.nr !== nr || bescheid.status !== 'BEREITGESTELLT') return
      const benachrichtigt = momentVon(angenommenAm)
      const ende = abrufEndetAm(benachrichtigt)
      await bekanntgabeBewegen(tx, bescheid, 'BENACHRICHTIGT', {
        benachrichtigt_am: benachrichtigt,
        endet_am: ende,
      })
      await bekanntgabeProtokollieren(tx, bescheid, {
        handlung: 'bescheidMelden',
        nr,
        benachrichtigt: angenommenAm,
        endet: ende.toISOString(),
      })
    }),
})
