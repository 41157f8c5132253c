import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { RequiredAction } from '../../platform/auth/identity.ts'
import { DEMO_SUB } from '../demo.ts'
import type { OidcTest } from './oidcTest.ts'

/** An account of the test's own, with the password of the demo world, that agreed to the terms; `offen` is what it has to do: with the terms it has not agreed. */
export const eigenesKonto = async ({ db }: OidcTest, offen: readonly RequiredAction[] = []) => {
  const id = randomUUID()
  const name = `gast.${id.slice(0, 8)}`
  await sql`insert into konto (id, benutzername, email, email_bestaetigt, vorname, nachname, passwort_hash, rollen,
      erforderliche_aktionen)
    select ${id}, ${name}::text, ${`${name}@gast.example`}, true, 'Greta', 'Gast', passwort_hash, rollen, ${[...offen]}::text[]
    from konto where id = ${DEMO_SUB['neu.nutzer']}`.execute(db)
  if (!offen.includes('TERMS_AND_CONDITIONS'))
    await sql`insert into nutzungsbedingungen_zustimmung (sub, version)
      select ${id}, max(version) from nutzungsbedingungen`.execute(db)
  return { id, name, email: `${name}@gast.example` }
}

/** Makes the login of an account's sessions older. */
export const anmeldungAltern = async ({ db }: OidcTest, kontoId: string, sekunden: number): Promise<void> => {
  await sql`update oidc_artifact set payload = jsonb_set(payload, '{loginTs}',
      to_jsonb((payload ->> 'loginTs')::bigint - ${sekunden}::int))
    where kind = 'Session' and konto_id = ${kontoId}`.execute(db)
}
