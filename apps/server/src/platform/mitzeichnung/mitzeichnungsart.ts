import type { Formularname } from '@foerderportal/contract/formular/formularname'
import type { Recht } from '@foerderportal/contract/shared/permissions'
import type { Absage } from '@foerderportal/contract/shared/problem'
import type { Database, Tx } from '../database/database.ts'
import type { Dokument, Dokumentart } from '../dokument/dokument.ts'
import type { Betreiber } from '../mail/betreiber.ts'
import type { Services } from '../services.ts'

/** A document that two people sign, as the member reads it who calls. */
export type GezeichnetesDokument = Dokument & {
  /** The latest request, see mitzeichnungen.ts. */
  readonly mitzeichnung_guid: string | null
  readonly zeichnungsberechtigung: boolean
  /** It belongs to the demo world: so do its mails. */
  readonly demo: boolean
}

/** A member of the company, with what signing needs to know. */
export type Zeichner = {
  readonly sub: string
  readonly vorname: string
  readonly nachname: string
  readonly email: string
  readonly telefon: string
  readonly identifiziert: boolean
  readonly zeichnungsberechtigung: boolean
}

/** Whom a form names as its second person. */
export type Genannt = {
  readonly subjectId?: string | null | undefined
  readonly vorname?: string | null | undefined
  readonly nachname?: string | null | undefined
}

/** The document as it would be sent now. */
export type Gesendet<F> = {
  readonly formular: F
  /** Throws the refusal while something is missing. */
  readonly pruefen: (tx: Tx) => Promise<void>
}

/** What the form of a document says of a second signature. */
type Formularfragen<F> = {
  /** Whether a second person has to sign at all. */
  readonly zuZweit: (formular: F) => boolean
  readonly person: (formular: F) => Genannt | null | undefined
  /** Name of the field that names the person: refusals stand there. */
  readonly feld: string
  /** What is signed of it: what a screen keeps for itself, or the server finds out, is not (ADR 0025). */
  readonly gedeckt: (formular: F) => object
  /** What differs between two states, in the words of the form's questions; [] where nothing of it has words. */
  readonly aenderungen: (vorher: F, nachher: F) => string[]
}

/** Who may what, and until when. Each of the first two throws the refusal. */
type Regeln<D> = {
  /** `mitzeichnenLassen`: who asks; `mitzeichnen`: who signs. */
  readonly erlauben: (aktion: 'mitzeichnen' | 'mitzeichnenLassen', dokument: D) => void
  readonly fristPruefen: (dokument: D, eingang: Date) => void
  readonly istEntwurf: (dokument: D) => boolean
  /** Whether this member could change it at a moment. */
  readonly istAenderbar: (dokument: D, jetzt: Date) => boolean
  /** The permission that changing it needs. */
  readonly recht: Recht
  /** The refusal for everything that is not possible now. */
  readonly nichtMoeglich: Absage
}

/** What the mails about a request say of the document. */
type Mailangaben<D> = {
  /** 'GE-2026-000001' */
  readonly nummer: (dokument: D) => string
  readonly unternehmen: (dokument: D) => string | null | undefined
  /** Until when it can be sent; undefined without a deadline. */
  readonly bis: (dokument: D) => string | undefined
  /** Where whoever gets the mail goes on: the page to sign on, the last page of the form, or the list of all. */
  readonly verweis: (
    betreiber: Betreiber,
    dokument: D,
    seite: 'mitzeichnung' | 'zusammenfassung' | 'alle',
  ) => string
}

/**
 * What makes a document one that a second person signs (S4-07, ADR 0041): its slice says it once, and every use case
 * here takes it. `U`: what judging it needs besides its row, read before a transaction begins.
 */
export type Mitzeichnungsart<D extends GezeichnetesDokument, U> = {
  readonly name: Formularname
  readonly dokument: Dokumentart
  readonly umstaende: (services: Services) => Promise<U>
  /** Of a member; each throws the refusal where there is none, or the caller is no member. */
  readonly finden: (tx: Tx, guid: string, sub: string) => Promise<D>
  readonly sperren: (tx: Tx, guid: string, sub: string) => Promise<D>
  readonly mitglieder: (db: Database | Tx, unternehmenGuid: string) => Promise<readonly Zeichner[]>
  readonly sendefassung: (
    db: Database | Tx,
    dokument: D,
    umstaende: U,
    moment: Date,
  ) => Promise<Gesendet<D['formular']>>
  /** Writes the person into the form, in the words of the company's own list; answers the document as it then stands. */
  readonly benennen: (services: Services, tx: Tx, dokument: D, wer: Benennung) => Promise<D>
  readonly formular: Formularfragen<D['formular']>
  readonly regeln: Regeln<D>
  readonly mail: Mailangaben<D>
}

export type Benennung = { readonly person: Zeichner; readonly sub: string }
