import type { ColumnType, Generated } from 'kysely'

/** What follows once a mail server has taken a mail: the job gets the moment as `angenommenAm`. */
export type Danach = { readonly name: string; readonly payload: Readonly<Record<string, unknown>> }

/**
 * Why a mail is not tried now. `MAILSERVER`: that is away, or does not let us send; `AUFSCHUB`: it does not take this mail
 * yet, or its answer got lost. It never will: `ABGEWIESEN`; it did not for days: `AUFGEGEBEN`.
 */
export type Hindernis = 'MAILSERVER' | 'AUFSCHUB' | 'ABGEWIESEN' | 'AUFGEGEBEN'

/** A row of the outbox: delivered when `versendet_am` is set. */
export type PostausgangTabelle = {
  postausgang: {
    guid: string
    schluessel: string | null
    an: string
    betreff: string
    text: string
    bezug: string | null
    angelegt_am: Generated<Date>
    versendet_am: Date | null
    fehler: string | null
    demo: Generated<boolean>
    vertraulich: Generated<boolean>
    /** A job that follows its acceptance; as JSON. */
    danach: ColumnType<Danach | null, string | null, string | null>
    /** Null: a job for it is in line, or it is sent. */
    hindernis: Generated<Hindernis | null>
    /** Tries that reached the mail server. */
    versuche: Generated<number>
    /** Null with `MAILSERVER`: as soon as that answers. */
    naechster_versuch_am: Generated<Date | null>
  }
}
