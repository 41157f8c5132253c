import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { protokollieren } from '../../../platform/audit/protokollieren.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/services.ts'
import type { DemoBetrieb } from '../../../unternehmen/public.ts'
import type { Beitraege } from '../../entscheidung/vorlegepruefungen.ts'
import type { Programme } from '../../kern/programmLesen.ts'

/** Somebody of the bank of the demo world. */
export type DemoBankperson = { readonly sub: string; readonly name: string }
/** Who prepares and who releases. */
export type DemoBank = { readonly sabine: DemoBankperson; readonly frank: DemoBankperson }

/** What every step of every case is given. */
export type Umstaende = {
  readonly tx: Tx
  readonly services: Services
  readonly programme: Programme
  readonly bank: DemoBank
  /** What decisions rest on, as the product has it. */
  readonly beitraege: Beitraege
  /** What is done once all of it is kept: each in transactions of its own. */
  readonly danach: (() => Promise<void>)[]
}

/** A case on its way: each step leaves it as the product would. */
export type Fall = {
  readonly geschaeft: string
  readonly guid: string
  readonly nr: number
  readonly betrieb: DemoBetrieb
  readonly programm: Programm
  formular: AntragFormular
  version: number
  /** The moment so many days after the application came in, never in the future. */
  readonly nach: (tage: number) => Date
}

/** The audit row of an act, in the chain of the case's company. */
export const festhalten = (
  { tx }: Umstaende,
  { betrieb, guid }: Fall,
  sub: string,
  handlung: string,
  angaben: Readonly<Record<string, unknown>> = {},
): Promise<void> =>
  protokollieren(tx, { unternehmenGuid: betrieb.unternehmenGuid, sub, handlung, objektGuid: guid, angaben })
