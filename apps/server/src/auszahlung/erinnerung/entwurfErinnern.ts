import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/database/database.ts'
import { jedesFuerSich } from '../../platform/jobs/jedesFuerSich.ts'
import { aufgabe } from '../../platform/jobs/jobs.ts'
import { anrede, brief, type Betreiber } from '../../platform/mail/betreiber.ts'
import { mailVersenden, type Mail } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden, type Mitglied } from '../../unternehmen/public.ts'
import { auszahlungVerweis } from '../kern/auszahlungMail.ts'

/** Drafts hold money: after so long without a save somebody is asked what becomes of it. Nothing is ever deleted (S6-06). */
const RUHE_MS = 30 * TAG_MS

type Entwurf = {
  readonly guid: string
  readonly unternehmen_guid: string
  readonly geaendert_am: Date
  readonly geaendert_von: string
  readonly ge_nr: string
  readonly programm: Programm
  readonly demo: boolean
}

const ruhende = sql`status = 'IN_BEARBEITUNG' and erinnert_am is null`

/** Notes the reminder, under the lock of the row: meanwhile somebody may have saved, sent or deleted it. */
const vormerken = async (tx: Tx, guid: string, jetzt: Date): Promise<Entwurf | undefined> =>
  (
    await sql<Entwurf>`update auszahlung a set erinnert_am = ${jetzt} from geschaeft g
      where a.guid = ${guid} and g.guid = a.geschaeft_guid and a.status = 'IN_BEARBEITUNG' and a.erinnert_am is null
        and a.geaendert_am <= ${new Date(jetzt.getTime() - RUHE_MS)}
      returning a.guid, a.unternehmen_guid, a.geaendert_am, a.geaendert_von, g.ge_nr, g.programm, g.demo`.execute(
      tx,
    )
  ).rows[0]

const mail = (b: Betreiber, entwurf: Entwurf, an: Mitglied): Mail => ({
  an: an.email,
  betreff: `Ein Auszahlungsantrag wartet auf Sie: ${entwurf.ge_nr} (${b.portalName})`,
  text: brief(b, [
    anrede(an),
    `der Entwurf eines Auszahlungsantrags zu ${entwurf.ge_nr} wurde zuletzt am ${alsDatum(tagInBerlin(entwurf.geaendert_am))} gespeichert. Was darin beantragt ist, hält er fest: Ein anderer Antrag kann es nicht abrufen.`,
    'Reichen Sie ihn ein, oder löschen Sie ihn, wenn Sie ihn nicht mehr brauchen. Von selbst verschwindet er nicht.',
    `Zum Entwurf:\n${auszahlungVerweis(b, entwurf, 'weiter')}`,
    'Hat das schon jemand aus Ihrem Unternehmen erledigt, müssen Sie nichts tun.',
  ]),
  schluessel: `entwurf:${entwurf.guid}:${entwurf.geaendert_am.toISOString()}:${an.sub}`,
  bezug: entwurf.guid,
  demo: entwurf.demo,
})

const erinnern = ({ db, clock, config }: Services, guid: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const entwurf = await vormerken(tx, guid, clock.now())
    if (entwurf === undefined) return
    const mitglieder = await mitgliederLaden(tx, entwurf.unternehmen_guid)
    for (const person of mitglieder.filter(
      (m) => m.zeichnungsberechtigung || m.sub === entwurf.geaendert_von,
    ))
      await mailVersenden(tx, mail(config, entwurf, person))
  })

/** Every morning: who may sign, and who saved last, hear of drafts that nobody has saved for thirty days, once each time. */
export const entwurfErinnern = aufgabe({
  name: 'auszahlung-entwurf-erinnern',
  cron: '41 6 * * *',
  attempts: 6,
  payload: z.unknown(),
  run: async (_payload, services) => {
    const vor = new Date(services.clock.now().getTime() - RUHE_MS)
    const { rows } = await sql<{ guid: string }>`select guid from auszahlung
      where ${ruhende} and geaendert_am <= ${vor} order by geaendert_am, guid`.execute(services.db)
    await jedesFuerSich(services, rows, {
      tun: ({ guid }) => erinnern(services, guid),
      worum: ({ guid: auszahlung }) => ({ auszahlung }),
      einzeln: 'reminder of a draft failed',
      zusammen: 'reminders failed',
    })
  },
})
