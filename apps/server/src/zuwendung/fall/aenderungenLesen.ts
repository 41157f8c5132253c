import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import {
  aenderungenFinden,
  stellenZaehlen,
  type Nachgefordert,
} from '@foerderportal/contract/zuwendung/antrag/aenderungen/aenderungen'
import type { AenderungenAntwort } from '@foerderportal/contract/zuwendung/antrag/aenderungen/schema'
import { alleDateien } from '@foerderportal/contract/zuwendung/antrag/angaben/dateiorte'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { einreichungenVon, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import { pruefsummenLesen } from '../../platform/files/public.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { gesendetesFormular } from '../kern/einreichungen.ts'
import { bankFallLesen } from '../zugang/bankFall.ts'

type Lesen = {
  readonly sub: string
  readonly guid: string
  readonly von: number | undefined
  readonly bis: number | undefined
}

type Paar = {
  readonly a: EinreichungRow
  readonly b: EinreichungRow
  readonly von: number
  readonly bis: number
}

/** Without numbers the last submission and the one before; of a single one there is nothing to compare. */
const paar = (einreichungen: readonly EinreichungRow[], e: Lesen): Paar => {
  const bis = e.bis ?? einreichungen.length
  const von = e.von ?? Math.max(1, bis - 1)
  const [a, b] = [einreichungen[von - 1], einreichungen[bis - 1]]
  if (a === undefined || b === undefined || von > bis)
    throw absagen(ALLGEMEIN.ungueltig, undefined, [
      { pfad: von > bis ? 'von' : 'bis', text: `Der Fall hat ${einreichungen.length} Einreichungen.` },
    ])
  return { a, b, von, bis }
}

type Gefordert = { readonly gestellt_am: Date; readonly stellen: readonly Nachgefordert[] }

/** What the bank asked after the one submission and before the other. */
const zwischen = async (db: Database, { a, b }: Paar): Promise<Gefordert[]> =>
  (
    await sql<Gefordert>`select gestellt_am, stellen from nachforderung where antrag_guid = ${a.dokument_guid}
      and gestellt_am >= ${a.eingegangen_am} and gestellt_am < ${b.eingegangen_am} order by gestellt_am`.execute(
      db,
    )
  ).rows

/** Differences between two submissions of a case (S9-03). */
export const aenderungenLesen = async (
  { db }: Pick<Services, 'db'>,
  e: Lesen,
): Promise<AenderungenAntwort> => {
  const fall = await bankFallLesen(db, e.guid, e.sub)
  const einreichungen = (await einreichungenVon(db, fall.antrag_guid)).toReversed()
  const gewaehlt = paar(einreichungen, e)
  const [vorher, nachher] = [gesendetesFormular(gewaehlt.a), gesendetesFormular(gewaehlt.b)]
  const gefordert = await zwischen(db, gewaehlt)
  const dateien = [...alleDateien(vorher), ...alleDateien(nachher)].map(({ uuid }) => uuid)
  return {
    einreichungen: einreichungen.map(({ eingangsnummer, eingegangen_am }, i) => ({
      nr: i + 1,
      eingangsnummer,
      eingegangenAm: eingegangen_am.toISOString(),
    })),
    von: gewaehlt.von,
    bis: gewaehlt.bis,
    nachgefordertAm: gefordert.at(-1)?.gestellt_am.toISOString() ?? null,
    stellen: stellenZaehlen(nachher),
    aenderungen: aenderungenFinden({
      vorher,
      nachher,
      nachgefordert: gefordert.flatMap(({ stellen }) => stellen),
      pruefsummen: await pruefsummenLesen(db, dateien),
    }),
  }
}
