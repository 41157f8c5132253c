import {
  NACH_ENDE_MS,
  naechsteZiehung,
} from '@foerderportal/contract/interessenbekundung/sachbearbeitung/ziehung'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import { sql } from 'kysely'
import { einfrierenVormerken } from '../../einfrieren/einfrierenVormerken.ts'
import { rundenpostEinreihen } from '../../post/rundenpost.ts'
import { endeNach, type RundeRow } from '../runden.ts'
import type { Aktart } from './aktart.ts'
import { nachTafel } from './nachTafel.ts'

const nurSpaeter = ({ bis }: RundeRow, letzterTag: string): string | null => {
  const bisher = tagInBerlin(letzterMoment(bis.toISOString()))
  return letzterTag > bisher
    ? null
    : `Die Frist lässt sich nur verlängern. Nennen Sie einen Tag nach dem ${alsDatum(bisher)}.`
}

/** The draw moves along: the next of its kind that leaves three days after the end. */
const ziehungNach = (r: RundeRow, bis: Date): Date | null =>
  r.ziehung_am === null || r.ziehung_alle_tage === null
    ? r.ziehung_am
    : naechsteZiehung(
        { am: r.ziehung_am, alleTage: r.ziehung_alle_tage },
        new Date(bis.getTime() + NACH_ENDE_MS),
      )

/** S3-01: a period can only be lengthened, before the freeze, and everybody who has begun is told. */
export const fristverlaengerung: Aktart<'fristVerlaengern'> = {
  text: ({ letzterTag }) => `Die Frist läuft erst am ${alsDatum(letzterTag)} ab.`,
  hindernis: async (_tx, lage, { angaben }) =>
    nachTafel('fristVerlaengern', lage) ?? nurSpaeter(lage.runde, angaben.letzterTag),
  wirkung:
    async (_services, akt) =>
    async (tx, { runde }) => {
      const { rows } = await sql<{ bis: Date }>`select ${endeNach(akt.angaben.letzterTag)} as bis`.execute(tx)
      const bis = rows[0]?.bis ?? runde.bis
      await sql`update ibk_meta set bis = ${bis}, ziehung_am = ${ziehungNach(runde, bis)}
      where guid = ${runde.guid}`.execute(tx)
      await einfrierenVormerken(tx, { guid: runde.guid, bis })
      await rundenpostEinreihen(tx, 'verlaengert', runde.guid, { akt: akt.guid })
    },
}
