import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aufrufeSammeln, aufrufteile, beispielVon } from './aufrufteile.ts'
import type { PortalBasis } from './portalBasis.ts'

let ordner: string
beforeEach(async () => {
  ordner = await mkdtemp(join(tmpdir(), 'aufrufe-'))
})
afterEach(() => rm(ordner, { recursive: true, force: true }))

const schreiben = async (pfad: string, text: string) => {
  await mkdir(dirname(join(ordner, pfad)), { recursive: true })
  await writeFile(join(ordner, pfad), text)
}
const teil = (name: string) =>
  `export const aufrufe = async () => ({ beispiele: { ${name}: { als: { sub: '${name}' } } } })`
const basis = {} as PortalBasis // the parts of these tests look at nothing

test('every folder’s part is found by its name, those of rooms too, and nothing else', async () => {
  await schreiben('nutzer/testing/aufrufe.mjs', 'throw new Error()')
  await schreiben('nutzer/testing/aufrufe.ts', teil('nutzerLesen'))
  await schreiben('zuwendung/testing/bankAufrufe.ts', teil('nachfordern'))
  await schreiben('zuwendung/aufrufe.ts', 'throw new Error()')
  expect((await aufrufteile(ordner)).map(([datei]) => datei)).toEqual([
    'nutzer/testing/aufrufe.ts',
    'zuwendung/testing/bankAufrufe.ts',
  ])
  const { beispiele, katalog } = await aufrufeSammeln(basis, ordner)
  expect(Object.keys(beispiele)).toEqual(['nutzerLesen', 'nachfordern'])
  const mittel = { gut: () => ({ als: { sub: '' } }), unbekannt: () => () => ({}), imBody: () => ({}) }
  expect(katalog({ ...mittel, senden: async () => undefined })).toEqual([])
})

test('a part that exports nothing says what is missing', async () => {
  await schreiben('nutzer/testing/aufrufe.ts', 'export const beispiele = {}')
  await expect(aufrufteile(ordner)).rejects.toThrow(
    "nutzer/testing/aufrufe.ts exports no function 'aufrufe': see Aufrufteil in platform/testing/aufrufteile.ts",
  )
})

test('a folder without any part is none of the server', async () => {
  await expect(aufrufteile(ordner)).rejects.toThrow('there is no call to test')
})

test('a call that two parts describe is named, and one that none describes', async () => {
  await schreiben('nutzer/testing/aufrufe.ts', teil('nutzerLesen'))
  await schreiben('oidc/testing/aufrufe.ts', teil('nutzerLesen'))
  await expect(aufrufeSammeln(basis, ordner)).rejects.toThrow(
    'oidc/testing/aufrufe.ts gives a second good request for nutzerLesen',
  )
  expect(() => beispielVon({}, 'nutzerLesen')).toThrow('nutzerLesen has no good request')
})
