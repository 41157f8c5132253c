import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { appsMitOberflaeche, bauFehlt, oberflaecheBauen } from './oberflaeche.ts'

let wurzel: string
const schreiben = async (pfad: string, text: string) => {
  await mkdir(dirname(join(wurzel, pfad)), { recursive: true })
  await writeFile(join(wurzel, pfad), text)
}
const seite = () => readFileSync(join(wurzel, 'apps/portal/dist/index.html'), 'utf8')

beforeEach(async () => {
  wurzel = await mkdtemp(join(tmpdir(), 'oberflaeche-'))
  await schreiben('package.json', '{}')
  await schreiben('package-lock.json', '{}')
  await schreiben('packages/ui/src/knopf.ts', 'export const knopf = "Knopf"')
  await schreiben('packages/ein-paket/src/gruss.ts', 'export const gruss = "Guten Tag"')
  await schreiben(
    'apps/portal/index.html',
    '<title>eins</title><script type="module" src="/src/main.ts"></script>',
  )
  await schreiben(
    'apps/portal/src/main.ts',
    'import { knopf } from "../../../packages/ui/src/knopf.ts"\nconsole.log(knopf)',
  )
})
afterEach(() => rm(wurzel, { recursive: true, force: true }))

describe('build of the pages', () => {
  test('says what to do where nothing is built, or only what the sources were before', async () => {
    const satz =
      'Die Oberfläche (portal) ist nicht gebaut oder älter als ihre Quellen. Bauen Sie sie zuerst: node tools/bauen.ts'
    expect(bauFehlt(wurzel)).toBe(satz)
    oberflaecheBauen(wurzel, 'portal')
    expect(bauFehlt(wurzel)).toBeUndefined()
    await schreiben('packages/ein-paket/src/gruss.ts', 'export const gruss = "Moin"')
    expect(bauFehlt(wurzel)).toBe(satz)
  })

  test('builds once, and again only when a source, a package or the lock file changed', async () => {
    expect(appsMitOberflaeche(wurzel)).toEqual(['portal'])
    expect(oberflaecheBauen(wurzel, 'portal')).toBe(true)
    expect(oberflaecheBauen(wurzel, 'portal')).toBe(false)
    await schreiben('apps/portal/src/main.test.ts', 'a test changes nothing')
    await schreiben('apps/server/src/main.ts', 'nor does the server')
    expect(oberflaecheBauen(wurzel, 'portal')).toBe(false)
    await schreiben('apps/portal/vite/stuecke.ts', '')
    expect(oberflaecheBauen(wurzel, 'portal')).toBe(true)
    for (const pfad of [
      'packages/ui/src/knopf.ts',
      'packages/ein-paket/src/gruss.ts',
      'package-lock.json',
      'apps/portal/index.html',
    ]) {
      await schreiben(pfad, `${readFileSync(join(wurzel, pfad), 'utf8')} `)
      expect(oberflaecheBauen(wurzel, 'portal')).toBe(true)
    }
  })

  test('a build that fails leaves the last one in place, and nothing else', async () => {
    oberflaecheBauen(wurzel, 'portal')
    await schreiben('apps/portal/src/main.ts', 'import "./gibt-es-nicht.ts"')
    expect(() => oberflaecheBauen(wurzel, 'portal')).toThrow()
    expect(seite()).toContain('eins')
    expect(readdirSync(join(wurzel, 'apps/portal')).toSorted()).toEqual(['dist', 'index.html', 'src'])
    expect(existsSync(join(wurzel, 'apps/portal/dist/.quellen-sha256'))).toBe(true)
  })
})
