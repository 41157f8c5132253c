import { NACH_ENDE_MS } from '@foerderportal/contract/interessenbekundung/bank/ziehung'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import { einfrierenVormerken } from '../../einfrieren/einfrierenVormerken.ts'
import { erinnerungVormerken, rundenpostEinreihen } from '../../post/rundenpost.ts'
import { endeNach } from '../runden.ts'
import { ziehungAb } from '../rundeZiehung.ts'
import type { Aktart } from './aktart.ts'
import { nurSpaeter } from './nurSpaeter.ts'
import { nachTafel } from './nachTafel.ts'

/**
 * S3-01: a period can only be lengthened, before the freeze, and everybody who has begun is told. The draw moves along: the
 * next of its kind that leaves three days after the end.
 */
export const fristverlaengerung: Aktart<'fristVerlaengern'> = {
  text: ({ letzterTag }) => `Die Frist läuft erst am ${alsDatum(letzterTag)} ab.`,
  hindernis: async (_tx, lage, { angaben }) =>
    nachTafel('fristVerlaengern', lage) ?? nurSpaeter(lage.runde, angaben.letzterTag),
  wirkung:
    async (_services, akt) =>
    async (tx, { runde }) => {
      const { rows } = await sql<{ bis: Date }>`select ${endeNach(akt.angaben.letzterTag)} as bis`.execute(tx)
      const bis = rows[0]?.bis ?? runde.bis
      await sql`update ibk_meta set bis = ${bis}, ziehung_am = ${ziehungAb(runde, new Date(bis.getTime() + NACH_ENDE_MS))}
      where guid = ${runde.guid}`.execute(tx)
      await einfrierenVormerken(tx, { guid: runde.guid, bis })
      await erinnerungVormerken(tx, { guid: runde.guid, von: runde.von, bis })
      await rundenpostEinreihen(tx, 'verlaengert', runde.guid, { akt: akt.guid })
    },
}
