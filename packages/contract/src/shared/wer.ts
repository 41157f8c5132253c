import type { Recht } from './permissions.ts'

/** The rights that calls ask for, by who has them. */
const RECHTE = {
  KUNDE_LIEST: ['ZUWENDUNGEN', 'LESEN'],
  KUNDE_SCHREIBT: ['ZUWENDUNGEN', 'SCHREIBEN'],
  /** Of every call of the data directory, POST included (S11-01). */
  VERZEICHNIS_LIEST: ['DATADIRECTORY', 'LESEN'],
  /** Whoever is signed in, about himself. */
  PERSON_LEGT_AN: ['NUTZERSERVICE_AKTUELLER_NUTZER', 'ANLEGEN'],
  PERSON_LIEST: ['NUTZERSERVICE_AKTUELLER_NUTZER', 'LESEN'],
  PERSON_SCHREIBT: ['NUTZERSERVICE_AKTUELLER_NUTZER', 'SCHREIBEN'],
  /** About a company; who of its people may, the use case asks. */
  MITGLIED_LEGT_AN: ['NUTZERSERVICE_UNTERNEHMEN', 'ANLEGEN'],
  MITGLIED_LIEST: ['NUTZERSERVICE_UNTERNEHMEN', 'LESEN'],
  ADMIN_SCHREIBT: ['NUTZERSERVICE_UNTERNEHMEN', 'SCHREIBEN'],
  ADMIN_LIEST: ['NUTZERSERVICE_ALLE_NUTZER', 'LESEN'],
  ADMIN_LAEDT_EIN: ['NUTZERSERVICE_ALLE_NUTZER', 'ANLEGEN'],
  BANK_LIEST: ['SACHBEARBEITUNG', 'LESEN'],
  BANK_SCHREIBT: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  BANK_GIBT_FREI: ['FREIGABE', 'SCHREIBEN'],
  BANK_PFLEGT: ['PROGRAMMPFLEGE', 'SCHREIBEN'],
  BANK_LEITET: ['LEITUNG', 'SCHREIBEN'],
  BANK_PRUEFT: ['REVISION', 'LESEN'],
} as const satisfies Readonly<Record<string, Recht>>

/** Who may make a call: somebody with a right, or anybody. */
export type Wer = keyof typeof RECHTE | 'public'

/** What a route says of it. */
export type RechtVon<W extends Wer> = W extends keyof typeof RECHTE ? (typeof RECHTE)[W] : 'public'

export const rechtVon = (wer: Wer): Recht | 'public' => (wer === 'public' ? wer : RECHTE[wer])
