import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoBenutzer, DEMO_PASSWORT, type DemoPerson } from '../../apps/server/src/oidc/demo.ts'

const REALM = join(import.meta.dirname, 'realm.json')

/** Accepted at the first moment of 2026, as the demo world's accounts of the embedded provider have. */
const representation = (p: DemoPerson) => ({
  id: p.id,
  username: p.benutzername,
  email: p.email,
  emailVerified: true,
  enabled: true,
  firstName: p.vorname,
  lastName: p.nachname,
  attributes: { terms_and_conditions: [String(Math.floor(Date.now() / 1000))] },
  credentials: [{ type: 'password', value: DEMO_PASSWORT }],
  realmRoles: p.rollen,
  requiredActions: [],
})

/** The realm of `realm.json` with the accounts of the demo world, under the same `sub` as at the embedded provider. */
export const realmFuerTests = (): object => {
  const realm = JSON.parse(readFileSync(REALM, 'utf8')) as { users: object[] } // our own file
  return { ...realm, users: [...realm.users, ...demoBenutzer().map(representation)] }
}

/** Lays the realm where `--import-realm` looks for it. */
export const realmBereitlegen = (home: string): void => {
  const ordner = join(home, 'data/import')
  mkdirSync(ordner, { recursive: true })
  writeFileSync(join(ordner, 'portal-realm.json'), JSON.stringify(realmFuerTests()))
}
