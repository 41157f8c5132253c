import * as z from 'zod/mini'
import type { Database } from '../../platform/database/database.ts'
import { aufgabe, jobEinreihen } from '../../platform/jobs/jobs.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import { kontoSuchen } from '../anmeldung/anmelden.ts'
import { adresseVergeben, type Konto } from '../konto/konto.ts'
import { bestaetigungSenden, postNehmen } from './bestaetigungSenden.ts'
import { linkAusstellen } from './einmallink.ts'
import { passwortMail } from './mails.ts'

const NAME = 'passwort-link-senden'

/** Only what was typed is written down now: the answer takes as long for a name that nobody has. */
export const passwortLinkAnfordern = (db: Database, eingabe: string): Promise<void> =>
  jobEinreihen(db, NAME, { eingabe }, { line: 'mail' })

/**
 * An address that took the place of another and is not confirmed may be a stranger's, who must not get the account by
 * it: he can only confirm it, which asks for its owner.
 */
const istUnbewiesen = ({ emailBestaetigt, vorlaeufig }: Konto) => !emailBestaetigt && !vorlaeufig

/** A new account with another's address or under no name of its own: what it needs first stands in its own mail. */
const istUnfertig = async (db: Database, { vorlaeufig, nameOffen, email }: Konto) =>
  nameOffen || (vorlaeufig && (await adresseVergeben(db, email)))

/** Sends the link by which a forgotten password is replaced, where there is such an account. */
export const passwortLinkSenden = aufgabe({
  name: NAME,
  payload: z.object({ eingabe: z.string() }),
  run: async ({ eingabe }, { db, clock, config }) => {
    const konto = await kontoSuchen(db, eingabe)
    if (konto?.aktiv !== true) return
    // Whoever asks for it over and over again does not fill the mailbox; the last link goes on counting.
    if ((await postNehmen({ db, clock, betreiber: config }, konto)) !== undefined) return
    await db.transaction().execute(async (tx) => {
      if (istUnbewiesen(konto) || (await istUnfertig(tx, konto))) return bestaetigungSenden(tx, config, konto)
      await mailVersenden(tx, passwortMail(config, konto, await linkAusstellen(tx, konto, 'PASSWORT_NEU')))
    })
  },
})
