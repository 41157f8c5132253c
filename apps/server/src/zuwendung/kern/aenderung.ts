import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/antrag/schema'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import type { AntragRow } from './repository.ts'

/** A change of an application, in the transaction that makes it. */
export type Aenderung = {
  readonly services: Services
  readonly tx: Tx
  /** As it was. */
  readonly vorher: AntragRow
  readonly nachher: AntragFormular
  /** Worked out for who needs it: most saves need none. */
  readonly kontext: () => AntragKontext
  readonly sub: string
}
