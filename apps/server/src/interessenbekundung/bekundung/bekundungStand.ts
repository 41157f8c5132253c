import type { BekundungFormular } from '@foerderportal/contract/interessenbekundung/bekundungsformular'
import { bekundungSummen } from '@foerderportal/contract/interessenbekundung/betraege'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import * as dokument from '../../platform/dokument/dokument.ts'
import { BEKUNDUNG_DOKUMENT, type BekundungRow } from '../bekundungen.ts'

/** 409 where the caller built on an older state. */
export const versionPruefen = (b: BekundungRow, ifMatch: number | undefined): void =>
  dokument.versionPruefen(BEKUNDUNG_DOKUMENT, b, ifMatch)

type Stand = {
  readonly formular: BekundungFormular
  readonly sub: string
  readonly jetzt: Date
  readonly handlung: 'bekundungSpeichern' | 'bekundungEinreichen'
}

/** Writes a new state of a locked declaration with its sums; sent, it takes the place of what was sent before. */
export const standSchreiben = async (tx: Tx, b: BekundungRow, stand: Stand): Promise<BekundungRow> => {
  const { betragCent, zuwendungCent } = bekundungSummen(stand.formular.investitionen)
  const fertig = stand.handlung === 'bekundungEinreichen'
  const gesendet = fertig
    ? sql`, eingereicht_version = version + 1, gesendet_betrag_cent = ${betragCent},
        gesendet_zuwendung_cent = ${zuwendungCent}`
    : sql``
  const dazu = sql`, fertig = ${fertig}, betrag_cent = ${betragCent}, zuwendung_cent = ${zuwendungCent} ${gesendet}`
  const neu = await dokument.standSchreiben(tx, BEKUNDUNG_DOKUMENT, b, { ...stand, dazu })
  return { ...neu, fertig, eingereicht_version: fertig ? neu.version : b.eingereicht_version }
}
