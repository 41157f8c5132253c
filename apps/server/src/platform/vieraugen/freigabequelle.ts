import type { Freigabeart } from '@foerderportal/contract/shared/freigaben/arten'
import type { RawBuilder } from 'kysely'
import type { Person } from './art.ts'

/** What is said of a row in the words of its kind: what it is called where that is more than its kind, and what it does. */
export type Freigabeworte = { readonly wort?: string; readonly text?: string }

/**
 * What of a slice lies before a second person. `sql` has the columns guid, art, programm, wozu, wer, runde, ort, ort_guid,
 * betrag_cent, abweichungen (text[]), angaben (jsonb), vorgelegt_am, vorbereitet_von and gesperrt_weil (a sentence, null
 * where the person who asks had no hand in it), in this order, and no row of which he may know nothing (S9-01).
 */
export type Freigabequelle = {
  readonly sql: (person: Pick<Person, 'sub' | 'rollen'>) => RawBuilder<unknown>
  readonly worte: { readonly [A in Freigabeart]?: (angaben: never) => Freigabeworte }
}
