import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { sha256 } from '../schluessel/hashing.ts'
import { network } from '../../platform/http/network.ts'

/** What is counted: a level that each failure raises by one and that sinks by one every `abbau` seconds. */
export type Zaehler = {
  readonly schluessel: string
  /** Failures that go without a wait. */
  readonly frei: number
  readonly abbau: number
  /** Longest wait in seconds. */
  readonly laengste: number
}

const ERSTE_SPERRE_S = 30
const VIERTELSTUNDE = 900

/** Whoever holds one key may try five times at once and some hundred times a day. */
const STRENG = { frei: 4, abbau: VIERTELSTUNDE, laengste: VIERTELSTUNDE }

/**
 * Failures with one account, wherever from: a hundred at once, 288 a day. No single network reaches that by itself
 * (it is slowed to 96 a day), so that nobody locks an account whose name he knows.
 */
const KONTO = { frei: 99, abbau: 300, laengste: VIERTELSTUNDE }

/**
 * Failures from one network, a whole bank or a provider's customers may sit behind it. Thirty of them a minute are
 * the typing errors of some hundred people.
 */
const NETZ = { frei: 299, abbau: 2, laengste: 60 }

/** New passwords of somebody who is signed in: each costs several hashes, and tells whether it was one of his. */
const PASSWORT = { frei: 9, abbau: 60, laengste: VIERTELSTUNDE }

/** New accounts and questions whether a name is taken, from one network. */
const NEU = { frei: 99, abbau: 30, laengste: VIERTELSTUNDE }

/**
 * Wrong codes of one account, wherever from. Only who knows the password gets to try: he has ten at once and a hundred a
 * day, of which the chance to hit one of three codes that count is 1 : 3 000.
 */
const FAKTOR = { frei: 9, abbau: VIERTELSTUNDE, laengste: VIERTELSTUNDE }

/** An unknown name counts like a known one, so that nothing tells them apart. */
const kontoName = (kontoId: string | undefined, eingabe: string) =>
  kontoId === undefined ? `name:${sha256(eingabe.toLowerCase())}` : `konto:${kontoId}`

/** Of one attempt: `streng` is taken before the password is looked at, `weitere` count when it was wrong. */
export type Anmeldezaehler = { readonly streng: Zaehler; readonly weitere: readonly Zaehler[] }

/** `browser` names one that has signed in to this account before: what strangers do does not keep it out. */
export const anmeldeZaehler = (
  kontoId: string | undefined,
  eingabe: string,
  ip: string,
  browser: string | undefined,
): Anmeldezaehler => {
  if (browser !== undefined) return { streng: { schluessel: `browser:${browser}`, ...STRENG }, weitere: [] }
  const konto = kontoName(kontoId, eingabe)
  return {
    streng: { schluessel: `${konto} ${network(ip)}`, ...STRENG },
    weitere: [
      { schluessel: `netz:${network(ip)}`, ...NETZ },
      { schluessel: konto, ...KONTO },
    ],
  }
}

export const passwortZaehler = (kontoId: string): Anmeldezaehler => ({
  streng: { schluessel: `passwort:${kontoId}`, ...PASSWORT },
  weitere: [],
})

/** Mails that an account asks for, and mails to one address, whoever asks. */
const POST = { frei: 4, abbau: VIERTELSTUNDE, laengste: 3600 }
const ADRESSE = { frei: 9, abbau: VIERTELSTUNDE, laengste: 3600 }

/** The address stands as a hash: it may belong to somebody who knows nothing of us. */
export const postfachZaehler = (email: string): Zaehler => ({
  schluessel: `postfach:${sha256(email.toLowerCase())}`,
  ...ADRESSE,
})

export const postZaehler = ({
  id,
  email,
}: {
  readonly id: string
  readonly email: string
}): Anmeldezaehler => ({
  streng: { schluessel: `post:${id}`, ...POST },
  weitere: [postfachZaehler(email)],
})

/** Forgotten passwords: what was typed counts, so that nobody learns by waiting whether there is such an account. */
export const vergessenZaehler = (eingabe: string, ip: string): Anmeldezaehler => ({
  streng: { schluessel: `vergessen:${sha256(eingabe.toLowerCase())} ${network(ip)}`, ...STRENG },
  weitere: [{ schluessel: `vergessen:${network(ip)}`, ...NEU }],
})

/** A new password was set by a link: what was counted against the account before concerns nobody any more. */
export const versucheVergessen = async (db: Database, kontoId: string): Promise<void> => {
  await sql`delete from anmeldeversuch where schluessel in (${`konto:${kontoId}`}, ${`passwort:${kontoId}`})
    or schluessel like ${`konto:${kontoId} %`}`.execute(db)
}

/** Of one attempt at the second factor; it counts apart from the password, whose counter a success has just cleared. */
export const faktorZaehler = (kontoId: string, ip: string, browser: string | undefined): Anmeldezaehler => {
  if (browser !== undefined)
    return { streng: { schluessel: `faktor-browser:${browser}`, ...STRENG }, weitere: [] }
  const faktor = `faktor:${kontoId}`
  return {
    streng: { schluessel: `${faktor} ${network(ip)}`, ...STRENG },
    weitere: [{ schluessel: faktor, ...FAKTOR }],
  }
}

export const registrierZaehler = (ip: string): Zaehler => ({ schluessel: `neu:${network(ip)}`, ...NEU })

/**
 * Counts one attempt, in one statement: of many at the same moment none slips past the limit. Where the level rises
 * above `frei` the key is locked, 30 s first, twice as long each time. Answers false when it, or one of `weitere`,
 * is locked; nothing is counted then.
 */
const zaehlen = async (
  db: Database,
  { schluessel, frei, abbau, laengste }: Zaehler,
  jetzt: Date,
  weitere: readonly Zaehler[] = [],
): Promise<boolean> => {
  const vergangen = sql`greatest(0, extract(epoch from excluded.zuletzt - v.zuletzt)::float8)`
  const stand = sql`(greatest(0, v.stand - ${vergangen} / ${abbau}::int) + 1)`
  const sperre = sql`least(${laengste}::int, ${ERSTE_SPERRE_S}::int * power(2, least(ceil(${stand} - ${frei}::int) - 1, 10)))`
  const { rows } = await sql`
    insert into anmeldeversuch as v (schluessel, stand, zuletzt)
    select ${schluessel}, 1, ${jetzt}::timestamptz where not exists (
      select 1 from anmeldeversuch where schluessel = any(${weitere.map((z) => z.schluessel)}::text[])
        and gesperrt_bis > ${jetzt}::timestamptz)
    on conflict (schluessel) do update set stand = ${stand}, zuletzt = greatest(v.zuletzt, excluded.zuletzt),
      gesperrt_bis = case when ${stand} > ${frei}::int then excluded.zuletzt + make_interval(secs => ${sperre}) end
    where v.gesperrt_bis is null or v.gesperrt_bis <= excluded.zuletzt
    returning 1`.execute(db)
  return rows.length === 1
}

const gesperrtBis = async (db: Database, zaehler: readonly Zaehler[]): Promise<Date | undefined> => {
  const { rows } = await sql<{ bis: Date | null }>`
    select max(gesperrt_bis) as bis from anmeldeversuch
    where schluessel = any(${zaehler.map((z) => z.schluessel)}::text[])`.execute(db)
  return rows[0]?.bis ?? undefined
}

/** Takes one attempt on `streng`. Answers undefined when it may go on, else the moment until which to wait. */
export const versuchNehmen = async (
  db: Database,
  clock: Clock,
  { streng, weitere }: Anmeldezaehler,
): Promise<Date | undefined> => {
  if (await zaehlen(db, streng, clock.now(), weitere)) return undefined
  return (await gesperrtBis(db, [streng, ...weitere])) ?? clock.now()
}

/**
 * After a failure. Only now, because everyone behind one address would wait for the same row otherwise: whoever
 * signs in at the first attempt writes nothing that others share.
 */
export const fehlversuchZaehlen = async (
  db: Database,
  clock: Clock,
  { weitere }: Anmeldezaehler,
): Promise<void> => {
  for (const z of weitere) await zaehlen(db, z, clock.now())
}

/** After a success: the strict counter starts anew, the others never counted it. */
export const versuchZurueckgeben = async (db: Database, { streng }: Anmeldezaehler): Promise<void> => {
  await sql`delete from anmeldeversuch where schluessel = ${streng.schluessel}`.execute(db)
}
