import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../../apps/server/src/platform/database/launcher/launcher.ts'
import { portalStarten } from '../../e2e/src/portal/portalStarten.ts'
import { ADRESSSUCHE, adresssucheMessen } from './adressen.ts'
import { auszahlungenAnlegen } from './auszahlung.ts'
import { ERECHNUNG, erechnungMessen } from './erechnung.ts'
import { GROSSER_ANTRAG, grosserAntragMessen } from './grosserAntrag.ts'
import { LANGE_UNTERHALTUNG, langeUnterhaltungMessen } from './langeUnterhaltung.ts'
import { AUSZAHLUNG, speichern, uebersicht, ungelesen, type Ziel } from './lasten.ts'
import { vergleichen, type Vergleichsmessung } from './messen.ts'
import { ruheAbwarten, speicher } from './prozess.ts'
import { referenzStarten } from './referenzStarten.ts'
import { RUNDE, rundeMessen } from './runde/runde.ts'
import { seitenMessen } from './seiten.ts'
import { TOKEN_PRUEFUNG, tokenPruefungMessen } from './token.ts'
import { ARBEITSVORRAT, vorratMessen } from './vorrat/vorrat.ts'
import { WACHSTUM, wachstumMessen } from './wachstum.ts'
import { formularLesenMessen } from './vertrag.ts'
import { weltAnlegen } from './welt.ts'
import { WETTLAUF, wettlaufMessen } from './wettlauf.ts'
import { ZAHLUNGSDATEI, zahlungsdateiMessen } from './zahllauf.ts'

const SEKUNDEN = Number(process.env.BENCH_SEKUNDEN ?? 5)
const RUNDEN = Number(process.env.BENCH_RUNDEN ?? 3)
/** Measures only the load whose name begins so; the file of results stays as it is. */
const NUR = process.env.BENCH_NUR ?? ''
const FAELLE = 64

type Zeile = {
  readonly was: string
  readonly portal: Vergleichsmessung
  readonly referenz: Vergleichsmessung
}

const still = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error }

type Prozesse = { readonly portal: number | undefined; readonly referenz: number | undefined }

const lasten = async (
  ziel: Ziel,
  pid: Prozesse,
  ownerUrl: string,
): Promise<{ zeilen: Zeile[]; lesen: string }> => {
  const { wer, faelle } = await weltAnlegen(ziel.portal, FAELLE)
  const auszahlungen = await auszahlungenAnlegen(ownerUrl, faelle)
  const paare = {
    'Antrag speichern, 8 kB, c=8': speichern(ziel, wer, faelle, 8),
    'Antrag speichern, 8 kB, c=64': speichern(ziel, wer, faelle, 64),
    'Auszahlung speichern, 8 kB, c=8': speichern(ziel, wer, auszahlungen, 8, AUSZAHLUNG),
    'Auszahlung speichern, 8 kB, c=64': speichern(ziel, wer, auszahlungen, 64, AUSZAHLUNG),
    'Übersicht, c=64': uebersicht(ziel, wer, faelle, 64),
    'Ungelesene Mitteilungen, c=64': await ungelesen(ziel, wer, faelle, 64),
  }
  await ruheAbwarten(pid.portal)
  const zeilen: Zeile[] = []
  for (const [was, { portal, referenz }] of Object.entries(paare))
    if (was.startsWith(NUR))
      zeilen.push({
        was,
        ...(await vergleichen(
          RUNDEN,
          { pid: pid.portal, lauf: portal },
          { pid: pid.referenz, lauf: referenz },
        )),
      })
  const [fall] = faelle
  return { zeilen, lesen: fall ? formularLesenMessen(fall.formular) : '' }
}

const zweistellig = (n: number) => n.toFixed(2)
const alsTabelle = (zeilen: readonly Zeile[]) =>
  [
    '| was | Portal /s | Referenz /s | Anteil | p50 ms | p99 ms | p99 Referenz | p99-Verhältnis | Fehler | µs Portal | µs Referenz |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...zeilen.map(
      ({ was, portal, referenz }) =>
        `| ${was} | ${Math.round(portal.proSekunde)} | ${Math.round(referenz.proSekunde)} | ${zweistellig(portal.proSekunde / referenz.proSekunde)} | ${portal.p50} | ${portal.p99} | ${referenz.p99} | ${zweistellig(portal.p99 / referenz.p99)} | ${portal.fehler + referenz.fehler} | ${Math.round(portal.cpu)} | ${Math.round(referenz.cpu)} |`,
    ),
  ].join('\n')

/** Time from the start of the process to 'bereit', with a data folder that exists already. */
const warmstart = async () => {
  const datenVerzeichnis = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const erster = await portalStarten({ datenVerzeichnis, env: { DEMO: '1' } })
  await erster.stoppen()
  const zeiten: number[] = []
  for (let i = 0; i < 3; i++) {
    const beginn = performance.now()
    const portal = await portalStarten({ datenVerzeichnis, env: { DEMO: '1' } })
    zeiten.push(performance.now() - beginn)
    await portal.stoppen()
  }
  await rm(datenVerzeichnis, { recursive: true, force: true })
  return zeiten.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ')
}

const alsSatz = ({ jetzt, hoechstens, programme }: Awaited<ReturnType<typeof speicher>>) =>
  `Arbeitsspeicher des Servers unter Last: ${jetzt} MB, höchstens ${hoechstens} MB, davon ${programme} MB Programme (Ziel ≤ 300 MB).`

const lastlauf = async () => {
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
  const referenz = await referenzStarten(datenbank.appUrl)
  try {
    const { pid } = portal.prozess
    const { zeilen, lesen } = await lasten(
      { portal: portal.url, referenz: referenz.url, sekunden: SEKUNDEN },
      { portal: pid, referenz: referenz.pid },
      datenbank.ownerUrl,
    )
    return `${alsTabelle(zeilen)}\n\n${lesen}\n\n${alsSatz(await speicher(pid))}`
  } finally {
    referenz.stoppen()
    await portal.entfernen()
    await datenbank.stop()
    await rm(ordner, { recursive: true, force: true })
  }
}

const bericht = async (tabelle: string) =>
  `# Messung vom ${new Date().toISOString().slice(0, 10)}

${RUNDEN} Runden je Seite im Wechsel nach einer, die nicht zählt, ${SEKUNDEN} s je Lauf, Mittelwert ist der Median. Referenz: bares
Fastify mit benannten \`pg\`-Anweisungen und demselben SQL, ohne jede Prüfung, im selben Lauf, mit demselben Lastgenerator
(autocannon); beim Speichern und bei den ungelesenen Mitteilungen schickt er beiden denselben Aufruf. Bei diesen ist die
Referenz bares Fastify, das eine Konstante antwortet. „µs“ ist die Rechenzeit des Servers je Anfrage.
Ziele: Anteil ≥ 0,60 und p99-Verhältnis ≤ 2 beim Speichern; Anteil ≥ 0,60 bei der Übersicht; höchstens 100 µs bei den
ungelesenen Mitteilungen, deren Anteil nur mitläuft (ADR 0084; 12.000 offene Portale, die sie alle 60 s abfragen, sind 200
Anfragen in der Sekunde).

${tabelle}
${await tokenPruefungMessen()}
Warmer Start bis 'bereit': ${await warmstart()} (Ziel ≤ 3 s).

${await wachstumMessen()}

${await vorratMessen()}

${await adresssucheMessen()}

${await erechnungMessen()}

${await rundeMessen()}

${await zahlungsdateiMessen()}

${await wettlaufMessen()}

${await seitenMessen()}

${await grosserAntragMessen(process.env.PORTAL_TEST_URL)}

${await langeUnterhaltungMessen()}
`

if (NUR === '') {
  const text = await bericht(await lastlauf())
  await mkdir(join(import.meta.dirname, '../results'), { recursive: true })
  await writeFile(join(import.meta.dirname, '../results/messung.md'), text)
  console.log(text)
} else if (TOKEN_PRUEFUNG.startsWith(NUR)) console.log(await tokenPruefungMessen())
else if (ADRESSSUCHE.startsWith(NUR)) console.log(await adresssucheMessen())
else if (ZAHLUNGSDATEI.startsWith(NUR)) console.log(await zahlungsdateiMessen())
else if (WETTLAUF.startsWith(NUR)) console.log(await wettlaufMessen())
else if (ERECHNUNG.startsWith(NUR)) console.log(await erechnungMessen())
else if (GROSSER_ANTRAG.startsWith(NUR)) console.log(await grosserAntragMessen(process.env.PORTAL_TEST_URL))
else if (LANGE_UNTERHALTUNG.startsWith(NUR)) console.log(await langeUnterhaltungMessen())
else if (ARBEITSVORRAT.startsWith(NUR)) console.log(await vorratMessen())
else if (RUNDE.startsWith(NUR)) console.log(await rundeMessen())
else if (WACHSTUM.startsWith(NUR)) console.log(await wachstumMessen())
else console.log(await lastlauf())
