import { tagInBerlin, tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import {
  abrufErinnerungAm,
  bekanntNachPost,
  mitternachtInBerlin,
} from '@foerderportal/contract/zuwendung/bank/bekanntgabe/fristen'
import { MINUTE_MS, STUNDE_MS } from '@foerderportal/values/time'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/database/database.ts'
import { jedesFuerSich } from '../../platform/jobs/jedesFuerSich.ts'
import { aufgabe } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { abrufLaeuft } from './abrufe.ts'
import { zeichnendenSchreiben } from './bekanntgabeMail.ts'
import { bekanntgabeBewegen, bescheidSperren, faelligeBekanntgaben, type Bescheid } from './bekanntgaben.ts'
import { bekanntgabeProtokollieren } from './bekanntgabePolicy.ts'

/** Nobody is reminded at night. */
const MORGENS_MS = 7 * STUNDE_MS
/** Longer than a call can wait here: one that arrived in time was at the notice before this. */
const KARENZ_MS = MINUTE_MS

const erinnernAb = (benachrichtigt: Date): number =>
  mitternachtInBerlin(abrufErinnerungAm(benachrichtigt)).getTime() + MORGENS_MS

const erinnern = async (services: Services, tx: Tx, b: Bescheid): Promise<void> => {
  const jetzt = services.clock.now()
  await bekanntgabeBewegen(tx, b, 'BENACHRICHTIGT', { erinnert_am: jetzt })
  await bekanntgabeProtokollieren(tx, b, { handlung: 'abrufErinnern', nr: b.nr })
  await zeichnendenSchreiben(services, tx, 'erinnerung', b)
}

/** The ten days are over. A retrieval that began in time is waited for. */
const beenden = async (services: Services, tx: Tx, b: Bescheid): Promise<void> => {
  const jetzt = services.clock.now()
  if (await abrufLaeuft(tx, b, jetzt)) return
  await bekanntgabeBewegen(tx, b, 'NICHT_BEWIRKT', { beendet_am: jetzt })
  await bekanntgabeProtokollieren(tx, b, { handlung: 'bereitstellungBeenden', nr: b.nr })
  await zeichnendenSchreiben(services, tx, 'abgelaufen', b)
}

/** On the fourth day after it was posted a letter is given. */
const briefFuehren = async (tx: Tx, b: Bescheid, jetzt: Date): Promise<void> => {
  const bekanntAm = b.aufgegeben_am && bekanntNachPost(b.aufgegeben_am)
  if (!bekanntAm || bekanntAm > tagInBerlin(jetzt)) return
  await bekanntgabeBewegen(tx, b, 'BEKANNT', { bekannt_am: bekanntAm })
  await bekanntgabeProtokollieren(tx, b, { handlung: 'briefBekanntgeben', nr: b.nr, bekanntAm })
}

/** The reminder, or the end. */
const abrufFuehren = async (services: Services, tx: Tx, b: Bescheid, jetzt: Date): Promise<void> => {
  const { benachrichtigt_am: seit, endet_am: ende, erinnert_am: erinnert } = b
  if (seit === null || ende === null) return
  if (ende.getTime() + KARENZ_MS <= jetzt.getTime()) return beenden(services, tx, b)
  if (erinnert === null && ende > jetzt && erinnernAb(seit) <= jetzt.getTime())
    await erinnern(services, tx, b)
}

/** What the clock does with a notice now. It was due when the run began; whether it still is, is asked under the lock. */
const fuehren = (services: Services, guid: string): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    const b = await bescheidSperren(tx, guid)
    const jetzt = services.clock.now()
    if (b?.status === 'VERSANDT') await briefFuehren(tx, b, jetzt)
    if (b?.status === 'BENACHRICHTIGT') await abrufFuehren(services, tx, b, jetzt)
  })

/**
 * Every minute: reminds on the fifth day, ends a provision after the tenth, and says of a letter on the fourth day after
 * it was posted that it is given. Each in a transaction of its own: killed in between, the next run goes on.
 */
export const bekanntgabeFuehren = aufgabe({
  name: 'bekanntgabe-fuehren',
  cron: '* * * * *',
  attempts: 3,
  payload: z.unknown(),
  run: async (_payload, services) => {
    const jetzt = services.clock.now()
    const vorVierTagen = tageSpaeter(tagInBerlin(jetzt), -4)
    const faellig = {
      jetzt,
      benachrichtigtVor: mitternachtInBerlin(vorVierTagen),
      aufgegebenBis: vorVierTagen,
    }
    await jedesFuerSich(services, await faelligeBekanntgaben(services.db, faellig), {
      tun: (guid) => fuehren(services, guid),
      worum: (bescheid) => ({ bescheid }),
      einzeln: 'notice not moved on',
      zusammen: 'notices not moved on',
    })
  },
})
