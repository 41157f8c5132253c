import { pfade } from '../../paths.ts'

/** What an address names, in the words of who looks for it, and the list where it would stand. */
type Adresse = {
  readonly beginnt: string
  /** 'Diesen Fall gibt es nicht' and, where it is another one, 'Dieser Fall ist für Sie geschlossen'. */
  readonly diesen: string
  readonly dieser?: string
  /** As a sentence begins that goes on with 'nennt keinen …'. */
  readonly keinen: string
  readonly suchen?: string
  readonly href: string
  readonly zurueck: string
}

const VORRAT = { href: pfade.vorrat, zurueck: 'Zum Arbeitsvorrat' } as const

/** Every address of one thing begins with one of these; a test holds them against the routes. */
const ADRESSEN: readonly Adresse[] = [
  {
    beginnt: '/fall/',
    diesen: 'Diesen Fall',
    dieser: 'Dieser Fall ist',
    keinen: 'keinen Fall der Bank',
    suchen: 'Suchen Sie den Fall in der Leiste mit seiner Nummer.',
    ...VORRAT,
  },
  {
    beginnt: '/auszahlungen/',
    diesen: 'Diese Auszahlung',
    keinen: 'keine Auszahlung',
    href: pfade.auszahlungen,
    zurueck: 'Zu den Auszahlungen',
  },
  {
    beginnt: '/zahllaeufe/',
    diesen: 'Diesen Zahllauf',
    dieser: 'Dieser Zahllauf ist',
    keinen: 'keinen Zahllauf',
    href: pfade.zahllaeufe,
    zurueck: 'Zu den Zahlläufen',
  },
  {
    beginnt: '/mitteilungen/',
    diesen: 'Diese Mitteilungen',
    dieser: 'Diese Mitteilungen sind',
    keinen: 'keine Mitteilungen',
    href: pfade.mitteilungen,
    zurueck: 'Zu den Mitteilungen',
  },
  {
    beginnt: '/serienmitteilung/',
    diesen: 'Diese Serienmitteilung',
    keinen: 'keine Serienmitteilung',
    href: pfade.serien,
    zurueck: 'Zu den Serienmitteilungen',
  },
  {
    beginnt: '/runden/',
    diesen: 'Diese Runde',
    keinen: 'keine Runde',
    href: pfade.runden,
    zurueck: 'Zu den Runden',
  },
  {
    beginnt: '/frageboegen/',
    diesen: 'Diesen Fragebogen',
    dieser: 'Dieser Fragebogen ist',
    keinen: 'keinen Fragebogen',
    href: pfade.frageboegen,
    zurueck: 'Zu den Fragebögen',
  },
  {
    beginnt: '/unternehmen/',
    diesen: 'Dieses Unternehmen',
    keinen: 'kein Unternehmen',
    suchen: 'Suchen Sie es unter seinem Namen.',
    href: pfade.personen,
    zurueck: 'Zu den Personen und Unternehmen',
  },
]

/** Undefined: an address that names no one thing. */
export const adresseVon = (pathname: string): Adresse | undefined =>
  ADRESSEN.find(({ beginnt }) => pathname.startsWith(beginnt))

/** A number as letters and notices print it: of a case, of what arrived for it, of a notice. */
const NUMMER = /^\/(?:fall|auszahlungen)\/([a-z]{2,5}-\d{4}-\d{6})(?:\/|$)/i

/** The printed number that stands where an address names a case or a payout. */
export const nummerIn = (pathname: string): string | undefined => NUMMER.exec(pathname)?.[1]
