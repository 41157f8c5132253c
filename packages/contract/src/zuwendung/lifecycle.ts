/** Business status of a grant (section 4, S4-10) as a table: who moves it, from where, to where. */
export const GESCHAEFT_STATUS = [
  'NEUANTRAG_IN_BEARBEITUNG',
  'NEUANTRAG_ABGESENDET',
  'IN_PRUEFUNG',
  'ABGELEHNT',
  'BEWILLIGT',
] as const
export type GeschaeftStatus = (typeof GESCHAEFT_STATUS)[number]

export type Ton = 'info' | 'erfolg' | 'warnung' | 'neutral'

/** The word and the tone in which a status is shown, and what happens next (gestaltung.md, 'Overviews'). */
export const STATUS_ANZEIGE: Record<GeschaeftStatus, { wort: string; ton: Ton; weiter: string }> = {
  NEUANTRAG_IN_BEARBEITUNG: {
    wort: 'Entwurf',
    ton: 'info',
    weiter: 'Vervollständigen Sie den Antrag und reichen Sie ihn ein.',
  },
  NEUANTRAG_ABGESENDET: {
    wort: 'Eingegangen',
    ton: 'erfolg',
    weiter: 'Jetzt prüft die Bank Ihren Antrag. Sie müssen nichts tun.',
  },
  IN_PRUEFUNG: {
    wort: 'In Prüfung',
    ton: 'info',
    weiter: 'Die Bank prüft Ihren Antrag. Sie müssen nichts tun.',
  },
  ABGELEHNT: { wort: 'Abgelehnt', ton: 'neutral', weiter: 'Die Gründe stehen im Bescheid.' },
  BEWILLIGT: {
    wort: 'Bewilligt',
    ton: 'erfolg',
    weiter: 'Nach dem Kauf können Sie die Auszahlung beantragen.',
  },
}

/** Who acts: a member of the company, a member with signing authority, the bank. */
export const AKTEURE = ['MITGLIED', 'ZEICHNUNGSBERECHTIGT', 'BANK'] as const
export type Akteur = (typeof AKTEURE)[number]

type Zeile = {
  readonly von: readonly GeschaeftStatus[]
  readonly wer: readonly Akteur[]
  /** null: the case leaves the applicant's view (no status of its own, S4-10). */
  readonly nach: GeschaeftStatus | null
  /** The verb in a refusal: 'Sie können den Antrag nicht mehr …'. */
  readonly verb: string
}

const KUNDE = ['MITGLIED', 'ZEICHNUNGSBERECHTIGT'] as const

export const UEBERGAENGE = {
  bearbeiten: {
    von: ['NEUANTRAG_IN_BEARBEITUNG'],
    wer: KUNDE,
    nach: 'NEUANTRAG_IN_BEARBEITUNG',
    verb: 'ändern',
  },
  einreichen: {
    von: ['NEUANTRAG_IN_BEARBEITUNG'],
    wer: ['ZEICHNUNGSBERECHTIGT'],
    nach: 'NEUANTRAG_ABGESENDET',
    verb: 'einreichen',
  },
  /** A draft that was never sent; one that came back from the bank is withdrawn. */
  loeschen: { von: ['NEUANTRAG_IN_BEARBEITUNG'], wer: KUNDE, nach: null, verb: 'löschen' },
  zurueckziehen: {
    von: ['NEUANTRAG_IN_BEARBEITUNG', 'NEUANTRAG_ABGESENDET', 'IN_PRUEFUNG'],
    wer: ['ZEICHNUNGSBERECHTIGT'],
    nach: null,
    verb: 'zurückziehen',
  },
  pruefungBeginnen: { von: ['NEUANTRAG_ABGESENDET'], wer: ['BANK'], nach: 'IN_PRUEFUNG', verb: 'prüfen' },
  nachfordern: { von: ['IN_PRUEFUNG'], wer: ['BANK'], nach: 'NEUANTRAG_IN_BEARBEITUNG', verb: 'zurückgeben' },
  bewilligen: { von: ['IN_PRUEFUNG'], wer: ['BANK'], nach: 'BEWILLIGT', verb: 'bewilligen' },
  ablehnen: { von: ['IN_PRUEFUNG'], wer: ['BANK'], nach: 'ABGELEHNT', verb: 'ablehnen' },
} as const satisfies Record<string, Zeile>

export type Aktion = keyof typeof UEBERGAENGE

const zeile = (aktion: Aktion): Zeile => UEBERGAENGE[aktion]

const oder = new Intl.ListFormat('de-DE', { type: 'disjunction' })

const falscherAkteur = (zugelassen: readonly Akteur[], verb: string) =>
  zugelassen.includes('ZEICHNUNGSBERECHTIGT')
    ? `Nur Personen mit Zeichnungsberechtigung können den Antrag ${verb}.`
    : `Nur die Bank kann den Antrag ${verb}.`

/** Why the action is not possible, as a sentence for the screen and for `detail`; null when it is possible. */
export const hindernis = (aktion: Aktion, status: GeschaeftStatus, wer: Akteur): string | null => {
  const { von, wer: zugelassen, verb } = zeile(aktion)
  if (!von.includes(status)) {
    const noetig = oder.format(von.map((s) => `„${STATUS_ANZEIGE[s].wort}“`))
    return `Der Antrag hat den Stand „${STATUS_ANZEIGE[status].wort}“. ${gross(verb)} lässt er sich nur im Stand ${noetig}.`
  }
  return zugelassen.includes(wer) ? null : falscherAkteur(zugelassen, verb)
}

const gross = (wort: string) => wort.charAt(0).toUpperCase() + wort.slice(1)
