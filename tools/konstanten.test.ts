import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import * as konstanten from '../packages/contract/src/shared/konstanten.ts'

const WURZEL = resolve(import.meta.dirname, '..')

/** packages/ui imports nothing of ours (rule B-02): there the value itself is compared. */
const IM_UI = {
  DOPPELKLICK_MS: ['packages/ui/src/Knopf.tsx', /doppelklickMs = (\d+)/, String(konstanten.DOPPELKLICK_MS)],
  'MODAL.hoehe': [
    'packages/ui/src/stil/dialog.css',
    /\.p-dialog--gross \{[^}]*max-height: min\((\w+),/,
    konstanten.MODAL.hoehe,
  ],
  'MODAL.maximaleHoehePx': [
    'packages/ui/src/stil/dialog.css',
    /\.p-dialog--gross \.kern-dialog__body \{[^}]*max-height: (\d+)px/,
    String(konstanten.MODAL.maximaleHoehePx),
  ],
} as const

const istTest = (pfad: string) => /\.test\.tsx?$|\/testing\//.test(pfad)
const quellen = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: WURZEL })
  .filter((pfad) => !istTest(pfad) && !pfad.endsWith('/konstanten.ts'))
  .map((pfad) => readFileSync(join(WURZEL, pfad), 'utf8'))

const istBenutzt = (name: string): boolean => {
  const [konstante = '', feld] = name.split('.')
  const importiert = new RegExp(String.raw`import \{[^}]*\b${konstante}\b[^}]*\} from '[^']*/konstanten`)
  return quellen.some(
    (text) => importiert.test(text) && (feld === undefined || new RegExp(String.raw`\b${feld}\b`).test(text)),
  )
}

const namen = Object.entries(konstanten).flatMap(([name, wert]) =>
  typeof wert === 'object' && !Array.isArray(wert)
    ? Object.keys(wert).map((feld) => `${name}.${feld}`)
    : [name],
)

test('[R9-01] every constant is used where its feature exists', () => {
  expect(quellen.length).toBeGreaterThan(100)
  const ungenutzt = namen.filter((name) => !(name in IM_UI) && !istBenutzt(name))
  expect(ungenutzt).toEqual([])
})

test.each(Object.entries(IM_UI))('[R9-01] packages/ui has the same %s', (_, [pfad, muster, erwartet]) => {
  expect(muster.exec(readFileSync(join(WURZEL, pfad), 'utf8'))?.[1]).toBe(erwartet)
})
