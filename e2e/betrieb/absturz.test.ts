import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dateiHochladen } from '@foerderportal/contract/shared/datei'
import {
  antragEinreichen,
  antragLesen,
  antragSpeichern,
} from '@foerderportal/contract/zuwendung/antrag/routes'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { ausgefuellt } from '@foerderportal/contract/zuwendung/testing/ausgefuellt'
import { expect, test } from '@playwright/test'
import { PDF, entwurfAnlegen, hofAnlegen } from '../src/antrag/antrag.ts'
import { angemeldet, type Angemeldet } from '../src/api.ts'
import { freierPort, portalStarten, type Portal } from '../src/portal/portalStarten.ts'

const HOEFE = 25
const ANTRAEGE_JE_HOF = 2
const SPEICHERUNGEN_JE_ANTRAG = 20
const GLEICHZEITIG = 8
const ALLE = HOEFE * ANTRAEGE_JE_HOF * SPEICHERUNGEN_JE_ANTRAG

/** What the portal has acknowledged for one application: it must be there whatever was killed. */
type Zusage = { formular: AntragFormular; etag: string | null; stand: number; eingangsnummer: string | null }

const warten = (ms: number) => new Promise((fertig) => setTimeout(fertig, ms))

/** Repeats until the portal answers: a killed server or database refuses, cuts or answers 5xx for a while. */
const beharrlich = async <T extends { status: number }>(rufen: () => Promise<T>): Promise<T> => {
  for (let versuch = 0; versuch < 300; versuch++) {
    const antwort = await rufen().catch(() => undefined)
    if (antwort !== undefined && antwort.status < 500) return antwort
    await warten(100)
  }
  throw new Error('Das Portal antwortet nicht mehr')
}

const vorbereiten = async (wer: Angemeldet): Promise<Zusage[]> => {
  const zusagen: Zusage[] = []
  for (let nr = 1; nr <= HOEFE; nr++) {
    const unternehmen = await hofAnlegen(wer, nr)
    const datei = await wer.hochladen('Nachweis.pdf', PDF)
    for (let i = 0; i < ANTRAEGE_JE_HOF; i++) {
      const formular = ausgefuellt(await entwurfAnlegen(wer, unternehmen), datei)
      zusagen.push({ formular, etag: null, stand: 0, eingangsnummer: null })
    }
  }
  return zusagen
}

/** One save; when its answer was lost, the state is read and the save repeated on it, as the wizard does. */
const speichern = async (wer: Angemeldet, z: Zusage, stand: number): Promise<void> => {
  const antwort = await beharrlich(async () => {
    const body = { ...z.formular, uiStorage: { stand } }
    const erste = await wer.rufen(antragSpeichern, { body, ...(z.etag === null ? {} : { ifMatch: z.etag }) })
    if (erste.status === 409)
      z.etag = (await wer.rufen(antragLesen, { params: { guid: z.formular.guid } })).etag
    return erste.status === 409 ? { ...erste, status: 599 } : erste
  })
  expect(antwort.status).toBe(200)
  Object.assign(z, { etag: antwort.etag, stand })
}

const einreichen = async (wer: Angemeldet, z: Zusage): Promise<void> => {
  const antwort = await beharrlich(() =>
    wer.rufen(antragEinreichen, {
      params: { guid: z.formular.guid },
      body: { ...z.formular, uiStorage: { stand: z.stand }, fertig: true },
    }),
  )
  expect(antwort.status, JSON.stringify(antwort.body)).toBe(200)
  z.eingangsnummer = antwort.body.eingang?.eingangsnummer ?? null
}

const datenbankToeten = async (portal: Portal) => {
  const datei = await readFile(join(portal.datenVerzeichnis, 'datenbank/cluster/postmaster.pid'), 'utf8')
  process.kill(Number(datei.split('\n')[0]), 'SIGKILL')
}

/** Sends half a file and then nothing more; answers how it ends for the caller. */
const halbSenden = ({ headers }: Angemeldet, { url }: Portal): Promise<string> => {
  const anfrage = request(new URL(`${dateiHochladen.path}?fileName=Halb.pdf`, url), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': 2 * PDF.length },
  })
  anfrage.write(PDF)
  return once(anfrage, 'response').then(
    () => 'beantwortet',
    () => 'abgerissen',
  )
}

/** The files that are not complete yet. What an earlier kill left is among them: it goes after a day. */
const angefangene = async ({ datenVerzeichnis }: Portal): Promise<string[]> =>
  (await readdir(join(datenVerzeichnis, 'dateien'), { recursive: true })).filter((name) =>
    name.endsWith('.teil'),
  )

/**
 * Half a file is on the disk of the portal, and the rest does not come; answers how it ends for the caller. While a
 * database that was killed comes back, the portal refuses it: then it is sent again.
 */
const halbHochladen = async (wer: Angemeldet, portal: Portal): Promise<{ ende: Promise<string> }> => {
  const vorher = new Set(await angefangene(portal))
  for (;;) {
    const ende = halbSenden(wer, portal)
    let laeuft = true
    void ende.then(() => (laeuft = false))
    while (laeuft) {
      if ((await angefangene(portal)).some((name) => !vorher.has(name))) return { ende }
      await warten(50)
    }
  }
}

/** kill -9 while a file is being uploaded: who uploads learns it, and uploads it once more. */
const toetenBeimHochladen = async (
  wer: Angemeldet,
  portal: Portal,
  starten: () => Promise<Portal>,
): Promise<Portal> => {
  const { ende } = await halbHochladen(wer, portal)
  portal.prozess.kill('SIGKILL')
  const neu = await starten()
  expect(await ende).toBe('abgerissen')
  expect((await wer.hochladen('Halb.pdf', PDF)).fileSize).toBe(PDF.length)
  return neu
}

const pruefen = async (portal: Portal) =>
  promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../../apps/server/src/platform/audit/pruefen.cli.ts')],
    {
      env: { ...process.env, DATABASE_URL: '', DATEN_VERZEICHNIS: portal.datenVerzeichnis },
    },
  )

test(`[S10-02] kill -9 von Server und Datenbank mitten in ${ALLE} Speicherungen und ${HOEFE * ANTRAEGE_JE_HOF} Einreichungen verliert nichts Bestätigtes`, async () => {
  test.setTimeout(300_000)
  const datenVerzeichnis = await mkdtemp(join(tmpdir(), 'portal-absturz-'))
  const port = await freierPort()
  const starten = () => portalStarten({ datenVerzeichnis, port, env: { DEMO: '1', LOG_LEVEL: 'silent' } })
  let portal = await starten()
  try {
    const wer = await angemeldet(portal.url, 'max.mehrfach')
    const zusagen = await vorbereiten(wer)
    let bestaetigt = 0
    const stoerungen: [ab: number, stoeren: () => Promise<unknown>][] = [
      [ALLE * 0.2, () => datenbankToeten(portal)],
      [
        ALLE * 0.45,
        async () => {
          portal = await toetenBeimHochladen(wer, portal, starten)
        },
      ],
      [ALLE * 0.7, () => datenbankToeten(portal)],
      [
        ALLE * 0.9,
        async () => {
          portal = await toetenBeimHochladen(wer, portal, starten)
        },
      ],
    ]
    // One at a time: a database that is killed while a file begins to arrive ends that, and nothing is proven of it.
    let letzte: Promise<unknown> = Promise.resolve()
    const zaehlen = () => {
      bestaetigt += 1
      if (bestaetigt < (stoerungen[0]?.[0] ?? Infinity)) return
      const stoerung = stoerungen.shift()
      if (stoerung) letzte = letzte.then(stoerung[1])
    }
    const offen = [...zusagen]
    const arbeiten = async () => {
      for (let z = offen.pop(); z !== undefined; z = offen.pop()) {
        for (let stand = 1; stand <= SPEICHERUNGEN_JE_ANTRAG; stand++) {
          await speichern(wer, z, stand)
          zaehlen()
        }
        await einreichen(wer, z)
      }
    }
    await Promise.all(Array.from({ length: GLEICHZEITIG }, arbeiten))
    await letzte
    expect(stoerungen).toHaveLength(0)

    for (const z of zusagen) {
      const { body } = await beharrlich(() => wer.rufen(antragLesen, { params: { guid: z.formular.guid } }))
      expect(body.formular.uiStorage).toEqual({ stand: SPEICHERUNGEN_JE_ANTRAG })
      expect(body.eingang?.eingangsnummer).toBe(z.eingangsnummer)
    }
    expect(new Set(zusagen.map((z) => z.eingangsnummer)).size).toBe(zusagen.length)
    expect((await pruefen(portal)).stdout).toContain('unversehrt')
  } finally {
    await portal.stoppen()
    await rm(datenVerzeichnis, { recursive: true, force: true })
  }
})
