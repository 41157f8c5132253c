import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { midnight } from '../../platform/database/midnight.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { rundenpostEinreihen } from '../post/rundenpost.ts'
import type { Antwort } from '../runde/rundeAnsehen.ts'
import { rundeBewegen } from '../runde/rundeBewegen.ts'
import type { Rundenaufruf, Rundendienste } from '../runde/rundendienste.ts'
import { SELBST_STAFFEL } from '../runde/rundeHindernisse.ts'
import { nichtMoeglich } from '../runde/rundePolicy.ts'
import type { RundeRow } from '../runde/runden.ts'
import { naechsteStaffel, type Berechnet } from './naechsteStaffel.ts'

type Gelesen = { readonly staffel: string; readonly sha256: string }
type Vorgelegte = {
  readonly guid: string
  readonly nr: number
  readonly vorgelegt_am: Date
  readonly vorbereitet_von: string
  readonly bearbeiter: readonly string[]
  readonly inhalt: string
}

/** Two may lie before a second person under the same number: each is named by itself, with the hash that was read. */
const vorgelegte = async (tx: Tx, runde: string, { staffel, sha256 }: Gelesen): Promise<Vorgelegte> => {
  const { rows } = await sql<Vorgelegte>`select guid, nr, vorgelegt_am, vorbereitet_von,
      staffel_mitwirkende(guid) as bearbeiter, inhalt from staffel
    where guid = ${staffel} and ibk_meta_guid = ${runde} and sha256 = ${sha256} and status = 'VORGELEGT'`.execute(
    tx,
  )
  const [row] = rows
  if (row === undefined) throw nichtMoeglich('Diese Staffel liegt nicht oder nicht so zur Freigabe vor.')
  return row
}

/** What was prepared has to be what would be prepared now: money, waivers and the batch before may have changed it. */
const nochGleich = async (tx: Tx, runde: RundeRow, s: Vorgelegte): Promise<Berechnet> => {
  const heute = await naechsteStaffel(tx, runde, s.vorgelegt_am)
  if (heute === null || heute.inhalt !== s.inhalt)
    throw absagen(
      ALLGEMEIN.konkurrierend,
      'Seit die Staffel vorgelegt wurde, haben sich die freien Mittel oder die Reihe geändert. Geben Sie sie zurück; die Programmpflege legt sie neu vor.',
    )
  return heute
}

/**
 * Invites every line that the batch names: at least so many whole days from now, to the end of a day in Berlin. Each opens
 * applications in the categories of its class alone (S3-04).
 */
const einladen = async (
  tx: Tx,
  runde: RundeRow,
  staffel: string,
  jetzt: Date,
  s: Berechnet,
): Promise<void> => {
  const zeilen = s.zeilen.filter(({ ausgang }) => ausgang === 'EINGELADEN')
  const klassen = runde.vorgaben.hauptgruppen.map(({ code, metaKategorien }) => ({
    hauptgruppe: code,
    kategorien: metaKategorien.map((k) => k.code),
  }))
  await sql`insert into antrag_einladung (guid, runde_guid, unternehmen_guid, kategorien, max_anzahl_geschaefte, von, bis,
      angelegt_am, demo, status, status_seit, bekundung_guid, hauptgruppe, rang, staffel_guid, zugesagt_cent,
      reserviert_cent)
    select gen_random_uuid(), f.guid, b.unternehmen_guid,
      array(select jsonb_array_elements_text(k.kategorien)), f.max_anzahl_geschaefte, ${jetzt},
      ${midnight(jetzt, runde.einladung_tage + 1)}, ${jetzt}, b.demo, 'OFFEN', ${jetzt}, z.guid, z.hauptgruppe, z.rang,
      ${staffel}, z.cent, z.cent
    from unnest(${zeilen.map(({ guid }) => guid)}::uuid[], ${zeilen.map(({ hauptgruppe }) => hauptgruppe)}::text[],
        ${zeilen.map(({ rang }) => rang)}::integer[], ${zeilen.map(({ cent }) => cent)}::bigint[])
        z (guid, hauptgruppe, rang, cent)
      join (select b.guid, b.unternehmen_guid, r.demo from bekundung b join ibk_meta r on r.guid = b.ibk_meta_guid) b
        on b.guid = z.guid
      join jsonb_to_recordset(${JSON.stringify(klassen)}::jsonb) k (hauptgruppe text, kategorien jsonb)
        on k.hauptgruppe = z.hauptgruppe
      join foerderrunde f on f.ibk_meta_guid = ${runde.guid}`.execute(tx)
}

/** S3-04: releases a batch and invites by it. The database keeps what is promised within the money of the round. */
export const staffelFreigeben = (
  services: Rundendienste,
  { staffel: gelesen, sha256, ...aufruf }: Rundenaufruf & Gelesen,
): Promise<Antwort> =>
  rundeBewegen(services, aufruf, 'staffelFreigeben', async (tx, { runde, person, jetzt }) => {
    const staffel = await vorgelegte(tx, runde.guid, { staffel: gelesen, sha256 })
    if (staffel.bearbeiter.includes(person.sub)) throw absagen(ALLGEMEIN.keineBerechtigung, SELBST_STAFFEL)
    const berechnet = await nochGleich(tx, runde, staffel)
    await sql`update staffel set status = 'FREIGEGEBEN', freigegeben_von = ${person.sub}, freigegeben_am = ${jetzt}
      where guid = ${staffel.guid}`.execute(tx)
    await einladen(tx, runde, staffel.guid, jetzt, berechnet)
    await rundenpostEinreihen(tx, 'eingeladen', runde.guid, { staffel: staffel.guid })
    return { nr: staffel.nr, sha256, vorbereitetVon: staffel.vorbereitet_von }
  })

/** S3-04: gives it back: nobody is invited by it. */
export const staffelZurueckgeben = (
  services: Rundendienste,
  { staffel: gelesen, sha256, grund, ...aufruf }: Rundenaufruf & Gelesen & { readonly grund: string },
): Promise<Antwort> =>
  rundeBewegen(services, aufruf, 'staffelZurueckgeben', async (tx, { runde, person, jetzt }) => {
    const { guid, nr } = await vorgelegte(tx, runde.guid, { staffel: gelesen, sha256 })
    await sql`update staffel set status = 'ZURUECKGEGEBEN', zurueckgegeben_von = ${person.sub},
        zurueckgegeben_am = ${jetzt}, zurueckgegeben_grund = ${grund} where guid = ${guid}`.execute(tx)
    return { nr, sha256, grund }
  })
