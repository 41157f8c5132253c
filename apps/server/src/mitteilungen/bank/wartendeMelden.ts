import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { unbefangen } from '../../platform/befangenheit/befangenheit.ts'
import type { Tx } from '../../platform/database/database.ts'
import { aufgabe } from '../../platform/jobs/jobs.ts'
import { brief } from '../../platform/mail/betreiber.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import { zugewiesenSub } from './bankKonversationen.ts'

type Wartend = {
  readonly sub: string
  readonly name: string
  readonly email: string
  readonly anzahl: number
  readonly demo: boolean
}

/** For whom of the bank conversations wait, and how many; who is partial in a case or for a company is not told of it (S9-01). */
const wartendeLaden = async (tx: Tx): Promise<Wartend[]> =>
  (
    await sql<Wartend>`select b.sub, b.name, b.email, count(*)::int as anzahl, bool_and(w.demo) as demo
      from (select ${zugewiesenSub} as sub, k.geschaeft_guid, k.unternehmen_guid, u.demo from konversation k
          join unternehmen u on u.guid = k.unternehmen_guid
          where k.wartet_seit is not null and k.erledigt_am is null) w
        join bankperson b on b.sub = w.sub
      where b.email is not null
        and ${unbefangen({ geschaeft: sql`w.geschaeft_guid`, unternehmen: sql`w.unternehmen_guid` }, sql`w.sub`)}
      group by b.sub, b.name, b.email`.execute(tx)
  ).rows

const worte = (anzahl: number) =>
  anzahl === 1
    ? 'Eine Mitteilung eines Unternehmens wartet auf Ihre Antwort.'
    : `${anzahl} Unterhaltungen mit Unternehmen warten auf Ihre Antwort.`

/**
 * S7-04: on working days in the morning, one mail for everybody of the bank for whom something waits, whatever came in
 * since. A second run of the same day sends nothing.
 */
export const wartendeMelden = aufgabe({
  name: 'wartende-mitteilungen',
  cron: '7 6 * * 1-5',
  payload: z.unknown(),
  run: async (_payload, { db, clock, config }) => {
    const tag = tagInBerlin(clock.now())
    await db.transaction().execute(async (tx) => {
      for (const { sub, name, email, anzahl, demo } of await wartendeLaden(tx))
        await mailVersenden(tx, {
          an: email,
          betreff: 'Unternehmen warten auf Ihre Antwort',
          text: brief(config, [
            `Guten Tag ${name},`,
            worte(anzahl),
            `Zu den Mitteilungen:\n${config.portalUrl}/sachbearbeitung/mitteilungen?wessen=meine`,
          ]),
          schluessel: `wartende:${tag}:${sub}`,
          demo,
        })
    })
  },
})
