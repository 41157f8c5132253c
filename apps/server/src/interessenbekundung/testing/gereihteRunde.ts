import { sql } from 'kysely'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { proberunde } from '../runde/testing/rundenWelt.ts'

type Gereiht = { readonly bekundung: string; readonly einladung: string }

/** A round that is over, in which the company's declaration is the only one: ranked, and invited. */
export const gereihteRunde = async ({ services, ownerDb }: TestApp, unternehmenGuid: string) => {
  const betriebe = [unternehmenGuid]
  const runde = await proberunde(services, { abTagen: -30, bis: 'GEREIHT', staffeln: 1, betriebe })
  const { rows } = await sql<Gereiht>`select b.guid as bekundung, e.guid as einladung
    from bekundung b join antrag_einladung e on e.bekundung_guid = b.guid
    where b.ibk_meta_guid = ${runde}`.execute(ownerDb)
  const [gereiht] = rows
  if (gereiht === undefined) throw new Error('nobody was invited')
  return { runde, ...gereiht }
}
