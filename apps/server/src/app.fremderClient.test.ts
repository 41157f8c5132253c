import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { antragLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LENA } from './platform/testing/portalBasis.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'

/** What a stranger does with `/api-docs/json`, with the tools that he has: checks it, has types made of it, uses them. */

const MODULE = join(import.meta.dirname, '../../../node_modules')
const PROGRAMM = join(import.meta.dirname, 'platform/ops/openapi/testing/antragStellen.mjs')

let w: PortalWelt
/** The stranger's folder. */
let ordner: string
let url: string
beforeAll(async () => {
  w = await startPortalWelt()
  url = await w.t.app.listen({ host: '127.0.0.1', port: 0 })
  ordner = await mkdtemp(join(tmpdir(), 'fremder-'))
  await symlink(MODULE, join(ordner, 'node_modules'))
  await copyFile(PROGRAMM, join(ordner, 'antragStellen.mjs'))
  const antwort = await fetch(`${url}/api-docs/json`)
  await writeFile(join(ordner, 'openapi.json'), await antwort.text())
})
afterAll(async () => {
  await rm(ordner, { recursive: true, force: true })
  await w.t.close()
})

/** What a program says in the stranger's folder, and how it ends. */
const werkzeug = async (pfad: string, ...argumente: string[]): Promise<{ code: number; stdout: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [pfad, ...argumente], { cwd: ordner }, (error, stdout, stderr) =>
      resolve(error === null ? { code: 0, stdout } : { code: Number(error.code), stdout: stdout + stderr }),
    )
  })
const modul = (pfad: string) => join(MODULE, pfad)

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    checkJs: true,
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: ['node'],
    paths: { 'portal-schnittstelle': ['./schnittstelle.d.ts'] },
    skipLibCheck: true,
  },
  files: ['antragStellen.mjs', 'verschrieben.mjs'],
}

test('the document holds to OpenAPI 3.1', async () => {
  const pruefer = modul('@seriousme/openapi-schema-validator/bin/validate-api-cli.js')
  const { code, stdout } = await werkzeug(pruefer, 'openapi.json')
  expect([code, JSON.parse(stdout)]).toEqual([0, { valid: true }])
  const falsch = JSON.parse(await readFile(join(ordner, 'openapi.json'), 'utf8')) as { info: object }
  await writeFile(join(ordner, 'falsch.json'), JSON.stringify({ ...falsch, info: {} }))
  expect((await werkzeug(pruefer, 'falsch.json')).code).not.toBe(0)
})

test('types made of it describe a program that makes, uploads to, saves and submits an application', async () => {
  const erzeugen = modul('openapi-typescript/bin/cli.js')
  expect(await werkzeug(erzeugen, 'openapi.json', '-o', 'schnittstelle.d.ts')).toMatchObject({ code: 0 })

  // The same program with one word misspelt: types that took everything would let it pass.
  const programm = await readFile(PROGRAMM, 'utf8')
  await writeFile(join(ordner, 'verschrieben.mjs'), programm.replace('haupttaetigkeit:', 'haupttatigkeit:'))
  await writeFile(join(ordner, 'tsconfig.json'), JSON.stringify(TSCONFIG))
  const { stdout } = await werkzeug(modul('typescript/bin/tsc'), '-p', 'tsconfig.json', '--pretty', 'false')
  const fehler = stdout.split('\n').filter((zeile) => zeile.includes('error TS'))
  expect(fehler, stdout).toHaveLength(1)
  expect(fehler[0]).toMatch(/^verschrieben\.mjs.*haupttatigkeit/)

  const kaufdatum = tagNach(w.t.clock.now(), 365)
  const token = await w.t.tokenFor(LENA)
  const lauf = await werkzeug('antragStellen.mjs', url, token, w.eigen.unternehmenGuid, kaufdatum)
  expect(lauf.code, lauf.stdout).toBe(0)
  const { guid, ...ergebnis } = JSON.parse(lauf.stdout) as { guid: string }
  expect(ergebnis).toEqual({
    geschaeftStatus: 'NEUANTRAG_ABGESENDET',
    eingangsnummer: expect.stringMatching(/^ANK-\d{4}-\d{6}$/) as string,
  })
  const { body } = await w.t.call(antragLesen, { als: LENA, params: { guid } })
  expect(body.formular.foerdergegenstandSeiten?.[0]?.foerdergegenstaende).toMatchObject([
    { type: 'Maschine', dokumentAngebot: [{ dateiname: 'Angebot.pdf' }] },
  ])
})
