import { gross, type Formularname } from '@foerderportal/contract/formular/formularname'
import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { Tx } from '../database/database.ts'
import { dailyLimit, type RateLimit } from '../http/rateLimit.ts'
import { anrede, brief } from '../mail/betreiber.ts'
import { mailVersenden } from '../mail/mailVersenden.ts'
import type { Services } from '../services.ts'
import type { GezeichnetesDokument, Mitzeichnungsart, Zeichner } from './mitzeichnungsart.ts'

/** What happened to a request, as its mails tell it. */
export type MitzeichnungEreignis =
  | 'angefragt'
  | 'erinnert'
  | 'unterschrieben'
  | 'abgelehnt'
  | 'zurueckgerufen'
  | 'hinfaellig'
  | 'geloescht'
  | 'ausgeschieden'

export type MitzeichnungNachricht<D extends GezeichnetesDokument> = {
  readonly ereignis: MitzeichnungEreignis
  readonly dokument: D
  /** Who acted. */
  readonly wer: string
}

/** What the sentences say of the document; `was`: its word with its number. */
type Satzteile = Formularname & {
  readonly was: string
  readonly firma: string
  readonly bis: string
  readonly werHandelt: string
}

/** Subject and sentence of each mail. What the document says stays in the portal. */
const SATZ: Record<MitzeichnungEreignis, (teile: Satzteile) => readonly [string, string]> = {
  angefragt: ({ was, den, ihn, firma, bis, werHandelt: wer }) => [
    `Ihre Unterschrift wird gebraucht: ${was}`,
    `${wer} bittet Sie, ${den} ${was} für ${firma} mit zu unterschreiben. Lesen Sie ${ihn} im Portal und entscheiden Sie dort.${bis}`,
  ],
  erinnert: ({ was, den, er, firma, bis, werHandelt: wer }) => [
    `Erinnerung: Ihre Unterschrift fehlt noch unter ${was}`,
    `${wer} erinnert Sie an ${den} ${was} für ${firma}. ${gross(er)} wartet auf Ihre Unterschrift.${bis}`,
  ],
  unterschrieben: ({ was, den, er, firma, bis, werHandelt: wer }) => [
    `${wer} hat unterschrieben: ${was}`,
    `${wer} hat ${den} ${was} für ${firma} unterschrieben. ${gross(er)} ist noch nicht eingereicht: Das tun jetzt Sie.${bis}`,
  ],
  abgelehnt: ({ was, den, firma, werHandelt: wer }) => [
    `${wer} unterschreibt nicht: ${was}`,
    `${wer} hat ${den} ${was} für ${firma} nicht unterschrieben. Den Grund lesen Sie im Portal.`,
  ],
  zurueckgerufen: ({ was, dem, firma, werHandelt: wer }) => [
    `Ihre Unterschrift wird nicht mehr gebraucht: ${was}`,
    `${wer} hat die Bitte um Ihre Unterschrift unter ${dem} ${was} für ${firma} zurückgenommen. Sie müssen nichts tun.`,
  ],
  hinfaellig: ({ was, der, den, firma, werHandelt: wer }) => [
    `${gross(der)} ${was} wurde geändert`,
    `${wer} hat ${den} ${was} für ${firma} geändert. Die zweite Unterschrift muss deshalb neu erbeten werden.`,
  ],
  geloescht: ({ was, der, den, firma, werHandelt: wer }) => [
    `${gross(der)} ${was} wurde gelöscht`,
    `${wer} hat ${den} ${was} für ${firma} gelöscht. Eine Unterschrift ist nicht mehr nötig.`,
  ],
  ausgeschieden: ({ was, dem, firma, bis, werHandelt: wer }) => [
    `Bitten Sie jemand anderen um die Unterschrift: ${was}`,
    `${wer} handelt nicht mehr für ${firma}. Die zweite Unterschrift unter ${dem} ${was} muss deshalb jemand anderes leisten. Wählen Sie die Person im Portal.${bis}`,
  ],
}

/** Where the one who gets the mail goes on: the page to sign on, the form, or the list of all. */
const SEITE: Record<MitzeichnungEreignis, 'mitzeichnung' | 'zusammenfassung' | 'alle'> = {
  angefragt: 'mitzeichnung',
  erinnert: 'mitzeichnung',
  unterschrieben: 'zusammenfassung',
  abgelehnt: 'zusammenfassung',
  zurueckgerufen: 'mitzeichnung',
  hinfaellig: 'mitzeichnung',
  geloescht: 'alle',
  ausgeschieden: 'zusammenfassung',
}

const satzteile = <D extends GezeichnetesDokument, U>(
  { name, mail }: Mitzeichnungsart<D, U>,
  { dokument, wer }: MitzeichnungNachricht<D>,
): Satzteile => {
  const frist = mail.bis(dokument)
  return {
    ...name,
    was: `${name.wort} ${mail.nummer(dokument)}`,
    firma: `„${mail.unternehmen(dokument) ?? 'Ihr Unternehmen'}“`,
    bis: frist === undefined ? '' : ` Das geht bis ${alsMinute(letzterMoment(frist))} Uhr.`,
    werHandelt: wer,
  }
}

/** Asking and taking back: ten times. */
const AM_TAG = 20
/** What one can cause over and over again by himself; the other mails are bounded by who answers, or by the day. */
const BELIEBIG_OFT = new Set<MitzeichnungEreignis>(['angefragt', 'zurueckgerufen', 'hinfaellig', 'geloescht'])
const grenzen = new WeakMap<Services, RateLimit>()

/**
 * Of one company to one address: whoever signs for many gets the mails of each. A request stands in the portal too, and
 * is not refused for its mail (ADR 0025).
 */
const darfSchreiben = (
  services: Services,
  { ereignis, dokument }: MitzeichnungNachricht<GezeichnetesDokument>,
  email: string,
): boolean => {
  if (!BELIEBIG_OFT.has(ereignis)) return true
  const grenze = grenzen.get(services) ?? dailyLimit(services.clock, AM_TAG)
  grenzen.set(services, grenze)
  return grenze.take(`${dokument.unternehmen_guid} ${email.toLowerCase()}`)
}

export type Empfaenger = Pick<Zeichner, 'email' | 'vorname' | 'nachname'>

/** The mail goes out when the caller's transaction commits; who is no member any more gets none. */
export const mitzeichnungMail = async <D extends GezeichnetesDokument, U>(
  tx: Tx,
  services: Services,
  art: Mitzeichnungsart<D, U>,
  { an, ...n }: MitzeichnungNachricht<D> & { readonly an: Empfaenger | undefined },
): Promise<void> => {
  if (an === undefined || !darfSchreiben(services, n, an.email)) return
  const { config: betreiber } = services
  const [betreff, satz] = SATZ[n.ereignis](satzteile(art, n))
  const verweis = art.mail.verweis(betreiber, n.dokument, SEITE[n.ereignis])
  await mailVersenden(tx, {
    an: an.email,
    betreff: `${betreff} (${betreiber.portalName})`,
    text: brief(betreiber, [anrede(an), satz, `Zum Portal:\n${verweis}`]),
    bezug: n.dokument.guid,
    demo: n.dokument.demo,
  })
}
