import { lauf, type AkteurVon, type AktionVon, type StatusAnzeige } from '../../shared/lauf/lauf.ts'
import type { AuszahlungStatus } from '../staende.ts'

/** How far the bank's check of a payout request is (S6-06). What was released stays as it is. */
export const BANKPRUEFUNG_STATUS = ['ENTWURF', 'VORGELEGT', 'FREIGEGEBEN'] as const
export type BankpruefungStatus = (typeof BANKPRUEFUNG_STATUS)[number]

/** A request that nobody has begun to check stands at null. */
export type BankpruefungStand = BankpruefungStatus | null

/** Of one that was decided before the bank checked payouts here: there is no check, and nobody begins one. */
export const OHNE_PRUEFUNG =
  'Über diesen Antrag wurde entschieden, bevor die Bank Auszahlungen hier prüfte. Eine Prüfung und einen Bescheid gibt es dazu nicht.'

type Entschieden = { readonly stand: BankpruefungStand; readonly status: AuszahlungStatus }

export const istOhnePruefung = ({ stand, status }: Entschieden): boolean =>
  stand === null && status !== 'ABGESENDET'

/** The word in which a state is shown, its tone, and who acts next (rule G-02). */
export const BANKPRUEFUNG_ANZEIGE: Record<BankpruefungStatus, StatusAnzeige> = {
  ENTWURF: { wort: 'In Prüfung', ton: 'info', weiter: 'Die Sachbearbeitung legt sie vor.' },
  VORGELEGT: { wort: 'Zur Freigabe vorgelegt', ton: 'warnung', weiter: 'Die Freigabe entscheidet.' },
  FREIGEGEBEN: { wort: 'Entschieden', ton: 'erfolg', weiter: 'Bewilligtes kommt in den nächsten Zahllauf.' },
}

/**
 * S6-06 as a table; the names of its rows are what the audit log calls the acts. Who acts: may prepare; may release; may
 * release, but has a part in this one, or has written a Vermerk in its case (S9-13); may only read.
 */
export const bankpruefungStaende = lauf({
  was: 'Auszahlungsprüfung',
  staende: BANKPRUEFUNG_ANZEIGE,
  anfang: null,
  ende: ['FREIGEGEBEN'],
  akteure: {
    SACHBEARBEITUNG: 'Das entscheidet, wer für die Freigabe zuständig ist.',
    FREIGABE: 'Wer freigibt, prüft nicht selbst. Das tut die Sachbearbeitung.',
    BETEILIGT: 'Sie haben diese Prüfung selbst bearbeitet. Freigeben kann sie nur eine andere Person.',
    PRUEFER:
      'Sie haben im Fall dieser Auszahlung einen Prüfvermerk geschrieben. Freigeben kann sie nur eine andere Person.',
    LESER:
      'Sie können Auszahlungen lesen. Geprüft werden sie von der Sachbearbeitung, freigegeben von der Freigabe.',
  },
  gesperrt: { BETEILIGT: 'FREIGABE', PRUEFER: 'FREIGABE' },
  zeilen: {
    auszahlungPruefen: {
      von: [null, 'ENTWURF'],
      wer: ['SACHBEARBEITUNG'],
      nach: 'ENTWURF',
      knopf: 'Speichern',
      sonst: 'Diese Prüfung liegt zur Freigabe vor oder ist entschieden. Ändern lässt sich nur ein Entwurf.',
    },
    auszahlungVorlegen: {
      von: ['ENTWURF'],
      wer: ['SACHBEARBEITUNG'],
      nach: 'VORGELEGT',
      knopf: 'Zur Freigabe vorlegen',
      sonst: 'Vorlegen lässt sich nur ein gespeicherter Entwurf.',
    },
    auszahlungZurueckgeben: {
      von: ['VORGELEGT'],
      wer: ['FREIGABE', 'BETEILIGT', 'PRUEFER'],
      nach: 'ENTWURF',
      knopf: 'Zurückgeben',
      sonst: 'Diese Prüfung liegt nicht zur Freigabe vor.',
    },
    auszahlungFreigeben: {
      von: ['VORGELEGT'],
      wer: ['FREIGABE'],
      nach: 'FREIGEGEBEN',
      knopf: 'Freigeben',
      sonst: 'Diese Prüfung liegt nicht mehr zur Freigabe vor.',
    },
  },
})
export type BankpruefungAktion = AktionVon<typeof bankpruefungStaende>
export type BankpruefungAkteur = AkteurVon<typeof bankpruefungStaende>
