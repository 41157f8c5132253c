import type { ColumnType, Generated } from 'kysely'

/** What follows once a mail server has taken a mail: the job gets the moment as `angenommenAm`. */
export type Danach = { readonly name: string; readonly payload: Readonly<Record<string, unknown>> }

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
  }
}
