import { BLEIBT, lauf, type AkteurVon } from '../shared/lauf/lauf.ts'

/** States of a request for a second signature (S4-07). A new request is a new row: these never begin again. */
export const MITZEICHNUNG_STATUS = [
  'ANGEFRAGT',
  'UNTERSCHRIEBEN',
  'ABGELEHNT',
  /** Taken back, or given to somebody else. */
  'ZURUECKGERUFEN',
  /** The application was changed afterwards: what was asked for or signed is not what would be sent. */
  'HINFAELLIG',
  /** Sent with this signature. */
  'EINGEREICHT',
] as const
export type MitzeichnungStatus = (typeof MITZEICHNUNG_STATUS)[number]

/** A draft under which nobody was asked yet stands at null. */
export type MitzeichnungStand = MitzeichnungStatus | null

export const MITZEICHNUNG_AKTIONEN = [
  'anfordern',
  'neuZuordnen',
  'erinnern',
  'unterschreiben',
  'ablehnen',
  'zurueckrufen',
] as const
export type MitzeichnungAktion = (typeof MITZEICHNUNG_AKTIONEN)[number]

/** Somebody is asked, or has signed: the application stands still. */
export const laeuft = (stand: MitzeichnungStand): boolean =>
  stand === 'ANGEFRAGT' || stand === 'UNTERSCHRIEBEN'

const BEENDET = [null, 'ABGELEHNT', 'ZURUECKGERUFEN', 'HINFAELLIG', 'EINGEREICHT'] as const

const NIEMAND_GEBETEN = 'Zurzeit ist niemand um eine zweite Unterschrift gebeten.'
const GILT_NICHT_MEHR = 'Diese Bitte um Ihre Unterschrift gilt nicht mehr.'

/**
 * S4-07: who moves a request, from where, to where. `neuZuordnen` ends one and begins another.
 * Who acts: the one who is asked, while the request runs; another member with signing authority; any other member; and
 * what becomes of the application.
 */
export const mitzeichnungStaende = lauf({
  was: 'Unterschrift',
  staende: MITZEICHNUNG_STATUS,
  anfang: null,
  ende: [],
  akteure: {
    GEFRAGT: 'Sie selbst sind um die Unterschrift gebeten.',
    ZEICHNUNGSBERECHTIGT: 'Um diese Unterschrift ist eine andere Person gebeten.',
    MITGLIED: 'Das können nur Personen mit Zeichnungsberechtigung.',
    ABLAUF: 'Das tut nur eine Person.',
  },
  zeilen: {
    anfordern: {
      von: BEENDET,
      wer: ['ZEICHNUNGSBERECHTIGT'],
      nach: 'ANGEFRAGT',
      sonst: 'Um die zweite Unterschrift ist schon jemand gebeten.',
    },
    neuZuordnen: {
      von: ['ANGEFRAGT', 'UNTERSCHRIEBEN'],
      wer: ['ZEICHNUNGSBERECHTIGT'],
      nach: 'ANGEFRAGT',
      sonst: NIEMAND_GEBETEN,
    },
    erinnern: {
      von: ['ANGEFRAGT'],
      wer: ['ZEICHNUNGSBERECHTIGT', 'MITGLIED'],
      nach: BLEIBT,
      sonst: NIEMAND_GEBETEN,
    },
    unterschreiben: { von: ['ANGEFRAGT'], wer: ['GEFRAGT'], nach: 'UNTERSCHRIEBEN', sonst: GILT_NICHT_MEHR },
    ablehnen: { von: ['ANGEFRAGT'], wer: ['GEFRAGT'], nach: 'ABGELEHNT', sonst: GILT_NICHT_MEHR },
    zurueckrufen: {
      von: ['ANGEFRAGT', 'UNTERSCHRIEBEN'],
      wer: ['GEFRAGT', 'ZEICHNUNGSBERECHTIGT', 'MITGLIED'],
      nach: 'ZURUECKGERUFEN',
      sonst: NIEMAND_GEBETEN,
    },
    /** What would be sent was changed, or who was asked has left the company. */
    verfallen: {
      von: ['ANGEFRAGT', 'UNTERSCHRIEBEN'],
      wer: ['ABLAUF'],
      nach: 'HINFAELLIG',
      sonst: NIEMAND_GEBETEN,
      nurSo: 'Hinfällig wird eine Unterschrift, wenn sich ändert, was eingereicht wird.',
    },
    verwenden: {
      von: ['UNTERSCHRIEBEN'],
      wer: ['ABLAUF'],
      nach: 'EINGEREICHT',
      sonst: 'Die zweite Unterschrift fehlt.',
      nurSo: 'Die Unterschrift gilt, sobald eingereicht wird.',
    },
  },
})
export type MitzeichnungAkteur = AkteurVon<typeof mitzeichnungStaende>

/** What this actor may do now. */
export const mitzeichnungAktionen = (
  stand: MitzeichnungStand,
  wer: MitzeichnungAkteur,
): MitzeichnungAktion[] =>
  MITZEICHNUNG_AKTIONEN.filter((aktion) => mitzeichnungStaende.hindernis(aktion, stand, [wer]) === null)

/** A reminder at most once in this time after the request or the last reminder. */
export const ERINNERN_ABSTAND_MS = 24 * 3_600_000

/** Characters of the reason why somebody does not sign. */
export const ABLEHNUNG_ZEICHEN = 1_000
