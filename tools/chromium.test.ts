import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { chromiumPfad } from './chromium.ts'

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
