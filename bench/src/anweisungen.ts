import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
} from 'kysely'
import { BEKUNDUNG_NUMMERNKREIS } from '../../apps/server/src/interessenbekundung/bekundung/bekundungEinreichen.ts'
import { standSchreiben as bekundungStandSchreiben } from '../../apps/server/src/interessenbekundung/bekundung/bekundungStand.ts'
import { bekundungSperren } from '../../apps/server/src/interessenbekundung/bekundungen.ts'
import type { Tx } from '../../apps/server/src/platform/database/database.ts'
import { einreichungFesthalten } from '../../apps/server/src/platform/einreichung/einreichungFesthalten.ts'
import { sha256Von } from '../../apps/server/src/platform/einreichung/kanonisch.ts'
import { jobEinreihen } from '../../apps/server/src/platform/jobs/jobs.ts'
import { standSchreiben } from '../../apps/server/src/zuwendung/kern/antragDokument.ts'
import { auszahlungSchreiben } from '../../apps/server/src/auszahlung/antrag/auszahlungSpeichern.ts'
import { auszahlungSperren } from '../../apps/server/src/auszahlung/kern/auszahlungen.ts'
import { antragSperren } from '../../apps/server/src/zuwendung/kern/repository.ts'
import { uebersicht } from '../../apps/server/src/zuwendung/antrag/uebersicht.ts'

/** A statement of the portal: its text, and its values by place, where a name stands for what a call brings. */
export type Anweisung = { readonly text: string; readonly werte: readonly unknown[] }

/** Runs a function of the portal's repository against nothing and keeps the statement that it would have sent. */
const aufzeichnen = async (tun: (tx: Tx) => Promise<unknown>): Promise<Anweisung> => {
  const gesehen: CompiledQuery[] = []
  const db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void gesehen.push(query),
  })
  try {
    // A transaction differs by its type alone, so that nobody forgets to open one.
    await tun(db as unknown as Tx)
  } catch (error) {
    // No row comes back, and some can't go on without one.
    if (gesehen.length === 0) throw error
  }
  const [query] = gesehen
  if (query === undefined) throw new Error('no statement was sent')
  return { text: query.sql, werte: query.parameters }
}

/** What a call brings, in the places of these values. */
export const GUID = '00000000-0000-4000-8000-000000000001'
export const SUB = 'SUB'
export const UNTERNEHMEN = '00000000-0000-4000-8000-000000000002'
export const FORMULAR = '"FORMULAR"'
// The portal writes what JSON.stringify makes of the form; the reference puts the real one in its place.
const WORT = 'FORMULAR' as never

/** Of the form that stands for the real one. */
export const SHA256 = sha256Von(FORMULAR)
const JETZT = new Date()

/** The statements that send a declaration of interest, without what checks them. */
const bekunden = async () => ({
  bekundungLaden: await aufzeichnen((tx) => bekundungSperren(tx, { guid: GUID, sub: SUB, jetzt: JETZT })),
  bekundungSchreiben: await aufzeichnen((tx) =>
    bekundungStandSchreiben(
      tx,
      { guid: GUID, unternehmen_guid: UNTERNEHMEN, formular: WORT, version: 1, geaendert_am: JETZT } as never,
      { formular: WORT, sub: SUB, jetzt: JETZT, handlung: 'bekundungEinreichen' },
    ),
  ),
  bekundungFesthalten: await aufzeichnen((tx) =>
    einreichungFesthalten(tx, {
      dokument: { guid: GUID, version: 2, unternehmen_guid: UNTERNEHMEN },
      nummer: BEKUNDUNG_NUMMERNKREIS,
      eingegangenAm: JETZT,
      sub: SUB,
      inhalt: WORT,
    }),
  ),
  bekundungBeleg: await aufzeichnen((tx) =>
    jobEinreihen(tx, 'bench-beleg', { eingangsnummer: 'IBK', version: 2, mail: true }),
  ),
})

/** The statements of a save of a payout draft that changes no amount. */
const auszahlen = async () => ({
  auszahlungLaden: await aufzeichnen((tx) => auszahlungSperren(tx, GUID, SUB)),
  auszahlungSchreiben: await aufzeichnen((tx) =>
    auszahlungSchreiben(
      tx,
      { guid: GUID, unternehmen_guid: UNTERNEHMEN, formular: WORT, version: 1 } as never, // all that is written of the row
      {
        principal: { sub: SUB, vorname: 'Max', nachname: 'Mehrfach' },
        formular: WORT,
        ifMatch: undefined,
        handlung: 'auszahlungSpeichern',
        jetzt: JETZT,
      },
    ),
  ),
})

/** The statements of a save, of a submission and of the overview, as the portal sends them today. */
export const anweisungen = async () => ({
  ...(await bekunden()),
  ...(await auszahlen()),
  laden: await aufzeichnen((tx) => antragSperren(tx, GUID, SUB)),
  schreiben: await aufzeichnen((tx) =>
    standSchreiben(
      { clock: { now: () => new Date() } },
      tx,
      { guid: GUID, unternehmen_guid: UNTERNEHMEN, formular: WORT, version: 1, geaendert_am: new Date() },
      { formular: WORT, sub: SUB, handlung: 'antragSpeichern' },
    ),
  ),
  uebersicht: await aufzeichnen((tx) => uebersicht(tx, UNTERNEHMEN, SUB, false)),
})
