import type { AntragKontext } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { Tx } from '../../platform/database/database.ts'
import type { Mitglied } from '../../unternehmen/public.ts'
import type { Korrektur } from './korrektur.ts'
import type { AntragRow } from './repository.ts'

/** What a submit is judged by; `antrag.formular` is the form as it would be sent. */
export type Einreichlage = {
  readonly tx: Tx
  readonly antrag: AntragRow
  readonly kontext: AntragKontext
  readonly mitglieder: readonly Mitglied[]
  /** What the bank gave back and asked for; null for a first submission. */
  readonly korrektur: Korrektur | null
  /** Who sends. */
  readonly sub: string
  /** When the request arrived. */
  readonly eingang: Date
}
/** Throws the refusal, with its reason in `detail`. */
export type Einreichpruefung = (lage: Einreichlage) => void | Promise<void>
