import { rundeStaende } from '@foerderportal/contract/interessenbekundung/rundeStaende'
import { NACH_EINFRIEREN_MS } from '@foerderportal/contract/interessenbekundung/bank/ziehung'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { VON_SELBST } from '../../platform/audit/protokollieren.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { jedesFuerSich } from '../../platform/jobs/jedesFuerSich.ts'
import { aufgabe } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { rundeProtokollieren } from '../runde/rundeBewegen.ts'
import { standVon } from '../runde/rundePolicy.ts'
import { rundeSperren, versionErhoehen, type RundeRow } from '../runde/runden.ts'
import { ziehungAb } from '../runde/rundeZiehung.ts'
import { KARENZ_MS, RUNDE_EINFRIEREN } from './einfrierenVormerken.ts'
import { listeFesthalten } from './listeFesthalten.ts'

const einfrieren = async (tx: Tx, runde: RundeRow, jetzt: Date): Promise<void> => {
  const liste = await listeFesthalten(tx, runde)
  // too late for the draw that was named: the next of the same kind counts, and is published (3.1)
  const ziehungAm = ziehungAb(runde, new Date(jetzt.getTime() + NACH_EINFRIEREN_MS))
  await sql`update ibk_meta set eingefroren_am = ${jetzt}, liste_sha256 = ${liste.sha256}, ziehung_am = ${ziehungAm}
    where guid = ${runde.guid}`.execute(tx)
  await versionErhoehen(tx, runde.guid)
  const verschoben = ziehungAm?.getTime() === runde.ziehung_am?.getTime() ? {} : { ziehungAm }
  await rundeProtokollieren(tx, runde, {
    sub: VON_SELBST,
    handlung: 'rundeEinfrieren',
    angaben: { ...liste, ...verschoben },
  })
}

/**
 * Takes the lock alone that everybody shares who submits, and so waits for them: what was acknowledged is in the list,
 * and what comes later is refused and was never acknowledged (S3-05).
 */
export const eineEinfrieren = ({ db, clock }: Pick<Services, 'db' | 'clock'>, guid: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select runde_halten(${guid})`.execute(tx)
    const runde = await rundeSperren(tx, guid)
    const jetzt = clock.now()
    if (runde === undefined || runde.bis.getTime() + KARENZ_MS > jetzt.getTime()) return
    if (rundeStaende.hindernis('rundeEinfrieren', standVon(runde, jetzt), ['UHR']) !== null) return
    await einfrieren(tx, runde, jetzt)
  })

const faellige = async (db: Database, jetzt: Date): Promise<string[]> =>
  (
    await sql<{
      guid: string
    }>`select guid from ibk_meta where eingefroren_am is null and veroeffentlicht_am is not null
      and annulliert_am is null and reihung_freigegeben_am is null
      and bis <= ${new Date(jetzt.getTime() - KARENZ_MS)} order by bis, guid`.execute(db)
  ).rows.map(({ guid }) => guid)

/** A minute after the end of a round, and every ten minutes for what that has missed. */
export const rundeEinfrieren = aufgabe({
  name: RUNDE_EINFRIEREN,
  cron: '*/10 * * * *',
  payload: z.unknown(),
  run: async (_payload, services) => {
    await jedesFuerSich(services, await faellige(services.db, services.clock.now()), {
      tun: (guid) => eineEinfrieren(services, guid),
      worum: (runde) => ({ runde }),
      einzeln: 'round not frozen',
      zusammen: 'rounds not frozen',
    })
  },
})
