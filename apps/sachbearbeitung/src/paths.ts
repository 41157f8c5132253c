import { ORTE } from '@foerderportal/shell/orte'

/** Below it the app lies on the server; the addresses here are those below it. */
export const WURZEL = '/sachbearbeitung'

/** The tabs of a case. */
export type Fallreiter =
  | 'pruefung'
  | 'aenderungen'
  | 'fragebogen'
  | 'nachforderung'
  | 'anhoerung'
  | 'entscheidung'
  | 'bekanntgabe'
  | 'mitteilungen'
  | 'verlauf'
  | 'protokoll'

/** The place on the page of what happened. */
export const WIEDERVORLAGE = 'wiedervorlage'

/** Every address of the app that something links to. A test holds them against the routes. */
export const pfade = {
  /** The list of cases. */
  vorrat: ORTE.wurzel,
  start: ORTE.start,
  /** What waits for a second person. */
  freigaben: '/freigaben',
  /** Payout requests (S9-06). */
  auszahlungen: '/auszahlungen',
  auszahlung: (guid: string) => `/auszahlungen/${guid}`,
  /** What is paid together (S6-07). */
  zahllaeufe: '/zahllaeufe',
  zahllauf: (guid: string) => `/zahllaeufe/${guid}`,
  /** What companies wrote. */
  mitteilungen: '/mitteilungen',
  konversation: (guid: string) => `/mitteilungen/${guid}`,
  /** What is asked about a payout request is written in the conversation of its case. */
  rueckfrage: (geschaeft: string, auszahlung: string) =>
    `/fall/${geschaeft}/mitteilungen?auszahlung=${auszahlung}`,
  /** The same to several cases; those that were sent. */
  serien: '/serienmitteilung',
  serie: (guid: string) => `/serienmitteilung/${guid}`,
  /** A new one to these cases, with commas between. */
  serieAn: (faelle: string) => `/serienmitteilung/neu?faelle=${faelle}`,
  /** Rounds of the declaration of interest. */
  runden: '/runden',
  rundePlanen: '/runden/neu',
  runde: (guid: string) => `/runden/${guid}`,
  rundeAendern: (guid: string) => `/runden/${guid}/aendern`,
  reihung: (guid: string) => `/runden/${guid}/reihung`,
  /** Questionnaires, their versions, and what becomes of them (S9-05). */
  frageboegen: '/frageboegen',
  fragebogen: (umfrage: string) => `/frageboegen/${umfrage}`,
  /** Two of its versions: 'von=…&nach=…'. */
  fragebogenVergleich: (umfrage: string, welche: string) => `/frageboegen/${umfrage}/vergleich?${welche}`,
  fassung: (guid: string) => `/frageboegen/fassung/${guid}`,
  /** One block or question of it. */
  fassungStelle: (guid: string, stelle: string) => `/frageboegen/fassung/${guid}?stelle=${stelle}`,
  fassungAusprobieren: (guid: string) => `/frageboegen/fassung/${guid}/ausprobieren`,
  /** What all answered to it. */
  auswertung: (fassung: string) => `/frageboegen/fassung/${fassung}/auswertung`,
  /** What waits beside the cases for somebody to look at it. */
  identifizierungen: '/identifizierungen',
  bankdaten: '/bankdaten',
  personen: '/personen',
  /** Who takes no part in which case, and why. */
  befangenheiten: '/befangenheiten',
  /** How whoever is here signs in. */
  anmeldung: '/anmeldung',
  /** People whom this text finds. */
  personenMit: (text: string) => `/personen?text=${encodeURIComponent(text)}`,
  unternehmen: (guid: string) => `/unternehmen/${guid}`,
  /** A tab of a case. */
  fall: (geschaeft: string, reiter: Fallreiter) => `/fall/${geschaeft}/${reiter}`,
  /** Where one says when a case is looked at again. */
  wiedervorlage: (geschaeft: string) => `/fall/${geschaeft}/verlauf#${WIEDERVORLAGE}`,
  /** A case as its applicant reads it. */
  fallAnsicht: (geschaeft: string) => `/fall/${geschaeft}/ansicht`,
} as const

/** The portal of the companies: another app, so that its page is loaded anew. */
export const PORTAL = '/'
