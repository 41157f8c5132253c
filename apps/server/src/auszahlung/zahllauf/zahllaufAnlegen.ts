import { randomUUID } from 'node:crypto'
import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { jahrInBerlin, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { sql } from 'kysely'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { auffaelligesFesthalten } from './auffaelliges.ts'
import { auszahlungskontoAm } from './auszahlungskonten.ts'
import { bereiteLaden, wartetWeil } from './bereite.ts'
import { zahllaufEinfuegen } from './zahllaeufe.ts'
import { nichtMoeglich, type Person } from './zahllaufPolicy.ts'
import { zahllaufZeigen } from './zahllaufView.ts'
import { postenEinfuegen } from './zahlposten.ts'

type Aufruf = { readonly programm: Programm; readonly person: Person }

const NICHTS = 'Für dieses Programm liegt nichts zur Zahlung bereit.'

/** What can be paid now; two runs of a programme are made one after the other. */
const zahlbare = async (tx: Tx, { programm, person }: Aufruf, jetzt: Date) => {
  await sql`select pg_advisory_xact_lock(hashtext(${`zahllauf:${programm}`}))`.execute(tx)
  const alle = await bereiteLaden(tx, programm, person.sub)
  return alle.filter((row) => wartetWeil(row, programm, jetzt) === null)
}

/** S6-07. Puts everything of a programme that can be paid into a new run, with what stands out of it. */
export const zahllaufAnlegen = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  aufruf: Aufruf,
): Promise<Zahllauf> =>
  db.transaction().execute(async (tx) => {
    const { programm, person } = aufruf
    const jetzt = clock.now()
    const bereite = await zahlbare(tx, aufruf, jetzt)
    if (bereite.length === 0) throw nichtMoeglich(NICHTS)
    const { konto, fehlt } = await auszahlungskontoAm(tx, programm, tagInBerlin(jetzt))
    if (konto === undefined) throw nichtMoeglich(fehlt)
    const guid = randomUUID()
    const jahr = jahrInBerlin(jetzt)
    await zahllaufEinfuegen(tx, { guid, programm, konto, sub: person.sub, jetzt, jahr })
    await postenEinfuegen(tx, { lauf: guid, programm, konto, jetzt, bereite })
    await auffaelligesFesthalten(tx, guid, jetzt)
    await protokollieren(tx, {
      unternehmenGuid: null,
      sub: person.sub,
      handlung: 'zahllaufAnlegen',
      objektGuid: guid,
      angaben: { programm, posten: bereite.length },
    })
    return zahllaufZeigen(tx, guid, person, jetzt)
  })
