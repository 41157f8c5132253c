import { randomUUID } from 'node:crypto'
import {
  oeffnetZusage,
  protokollSchreiben,
  reihen,
  type GereihteZeile,
} from '@foerderportal/contract/interessenbekundung/reihung/reihung'
import { zufallHindernis, type Zeile } from '@foerderportal/contract/interessenbekundung/reihung/verfahren'
import { quelleBenennen } from '@foerderportal/contract/interessenbekundung/sachbearbeitung/ziehung'
import { sql } from 'kysely'
import { requireFreshSignIn } from '../../platform/auth/freshSignIn.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { rundeBewegen } from '../runde/rundeBewegen.ts'
import type { Seeddienste } from '../runde/rundendienste.ts'
import type { Antwort } from '../runde/rundeAnsehen.ts'
import type { RundeRow } from '../runde/runden.ts'
import { nichtMoeglich, type Angemeldet } from '../runde/rundePolicy.ts'
import { krypto } from './krypto.ts'
import { seedFinden } from './seed.ts'

export const SEED_FEHLT =
  'Der Startwert dieser Runde ist nicht mehr lesbar oder passt nicht zur Zusage. Eine Reihung gibt es damit nicht: Annullieren Sie die Runde.'

/** The frozen lines as they are published, in any order: the ranking makes its own. */
export const listenzeilen = async (db: Database | Tx, runde: string): Promise<Zeile[]> =>
  (
    await sql<Zeile>`select bekundung_guid as guid, hauptgruppe, prioritaet,
        case when salz is null then cent end as cent, sha256 as einreichung
      from listenzeile where ibk_meta_guid = ${runde}`.execute(db)
  ).rows

type Gereiht = { readonly zeilen: readonly GereihteZeile[]; readonly protokoll: string }

/** Ranks as section 4.3 says; throws a refusal where the seed does not open the commitment. */
const reihungRechnen = (
  runde: RundeRow,
  zeilen: readonly Zeile[],
  { seed, zufall }: { readonly seed: string | undefined; readonly zufall: string },
): Gereiht => {
  const { guid, seed_zusage: zusage, liste_sha256: listHash, quelle, ziehung_am: am } = runde
  if (zusage === null || listHash === null || quelle === null || am === null) throw nichtMoeglich(SEED_FEHLT)
  if (seed === undefined || !oeffnetZusage(zusage, { runde: guid, seed }, krypto))
    throw nichtMoeglich(SEED_FEHLT)
  const ziehung = { runde: guid, seed, zufall, listHash }
  const gereiht = reihen(zeilen, ziehung, krypto)
  const protokoll = protokollSchreiben({
    ...ziehung,
    zusage,
    quelle: quelleBenennen(quelle, am),
    zeilen: gereiht,
  })
  return { zeilen: gereiht, protokoll }
}

type Vorbereiten = { readonly guid: string; readonly person: Angemeldet; readonly zufall: string }

/** S3-03: ranks with the draw as it was published, and lays the result before a second person. */
export const reihungVorbereiten = async (
  services: Seeddienste,
  { zufall, ...aufruf }: Vorbereiten,
): Promise<Antwort> => {
  requireFreshSignIn(aufruf.person, services.clock.now())
  const schreibweise = zufallHindernis(zufall)
  if (schreibweise !== null) throw nichtMoeglich(schreibweise)
  const seed = await seedFinden(services, aufruf.guid)
  return rundeBewegen(
    services,
    { ...aufruf, aktion: 'reihungVorbereiten' },
    async (tx, { runde, person, jetzt }) => {
      const { protokoll } = reihungRechnen(runde, await listenzeilen(tx, runde.guid), { seed, zufall })
      const sha256 = krypto.sha256(protokoll)
      await sql`insert into reihung (guid, ibk_meta_guid, status, liste_sha256, zufall, protokoll, protokoll_sha256,
        vorbereitet_von, vorgelegt_am)
      values (${randomUUID()}, ${runde.guid}, 'VORGELEGT', ${runde.liste_sha256}, ${zufall}, ${protokoll}, ${sha256},
        ${person.sub}, ${jetzt})`.execute(tx)
      return { sha256 }
    },
  )
}
