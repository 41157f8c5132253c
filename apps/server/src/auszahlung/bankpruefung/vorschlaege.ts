import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { vorschlaegeVon } from '@foerderportal/contract/auszahlung/bankpruefung/vorschlaege'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { DeMinimisGrenze } from '@foerderportal/contract/zuwendung/kern/deminimis/deMinimisSchema'
import { sql } from 'kysely'
import { siehtAlles } from '../../platform/befangenheit/erreichtes.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { deMinimisVergebenCent, verbundNaehe } from '../../zuwendung/public.ts'
import type { Pruefungsfall } from './pruefungsfall.ts'

type BewilligungRow = {
  readonly wirksam_ab: Date | null
  readonly verordnung: DeMinimisGrenze['verordnung'] | null
  readonly hoechst_cent: number | null
  readonly jahre: number | null
}

/** The approval, as far as a rule asks for it; small aid with the ceiling that held for it. */
const bewilligungLaden = async (db: Database | Tx, geschaeft: string): Promise<BewilligungRow | undefined> =>
  (
    await sql<BewilligungRow>`select b.wirksam_ab, b.deminimis_verordnung as verordnung,
        b.deminimis_hoechst_cent as hoechst_cent, b.deminimis_jahre as jahre
      from bewilligung b where b.geschaeft_guid = ${geschaeft}`.execute(db)
  ).rows[0]

const grenzeAus = (row: BewilligungRow | undefined): DeMinimisGrenze | undefined => {
  const { verordnung = null, hoechst_cent: hoechst = null, jahre = null } = row ?? {}
  return verordnung === null || hoechst === null || jahre === null
    ? undefined
    : { verordnung, hoechstbetrag: inEuro(hoechst), jahre }
}

type Gelesenes = Pick<Bankpruefung, 'positionen' | 'bankdaten'> & {
  /** Who reads it. */
  readonly leser: string
}

/** Small aid as far as this person may know of what it is added up from (S9-01). */
const deMinimisVon = async (
  db: Database | Tx,
  { unternehmen_guid }: Pruefungsfall,
  {
    grenze,
    leser,
    heute,
  }: { readonly grenze: DeMinimisGrenze; readonly leser: string; readonly heute: string },
) =>
  (await verbundNaehe(db, leser, unternehmen_guid)) === 'BEFANGEN'
    ? undefined
    : { grenze, vergebenCent: await deMinimisVergebenCent(db, unternehmen_guid, grenze, heute) }

/** What the rules of the catalogue propose of a request, judged as it stands now (S9-07). */
export const vorschlaegeLesen = async (
  db: Database | Tx,
  fall: Pruefungsfall,
  { leser, ...gelesen }: Gelesenes,
  jetzt: Date,
): Promise<Bankpruefung['vorschlaege']> => {
  if (fall.katalog.every(({ regel }) => regel === null)) return []
  const bewilligung = await bewilligungLaden(db, fall.geschaeft_guid)
  const wirksamAb = bewilligung?.wirksam_ab ?? null
  const grenze = grenzeAus(bewilligung)
  const heute = tagInBerlin(jetzt)
  return vorschlaegeVon(fall.katalog, {
    ...gelesen,
    unternehmenName: fall.unternehmen_name,
    fruehesterTag: fall.fruehesterTag,
    eingegangen: tagInBerlin(fall.eingegangen_am),
    wirksamAb: wirksamAb && wirksamAb <= jetzt ? tagInBerlin(wirksamAb) : null,
    dublettenGanz: await siehtAlles(db, leser),
    deMinimis: grenze && (await deMinimisVon(db, fall, { grenze, leser, heute })),
  })
}
