import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fremdes, vertraeglich } from './fremdes.ts'

const wurzel = resolve(import.meta.dirname, '../..')

describe('licences of what we deliver', () => {
  test('each goes with the EUPL-1.2', () => {
    const alle = fremdes(wurzel)
    expect(alle.length).toBeGreaterThan(50)
    expect(alle.filter((f) => !vertraeglich(f.lizenz))).toEqual([])
  })

  test('each stands on the page; if not: npm run lizenzen', () => {
    const text = readFileSync(join(wurzel, 'LICENSES/THIRD-PARTY.md'), 'utf8')
    expect(
      fremdes(wurzel).filter((f) => !text.includes(`| ${f.name} | ${f.version} | ${f.lizenz} |`)),
    ).toEqual([])
  })

  test('one permitted alternative is enough, every part of it counts', () => {
    expect(vertraeglich('(MIT OR GPL-3.0)')).toBe(true)
    expect(vertraeglich('MIT AND OFL-1.1')).toBe(true)
    expect(vertraeglich('MIT AND GPL-3.0')).toBe(false)
    expect(vertraeglich('unbekannt')).toBe(false)
  })
})
