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

/** Who acts: the one who is asked, while the request runs; another member with signing authority; any other member. */
export const MITZEICHNUNG_AKTEURE = ['GEFRAGT', 'ZEICHNUNGSBERECHTIGT', 'MITGLIED'] as const
export type MitzeichnungAkteur = (typeof MITZEICHNUNG_AKTEURE)[number]

/** Somebody is asked, or has signed: the application stands still. */
export const laeuft = (stand: MitzeichnungStand): boolean =>
  stand === 'ANGEFRAGT' || stand === 'UNTERSCHRIEBEN'

const BEENDET = [null, 'ABGELEHNT', 'ZURUECKGERUFEN', 'HINFAELLIG', 'EINGEREICHT'] as const

type Zeile = {
  readonly von: readonly MitzeichnungStand[]
  readonly wer: readonly MitzeichnungAkteur[]
  readonly nach: MitzeichnungStatus
  /** Why it can't be done from another state. */
  readonly sonst: string
}

const NIEMAND_GEBETEN = 'Zurzeit ist niemand um eine zweite Unterschrift gebeten.'

/** S4-07: who moves a request, from where, to where. `neuZuordnen` ends one and begins another. */
export const MITZEICHNUNG_UEBERGAENGE: Record<MitzeichnungAktion, Zeile> = {
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
    nach: 'ANGEFRAGT',
    sonst: NIEMAND_GEBETEN,
  },
  unterschreiben: {
    von: ['ANGEFRAGT'],
    wer: ['GEFRAGT'],
    nach: 'UNTERSCHRIEBEN',
    sonst: 'Diese Bitte um Ihre Unterschrift gilt nicht mehr.',
  },
  ablehnen: {
    von: ['ANGEFRAGT'],
    wer: ['GEFRAGT'],
    nach: 'ABGELEHNT',
    sonst: 'Diese Bitte um Ihre Unterschrift gilt nicht mehr.',
  },
  zurueckrufen: {
    von: ['ANGEFRAGT', 'UNTERSCHRIEBEN'],
    wer: MITZEICHNUNG_AKTEURE,
    nach: 'ZURUECKGERUFEN',
    sonst: NIEMAND_GEBETEN,
  },
}

const FALSCHER_AKTEUR: Record<MitzeichnungAkteur, string> = {
  GEFRAGT: 'Sie selbst sind um die Unterschrift gebeten.',
  ZEICHNUNGSBERECHTIGT: 'Um diese Unterschrift ist eine andere Person gebeten.',
  MITGLIED: 'Das können nur Personen mit Zeichnungsberechtigung.',
}

/** Why the action is not possible, as a sentence; null when it is. */
export const mitzeichnungHindernis = (
  aktion: MitzeichnungAktion,
  stand: MitzeichnungStand,
  wer: MitzeichnungAkteur,
): string | null => {
  const { von, wer: zugelassen, sonst } = MITZEICHNUNG_UEBERGAENGE[aktion]
  if (!von.includes(stand)) return sonst
  return zugelassen.includes(wer) ? null : FALSCHER_AKTEUR[wer]
}

/** What this actor may do now. */
export const mitzeichnungAktionen = (
  stand: MitzeichnungStand,
  wer: MitzeichnungAkteur,
): MitzeichnungAktion[] =>
  MITZEICHNUNG_AKTIONEN.filter((aktion) => mitzeichnungHindernis(aktion, stand, wer) === null)

/** A reminder at most once in this time after the request or the last reminder. */
export const ERINNERN_ABSTAND_MS = 24 * 3_600_000

/** Characters of the reason why somebody does not sign. */
export const ABLEHNUNG_ZEICHEN = 1_000
