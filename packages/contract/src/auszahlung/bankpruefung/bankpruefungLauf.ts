import type { StatusAnzeige } from '../../shared/lauf.ts'
import type { AuszahlungStatus } from '../lifecycle.ts'

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
 * Who acts: may prepare; may release; may release, but has a part in this one, or has written a Vermerk in its case
 * (S9-13); may only read.
 */
export const BANKPRUEFUNG_AKTEURE = ['SACHBEARBEITUNG', 'FREIGABE', 'BETEILIGT', 'PRUEFER', 'LESER'] as const
export type BankpruefungAkteur = (typeof BANKPRUEFUNG_AKTEURE)[number]

type Zeile = {
  readonly von: readonly BankpruefungStand[]
  readonly wer: readonly BankpruefungAkteur[]
  readonly nach: BankpruefungStatus
  /** On its button. */
  readonly knopf: string
  /** Why it can't be done from another state. */
  readonly sonst: string
}

/** S6-06 as a table; the names of its rows are what the audit log calls the acts. */
export const BANKPRUEFUNG_UEBERGAENGE = {
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
} as const satisfies Record<string, Zeile>
export type BankpruefungAktion = keyof typeof BANKPRUEFUNG_UEBERGAENGE

/** Who has no part in an act, by what is said to him. */
const FALSCHER_AKTEUR: Record<BankpruefungAkteur, string> = {
  SACHBEARBEITUNG: 'Das entscheidet, wer für die Freigabe zuständig ist.',
  FREIGABE: 'Wer freigibt, prüft nicht selbst. Geben Sie die Prüfung zurück, wenn etwas zu ändern ist.',
  BETEILIGT: 'Sie haben diese Prüfung selbst bearbeitet. Freigeben kann sie nur eine andere Person.',
  PRUEFER:
    'Sie haben im Fall dieser Auszahlung einen Prüfvermerk geschrieben. Freigeben kann sie nur eine andere Person.',
  LESER:
    'Sie können Auszahlungen lesen. Geprüft werden sie von der Sachbearbeitung, freigegeben von der Freigabe.',
}

/** Why nobody of these can do it, as a sentence; null when one can. */
export const bankpruefungHindernis = (
  aktion: BankpruefungAktion,
  stand: BankpruefungStand,
  akteure: readonly BankpruefungAkteur[],
): string | null => {
  const { von, wer, sonst }: Zeile = BANKPRUEFUNG_UEBERGAENGE[aktion]
  if (!von.includes(stand)) return sonst
  if (akteure.some((einer) => wer.includes(einer))) return null
  return FALSCHER_AKTEUR[akteure.at(-1) ?? 'LESER']
}
