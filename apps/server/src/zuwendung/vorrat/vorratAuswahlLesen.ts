import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import type { VorratAuswahl } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { programmeLesen, type Programme } from '../kern/programmLesen.ts'

type Runde = { readonly guid: string; readonly programm: Programm; readonly bezeichnung: string }

/** Of every version: a case keeps the categories of its day. */
const kategorien = (programme: Programme): VorratAuswahl['kategorien'] =>
  [...new Set(programme.map(({ programm }) => programm))].toSorted().flatMap((programm) => {
    const fassungen = programme.filter((p) => p.programm === programm)
    const codes = fassungen.flatMap(({ daten }) => daten.kategorien.map(({ id }) => id))
    return [...new Set(codes)].toSorted().map((code) => ({ programm, code }))
  })

/** Who may have a case, the bank's own register says. */
export const vorratAuswahlLesen = async (services: Services): Promise<VorratAuswahl> => {
  const { db } = services
  const programme = await programmeLesen(services)
  const runden = await sql<Runde>`select guid, programm, bezeichnung from foerderrunde
    order by von desc nulls last, guid`.execute(db)
  return { runden: runden.rows, kategorien: kategorien(programme) }
}
