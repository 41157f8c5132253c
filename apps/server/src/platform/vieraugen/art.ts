import type { Laufhindernis } from '@foerderportal/contract/shared/lauf/lauf'
import type { Freigabeort } from '@foerderportal/contract/shared/freigaben/arten'
import type { Absage } from '@foerderportal/contract/shared/problem'
import type { Eintrag } from '../audit/protokollieren.ts'
import type { Principal } from '../auth/principal.ts'
import type { Database, Tx } from '../database/database.ts'
import type { Services } from '../services.ts'

/** Somebody of the bank with what his last sign-in says: for what needs a fresh one. */
export type Person = Pick<Principal, 'sub' | 'rollen' | 'authTime'>

/** What every kind relies on. */
export type Grunddienste = Pick<Services, 'db' | 'clock'>
export type Leser = Database | Tx

/** The case and company it speaks of: decides who sees it, and who is no part of it (S9-01). */
export type Bezug = { readonly geschaeft?: string; readonly unternehmen: string }

/** A line of the list of releases, as it was presented: what it is called, and where it is read and released. */
export type Vorlegungszeile = {
  readonly wozu: string
  readonly ort: Freigabeort
  readonly ortGuid: string
}

/** What is laid before a second person. */
export type Neu<I extends object> = {
  /** Everything that is decided: what is hashed, read and released. */
  readonly inhalt: I
  /** What the list of releases calls it. */
  readonly zeile: Vorlegungszeile
  readonly programm: string
  /** The round that it is about, where it is about one. */
  readonly runde?: string
  readonly betragCent?: number | null
  readonly abweichungen?: readonly string[]
  readonly bezug?: readonly Bezug[]
}

/** What was presented, in the shape of its kind. */
export type Vorgelegtes<I> = {
  readonly guid: string
  readonly objekt: string
  readonly nr: number
  readonly inhalt: I
  readonly sha256: string
  readonly vorbereitet_von: string
  readonly vorgelegt_am: Date
  /** Who had a hand in it: none of them releases it. */
  readonly mitwirkende: readonly string[]
}

export type Schritt = 'vorlegen' | 'freigeben' | 'zurueckgeben' | 'zurueckholen'

/** What a release does, in its transaction; answers what is worth logging. */
export type Wirkung<L> = (tx: Tx, lage: L) => Promise<object>

/**
 * A kind of act that needs two people. `D`: its services; `O`: how its calls address it; `L`: the situation under its lock;
 * `I`: what is presented; `V`: what is typed by who presents; `A`: what the calls about it answer.
 */
export type Art<D extends Grunddienste, O, L, I extends object, V, A> = {
  readonly art: string
  /** The names of its acts in the audit log. */
  readonly handlungen: Readonly<Record<Schritt, string>>
  /** What there is one open row of. */
  readonly objekt: (adresse: O) => string
  /** Locks what it is about and reads what it is judged by; 404 and 403 for whoever may not know of it or is no part. */
  readonly laden: (dienste: D, tx: Tx, person: Person, adresse: O) => Promise<L>
  readonly vorlegen: (tx: Tx, lage: L, was: { readonly adresse: O; readonly eingabe: V }) => Promise<Neu<I>>
  /** Why it can't be done now; asked under the lock when it is presented and once more when it is released. */
  readonly hindernis: (tx: Tx, lage: L, inhalt: I) => Promise<Laufhindernis | null>
  /** Before the transaction what it needs, then what it does. */
  readonly wirkung: (dienste: D, vorgelegt: Vorgelegtes<I>) => Promise<Wirkung<L>>
  /** Only right after signing in (rule A-04). */
  readonly frisch?: true
  /** 412, in the words of the kind. */
  readonly nichtMoeglich: Absage
  readonly kette: (lage: L, objekt: string) => Pick<Eintrag, 'unternehmenGuid' | 'rundeGuid' | 'objektGuid'>
  readonly antwort: (dienste: D, tx: Tx, lage: L) => Promise<A>
}
