import type { Rolle } from '@foerderportal/contract/shared/permissions'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { ANFANGSROLLEN } from './konto/konto.ts'
import { argon2Hasher } from './passwoerter/passwordHasher.ts'

export const DEMO_PASSWORT = 'Foerder-Demo-2026'

const sub = (nummer: number) => `de000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`

/** `sub` of each account of the demo world (rule W-01), by user name. */
export const DEMO_SUB = {
  'lena.lindenau': sub(1),
  'max.mehrfach': sub(2),
  'paul.partner': sub(3),
  'neu.nutzer': sub(4),
  'ohne.unternehmen': sub(5),
  'eva.eingeladen': sub(6),
  'udo.unidentifiziert': sub(7),
  'gisela.genobank': sub(8),
  'stefan.startup': sub(9),
  'nora.nurlesen': sub(10),
  'keine.rechte': sub(11),
  'sabine.sachbearbeitung': sub(12),
  'frank.freigabe': sub(13),
  'petra.programme': sub(14),
  'ludwig.leitung': sub(15),
  'rita.revision': sub(16),
} as const
export type DemoBenutzer = keyof typeof DEMO_SUB

const MITGLIED: readonly Rolle[] = [...ANFANGSROLLEN, 'ZUWENDUNGEN_LESEN', 'ZUWENDUNGEN_SCHREIBEN']
const ADMIN: readonly Rolle[] = [...MITGLIED, 'NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE']
/** S1-11: whoever works for the bank reads, and looks up addresses; none of them is a customer. */
const BANK: readonly Rolle[] = ['DATADIRECTORY_LESEN', 'SACHBEARBEITUNG_LESEN']
const NUR_LESEN: readonly Rolle[] = [...ANFANGSROLLEN, 'ZUWENDUNGEN_LESEN']

/** Roles as S1-01 and the memberships of the demo world give them. */
const ROLLEN_JE_KONTO: Readonly<Record<DemoBenutzer, readonly Rolle[]>> = {
  'lena.lindenau': ADMIN,
  'max.mehrfach': ADMIN,
  'paul.partner': MITGLIED,
  'neu.nutzer': ANFANGSROLLEN,
  'ohne.unternehmen': ANFANGSROLLEN,
  'eva.eingeladen': ANFANGSROLLEN,
  'udo.unidentifiziert': ADMIN,
  'gisela.genobank': ADMIN,
  'stefan.startup': MITGLIED,
  'nora.nurlesen': NUR_LESEN,
  'keine.rechte': ANFANGSROLLEN,
  'sabine.sachbearbeitung': [...BANK, 'SACHBEARBEITUNG_SCHREIBEN'],
  'frank.freigabe': [...BANK, 'SACHBEARBEITUNG_FREIGEBEN'],
  'petra.programme': [...BANK, 'SACHBEARBEITUNG_PROGRAMME'],
  'ludwig.leitung': [...BANK, 'SACHBEARBEITUNG_LEITUNG'],
  'rita.revision': [...BANK, 'SACHBEARBEITUNG_REVISION'],
}

const gross = (wort: string) => wort.charAt(0).toUpperCase() + wort.slice(1)

/** 'lena.lindenau' → Lena Lindenau. */
const nameAus = (benutzername: string) => {
  const [vorname = '', nachname = ''] = benutzername.split('.').map(gross)
  return { vorname, nachname }
}

/** An account of the demo world, for whichever provider holds it. */
export type DemoPerson = {
  readonly id: string
  readonly benutzername: DemoBenutzer
  readonly email: string
  readonly vorname: string
  readonly nachname: string
  readonly rollen: readonly string[]
}

const person = (benutzername: DemoBenutzer): DemoPerson => ({
  id: DEMO_SUB[benutzername],
  benutzername,
  email: `${benutzername}@demo.example`,
  ...nameAus(benutzername),
  rollen: ROLLEN_JE_KONTO[benutzername],
})

/** The accounts of the demo world. */
export const demoBenutzer = (): DemoPerson[] =>
  // The keys of a constant object; TypeScript widens them to string.
  (Object.keys(DEMO_SUB) as DemoBenutzer[]).map(person)

const zeile = ({ id, benutzername, email, vorname, nachname, rollen }: DemoPerson, hash: string) =>
  sql`(${id}::uuid, ${benutzername}, ${email}, true, ${vorname}, ${nachname}, ${hash}, ${[...rollen]}::text[], true)`

const fehlende = async (db: Database) => {
  const { rows } = await sql<{ id: string }>`select id from konto where demo`.execute(db)
  const da = new Set(rows.map(({ id }) => id))
  return demoBenutzer().filter(({ id }) => !da.has(id))
}

const fehlendeAnlegen = async (db: Database) => {
  const personen = await fehlende(db)
  if (personen.length === 0) return
  const hash = await argon2Hasher().hash(DEMO_PASSWORT)
  await sql`
    insert into konto (id, benutzername, email, email_bestaetigt, vorname, nachname, passwort_hash, rollen, demo)
    values ${sql.join(personen.map((p) => zeile(p, hash)))} on conflict do nothing`.execute(db)
}

/** Customers of the demo world know the terms; a version that is published later they are asked for like everybody. */
const zustimmen = (db: Database) =>
  sql`insert into nutzungsbedingungen_zustimmung (sub, version)
    select k.id::text, n.version from konto k, nutzungsbedingungen n
    where k.demo and 'NUTZERSERVICE_BASIS' = any (k.rollen) and n.version = (select max(version) from nutzungsbedingungen where gilt_ab <= clock_timestamp())
      and not exists (select from nutzungsbedingungen_zustimmung z where z.sub = k.id::text)`.execute(db)

/** Seeds the accounts of the demo world that are missing; what was changed by hand stays. */
export const demoKonten = async (db: Database): Promise<void> => {
  await fehlendeAnlegen(db)
  await zustimmen(db)
}
