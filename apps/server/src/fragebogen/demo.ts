import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Antworten } from '@foerderportal/contract/fragebogen/antwort/antwort'
import { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { antwortenBereinigen, fortschritt } from '@foerderportal/contract/fragebogen/weg/weg'
import { Kennung } from '@foerderportal/contract/shared/nummern/kennung'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { protokollieren } from '../platform/audit/protokollieren.ts'
import type { Tx } from '../platform/database/database.ts'
import { DEMO_UNTERNEHMEN } from '../unternehmen/public.ts'
import { fassungEinfuegen, umfrageEinfuegen } from './bank/fassungen.ts'
import { demoAntworten } from './demoAntworten.ts'

const Datei = z.strictObject({ uuid: Kennung, bezeichnung: z.string(), definition: Definition })
type Demofragebogen = z.infer<typeof Datei>

const DATEIEN = ['betrieb-und-umwelt.json', 'rueckmeldung.json']

/** The questionnaires of the demo world, from the folder of its data. */
export const demoFrageboegenLesen = (): Promise<Demofragebogen[]> =>
  Promise.all(
    DATEIEN.map(async (datei) => {
      const pfad = fileURLToPath(new URL(`../../daten/demo/fragebogen/${datei}`, import.meta.url))
      return z.parse(Datei, JSON.parse(await readFile(pfad, 'utf8')))
    }),
  )

/** Constant, so that a second start finds them again: a version has its questionnaire's uuid, one digit on. */
const fassungGuid = (uuid: string) => uuid.replace('-000000001', '-000000011')
const BEFRAGUNG = 'd0000000-0000-4000-8000-000000001301'

/** What Lena has answered so far. */
const ANTWORTEN: Antworten = {
  f01: { wahl: ['o4'] },
  f02: { wahl: ['o1'] },
  f03: { zahlen: { wert: 2011 } },
  f04: { wahl: ['o1', 'o2'] },
  f06: { zahlen: { e1: 3, e2: 2, e3: 6 } },
}

type Personen = { readonly lena: string; readonly bank: string }

const veroeffentlichen = async (
  tx: Tx,
  { uuid, bezeichnung, definition }: Demofragebogen,
  sub: string,
  jetzt: Date,
) => {
  const guid = fassungGuid(uuid)
  await umfrageEinfuegen(tx, { uuid, bezeichnung, demo: true, sub, jetzt })
  await fassungEinfuegen(tx, { guid, umfrageUuid: uuid, nummer: 1, definition, sub, jetzt })
  await sql`update umfrage_fassung set stand = 'VEROEFFENTLICHT', veroeffentlicht_am = ${jetzt},
    veroeffentlicht_von = ${sub} where guid = ${guid}`.execute(tx)
  await protokollieren(tx, {
    unternehmenGuid: null,
    sub,
    handlung: 'fassungVeroeffentlichen',
    objektGuid: guid,
  })
}

const inArbeit = async (tx: Tx, { uuid, definition }: Demofragebogen, lena: string, jetzt: Date) => {
  const hof = DEMO_UNTERNEHMEN.hofLindenau
  const antworten = antwortenBereinigen(definition, ANTWORTEN)
  await sql`insert into befragung (guid, fassung_guid, umfrage_uuid, unternehmen_guid, antworten, aktuelle_frage,
      fortschritt, version, angelegt_am, angelegt_von, geaendert_am, geaendert_von)
    values (${BEFRAGUNG}, ${fassungGuid(uuid)}, ${uuid}, ${hof}, ${JSON.stringify(antworten)}, 'f07',
      ${fortschritt(definition, antworten, 'f07')}, 2, ${jetzt}, ${lena}, ${jetzt}, ${lena})`.execute(tx)
  await protokollieren(tx, {
    unternehmenGuid: hof,
    sub: lena,
    handlung: 'fragebogenAnlegen',
    objektGuid: BEFRAGUNG,
  })
}

type Fertiger = {
  readonly umfrage: Demofragebogen
  readonly antragGuid: string | null
  readonly unternehmenGuid: string | null
  readonly sub: string
  readonly am: Date
  readonly wer: number
}

const abgeschlossen = async (tx: Tx, f: Fertiger): Promise<void> => {
  const { uuid, definition } = f.umfrage
  const guid = randomUUID()
  const antworten = JSON.stringify(demoAntworten(definition, f.wer))
  await sql`insert into befragung (guid, fassung_guid, umfrage_uuid, unternehmen_guid, antrag_guid, antworten, fortschritt,
      version, angelegt_am, angelegt_von, geaendert_am, geaendert_von, abgeschlossen_am, abgeschlossen_von)
    values (${guid}, ${fassungGuid(uuid)}, ${uuid}, ${f.unternehmenGuid}, ${f.antragGuid}, ${antworten}, 100, 2, ${f.am},
      ${f.sub}, ${f.am}, ${f.sub}, ${f.am}, ${f.sub})`.execute(tx)
  await protokollieren(tx, {
    unternehmenGuid: f.unternehmenGuid,
    sub: f.sub,
    handlung: 'fragebogenAbschliessen',
    objektGuid: guid,
  })
}

/** One that was finished with an application, where the questionnaire is there; `wer` makes it differ from others. */
export const demoAntragFragebogen = async (
  tx: Tx,
  antrag: Omit<Fertiger, 'umfrage'> & { readonly antragGuid: string },
): Promise<void> => {
  const [umfrage] = await demoFrageboegenLesen()
  const { rows } = await sql`select from umfrage where uuid = ${umfrage?.uuid}`.execute(tx)
  if (umfrage && rows.length > 0) await abgeschlossen(tx, { ...antrag, umfrage })
}

/** So many have told what they think: enough for pictures, few enough that something in them is hidden. */
export const RUECKMELDUNGEN = 48

const rueckmeldungen = async (tx: Tx, umfrage: Demofragebogen, sub: string, jetzt: Date): Promise<void> => {
  for (let wer = 0; wer < RUECKMELDUNGEN; wer += 1) {
    const am = new Date(jetzt.getTime() - (wer + 1) * TAG_MS)
    await abgeschlossen(tx, { umfrage, antragGuid: null, unternehmenGuid: null, sub, am, wer })
  }
}

/** Two questionnaires that are published, the first in work at Hof Lindenau, the second often answered. Whichever is there stays. */
export const demoFragebogen = async (tx: Tx, { lena, bank }: Personen, jetzt: Date): Promise<void> => {
  for (const [stelle, einer] of (await demoFrageboegenLesen()).entries()) {
    const { rows } = await sql`select from umfrage where uuid = ${einer.uuid}`.execute(tx)
    if (rows.length > 0) continue
    await veroeffentlichen(tx, einer, bank, jetzt)
    if (stelle === 0) await inArbeit(tx, einer, lena, jetzt)
    else await rueckmeldungen(tx, einer, lena, jetzt)
  }
}
