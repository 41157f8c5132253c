import { Agent, request } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SEITE_UEBLICH } from '@foerderportal/contract/mitteilungen/grenzen'
import { mitteilungenLesen } from '@foerderportal/contract/mitteilungen/konversation/routes'
import { ungeleseneZaehlen } from '@foerderportal/contract/mitteilungen/routes'
import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { unternehmensNutzerLesen } from '@foerderportal/contract/unternehmen/nutzer/routes'
import { unternehmenLesen } from '@foerderportal/contract/unternehmen/routes'
import { startEmbedded } from '../../apps/server/src/platform/database/launcher/launcher.ts'
import { angemeldet, type Angemeldet } from '../../e2e/src/api.ts'
import { portalStarten } from '../../e2e/src/portal/portalStarten.ts'
import { bestandAnlegen, gemesseneVon, GROSS, KLEIN } from './bestand.ts'
import { schriftwechselAnlegen, VIEL_SCHRIFTWECHSEL, WENIG_SCHRIFTWECHSEL } from './schriftwechsel.ts'

export const WACHSTUM = 'Wachstum der Datenbank'
/** How much longer a call may take in the big database (issue of users and companies). */
const ZIEL = 1.2
const PAARE = Number(process.env.BENCH_PAARE ?? 6_000)
const AUFWAERMEN = 300

const still = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error }

type Anfrage = { readonly url: string; readonly headers: Record<string, string> }
type Ruf = (wer: Gemessener) => Anfrage
type Gemessener = {
  readonly portal: string
  readonly unternehmenGuid: string
  readonly headers: Record<string, string>
}

const anfrage = ({ portal, headers }: Gemessener, pfad: string): Anfrage => ({ url: portal + pfad, headers })
const vomUnternehmen =
  ({ path }: { readonly path: string }): Ruf =>
  (wer) =>
    anfrage(wer, path.replace(/:companyId|:unternehmenGuid/, wer.unternehmenGuid))

/** The first page of the list of messages in its usual order, as the portal asks for it. */
const MITTEILUNGSLISTE = new URLSearchParams({
  sortierungKriterium: 'ABGESCHICKT_AM',
  sortierungReihenfolge: 'DESC',
  page: '1',
  pageSize: String(SEITE_UEBLICH),
})

const RUFE: readonly (readonly [was: string, ruf: Ruf])[] = [
  ['Status des Nutzers', (wer) => anfrage(wer, nutzerStatusLesen.path)],
  ['Nutzer eines Unternehmens', vomUnternehmen(unternehmensNutzerLesen)],
  ['Daten eines Unternehmens', vomUnternehmen(unternehmenLesen)],
  ['Zahl der ungelesenen Mitteilungen', vomUnternehmen(ungeleseneZaehlen)],
  [
    'Liste der Mitteilungen',
    vomUnternehmen({ path: `${mitteilungenLesen.path}?${MITTEILUNGSLISTE.toString()}` }),
  ],
]

const gemessener = async (portal: string, nr: number): Promise<Gemessener> => {
  const wer: Angemeldet = await angemeldet(portal, `bench.${nr}`)
  const { body } = await wer.rufen(nutzerStatusLesen)
  const [firma] = body.unternehmenStatus
  if (firma === undefined || body.einladungen.length !== 1)
    throw new Error(`bench.${nr}: ${JSON.stringify(body)}`)
  return { portal, unternehmenGuid: firma.id, headers: wer.headers }
}

const WELTEN = {
  klein: { groesse: KLEIN, schriftwechsel: WENIG_SCHRIFTWECHSEL },
  gross: { groesse: GROSS, schriftwechsel: VIEL_SCHRIFTWECHSEL },
} as const

const weltStarten = async ({ groesse, schriftwechsel }: (typeof WELTEN)[keyof typeof WELTEN]) => {
  const ordner = await mkdtemp(join(tmpdir(), 'portal-bench-db-'))
  const datenbank = await startEmbedded({ directory: ordner, log: still })
  const portal = await portalStarten({
    env: {
      DATABASE_URL: datenbank.appUrl,
      DATABASE_OWNER_URL: datenbank.ownerUrl,
      DEMO: '1',
      LOG_LEVEL: 'error',
    },
  })
  const beenden = async () => {
    await portal.entfernen()
    await datenbank.stop()
    await rm(ordner, { recursive: true, force: true })
  }
  const beginn = performance.now()
  await bestandAnlegen(datenbank.ownerUrl, groesse)
  await schriftwechselAnlegen(datenbank.ownerUrl, groesse, schriftwechsel)
  const sekunden = (performance.now() - beginn) / 1000
  /** Only when both are filled: a token holds for five minutes. */
  const anmelden = async () => {
    const leute: Gemessener[] = []
    for (const nr of gemesseneVon(groesse)) leute.push(await gemessener(portal.url, nr))
    return leute
  }
  return { anmelden, sekunden, beenden }
}

/** Milliseconds from the request to the last byte of its answer, on a connection that stays open. */
const dauer = ({ url, headers }: Anfrage, agent: Agent): Promise<number> =>
  new Promise((fertig, misslungen) => {
    const beginn = performance.now()
    request(url, { agent, headers }, (antwort) => {
      if (antwort.statusCode !== 200) misslungen(new Error(`${url}: ${antwort.statusCode}`))
      antwort.resume().on('end', () => fertig(performance.now() - beginn))
    })
      .on('error', misslungen)
      .end()
  })

const anteil = (werte: readonly number[], teil: number) =>
  werte.toSorted((a, b) => a - b)[Math.floor(werte.length * teil)] ?? 0

type Seite = { readonly leute: readonly Gemessener[]; readonly zeiten: number[] }

/**
 * One request to each of the two in turn, so that whatever else the machine does meets both alike; who begins changes
 * with every pair.
 */
const imWechsel = async (ruf: Ruf, seiten: readonly [Seite, Seite]): Promise<void> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let i = -AUFWAERMEN; i < PAARE; i++)
    for (const seite of i % 2 === 0 ? seiten : seiten.toReversed()) {
      const wer = seite.leute.at(i % seite.leute.length)
      if (wer === undefined) throw new Error('nobody to measure')
      const ms = await dauer(ruf(wer), agent)
      if (i >= 0) seite.zeiten.push(ms)
    }
  agent.destroy()
}

const zeile = (was: string, klein: readonly number[], gross: readonly number[]) => {
  const spalten = [0.5, 0.99].flatMap((teil) => {
    const [k, g] = [anteil(klein, teil), anteil(gross, teil)]
    return [k.toFixed(2), g.toFixed(2), (g / k).toFixed(2)]
  })
  return `| ${was} | ${spalten.join(' | ')} |`
}

const vergleichen = async (klein: readonly Gemessener[], gross: readonly Gemessener[]) => {
  const zeilen: string[] = []
  for (const [was, ruf] of RUFE) {
    const seiten = [
      { leute: klein, zeiten: [] },
      { leute: gross, zeiten: [] },
    ] as const satisfies readonly [Seite, Seite]
    await imWechsel(ruf, seiten)
    zeilen.push(zeile(was, seiten[0].zeiten, seiten[1].zeiten))
  }
  return zeilen
}

const de = (n: number) => n.toLocaleString('de-DE')

/** The calls of every page in a database of 50,000 companies beside the same calls in an almost empty one. */
export const wachstumMessen = async (): Promise<string> => {
  const klein = await weltStarten(WELTEN.klein)
  try {
    const gross = await weltStarten(WELTEN.gross)
    try {
      const zeilen = await vergleichen(await klein.anmelden(), await gross.anmelden())
      return `${WACHSTUM}: ${de(GROSS.unternehmen)} Unternehmen und ${de(GROSS.nutzer)} Nutzer gegen ${KLEIN.unternehmen} und ${KLEIN.nutzer}, je Ruf ${de(PAARE)} Anfragen
an beide im Wechsel, eine nach der anderen; Mitteilungen: ${de(VIEL_SCHRIFTWECHSEL.je)} Unterhaltungen je Unternehmen, 200.000 im Ganzen, gegen ${WENIG_SCHRIFTWECHSEL.je} (ms; Ziel: Verhältnis der Mediane ≤ ${de(ZIEL)}). Befüllt in ${Math.round(gross.sekunden)} s.

| Ruf | p50 klein | p50 groß | Verhältnis | p99 klein | p99 groß | Verhältnis |
|---|---:|---:|---:|---:|---:|---:|
${zeilen.join('\n')}`
    } finally {
      await gross.beenden()
    }
  } finally {
    await klein.beenden()
  }
}
