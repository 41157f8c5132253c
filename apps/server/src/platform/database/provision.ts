import pg from 'pg'
import type { Credentials } from './launcher/credentials.ts'

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

const ensureRole = async (client: pg.Client, name: string, rights: string, password: string) => {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name])
  const verb = rowCount === 0 ? 'create' : 'alter'
  await client.query(
    `${verb} role ${quote(name)} login nosuperuser ${rights} password ${client.escapeLiteral(password)}`,
  )
}

/** From template0, so that nothing an operator put into template1 gets in. */
const ensureDatabase = async (client: pg.Client, name: string) => {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount !== 0) return
  await client.query(`create database ${quote(name)} owner portal_owner encoding 'UTF8' template template0`)
}

/** portal_app may connect and nothing else: it needs no temporary tables, which could shadow those of the owner. */
const limitDatabase = async (client: pg.Client, name: string) => {
  await client.query(`revoke all on database ${quote(name)} from public, portal_app`)
  await client.query(`grant connect on database ${quote(name)} to portal_app`)
}

/**
 * Makes the two roles and the database of the embedded cluster; what exists already stays and gets its passwords.
 * portal_owner may create databases (tests copy theirs from a template) but neither roles nor anything of the system.
 */
export const provision = async (
  adminUrl: string,
  database: string,
  passwords: Credentials,
): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await ensureRole(client, 'portal_owner', 'createdb nocreaterole', passwords.portal_owner)
    await ensureRole(client, 'portal_app', 'nocreatedb nocreaterole', passwords.portal_app)
    // To drop a database that portal_app is still connected to (tests), and to end a session that got stuck.
    await client.query('grant pg_signal_backend to portal_owner')
    await ensureDatabase(client, database)
    await limitDatabase(client, database)
  } finally {
    await client.end()
  }
}
