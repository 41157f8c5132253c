import { sql } from 'kysely'
import { liegendeLaden, rueckgabeFesthalten } from '../../reihung/rueckgaben.ts'
import { einladungenBeenden } from '../../staffel/einladungen.ts'
import { rundenpostEinreihen } from '../../post/rundenpost.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Lage } from '../rundeHindernisse.ts'
import type { Aktart } from './aktart.ts'
import { nachTafel } from './nachTafel.ts'

const GRUND = 'Die Runde ist annulliert.'

/** What else lies before a second person will never be released. */
const restZurueckgeben = async (tx: Tx, { runde, person, jetzt }: Lage): Promise<void> => {
  await sql`update vorlegung set status = 'ZURUECKGEGEBEN', beendet_von = ${person.sub}, beendet_am = ${jetzt},
      grund = ${GRUND} where runde_guid = ${runde.guid} and status = 'VORGELEGT'`.execute(tx)
  await sql`update staffel set status = 'ZURUECKGEGEBEN', zurueckgegeben_von = ${person.sub},
      zurueckgegeben_am = ${jetzt}, zurueckgegeben_grund = ${GRUND}
    where ibk_meta_guid = ${runde.guid} and status = 'VORGELEGT'`.execute(tx)
  const liegende = await liegendeLaden(tx, runde.guid)
  if (liegende === undefined) return
  const { guid: reihung, geoeffnet } = liegende
  const angaben = { durch: 'ANNULLIERUNG', geoeffnet, grund: GRUND } as const
  await rueckgabeFesthalten(tx, { reihung, runde: runde.guid, sub: person.sub, jetzt, ...angaben })
}

/** S3-03: public and counted; list and hashes stay where they are, and a repeat is a new round. */
export const annullierung: Aktart<'rundeAnnullieren'> = {
  frisch: true,
  text: () => 'Die Runde wird öffentlich annulliert. Offene Einladungen verfallen.',
  hindernis: async (_tx, lage) => nachTafel('rundeAnnullieren', lage),
  wirkung:
    async (_services, { angaben }) =>
    async (tx, lage) => {
      const { runde, jetzt } = lage
      await sql`update ibk_meta set annulliert_am = ${jetzt}, annulliert_grund = ${angaben.grund}
      where guid = ${runde.guid}`.execute(tx)
      await einladungenBeenden(tx, { runde: runde.guid, nach: 'VERFALLEN', jetzt })
      await restZurueckgeben(tx, lage)
      await rundenpostEinreihen(tx, 'annulliert', runde.guid)
    },
}
