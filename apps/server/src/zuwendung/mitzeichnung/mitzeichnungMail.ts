import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { Tx } from '../../platform/database/database.ts'
import { tagesGrenze, type NetzGrenze } from '../../platform/http/netzGrenze.ts'
import { anrede, brief } from '../../platform/mail/betreiber.ts'
import { mailVersenden } from '../../platform/mail/mailVersenden.ts'
import type { Services } from '../../platform/services.ts'
import type { Mitglied } from '../../unternehmen/public.ts'
import { antraegeVerweis, antragVerweis } from '../kern/antragMail.ts'
import type { AntragRow } from '../kern/repository.ts'

/** What happened to a request, as its mails tell it. */
export type MitzeichnungEreignis =
  'angefragt' | 'erinnert' | 'unterschrieben' | 'abgelehnt' | 'zurueckgerufen' | 'hinfaellig' | 'geloescht'

export type MitzeichnungNachricht = {
  readonly ereignis: MitzeichnungEreignis
  readonly antrag: AntragRow
  /** Who acted. */
  readonly wer: string
}

const firma = ({ formular }: AntragRow) => `„${formular.unternehmen?.unternehmenName ?? 'Ihr Unternehmen'}“`
/** In a correction the deadline of the Nachforderung counts, whatever the round's period says. */
const bis = ({ bis: ende, nachforderung }: AntragRow) => {
  const frist = nachforderung?.frist ?? ende?.toISOString()
  return frist === undefined ? '' : ` Das geht bis ${alsMinute(letzterMoment(frist))} Uhr.`
}

/** Subject and sentence of each mail. What the application says stays in the portal. */
const SATZ: Record<MitzeichnungEreignis, (n: MitzeichnungNachricht) => readonly [string, string]> = {
  angefragt: ({ antrag, wer }) => [
    `Ihre Unterschrift wird gebraucht: Antrag ${antrag.ge_nr}`,
    `${wer} bittet Sie, den Antrag ${antrag.ge_nr} für ${firma(antrag)} mit zu unterschreiben. Lesen Sie ihn im Portal und entscheiden Sie dort.${bis(antrag)}`,
  ],
  erinnert: ({ antrag, wer }) => [
    `Erinnerung: Ihre Unterschrift fehlt noch unter Antrag ${antrag.ge_nr}`,
    `${wer} erinnert Sie an den Antrag ${antrag.ge_nr} für ${firma(antrag)}. Er wartet auf Ihre Unterschrift.${bis(antrag)}`,
  ],
  unterschrieben: ({ antrag, wer }) => [
    `${wer} hat unterschrieben: Antrag ${antrag.ge_nr}`,
    `${wer} hat den Antrag ${antrag.ge_nr} für ${firma(antrag)} unterschrieben. Er ist noch nicht eingereicht: Das tun jetzt Sie.${bis(antrag)}`,
  ],
  abgelehnt: ({ antrag, wer }) => [
    `${wer} unterschreibt nicht: Antrag ${antrag.ge_nr}`,
    `${wer} hat den Antrag ${antrag.ge_nr} für ${firma(antrag)} nicht unterschrieben. Den Grund lesen Sie im Portal.`,
  ],
  zurueckgerufen: ({ antrag, wer }) => [
    `Ihre Unterschrift wird nicht mehr gebraucht: Antrag ${antrag.ge_nr}`,
    `${wer} hat die Bitte um Ihre Unterschrift unter dem Antrag ${antrag.ge_nr} für ${firma(antrag)} zurückgenommen. Sie müssen nichts tun.`,
  ],
  hinfaellig: ({ antrag, wer }) => [
    `Der Antrag ${antrag.ge_nr} wurde geändert`,
    `${wer} hat den Antrag ${antrag.ge_nr} für ${firma(antrag)} geändert. Die zweite Unterschrift muss deshalb neu erbeten werden.`,
  ],
  geloescht: ({ antrag, wer }) => [
    `Der Antrag ${antrag.ge_nr} wurde gelöscht`,
    `${wer} hat den Antrag ${antrag.ge_nr} für ${firma(antrag)} gelöscht. Eine Unterschrift ist nicht mehr nötig.`,
  ],
}

/** Where the one who gets the mail goes on: the page to sign on, the application, or the list of all. */
const SEITE: Record<MitzeichnungEreignis, 'mitzeichnung' | 'zusammenfassung' | null> = {
  angefragt: 'mitzeichnung',
  erinnert: 'mitzeichnung',
  unterschrieben: 'zusammenfassung',
  abgelehnt: 'zusammenfassung',
  zurueckgerufen: 'mitzeichnung',
  hinfaellig: 'mitzeichnung',
  geloescht: null,
}

/** Asking and taking back: ten times. */
const AM_TAG = 20
/** What one can cause over and over again by himself; the other mails are bounded by who answers, or by the day. */
const BELIEBIG_OFT = new Set<MitzeichnungEreignis>(['angefragt', 'zurueckgerufen', 'hinfaellig', 'geloescht'])
const grenzen = new WeakMap<Services, NetzGrenze>()

/**
 * Of one company to one address: whoever signs for many gets the mails of each. A request stands in the portal too, and
 * is not refused for its mail (ADR 0025).
 */
const darfSchreiben = (
  services: Services,
  { ereignis, antrag }: MitzeichnungNachricht,
  email: string,
): boolean => {
  if (!BELIEBIG_OFT.has(ereignis)) return true
  const grenze = grenzen.get(services) ?? tagesGrenze(services.clock, AM_TAG)
  grenzen.set(services, grenze)
  return grenze.nehmen(`${antrag.unternehmen_guid} ${email.toLowerCase()}`)
}

/** The mail goes out when the caller's transaction commits; who is no member any more gets none. */
export const mitzeichnungMail = async (
  tx: Tx,
  services: Services,
  an: Pick<Mitglied, 'email' | 'vorname' | 'nachname'> | undefined,
  n: MitzeichnungNachricht,
): Promise<void> => {
  if (an === undefined || !darfSchreiben(services, n, an.email)) return
  const { config: betreiber } = services
  const [betreff, satz] = SATZ[n.ereignis](n)
  const seite = SEITE[n.ereignis]
  const verweis =
    seite === null ? antraegeVerweis(betreiber, n.antrag) : antragVerweis(betreiber, n.antrag, seite)
  await mailVersenden(tx, {
    an: an.email,
    betreff: `${betreff} (${betreiber.portalName})`,
    text: brief(betreiber, [anrede(an), satz, `Zum Portal:\n${verweis}`]),
    demo: n.antrag.demo,
  })
}
