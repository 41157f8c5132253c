import { KUNDE, kundeUndBank } from '../../shared/lauf/akteure.ts'
import { FORT, lauf, type AktionVon, type StatusAnzeige } from '../../shared/lauf/lauf.ts'
import type { Erfassung } from '../../shared/zeit/zeitraum.ts'

/** Business status of a grant (section 4, S4-10) as a table: who moves it, from where, to where. */
export const GESCHAEFT_STATUS = [
  'NEUANTRAG_IN_BEARBEITUNG',
  'NEUANTRAG_ABGESENDET',
  'IN_PRUEFUNG',
  'ABGELEHNT',
  'BEWILLIGT',
] as const
export type GeschaeftStatus = (typeof GESCHAEFT_STATUS)[number]

/** What can still be changed: never sent, or given back by the bank. */
export const istEntwurf = (status: GeschaeftStatus): boolean => status === 'NEUANTRAG_IN_BEARBEITUNG'

/** The bank has spoken: nothing is withdrawn or allowed any more. */
export const istEntschieden = (status: GeschaeftStatus): boolean =>
  status === 'BEWILLIGT' || status === 'ABGELEHNT'

/** Sent, and not decided. */
export const istBeiDerBank = (status: GeschaeftStatus): boolean =>
  !istEntwurf(status) && !istEntschieden(status)

type Fristen = {
  readonly nachforderung: { readonly frist: string } | null
  readonly erfassungsZeitraum: Erfassung
}

/** Until when it can be sent: a Nachforderung has its own deadline, also when the round is over (S4-07). */
export const fristVon = ({ nachforderung, erfassungsZeitraum }: Fristen): string | undefined =>
  nachforderung?.frist ?? erfassungsZeitraum?.bis

/** The word and the tone in which a status is shown, and what happens next (rule G-02). */
export const STATUS_ANZEIGE: Record<GeschaeftStatus, StatusAnzeige> = {
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
    weiter: 'Sobald Sie bezahlt haben, können Sie die Auszahlung beantragen.',
  },
}

/** The same for an application that the bank gave back with a Nachforderung (S11-13): no status of its own. */
export const NACHFORDERUNG_ANZEIGE: StatusAnzeige = {
  wort: 'Ihre Angaben fehlen',
  ton: 'warnung',
  weiter: 'Ergänzen Sie, was die Bank braucht.',
}

const FRAGEBOGEN_FEHLT = 'Die Bank prüft Ihren Antrag. Von Ihnen fehlt noch der Fragebogen dazu.'

/** What a case is shown as: a Nachforderung or a questionnaire that waits for the applicant says more than its status. */
export const anzeigeVon = (
  status: GeschaeftStatus,
  nachgefordert: boolean,
  inBefragung = false,
): StatusAnzeige => {
  if (nachgefordert && istEntwurf(status)) return NACHFORDERUNG_ANZEIGE
  const anzeige = STATUS_ANZEIGE[status]
  return inBefragung && istBeiDerBank(status) ? { ...anzeige, weiter: FRAGEBOGEN_FEHLT } : anzeige
}

const ZEILEN = {
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
  /** The second signature (S4-07); what becomes of a request stands in mitzeichnungStaende.ts. */
  mitzeichnenLassen: {
    von: ['NEUANTRAG_IN_BEARBEITUNG'],
    wer: ['ZEICHNUNGSBERECHTIGT'],
    nach: 'NEUANTRAG_IN_BEARBEITUNG',
    verb: 'zur Unterschrift geben',
  },
  mitzeichnen: {
    von: ['NEUANTRAG_IN_BEARBEITUNG'],
    wer: ['ZEICHNUNGSBERECHTIGT'],
    nach: 'NEUANTRAG_IN_BEARBEITUNG',
    verb: 'mitzeichnen',
  },
  /** A draft that was never sent; one that came back from the bank is withdrawn. */
  loeschen: { von: ['NEUANTRAG_IN_BEARBEITUNG'], wer: KUNDE, nach: FORT, verb: 'löschen' },
  zurueckziehen: {
    von: ['NEUANTRAG_IN_BEARBEITUNG', 'NEUANTRAG_ABGESENDET', 'IN_PRUEFUNG'],
    wer: ['ZEICHNUNGSBERECHTIGT'],
    nach: FORT,
    verb: 'zurückziehen',
  },
  pruefungBeginnen: { von: ['NEUANTRAG_ABGESENDET'], wer: ['BANK'], nach: 'IN_PRUEFUNG', verb: 'prüfen' },
  /** The deadline of a Nachforderung has passed: the bank goes on with what was sent last. */
  pruefungFortsetzen: {
    von: ['NEUANTRAG_IN_BEARBEITUNG'],
    wer: ['BANK'],
    nach: 'IN_PRUEFUNG',
    verb: 'weiterprüfen',
  },
  nachfordern: {
    von: ['IN_PRUEFUNG'],
    wer: ['BANK'],
    nach: 'NEUANTRAG_IN_BEARBEITUNG',
    verb: 'zurückgeben',
  },
  /** While the applicant may still answer, only to a later day. */
  nachforderungVerlaengern: {
    von: ['NEUANTRAG_IN_BEARBEITUNG'],
    wer: ['BANK'],
    nach: 'NEUANTRAG_IN_BEARBEITUNG',
    verb: 'länger offen lassen',
  },
  /** The bank goes on with what was sent last, whatever the applicant has changed since. */
  nachforderungZuruecknehmen: {
    von: ['NEUANTRAG_IN_BEARBEITUNG'],
    wer: ['BANK'],
    nach: 'IN_PRUEFUNG',
    verb: 'zurückholen',
  },
  /** Before a decision (VwVfG § 28); what becomes of a hearing stands in anhoerung/staende.ts. */
  anhoeren: {
    von: ['IN_PRUEFUNG'],
    wer: ['BANK'],
    nach: 'IN_PRUEFUNG',
    verb: 'zum Gegenstand einer Anhörung machen',
  },
  bewilligen: { von: ['IN_PRUEFUNG'], wer: ['BANK'], nach: 'BEWILLIGT', verb: 'bewilligen' },
  ablehnen: { von: ['IN_PRUEFUNG'], wer: ['BANK'], nach: 'ABGELEHNT', verb: 'ablehnen' },
  /** Change, revocation, waiver (VwVfG §§ 48, 49): items are reduced, the status stays. */
  nachtraeglichEntscheiden: {
    von: ['BEWILLIGT'],
    wer: ['BANK'],
    nach: 'BEWILLIGT',
    verb: 'nachträglich entscheiden',
  },
  /** Before such an act: who is burdened is heard again. */
  vorNachtragAnhoeren: {
    von: ['BEWILLIGT'],
    wer: ['BANK'],
    nach: 'BEWILLIGT',
    verb: 'nachträglich zum Gegenstand einer Anhörung machen',
  },
} as const

/** The application, with these words for its states. */
/* @__NO_SIDE_EFFECTS__ */
const mitWorten = (staende: Readonly<Record<GeschaeftStatus, StatusAnzeige>>) =>
  lauf({
    was: 'Antrag',
    staende,
    anfang: 'NEUANTRAG_IN_BEARBEITUNG',
    ende: ['ABGELEHNT', 'BEWILLIGT'],
    akteure: kundeUndBank('Antrag'),
    zeilen: ZEILEN,
  })

export const antragStaende = mitWorten(STATUS_ANZEIGE)
export type Aktion = AktionVon<typeof antragStaende>

const nachgeforderte = mitWorten({ ...STATUS_ANZEIGE, NEUANTRAG_IN_BEARBEITUNG: NACHFORDERUNG_ANZEIGE })

/** The same in the words for one that came back: it is called otherwise than a draft. */
export const antragStaendeBei = (nachgefordert: boolean) => (nachgefordert ? nachgeforderte : antragStaende)
