import { sql } from 'kysely'
import { einfrierenVormerken } from '../../einfrieren/einfrierenVormerken.ts'
import { pruefprogrammBewahren } from '../../oeffentlich/pruefprogramm.ts'
import { erinnerungVormerken, rundenpostEinreihen } from '../../post/rundenpost.ts'
import { zusageAnlegen } from '../../reihung/seed.ts'
import type { Aktart } from './aktart.ts'
import { nachTafel } from './nachTafel.ts'

/** S3-01, S3-03: the seed is drawn and committed to before anybody outside knows of the round. */
export const veroeffentlichung: Aktart<'rundeVeroeffentlichen'> = {
  text: ({ bezeichnung }) => `Die Runde „${bezeichnung}“ wird veröffentlicht.`,
  hindernis: async (_tx, lage) => nachTafel('rundeVeroeffentlichen', lage),
  wirkung: async (services, akt) => {
    const zusage = await zusageAnlegen(services, akt.runde)
    return async (tx, { runde, jetzt }) => {
      const programm = await pruefprogrammBewahren(tx)
      await sql`update ibk_meta set veroeffentlicht_am = ${jetzt}, seed_zusage = ${zusage},
          pruefprogramm_sha256 = ${programm} where guid = ${runde.guid}`.execute(tx)
      await einfrierenVormerken(tx, runde)
      await erinnerungVormerken(tx, runde)
      await rundenpostEinreihen(tx, 'veroeffentlicht', runde.guid)
    }
  },
}
