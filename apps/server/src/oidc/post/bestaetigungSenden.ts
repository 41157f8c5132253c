import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Betreiber } from '../../platform/mail/betreiber.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import { fehlversuchZaehlen, postZaehler, versuchNehmen } from '../konto/anmeldeversuche.ts'
import { adresseVergeben, type Konto } from '../konto/konto.ts'
import { linkAusstellen, offenerLinkSeit } from './einmallink.ts'
import { bestaetigungsMail, schonDaMail } from './mails.ts'

/** The mail may be on its way; whoever asks again at once gets two, of which the first counts no more. */
const ERNEUT_NACH_MS = 60_000

type Empfaenger = Pick<Konto, 'id' | 'email' | 'vorlaeufig' | 'nameOffen'>

/**
 * Sends the link that proves an address. Where somebody else has proven it, the mail says that he has an account
 * instead; the link is made all the same and reaches nobody, so that what follows is the same, too (S1-15). In a
 * transaction.
 */
export const bestaetigungSenden = async (
  tx: Database,
  betreiber: Betreiber,
  konto: Empfaenger,
): Promise<void> => {
  const link = await linkAusstellen(tx, konto, 'EMAIL_BESTAETIGEN')
  const vergeben = konto.vorlaeufig && (await adresseVergeben(tx, konto.email))
  await mailVersenden(
    tx,
    vergeben ? schonDaMail(betreiber, konto.email) : bestaetigungsMail(betreiber, konto, link),
  )
}

export type PostDeps = { readonly db: Database; readonly clock: Clock; readonly betreiber: Betreiber }

/** Takes one mail to this account and address: nobody fills a stranger's mailbox from here. */
export const postNehmen = async (
  { db, clock }: PostDeps,
  konto: Pick<Konto, 'id' | 'email'>,
): Promise<Date | undefined> => {
  const zaehler = postZaehler(konto)
  const bis = await versuchNehmen(db, clock, zaehler)
  if (bis === undefined) await fehlversuchZaehlen(db, clock, zaehler)
  return bis
}

/** Sends it once more because somebody asked. Answers until when to wait where that was too soon. */
export const bestaetigungAnfordern = async (deps: PostDeps, konto: Empfaenger): Promise<Date | undefined> => {
  const seit = await offenerLinkSeit(deps.db, konto, 'EMAIL_BESTAETIGEN')
  const frueh = seit && new Date(seit.getTime() + ERNEUT_NACH_MS)
  if (frueh && frueh > deps.clock.now()) return frueh
  const bis = await postNehmen(deps, konto)
  if (bis === undefined)
    await deps.db.transaction().execute((tx) => bestaetigungSenden(tx, deps.betreiber, konto))
  return bis
}
