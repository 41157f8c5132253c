import type { Stand } from '@foerderportal/client/stand'
import type { Tafel } from '@foerderportal/contract/formular/antwort'
import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { Formularflow } from '@foerderportal/contract/formular/flow'
import type { AuswahlNutzer, Mitzeichnung } from '@foerderportal/contract/formular/mitzeichnung'
import type { Stellenpfad } from '@foerderportal/contract/formular/tafel'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import type { Bauplan, Speicherstand } from '@foerderportal/entwurf/types'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import type { Step } from '@foerderportal/flow/flow'
import type { Schema } from '@foerderportal/shell/formular/pruefung'
import { late, type Late } from '@foerderportal/shell/late/late'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Control, FieldValues } from 'react-hook-form'
import type { Formulardateien } from './dateien/types.ts'
import type { Unterschriftdienst } from './unterschriftdienst.ts'
import type { Formularname } from '@foerderportal/contract/formular/formularname'

/** What the server answers for a form: the form, and how it stands. */
export type Formularantwort = {
  readonly formular: { readonly guid: string }
  /** When it was saved last. */
  readonly gespeichertAm: string
}

/** What a form is judged by: the form itself, and what the server said beside it. */
export type Daten<V extends Formularantwort, K> = { readonly formular: V['formular']; readonly kontext: K }

/**
 * A kind of form: all that a slice says of it, so that it saves itself, shows its answers, takes files, is signed by
 * two and sent. `V` is what the server answers, `K` what the form is judged by besides.
 */
export type Formularart<V extends Formularantwort, K> = {
  readonly name: Formularname
  /** The pages, each with its check; the address of a page is its step. Pages that ask nothing show all answers. */
  readonly flow: Formularflow<Daten<V, K>>
  /** How each page of questions is made. */
  readonly seiten: Readonly<Record<string, Fragenseite<V, K>>>
  /** Every answer, once. */
  readonly tafel: Tafel<Daten<V, K>>
  /** Which form the answers have; fetched when the first field is entered, for it is needed when that is left. */
  readonly schema: Late<Schema>
  /** What tells the elements of its lists apart. */
  readonly kennung: NonNullable<Bauplan<V>['kennung']>
  /** Names the copies on this device. A version of the portal finds those of the version before by it. */
  readonly kopie: string
  readonly server: Formularserver<V>
  readonly wege: Formularwege
  /** What follows from the answers. The server computes it with each save; without a network it is here all the same. */
  readonly rechnen?: (daten: Daten<V, K>) => Daten<V, K>
  /** By what one knows this very form, repeated before it is sent: its number, its sum. */
  readonly kenntlich: (vorgang: V) => readonly Erkennungszeile[]
  /** What its company gives up by sending it, said before it is sent; undefined where nothing is. */
  readonly verlust?: (vorgang: V) => string | undefined
  readonly dateien: (vorgang: V) => Formulardateien
  /** What is needed for the binding step only. */
  readonly absendung: Late<Absendung<V>>
  /** Where sending is not the last word; without it a form is sent for good. */
  readonly absenden?: Absendeworte
  /** Where some forms need a second signature. */
  readonly unterschrift?: Unterschriftart<V>
  /** Where the bank may give a form back and ask for more. */
  readonly korrektur?: Korrekturart<V>
}

type Absenderabfrage = UseQueryOptions<AuswahlNutzer[], Error, AuswahlNutzer[], string[]>

export type Absendung<V extends Formularantwort> = {
  /** The members of its company, the reader among them. Silent where it fails: the server judges when the form is sent. */
  readonly absender: (vorgang: V) => Absenderabfrage
  /** What stands beside the form and is saved by itself; what somebody has to choose there first, it says. */
  readonly Daneben?: ComponentType<DanebenProps>
}

/** What is to be chosen beside a form before it is sent: under which heading, and at which field of the page. */
export type Danebenoffen = { readonly titel: string; readonly text: string; readonly feld: string }
export type DanebenProps = { readonly melden: (offen: Danebenoffen | undefined) => void }

/** What sending means: the verb of the button, and what one can still do then. */
export type Absendeworte = { readonly verb: string; readonly danach: string }

export type Erkennungszeile = { readonly frage: string; readonly antwort: string }

/** What the drafts of a form are called on this device. */
export const kopiename = <V extends Formularantwort, K>({ kopie }: Formularart<V, K>, guid: string): string =>
  `${kopie}/${guid}`

/** The calls about a form. Every refusal is shown by the form itself. */
export type Formularserver<V extends Formularantwort> = {
  /** Under which the server's last answer is kept: whoever leaves and comes back goes on from it. */
  readonly schluessel: (guid: string) => QueryKey
  readonly laden: (guid: string) => Promise<Stand<V>>
  readonly speichern: (formular: V['formular'], version: number | undefined) => Promise<Stand<V>>
  readonly einreichen: (formular: V['formular'], version: number | undefined) => Promise<Stand<V>>
  /** Lists that are stale after each step of a form. */
  readonly uebersichten: QueryKey
}

export type Verweisziel = { readonly text: string; readonly href: string }

export type Formularwege = {
  readonly seite: (guid: string, pfad: string) => string
  /** Where one goes from a form that is not sent yet. */
  readonly liste: string
  /** Where one goes from a form that has been sent. */
  readonly eingang: (guid: string) => string
  /** What a refusal can be about besides the form, and where that is mended. */
  readonly anderswo: Readonly<Record<string, string>>
  /** Pages that show what is kept elsewhere: all of their answers are changed there. */
  readonly gehalten: Readonly<Record<string, (guid: string) => Verweisziel>>
}

export type Unterschriftart<V extends Formularantwort> = {
  /** Whether this form needs two. */
  readonly zuZweit: (formular: V['formular']) => boolean
  /** How the request stood when the form was read. */
  readonly gelesen: (vorgang: V) => Mitzeichnung | null
  readonly dienst: Late<Unterschriftdienst<V>>
}

/** A place that may be changed in a correction, and what was sent there last. */
export type OffeneStelle = {
  readonly pfad: Stellenpfad
  /** What the bank says of it; null: it is open because it depends on another one. */
  readonly grund: string | null
  readonly eingereicht?: unknown
}

/** What the bank still needs for a form that was sent; only `offen` can be changed until `frist` (S4-10). */
export type Nachforderung = {
  readonly grund: string
  readonly gestelltAm: string
  readonly frist: string
  readonly offen: readonly OffeneStelle[]
}

export type Korrekturart<V extends Formularantwort> = {
  readonly nachforderung: (vorgang: V) => Nachforderung | null
  /** Pages that show their own fields in a correction too: all of the page opens together, or is always open. */
  readonly ganzeSeiten: readonly string[]
  /** Those of them that belong to the sending, not to what is checked: always open, and nobody passes them. */
  readonly immerOffen: readonly string[]
}

export type FelderProps<V extends Formularantwort, K, W extends FieldValues> = {
  readonly control: Control<W>
  /** The texts of the page as they stand now. */
  readonly werte: () => W
  readonly vorgang: V
  readonly kontext: K
  /** The form as it stands on the screen, with what other pages say. */
  readonly formular: V['formular']
  readonly schritt: Step<string>
}

/** How a page of questions is made: its texts out of the form, the form out of its texts, and its fields. */
export type Seitenbau<V extends Formularantwort, K, W extends FieldValues = FieldValues> = {
  readonly lesen: (formular: V['formular']) => W
  readonly schreiben: (werte: W) => (formular: V['formular']) => V['formular']
  readonly lesefehler?: (werte: W) => Feldfehler[]
  /** Paths whose errors the page shows at their place by itself, without a field of the form. */
  readonly zeigtSelbst?: (pfad: string) => boolean
  /** With a file that arrived while another page was open; undefined when its field is not one of this page. */
  readonly mitDatei?: (werte: W, feld: string, datei: DateiAngabe) => W | undefined
  readonly Felder: ComponentType<FelderProps<V, K, W>>
}

/** A page of questions; each is a file of its own, because all of them are too heavy for the first picture. */
export type Fragenseite<V extends Formularantwort, K> = {
  readonly bau: Late<Seitenbau<V, K>>
  readonly teile?: Seitenteile
}

/** The parts of a page: how their addresses begin, and what they are drawn from besides. */
export type Seitenteile = { readonly vorsilbe: string; readonly inhalt: Late<unknown> }

/** `fragenseite(async () => (await import('./FinanzierungSeite.tsx')).finanzierungSeite)` */
export const fragenseite = <V extends Formularantwort, K, W extends FieldValues>(
  bringen: () => Promise<Seitenbau<V, K, W>>,
  teile?: Seitenteile,
): Fragenseite<V, K> => ({
  // The page's own texts come back to it alone, so that it may be kept beside pages of other texts.
  bau: late(async () => (await bringen()) as unknown as Seitenbau<V, K>),
  ...(teile && { teile }),
})

/** A form that is open. */
export type OffenesFormular<V extends Formularantwort, K> = {
  readonly art: Formularart<V, K>
  readonly entwurf: Entwurf<V>
  /** What became of saving it; may be a moment old. */
  readonly stand: Speicherstand
  /** What the server answered last. */
  readonly vorgang: V
  readonly kontext: K
  /** Nobody changes it now: somebody is asked to sign it as it is. */
  readonly stehtFest: boolean
  /** How the request for a second signature stands, null before it was made; undefined where one signs alone. */
  readonly mitzeichnung: Mitzeichnung | null | undefined
}

/** What the open form is judged by, with all that is typed. */
export const datenVon = <V extends Formularantwort, K>({
  art,
  entwurf,
  kontext,
}: Pick<OffenesFormular<V, K>, 'art' | 'entwurf' | 'kontext'>): Daten<V, K> => {
  const daten = { formular: entwurf.wert().formular, kontext }
  return art.rechnen?.(daten) ?? daten
}
