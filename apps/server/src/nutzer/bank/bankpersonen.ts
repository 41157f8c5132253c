import type { Bankperson } from '@foerderportal/contract/nutzer/bank/schema'
import { BANKROLLEN, type Rolle } from '@foerderportal/contract/shared/permissions'
import type { Database } from '../../platform/database/database.ts'

type Zeile = {
  sub: string
  name: string
  /** Null while the provider has not seen that the address is his: nothing is sent to anybody's. */
  email: string | null
  rollen: string[]
  zuletzt: Date
}
const tabellen = (db: Database) => db.$extendTables<{ bankperson: Zeile }>()

const istBankrolle = (rolle: string): rolle is Bankperson['rollen'][number] =>
  (BANKROLLEN as readonly Rolle[]).some((eine) => eine === rolle)

const alsBankperson = ({ sub, name, rollen, zuletzt }: Zeile): Bankperson => ({
  sub,
  name,
  rollen: rollen.filter(istBankrolle),
  zuletzt: zuletzt.toISOString(),
})

/** Writes down who has signed in; whoever was there already is as the token says now. */
export const bankpersonEintragen = async (db: Database, person: Zeile): Promise<Bankperson> => {
  const { sub, ...jetzt } = { ...person, rollen: person.rollen.filter(istBankrolle) }
  const zeile = await tabellen(db)
    .insertInto('bankperson')
    .values({ sub, ...jetzt })
    .onConflict((o) => o.column('sub').doUpdateSet(jetzt))
    .returningAll()
    .executeTakeFirstOrThrow()
  return alsBankperson(zeile)
}

export const bankpersonenLaden = async (db: Database): Promise<Bankperson[]> => {
  const zeilen = await tabellen(db)
    .selectFrom('bankperson')
    .selectAll()
    .orderBy('name')
    .orderBy('sub')
    .execute()
  return zeilen.map(alsBankperson)
}
