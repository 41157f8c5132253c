import {
  einladungStaende,
  type EinladungStand,
} from '@foerderportal/contract/interessenbekundung/einladungStaende'
import { alsDatum, alsMinute, tagInBerlin, tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import { MINUTE_MS, TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Tx } from '../../platform/database/database.ts'
import { VON_SELBST } from '../../platform/audit/protokollieren.ts'
import { jedesFuerSich } from '../../platform/jobs/jedesFuerSich.ts'
import { aufgabe } from '../../platform/jobs/jobs.ts'
import { anrede, brief } from '../../platform/mail/betreiber.ts'
import { mailsVersenden } from '../../platform/mail/mailsVersenden.ts'
import { portalVerweis } from '../../platform/mail/portalVerweis.ts'
import type { Services } from '../../platform/services.ts'
import { empfaengerLaden } from '../../unternehmen/public.ts'
import { rundeProtokollieren } from '../runde/rundeBewegen.ts'
import { einladungenBeenden } from './einladungen.ts'

/** Longer than a call can wait: an application that arrived in time was sent before this. */
const KARENZ_MS = 5 * MINUTE_MS
/** Days before the last one on which whoever signs is reminded. */
const ERINNERT = [7, 1] as const
const BALD_MS = 8 * TAG_MS

type Einladung = {
  readonly guid: string
  readonly runde: string
  readonly bezeichnung: string
  readonly unternehmen_guid: string
  readonly programm: string
  readonly status: EinladungStand
  readonly bis: Date
  readonly erinnert_tage: readonly number[]
  readonly rang: number
  readonly demo: boolean
  /** Of an application that is begun the portal reminds by itself, with what is still missing (S4-07). */
  readonly begonnen: boolean
}

const sperren = async (tx: Tx, guid: string): Promise<Einladung | undefined> =>
  (
    await sql<Einladung>`select e.guid, f.ibk_meta_guid as runde, f.bezeichnung, f.programm, e.unternehmen_guid, e.status, e.bis,
        e.erinnert_tage, e.rang, e.demo,
        exists (select from geschaeft g where g.einladung_guid = e.guid and g.zurueckgezogen_am is null) as begonnen
      from antrag_einladung e join foerderrunde f on f.guid = e.runde_guid
      where e.guid = ${guid} for no key update of e`.execute(tx)
  ).rows[0]

type Post = { readonly zweck: string; readonly betreff: string; readonly absaetze: readonly string[] }

const schreiben = async ({ config }: Services, tx: Tx, e: Einladung, post: Post): Promise<void> => {
  const zeichnende = (await empfaengerLaden(tx, [e.unternehmen_guid])).filter((m) => m.zeichnungsberechtigung)
  const verweis = portalVerweis(config, '/zuwendung/uebersicht', e)
  await mailsVersenden(
    tx,
    zeichnende.map((m) => ({
      an: m.email,
      betreff: `${post.betreff} (${config.portalName})`,
      text: brief(config, [anrede(m), ...post.absaetze, `Zum Portal:\n${verweis}`]),
      schluessel: `einladung:${post.zweck}:${e.guid}:${e.bis.toISOString()}:${m.sub}`,
      bezug: e.guid,
      demo: e.demo,
    })),
  )
}

/** Which reminder is due: the latest one whose day has come and that has not gone yet. */
const faelligeErinnerung = ({ bis, erinnert_tage: schon }: Einladung, jetzt: Date): 7 | 1 | undefined => {
  const letzter = tagInBerlin(letzterMoment(bis.toISOString()))
  const heute = tagInBerlin(jetzt)
  const tage = ERINNERT.findLast((t) => heute >= tageSpaeter(letzter, -t))
  return tage !== undefined && !schon.includes(tage) && jetzt < bis ? tage : undefined
}

const erinnern = async (services: Services, tx: Tx, e: Einladung, tage: number): Promise<void> => {
  await sql`update antrag_einladung set erinnert_tage = erinnert_tage || ${tage}::integer where guid = ${e.guid}`.execute(
    tx,
  )
  const bis = `${alsMinute(letzterMoment(e.bis.toISOString()))} Uhr`
  await schreiben(services, tx, e, {
    zweck: `erinnerung-${tage}`,
    betreff: `Noch bis ${alsDatum(tagInBerlin(letzterMoment(e.bis.toISOString())))}: Ihre Einladung zum Antrag`,
    absaetze: [
      `auf die Einladung zu „${e.bezeichnung}“ ist noch kein Antrag eingereicht. Das geht bis ${bis}, danach nicht mehr.`,
      'Hat das schon jemand aus Ihrem Unternehmen erledigt, müssen Sie nichts tun.',
    ],
  })
  await rundeProtokollieren(
    tx,
    { guid: e.runde },
    {
      sub: VON_SELBST,
      handlung: 'einladungErinnern',
      objektGuid: e.guid,
      angaben: { tage, rang: e.rang },
    },
  )
}

const verfallen = async (services: Services, tx: Tx, e: Einladung, jetzt: Date): Promise<void> => {
  await einladungenBeenden(tx, { einladung: e.guid, nach: 'VERFALLEN', jetzt })
  await schreiben(services, tx, e, {
    zweck: 'verfallen',
    betreff: 'Ihre Einladung zum Antrag ist abgelaufen',
    absaetze: [
      `auf die Einladung zu „${e.bezeichnung}“ ist in der Frist kein Antrag eingereicht worden. Sie ist abgelaufen; die Mittel gehen an die nächsten in der Reihe.`,
    ],
  })
  await rundeProtokollieren(
    tx,
    { guid: e.runde },
    {
      sub: VON_SELBST,
      handlung: 'einladungVerfallen',
      objektGuid: e.guid,
      angaben: { rang: e.rang },
    },
  )
}

/** What the clock does with an invitation now; whether it is still open is asked under its lock. */
const fuehren = (services: Services, guid: string): Promise<void> =>
  services.db.transaction().execute(async (tx) => {
    const e = await sperren(tx, guid)
    const jetzt = services.clock.now()
    if (e === undefined || einladungStaende.hindernis('einladungVerfallen', e.status, ['UHR']) !== null)
      return
    if (e.bis.getTime() + KARENZ_MS <= jetzt.getTime()) return verfallen(services, tx, e, jetzt)
    const tage = faelligeErinnerung(e, jetzt)
    if (tage !== undefined && !e.begonnen) await erinnern(services, tx, e, tage)
  })

const faellige = async ({ db, clock }: Services): Promise<string[]> =>
  (
    await sql<{
      guid: string
    }>`select guid from antrag_einladung where status = 'OFFEN' and bekundung_guid is not null
      and bis <= ${new Date(clock.now().getTime() + BALD_MS)} order by bis, guid`.execute(db)
  ).rows.map(({ guid }) => guid)

/** Every hour: reminds seven days and one day before the last one, and ends what nobody has used (S3-04). */
export const einladungenFuehren = aufgabe({
  name: 'einladungen-fuehren',
  cron: '17 * * * *',
  payload: z.unknown(),
  run: async (_payload, services) => {
    await jedesFuerSich(services, await faellige(services), {
      tun: (guid) => fuehren(services, guid),
      worum: (einladung) => ({ einladung }),
      einzeln: 'invitation not moved on',
      zusammen: 'invitations not moved on',
    })
  },
})
