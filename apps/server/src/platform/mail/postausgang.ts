import type { Generated } from 'kysely'

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
  }
}
