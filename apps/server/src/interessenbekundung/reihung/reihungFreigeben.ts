import type { GereihteZeile } from '@foerderportal/contract/interessenbekundung/reihung/reihung'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { sql } from 'kysely'
import { requireFreshSignIn } from '../../platform/auth/freshSignIn.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { rundenpostEinreihen } from '../post/rundenpost.ts'
import type { Antwort } from '../runde/rundeAnsehen.ts'
import { rundeBewegen } from '../runde/rundeBewegen.ts'
import type { Seeddienste } from '../runde/rundendienste.ts'
import { nichtMoeglich, type Angemeldet } from '../runde/rundePolicy.ts'
import { reihungRechnen } from './reihungRechnen.ts'
import { seedFinden } from './seed.ts'

type Geoeffnete = { readonly guid: string; readonly zufall: string; readonly protokoll_sha256: string }
const geoeffnete = async (tx: Tx, runde: string): Promise<Geoeffnete> => {
  const { rows } = await sql<Geoeffnete>`select guid, zufall, protokoll_sha256 from reihung
    where ibk_meta_guid = ${runde} and status = 'GEOEFFNET'`.execute(tx)
  const [reihung] = rows
  if (reihung === undefined) throw nichtMoeglich('Es ist keine Reihung geöffnet.')
  return reihung
}

/** The lines in their order, so many at once: a statement takes at most 65,535 values, and an array is one of them. */
const zeilenSchreiben = (tx: Tx, runde: string, zeilen: readonly GereihteZeile[]) =>
  sql`insert into reihungszeile (ibk_meta_guid, rang, rang_in_gruppe, bekundung_guid, hauptgruppe, cent, los)
    select l.ibk_meta_guid, z.rang, z.rang_in_gruppe, z.guid, z.hauptgruppe, l.cent, z.los
    from unnest(${zeilen.map(({ rang }) => rang)}::integer[],
        ${zeilen.map(({ rangInGruppe }) => rangInGruppe)}::integer[], ${zeilen.map(({ guid }) => guid)}::uuid[],
        ${zeilen.map(({ hauptgruppe }) => hauptgruppe)}::text[], ${zeilen.map(({ los }) => los)}::text[])
        z (rang, rang_in_gruppe, guid, hauptgruppe, los)
      join listenzeile l on l.ibk_meta_guid = ${runde} and l.bekundung_guid = z.guid
        and l.hauptgruppe = z.hauptgruppe`.execute(tx)

const ANDERE =
  'Die Reihung ist nicht mehr die, die Sie gelesen haben. Laden Sie die Runde neu, und lesen Sie sie noch einmal.'

type Freigeben = { readonly guid: string; readonly person: Angemeldet; readonly sha256: string }

/**
 * S3-03: releases the open ranking whose hash was read. It is computed once more: what is released is what seed, list and
 * draw give. The database refuses everybody but the one who has typed the draw as the second person.
 */
export const reihungFreigeben = async (
  services: Seeddienste,
  { sha256, ...aufruf }: Freigeben,
): Promise<Antwort> => {
  requireFreshSignIn(aufruf.person, services.clock.now())
  const seed = await seedFinden(services, aufruf.guid)
  return rundeBewegen(services, aufruf, 'reihungFreigeben', async (tx, { runde, person, jetzt }) => {
    const reihung = await geoeffnete(tx, runde.guid)
    const gerechnet = await reihungRechnen(tx, runde, { seed, zufall: reihung.zufall })
    if (reihung.protokoll_sha256 !== sha256 || gerechnet.sha256 !== sha256)
      throw absagen(ALLGEMEIN.konkurrierend, ANDERE)
    await sql`update reihung set status = 'FREIGEGEBEN', freigegeben_von = ${person.sub}, freigegeben_am = ${jetzt}
        where guid = ${reihung.guid}`.execute(tx)
    await zeilenSchreiben(tx, runde.guid, gerechnet.zeilen)
    await sql`update ibk_meta set reihung_freigegeben_am = ${jetzt} where guid = ${runde.guid}`.execute(tx)
    await rundenpostEinreihen(tx, 'gereiht', runde.guid)
    return { reihung: reihung.guid, sha256 }
  })
}
