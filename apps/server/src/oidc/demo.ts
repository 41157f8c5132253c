import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { ANFANGSROLLEN } from './konto.ts'
import { argon2Hasher } from './passwordHasher.ts'

export const DEMO_PASSWORT = 'Foerder-Demo-2026'

const sub = (nummer: number) => `de000000-0000-4000-8000-${String(nummer).padStart(12, '0')}`

/** `sub` of each account of the demo world (regeln.md), by user name. */
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
} as const
export type DemoBenutzer = keyof typeof DEMO_SUB

const MITGLIED = [...ANFANGSROLLEN, 'ZUWENDUNGEN_LESEN', 'ZUWENDUNGEN_SCHREIBEN']
const ADMIN = [...MITGLIED, 'NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE']
const NUR_LESEN = [...ANFANGSROLLEN, 'ZUWENDUNGEN_LESEN']

/** Roles as S1-01 and the memberships of the demo world give them. */
const ROLLEN: Readonly<Record<DemoBenutzer, readonly string[]>> = {
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
  'sabine.sachbearbeitung': ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN'],
  'frank.freigabe': ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_FREIGEBEN'],
  'petra.programme': ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_PROGRAMME'],
}

const gross = (wort: string) => wort.charAt(0).toUpperCase() + wort.slice(1)

/** 'lena.lindenau' → Lena Lindenau. */
const nameAus = (benutzername: string) => {
  const [vorname = '', nachname = ''] = benutzername.split('.').map(gross)
  return { vorname, nachname }
}

const zeile = (benutzername: DemoBenutzer, hash: string) => {
  const { vorname, nachname } = nameAus(benutzername)
  return sql`(${DEMO_SUB[benutzername]}::uuid, ${benutzername}, ${`${benutzername}@demo.example`}, true,
    ${vorname}, ${nachname}, ${hash}, ${[...ROLLEN[benutzername]]}::text[], true)`
}

const fehlende = async (db: Database) => {
  const { rows } = await sql<{ id: string }>`select id from konto where demo`.execute(db)
  const da = new Set(rows.map(({ id }) => id))
  // The keys of a constant object; TypeScript widens them to string.
  return (Object.keys(DEMO_SUB) as DemoBenutzer[]).filter((name) => !da.has(DEMO_SUB[name]))
}

/** Seeds the accounts of the demo world that are missing; what was changed by hand stays. */
export const demoKonten = async (db: Database): Promise<void> => {
  const namen = await fehlende(db)
  if (namen.length === 0) return
  const hash = await argon2Hasher().hash(DEMO_PASSWORT)
  await sql`
    insert into konto (id, benutzername, email, email_bestaetigt, vorname, nachname, passwort_hash, rollen, demo)
    values ${sql.join(namen.map((name) => zeile(name, hash)))} on conflict do nothing`.execute(db)
}
