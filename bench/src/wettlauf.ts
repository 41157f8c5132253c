import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auszahlungAnlegen, auszahlungEinreichen } from '@foerderportal/contract/auszahlung/antrag/routes'
import { CLASS_VERSION, type AuszahlungFormular } from '@foerderportal/contract/auszahlung/formular'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type pg from 'pg'
import { openPool } from '../../apps/server/src/platform/database/database.ts'
import { startEmbedded } from '../../apps/server/src/platform/database/launcher/launcher.ts'
import { VON_HAND } from '../../apps/server/src/platform/testing/testCluster.ts'
import { angemeldet, type Angemeldet } from '../../e2e/src/api.ts'
import { pdfMit } from '../../e2e/src/pdf.ts'
import { portalStarten } from '../../e2e/src/portal/portalStarten.ts'

export const WETTLAUF = 'Wettlauf um den letzten Euro'
const RUNDEN = Number(process.env['BENCH_WETTLAEUFE'] ?? 1_000)

/** A token lasts five minutes. */
const NEU_ANMELDEN = 100

const still = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error }

type Fall = {
  readonly geschaeft: string
  readonly gegenstand: string
  readonly restCent: number
  readonly pool: pg.Pool
}
type Datei = Awaited<ReturnType<Angemeldet['hochladen']>>

/** Lena's approved machine, with room for any number of requests. */
const fallVorbereiten = async (pool: pg.Pool): Promise<Fall> => {
  const { rows } = await pool.query<{ gegenstand: string; geschaeft: string; rest: string }>(
    `select i.guid as gegenstand, i.geschaeft_guid as geschaeft, i.bewilligt_cent - i.gebunden_cent as rest
      from bewilligter_gegenstand i join unternehmen u on u.guid = i.unternehmen_guid
      where u.name = 'Hof Lindenau GbR' and i.nr = 1`,
  )
  const [fall] = rows
  if (fall === undefined) throw new Error('no approved item in the demo world')
  await pool.query('update bewilligung set max_auszahlungen = 1000000 where geschaeft_guid = $1', [
    fall.geschaeft,
  ])
  return { ...fall, restCent: Number(fall.rest), pool }
}

/** An invoice without tax that pays so much at 40 %. */
const nachweis = ({ gegenstand }: Fall, datei: Datei, nummer: string, cent: number) => {
  const tag = tagInBerlin(new Date())
  return {
    id: randomUUID(),
    foerdergegenstandId: gegenstand,
    rechnungen: [datei],
    zahlungsnachweise: [datei],
    rechnungsSteller: 'Landtechnik Nord GmbH',
    rechnungsNummer: nummer,
    rechnungsDatum: tag,
    zahlungsDatum: tag,
    rechnungsBetrag: (cent * 5) / 200,
    umsatzsteuer: 0,
    wenigerGezahlt: false,
    nichtFoerderfaehigeKosten: 0,
    beantragteAuszahlung: cent / 100,
    sachbericht: 'Läuft.',
  }
}

type Laeufer = { wer: Angemeldet; readonly datei: Datei; readonly name: string }

const entwurf = async ({ wer }: Laeufer, { geschaeft }: Fall): Promise<string> => {
  const { status, body } = await wer.rufen(auszahlungAnlegen, { query: { geschaeftGuid: geschaeft } })
  if (status !== 200) throw new Error(`create: ${status} ${JSON.stringify(body)}`)
  return body.formular.guid
}

/** Submits an invoice of so many cents in this draft; answers the status. */
const einreichen = async (
  fall: Fall,
  { wer, datei }: Laeufer,
  guid: string,
  rechnung: { readonly nummer: string; readonly cent: number },
): Promise<number> => {
  const verwendungsnachweise = [nachweis(fall, datei, rechnung.nummer, rechnung.cent)]
  const body: AuszahlungFormular = { guid, classVersion: CLASS_VERSION, verwendungsnachweise }
  return (await wer.rufen(auszahlungEinreichen, { params: { guid }, body })).status
}

/** All of it is requested but one euro. */
const bisAufEinenEuro = async (fall: Fall, wer: Laeufer): Promise<void> => {
  const rechnung = { nummer: 'ALLES', cent: fall.restCent - 100 }
  const status = await einreichen(fall, wer, await entwurf(wer, fall), rechnung)
  if (status !== 200) throw new Error(`the rest: ${status}`)
}

/** Takes requests away, also what was sent, as only the demo world's owner can. */
const wegraeumen = async ({ pool }: Fall, guids: readonly string[]): Promise<void> => {
  const client = await pool.connect()
  await client.query("begin; set local portal.wartung = 'demo'")
  await client.query('delete from einreichung where dokument_guid = any($1::uuid[])', [guids])
  await client.query('delete from auszahlung where guid = any($1::uuid[])', [guids])
  await client.query('commit')
  client.release()
}

/** Both want the last euro at the same time; answers the two statuses, and what is held beyond what was granted. */
const laufen = async (fall: Fall, laeufer: readonly Laeufer[], runde: number) => {
  const entwuerfe: string[] = []
  for (const einer of laeufer) entwuerfe.push(await entwurf(einer, fall))
  const zugleich = await Promise.all(
    laeufer.map((einer, i) =>
      einreichen(fall, einer, entwuerfe[i] ?? '', { nummer: `${einer.name} ${runde}`, cent: 100 }),
    ),
  )
  const { bewilligt, gehalten } = await stand(fall)
  await wegraeumen(fall, entwuerfe)
  return { ausgang: zugleich.toSorted((a, b) => a - b).join(' und '), zuViel: gehalten > bewilligt }
}

const stand = async ({ pool, gegenstand }: Fall): Promise<{ bewilligt: number; gehalten: number }> => {
  const { rows } = await pool.query<{ bewilligt: string; gehalten: string }>(
    `select bewilligt_cent as bewilligt, (select coalesce(sum(gehalten_cent), 0) from auszahlung_position
      where gegenstand_guid = $1) as gehalten from bewilligter_gegenstand where guid = $1`,
    [gegenstand],
  )
  return { bewilligt: Number(rows[0]?.bewilligt), gehalten: Number(rows[0]?.gehalten) }
}

const wettlaufen = async (url: string, ownerUrl: string): Promise<string> => {
  const pool = openPool(ownerUrl, 1, undefined, VON_HAND)
  const fall = await fallVorbereiten(pool)
  const laeufer: Laeufer[] = []
  for (const name of ['lena.lindenau', 'paul.partner']) {
    const wer = await angemeldet(url, name)
    laeufer.push({
      wer,
      name,
      datei: await wer.hochladen('Rechnung.pdf', pdfMit('Landtechnik Nord GmbH', '2,50')),
    })
  }
  const [erster] = laeufer
  if (erster) await bisAufEinenEuro(fall, erster)
  const ausgaenge = new Map<string, number>()
  let drueber = 0
  const beginn = performance.now()
  for (let runde = 1; runde <= RUNDEN; runde++) {
    if (runde % NEU_ANMELDEN === 0) for (const einer of laeufer) einer.wer = await angemeldet(url, einer.name)
    const { ausgang, zuViel } = await laufen(fall, laeufer, runde)
    ausgaenge.set(ausgang, (ausgaenge.get(ausgang) ?? 0) + 1)
    drueber += Number(zuViel)
  }
  const ms = (performance.now() - beginn) / RUNDEN
  await pool.end()
  const gezaehlt = [...ausgaenge].map(([ausgang, anzahl]) => `${anzahl}-mal ${ausgang}`).join(', ')
  return `${WETTLAUF}, zwei Zeichnungsberechtigte über HTTP: ${gezaehlt} (Ziel: immer 200 und 412); ${drueber}-mal mehr gehalten als bewilligt (Ziel 0); ${ms.toFixed(0)} ms je Lauf mit allem, was dazugehört.`
}

/** Two signers and one euro, again and again (S6-02). */
export const wettlaufMessen = async (): Promise<string> => {
  const ordner = await mkdtemp(join(tmpdir(), 'portal-bench-wettlauf-'))
  const datenbank = await startEmbedded({ directory: ordner, log: still })
  const portal = await portalStarten({
    env: {
      DATABASE_URL: datenbank.appUrl,
      DATABASE_OWNER_URL: datenbank.ownerUrl,
      DEMO: '1',
      // The receipts of what is taken away again find nothing, and say so.
      LOG_LEVEL: 'silent',
    },
  })
  try {
    return await wettlaufen(portal.url, datenbank.ownerUrl)
  } finally {
    await portal.entfernen()
    await datenbank.stop()
    await rm(ordner, { recursive: true, force: true })
  }
}
