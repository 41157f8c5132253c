import { sql } from 'kysely'
import { runDueJobs } from '../../platform/jobs/worker.ts'
import type { Services } from '../../platform/services.ts'
import { passwortLinkSenden } from '../post/passwortLinkSenden.ts'
import type { Antwort, Browser } from './browser.ts'
import type { OidcTest } from './oidcTest.ts'

export type Brief = { readonly betreff: string; readonly text: string }

/** The mails to an address, the newest first. Those that a job makes are made before. */
export const briefeAn = async (t: OidcTest, an: string): Promise<readonly Brief[]> => {
  const { rows } = await sql<Brief>`
    select betreff, text from postausgang where an = ${an} order by angelegt_am desc`.execute(t.db)
  return rows
}

/** Does what the provider put off: the job needs no more of the portal than the provider has. */
export const jobsErledigen = (t: OidcTest): Promise<void> =>
  runDueJobs({ db: t.db, clock: t.clock, config: t.config, log: t.log } as unknown as Services, [
    passwortLinkSenden,
  ])

/** The link in a mail. */
export const linkAus = (brief: Brief | undefined): string => {
  const [link] = /https?:\/\/\S+\/realms\/\S+/.exec(brief?.text ?? '') ?? []
  if (link === undefined) throw new Error(`Kein Link in: ${brief?.text}`)
  return link
}

export const linkAn = async (t: OidcTest, an: string): Promise<string> => linkAus((await briefeAn(t, an))[0])

/** Opens the link of a mail that proves an address and presses its button. */
export const bestaetigen = async (b: Browser, link: string): Promise<Antwort> =>
  b.absenden(await b.oeffnen(link), {})
