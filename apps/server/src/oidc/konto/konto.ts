import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { IdentityConflict } from '../../platform/auth/identity.ts'
import { BANKROLLEN, MIT_ZWEITEM_FAKTOR } from '@foerderportal/contract/shared/permissions'
import { KUNDENROLLEN } from '../../platform/auth/bankpersonen.ts'
import type { RequiredAction } from '../../platform/auth/identity.ts'
import type { Database } from '../../platform/database/database.ts'
import { zugestimmtAm, zustimmungFehlt } from './zustimmung.ts'

/** An account of the embedded provider; `id` is the `sub` of its tokens. */
export type Konto = {
  readonly id: string
  readonly benutzername: string
  readonly email: string
  readonly emailBestaetigt: boolean
  /** Registered by its owner, and no address of it was ever confirmed. */
  readonly vorlaeufig: boolean
  /** The user name that he wanted was taken: a stand-in is in its place until he chooses another. */
  readonly nameOffen: boolean
  readonly vorname: string
  readonly nachname: string
  readonly passwortHash: string
  readonly rollen: readonly string[]
  readonly aktiv: boolean
  /** What its owner must do at his next login, in no particular order. */
  readonly erforderlicheAktionen: readonly RequiredAction[]
  /** Seconds since the epoch at which he last agreed to the terms of use; null when he never did. */
  readonly zugestimmtAm: number | null
}

/** S1-01: what every fresh account may do. */
export const ANFANGSROLLEN = ['NUTZERSERVICE_BASIS', 'DATADIRECTORY_LESEN'] as const

const traegt = (rollen: readonly string[]) => sql`rollen && ${[...rollen]}::text[]`

/** The terms are made for customers: who only works for the bank is not asked for them (S1-11). */
const NUR_BANK = sql`(${traegt(BANKROLLEN)} and not ${traegt(KUNDENROLLEN)})`

/** The demo world alone does without, so that one can try it (S1-11). */
const FAKTOR_FEHLT = sql`(not demo and ${traegt(MIT_ZWEITEM_FAKTOR)}
  and not exists (select from zweiter_faktor f where f.konto_id = konto.id))`

/** Beside what somebody asked for: who has not agreed to the terms that hold now has to, who may release proves it twice. */
const AKTIONEN = sql`erforderliche_aktionen || array(select aktion from (values
    ('TERMS_AND_CONDITIONS', not ${NUR_BANK} and ${zustimmungFehlt(sql`konto.id::text`)}),
    ('CONFIGURE_TOTP', ${FAKTOR_FEHLT})) as noetig (aktion, gilt)
  where gilt and aktion <> all (erforderliche_aktionen))`

const SPALTEN = sql`id, benutzername, email, email_bestaetigt as "emailBestaetigt", vorlaeufig,
  benutzername_offen as "nameOffen", vorname, nachname, passwort_hash as "passwortHash", rollen, aktiv, ${AKTIONEN} as "erforderlicheAktionen",
  ${zugestimmtAm(sql`konto.id::text`)} as "zugestimmtAm"`

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text from outside can name a row at all; PostgreSQL refuses to compare others. */
export const istKennung = (id: string): boolean => UUID.test(id)

/** For comparisons: a text that can name no row compares with nothing. */
const kennung = (id: string): string | null => (istKennung(id) ? id : null)

/** The account with this id; an id that is no uuid names none. */
export const kontoLaden = async (db: Database, id: string): Promise<Konto | undefined> => {
  if (!istKennung(id)) return undefined
  const { rows } = await sql<Konto>`select ${SPALTEN} from konto where id = ${id}`.execute(db)
  return rows[0]
}

export const kontoNachBenutzername = async (db: Database, name: string): Promise<Konto | undefined> => {
  const { rows } =
    await sql<Konto>`select ${SPALTEN} from konto where lower(benutzername) = lower(${name})`.execute(db)
  return rows[0]
}

/** Whose address is not confirmed yet shares it with others who claim it: a real account first, then the newest. */
export const kontoNachEmail = async (db: Database, email: string): Promise<Konto | undefined> => {
  const { rows } = await sql<Konto>`
    select ${SPALTEN} from konto where lower(email) = lower(${email})
    order by vorlaeufig, angelegt_am desc limit 1`.execute(db)
  return rows[0]
}

export type NeuesKonto = Pick<Konto, 'benutzername' | 'email' | 'vorname' | 'nachname' | 'passwortHash'>

export type Angelegt = Pick<Konto, 'id' | 'email' | 'vorlaeufig' | 'nameOffen'>

/** One statement, whether the name is free or not; undefined when somebody took it at this very moment. */
const anlegen = async (db: Database, k: NeuesKonto): Promise<Angelegt | undefined> => {
  const id = randomUUID()
  const { rows } = await sql<Angelegt>`
    insert into konto (id, benutzername, benutzername_offen, email, vorname, nachname, passwort_hash, rollen, vorlaeufig,
      erforderliche_aktionen)
    select ${id}, case when vergeben then ${`neu-${id}`} else ${k.benutzername} end, vergeben, ${k.email}, ${k.vorname},
      ${k.nachname}, ${k.passwortHash}, ${[...ANFANGSROLLEN]}, true, '{VERIFY_EMAIL}'
    from (select exists (select from konto where lower(benutzername) = lower(${k.benutzername})) as vergeben) as name
    on conflict do nothing returning id, email, vorlaeufig, benutzername_offen as "nameOffen"`.execute(db)
  return rows[0]
}

/**
 * Creates an account with the roles of S1-01, which has to confirm its address before it signs in. Where the user name
 * is taken it stands under another until its owner has chosen one (S1-15).
 */
export const kontoAnlegen = async (db: Database, k: NeuesKonto): Promise<Angelegt> => {
  const angelegt = (await anlegen(db, k)) ?? (await anlegen(db, k))
  if (angelegt === undefined) throw new Error('the account was not stored')
  return angelegt
}

/** The user name that its owner chose at his link. Throws IdentityConflict where somebody has it. */
export const nameWaehlen = async (db: Database, id: string, benutzername: string): Promise<void> => {
  try {
    await sql`update konto set benutzername = ${benutzername}, benutzername_offen = false, geaendert_am = now()
      where id = ${kennung(id)} and benutzername_offen`.execute(db)
  } catch (error) {
    throw alsKonflikt(error)
  }
}

/** Whether the address belongs to an account that has confirmed it, or that was not registered by itself. */
export const adresseVergeben = async (db: Database, email: string): Promise<boolean> =>
  (await kontoNachEmail(db, email))?.vorlaeufig === false

/** The same password hashed anew; one that was set meanwhile stays. */
export const hashAuffrischen = async (
  db: Database,
  { id, passwortHash }: Pick<Konto, 'id' | 'passwortHash'>,
  hash: string,
): Promise<void> => {
  await sql`update konto set passwort_hash = ${hash}, geaendert_am = now()
    where id = ${id} and passwort_hash = ${passwortHash}`.execute(db)
}

/** One statement on the locked row: changes by several processes at once all take effect. */
export const rollenAendern = async (
  db: Database,
  id: string,
  dazu: readonly string[],
  weg: readonly string[],
): Promise<void> => {
  await sql`update konto set geaendert_am = now(), rollen = array(
      select distinct rolle from unnest(konto.rollen || ${[...dazu]}::text[]) rolle
      where rolle <> all (${[...weg]}::text[]) order by rolle)
    where id = ${kennung(id)}`.execute(db)
}

const VERGEBEN = { konto_benutzername: 'username', konto_email: 'email' } as const

const alsKonflikt = (error: unknown): unknown => {
  const { constraint } = error as { constraint?: keyof typeof VERGEBEN } // pg's name of a violated constraint
  const field = constraint === undefined ? undefined : VERGEBEN[constraint]
  return field === undefined ? error : new IdentityConflict(field)
}

/** False when both were so before. Another address is not confirmed yet. Throws IdentityConflict. */
export const loginAendern = async (
  db: Database,
  id: string,
  benutzername: string,
  email: string,
): Promise<boolean> => {
  try {
    const { numAffectedRows = 0n } = await sql`
      update konto set benutzername = ${benutzername}, email = ${email}, geaendert_am = now(),
        email_bestaetigt = email_bestaetigt and lower(email) = lower(${email})
      where id = ${kennung(id)} and (benutzername, email) is distinct from (${benutzername}, ${email})`.execute(
      db,
    )
    return numAffectedRows > 0n
  } catch (error) {
    throw alsKonflikt(error)
  }
}

/** Asks for an action at the next login; asked twice it is one. */
export const aktionFordern = async (db: Database, id: string, aktion: RequiredAction): Promise<void> => {
  await sql`update konto set geaendert_am = now(), erforderliche_aktionen = erforderliche_aktionen || ${aktion}::text
    where id = ${kennung(id)} and ${aktion}::text <> all (erforderliche_aktionen)`.execute(db)
}

export const aktionErledigt = async (db: Database, id: string, aktion: RequiredAction): Promise<void> => {
  await sql`update konto set geaendert_am = now(), erforderliche_aktionen = array_remove(erforderliche_aktionen, ${aktion}::text)
    where id = ${kennung(id)} and ${aktion}::text = any (erforderliche_aktionen)`.execute(db)
}

export const nameAendern = async (
  db: Database,
  id: string,
  vorname: string,
  nachname: string,
): Promise<void> => {
  await sql`update konto set vorname = ${vorname}, nachname = ${nachname}, geaendert_am = now() where id = ${kennung(id)}`.execute(
    db,
  )
}

export const kontoLoeschen = async (db: Database, id: string): Promise<void> => {
  await sql`delete from konto where id = ${kennung(id)}`.execute(db)
}
