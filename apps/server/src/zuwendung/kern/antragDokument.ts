import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { summen } from '@foerderportal/contract/zuwendung/antrag/rules'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import * as dokument from '../../platform/dokument/dokument.ts'
import { ANTRAG, type AntragRow } from './repository.ts'

/** 409 where the caller built on an older state. */
export const versionPruefen = (antrag: AntragRow, ifMatch: number | undefined): void =>
  dokument.versionPruefen(ANTRAG, antrag, ifMatch)

/** Writes a new state of a locked application with its sum; answers the application as it then stands. */
export const standSchreiben = <A extends dokument.Dokument & Pick<AntragRow, 'formular'>>(
  { clock }: { readonly clock: Pick<Clock, 'now'> },
  tx: Tx,
  antrag: A,
  stand: { readonly formular: AntragFormular; readonly sub: string; readonly handlung: string },
): Promise<A> => {
  const { zuwendungCent } = summen(stand.formular.foerdergegenstandSeiten)
  const dazu = sql`, zuwendung_cent = ${zuwendungCent}`
  return dokument.standSchreiben(tx, ANTRAG, antrag, { ...stand, jetzt: clock.now(), dazu })
}
