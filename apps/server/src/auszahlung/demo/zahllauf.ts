import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { sql } from 'kysely'
import type { Services } from '../../platform/services.ts'
import { bereiteLaden, wartetWeil } from '../zahllauf/bereite.ts'
import { zahllaufAnlegen } from '../zahllauf/zahllaufAnlegen.ts'
import { zahllaufVorlegen } from '../zahllauf/zahllaufVorlegen.ts'

const PROGRAMM: Programm = 'AnkNabo'

/** A run ready to be released, prepared by this person; once, and only where something can be paid. */
export const demoZahllauf = async (services: Services, sub: string): Promise<void> => {
  const { db, clock } = services
  const { rows } = await sql`select from zahllauf limit 1`.execute(db)
  if (rows.length > 0) return
  const bereite = await bereiteLaden(db, PROGRAMM, sub)
  if (!bereite.some((row) => wartetWeil(row, PROGRAMM, clock.now()) === null)) return
  const person = { sub, rollen: ['SACHBEARBEITUNG_SCHREIBEN'], authTime: 0 }
  const { guid } = await zahllaufAnlegen(services, { programm: PROGRAMM, person })
  await zahllaufVorlegen(services, { guid, person })
}
