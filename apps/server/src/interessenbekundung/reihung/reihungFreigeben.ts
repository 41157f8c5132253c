import { reihen, type GereihteZeile } from '@foerderportal/contract/interessenbekundung/reihung/reihung'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { sql } from 'kysely'
import { requireFreshSignIn } from '../../platform/auth/freshSignIn.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { rundenpostEinreihen } from '../post/rundenpost.ts'
import type { Antwort } from '../runde/rundeAnsehen.ts'
import { rundeBewegen } from '../runde/rundeBewegen.ts'
import type { Rundenaufruf, Rundendienste, Seeddienste } from '../runde/rundendienste.ts'
import { nichtMoeglich, type Angemeldet } from '../runde/rundePolicy.ts'
import { krypto } from './krypto.ts'
import { SEED_FEHLT, listenzeilen } from './reihungVorbereiten.ts'
import { seedFinden } from './seed.ts'

type Vorgelegte = {
  readonly guid: string
  readonly zufall: string
  readonly liste_sha256: string
  readonly protokoll_sha256: string
}
const vorgelegte = async (tx: Tx, runde: string): Promise<Vorgelegte> => {
  const { rows } = await sql<Vorgelegte>`select guid, zufall, liste_sha256, protokoll_sha256 from reihung
    where ibk_meta_guid = ${runde} and status = 'VORGELEGT'`.execute(tx)
  const [reihung] = rows
  if (reihung === undefined) throw nichtMoeglich('Es liegt keine Reihung zur Freigabe vor.')
  return reihung
}

/** Neither of the two draws is named: whoever has it wrong looks it up, not at what the other one typed. */
const ANDERS =
  'Was Sie eingegeben haben, ist nicht das, was bei der Vorbereitung eingegeben wurde. Prüfen Sie es an der amtlichen Veröffentlichung. Stimmt Ihre Eingabe, geben Sie die Reihung zurück.'

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

type Freigeben = {
  readonly guid: string
  readonly person: Angemeldet
  readonly zufall: string
  readonly sha256: string
}

/**
 * S3-03: releases a ranking. The second person has typed the draw without seeing the first one's; with another one, or
 * another result than the one read, nothing is published. The database refuses whoever prepared it.
 */
export const reihungFreigeben = async (
  services: Seeddienste,
  { zufall, sha256, ...aufruf }: Freigeben,
): Promise<Antwort> => {
  requireFreshSignIn(aufruf.person, services.clock.now())
  const seed = await seedFinden(services, aufruf.guid)
  return rundeBewegen(
    services,
    { ...aufruf, aktion: 'reihungFreigeben' },
    async (tx, { runde, person, jetzt }) => {
      const reihung = await vorgelegte(tx, runde.guid)
      if (reihung.zufall !== zufall) throw nichtMoeglich(ANDERS)
      if (reihung.protokoll_sha256 !== sha256)
        throw absagen(
          ALLGEMEIN.konkurrierend,
          'Die Reihung wurde zurückgegeben und neu vorgelegt, seit Sie sie gelesen haben. Laden Sie die Runde neu.',
        )
      if (seed === undefined) throw nichtMoeglich(SEED_FEHLT)
      await sql`update reihung set status = 'FREIGEGEBEN', zufall_zweit = ${zufall}, freigegeben_von = ${person.sub},
        freigegeben_am = ${jetzt} where guid = ${reihung.guid}`.execute(tx)
      const ziehung = { runde: runde.guid, seed, zufall, listHash: reihung.liste_sha256 }
      await zeilenSchreiben(tx, runde.guid, reihen(await listenzeilen(tx, runde.guid), ziehung, krypto))
      await sql`update ibk_meta set reihung_freigegeben_am = ${jetzt} where guid = ${runde.guid}`.execute(tx)
      await rundenpostEinreihen(tx, 'gereiht', runde.guid)
      return { reihung: reihung.guid, sha256 }
    },
  )
}

/** S3-03: gives it back with a reason; the list stays frozen, and the draw can be typed once more. */
export const reihungZurueckgeben = (
  services: Rundendienste,
  { grund, ...aufruf }: Rundenaufruf & { readonly grund: string },
): Promise<Antwort> =>
  rundeBewegen(
    services,
    { ...aufruf, aktion: 'reihungZurueckgeben' },
    async (tx, { runde, person, jetzt }) => {
      const { guid } = await vorgelegte(tx, runde.guid)
      await sql`update reihung set status = 'ZURUECKGEGEBEN', zurueckgegeben_von = ${person.sub},
        zurueckgegeben_am = ${jetzt}, zurueckgegeben_grund = ${grund} where guid = ${guid}`.execute(tx)
      return { reihung: guid, grund }
    },
  )
