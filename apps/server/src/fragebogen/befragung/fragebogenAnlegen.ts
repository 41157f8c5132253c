import { randomUUID } from 'node:crypto'
import { FRAGEBOGEN } from '@foerderportal/contract/fragebogen/problems'
import { sql } from 'kysely'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliedPruefen } from '../../unternehmen/public.ts'
import { befragungEinfuegen, letzteDesAntrags } from './befragungen.ts'

/** What is known of applications while one call is answered. */
export type Antragswissen = {
  /** Of which company it is and which questionnaire its programme requires; 404 where this user is no member. */
  readonly antragFuer: (
    tx: Tx,
    antragGuid: string,
    sub: string,
  ) => Promise<{ readonly unternehmenGuid: string; readonly umfrageUuid: string | null }>
  /** Codes of the programmes that require a questionnaire today, by its uuid. */
  readonly verlangtVon: ReadonlyMap<string, readonly { readonly programm: string }[]>
}

/** What slice zuwendung says of applications; app.ts hands it in, for this slice knows none. */
export type Antragskunde = {
  /** Asks the pool for a connection: before a transaction begins. */
  readonly vorbereiten: () => Promise<Antragswissen>
}

type Anlegen = {
  readonly sub: string
  readonly umfrageUuid: string
  readonly antragGuid: string | null
  readonly unternehmenGuid: string | null
}

const geltendeFassung = async (tx: Tx, umfrageUuid: string): Promise<string> => {
  const { rows } = await sql<{ guid: string }>`select guid from umfrage_fassung
    where umfrage_uuid = ${umfrageUuid} and stand = 'VEROEFFENTLICHT' for share`.execute(tx)
  const [fassung] = rows
  if (fassung === undefined) throw absagen(FRAGEBOGEN.umfrageFehlt)
  return fassung.guid
}

type Bezug = Pick<Anlegen, 'antragGuid' | 'unternehmenGuid'>

/** What it belongs to: 404 for a foreign application, 403 for a foreign company, 412 where it has nothing to do with it. */
const bezugPruefen = async (tx: Tx, wissen: Antragswissen, a: Anlegen): Promise<Bezug> => {
  if (a.antragGuid === null) {
    if (a.unternehmenGuid !== null) await mitgliedPruefen(tx, a.sub, a.unternehmenGuid)
    return a
  }
  const { unternehmenGuid, umfrageUuid } = await wissen.antragFuer(tx, a.antragGuid, a.sub)
  if (umfrageUuid !== a.umfrageUuid)
    throw absagen(FRAGEBOGEN.nichtMoeglich, 'Zu diesem Antrag gehört kein solcher Fragebogen.')
  // Who begins twice at once, on two devices, begins one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`befragung:${a.antragGuid}`}, 0))`.execute(tx)
  return { antragGuid: a.antragGuid, unternehmenGuid }
}

/** R7.3-16: begins to answer the version that is published; an application's running one is the same for all its people. */
export const fragebogenAnlegen = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  kunde: Antragskunde,
  a: Anlegen,
): Promise<{ readonly uuid: string }> => {
  const wissen = await kunde.vorbereiten()
  return db.transaction().execute(async (tx) => {
    const fassungGuid = await geltendeFassung(tx, a.umfrageUuid)
    const bezug = await bezugPruefen(tx, wissen, a)
    const vorhandene = bezug.antragGuid && (await letzteDesAntrags(tx, bezug.antragGuid, a.umfrageUuid))
    if (vorhandene) return { uuid: vorhandene.guid }
    const guid = randomUUID()
    const jetzt = clock.now()
    await befragungEinfuegen(tx, {
      guid,
      fassungGuid,
      umfrageUuid: a.umfrageUuid,
      ...bezug,
      sub: a.sub,
      jetzt,
    })
    await protokollieren(tx, {
      unternehmenGuid: bezug.unternehmenGuid,
      sub: a.sub,
      handlung: 'fragebogenAnlegen',
      objektGuid: guid,
      angaben: { umfrage: a.umfrageUuid, fassung: fassungGuid },
    })
    return { uuid: guid }
  })
}
