import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { einsetzen, zuruecknehmen } from './einsetzen.ts'

const anlegen = () => {
  const ordner = mkdtempSync(join(tmpdir(), 'fehlerprobe-'))
  onTestFinished(() => rmSync(ordner, { recursive: true }))
  const stelle = { datei: join(ordner, 'regel.ts'), notiz: join(ordner, 'notiz.json'), fehlerhaft: 'a < b' }
  writeFileSync(stelle.datei, 'a <= b')
  return { ...stelle, stelle, lesen: () => readFileSync(stelle.datei, 'utf8') }
}

test('a fault stands there as long as it is tried, and not even a failure leaves it', async () => {
  const { stelle, lesen } = anlegen()
  expect(await einsetzen(stelle, () => Promise.resolve(lesen()))).toBe('a < b')
  expect(lesen()).toBe('a <= b')
  await expect(einsetzen(stelle, () => Promise.reject(new Error('Vitest')))).rejects.toThrow('Vitest')
  expect(lesen()).toBe('a <= b')
})

/** What a run leaves that is killed: it never comes to its end. */
const getoetet = (stelle: Parameters<typeof einsetzen>[0]) =>
  void einsetzen(stelle, () => new Promise(() => undefined))

test('the next run takes back what a killed one has left', () => {
  const { stelle, notiz, lesen } = anlegen()
  getoetet(stelle)
  expect(lesen()).toBe('a < b')
  zuruecknehmen(notiz)
  expect(lesen()).toBe('a <= b')
  zuruecknehmen(notiz)
})

test('what somebody wrote meanwhile is not written over', () => {
  const { stelle, notiz, datei, lesen } = anlegen()
  getoetet(stelle)
  writeFileSync(datei, 'a < b && c')
  expect(() => zuruecknehmen(notiz)).toThrow('git diff')
  expect(lesen()).toBe('a < b && c')
})
