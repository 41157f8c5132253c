import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CHROMIUM_ARGUMENTE, chromiumPfad } from './chromium.ts'

let ordner: string
const leer = { suchpfad: '', vonPlaywright: () => undefined, nachladen: [] }

beforeAll(async () => {
  ordner = await mkdtemp(join(tmpdir(), 'chromium-'))
  await writeFile(join(ordner, 'chromium'), '#!/bin/sh\n')
  await chmod(join(ordner, 'chromium'), 0o755)
  await writeFile(join(ordner, 'google-chrome'), 'not executable')
})
afterAll(() => rm(ordner, { recursive: true, force: true }))

describe('Chromium for the browser tests', () => {
  test('takes an installed one before Playwright’s and loads nothing', () => {
    const laden = vi.fn()
    const gefunden = chromiumPfad(
      { suchpfad: ordner, vonPlaywright: () => '/pw/chrome', nachladen: [laden] },
      '',
    )
    expect(gefunden).toBe(join(ordner, 'chromium'))
    expect(laden).not.toHaveBeenCalled()
  })

  test('takes the headless shell before a whole browser, wherever it stands', async () => {
    const weiterHinten = join(ordner, 'hinten')
    await mkdir(weiterHinten)
    const kleiner = join(weiterHinten, 'chromium-headless-shell')
    await writeFile(kleiner, '#!/bin/sh\n', { mode: 0o755 })
    const suchpfad = [ordner, weiterHinten].join(delimiter)
    expect(chromiumPfad({ ...leer, suchpfad }, '')).toBe(kleiner)
    const kleinenLaden = vi.fn()
    chromiumPfad({ ...leer, suchpfad, kleinenLaden }, '')
    expect(kleinenLaden).not.toHaveBeenCalled()
  })

  test('where time counts it is loaded although a whole browser is there, which remains when that fails', () => {
    const kleinenLaden = vi.fn()
    expect(chromiumPfad({ ...leer, suchpfad: ordner, kleinenLaden }, '')).toBe(join(ordner, 'chromium'))
    expect(kleinenLaden).toHaveBeenCalledOnce()
  })

  test('takes Playwright’s when none is installed', () => {
    expect(chromiumPfad({ ...leer, vonPlaywright: () => '/pw/chrome' }, '')).toBe('/pw/chrome')
  })

  test('tries one way after the other and stops at the first that works', () => {
    const quellen = {
      suchpfad: '',
      vonPlaywright: (): string | undefined => geladen,
      nachladen: [] as (() => void)[],
    }
    let geladen: string | undefined
    const zuletzt = vi.fn()
    quellen.nachladen = [() => undefined, () => (geladen = '/apt/chromium'), zuletzt]
    expect(chromiumPfad(quellen, '')).toBe('/apt/chromium')
    expect(zuletzt).not.toHaveBeenCalled()
  })

  test('says what to do when there is none', () => {
    expect(() => chromiumPfad(leer, '')).toThrow(
      /Für die Browsertests fehlt Chromium.*apt-get install chromium/,
    )
    expect(() => chromiumPfad(leer, '/gibt/es/nicht')).toThrow('CHROMIUM=/gibt/es/nicht')
  })
})

test('what Playwright switches off in Chromium stays off', async () => {
  // a part of Playwright, not of ours
  const kern = createRequire(import.meta.resolve('@playwright/test')).resolve('playwright-core')
  const quelltext = await readFile(join(kern, '../lib/coreBundle.js'), 'utf8')
  const liste = /disabledFeatures = \[(.*?)\]\.filter/s.exec(quelltext)?.[1] ?? ''
  const dort = [...liste.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(dort).toContain('PaintHolding')
  const unsere = CHROMIUM_ARGUMENTE.find((a) => a.startsWith('--disable-features='))
  expect(unsere?.split('=')[1]?.split(',')).toEqual(expect.arrayContaining(dort))
})
