import { KUNDE, kundeUndBank } from '../shared/lauf/akteure.ts'
import { FORT, lauf, type AktionVon, type StatusAnzeige } from '../shared/lauf/lauf.ts'

/** Status of a payout request (section 4, S6-06) as a table: who moves it, from where, to where. */
export const AUSZAHLUNG_STATUS = ['IN_BEARBEITUNG', 'ABGESENDET', 'ABGELEHNT', 'BEWILLIGT'] as const
export type AuszahlungStatus = (typeof AUSZAHLUNG_STATUS)[number]

export const AUSZAHLUNG_ANZEIGE: Record<AuszahlungStatus, StatusAnzeige> = {
  IN_BEARBEITUNG: {
    wort: 'Entwurf',
    ton: 'info',
    weiter: 'Vervollständigen Sie den Auszahlungsantrag und reichen Sie ihn ein.',
  },
  ABGESENDET: {
    wort: 'Eingegangen',
    ton: 'erfolg',
    weiter: 'Jetzt prüft die Bank Ihren Auszahlungsantrag. Sie müssen nichts tun.',
  },
  // There may be no notice of it (S6-06): the reasons always stand on its own page.
  ABGELEHNT: {
    wort: 'Abgelehnt',
    ton: 'neutral',
    weiter: 'Die Gründe und wie es weitergeht, stehen bei diesem Auszahlungsantrag.',
  },
  BEWILLIGT: { wort: 'Bewilligt', ton: 'erfolg', weiter: 'Die Bank überweist den Betrag auf Ihr Konto.' },
}

/** Of a case, or of one of its items, that was revoked or waived altogether: nothing of it was claimed, and nothing can be. */
export const NICHTS_MEHR_BEWILLIGT = 'Bewilligt ist nichts mehr.'

/** The bank pays again once the account is right: to look at it is the company's. */
const ZAHLUNG_ZURUECK: StatusAnzeige = {
  wort: 'Zahlung kam zurück',
  ton: 'warnung',
  weiter: 'Prüfen Sie die Bankverbindung. Die Bank überweist dann noch einmal.',
}

type Stand = { readonly status: AuszahlungStatus; readonly zahlungZurueck: object | null }

/** Word, tone and what happens next of a request, as its company reads it (rule G-02). */
export const auszahlungAnzeige = ({ status, zahlungZurueck }: Stand): StatusAnzeige =>
  zahlungZurueck === null ? AUSZAHLUNG_ANZEIGE[status] : ZAHLUNG_ZURUECK

export const auszahlungStaende = lauf({
  was: 'Auszahlungsantrag',
  staende: AUSZAHLUNG_ANZEIGE,
  anfang: 'IN_BEARBEITUNG',
  ende: ['ABGELEHNT', 'BEWILLIGT'],
  akteure: kundeUndBank('Auszahlungsantrag'),
  zeilen: {
    bearbeiten: { von: ['IN_BEARBEITUNG'], wer: KUNDE, nach: 'IN_BEARBEITUNG', verb: 'ändern' },
    einreichen: {
      von: ['IN_BEARBEITUNG'],
      wer: ['ZEICHNUNGSBERECHTIGT'],
      nach: 'ABGESENDET',
      verb: 'einreichen',
    },
    loeschen: { von: ['IN_BEARBEITUNG'], wer: KUNDE, nach: FORT, verb: 'löschen' },
    bewilligen: { von: ['ABGESENDET'], wer: ['BANK'], nach: 'BEWILLIGT', verb: 'bewilligen' },
    ablehnen: { von: ['ABGESENDET'], wer: ['BANK'], nach: 'ABGELEHNT', verb: 'ablehnen' },
  },
})

export type AuszahlungAktion = AktionVon<typeof auszahlungStaende>
