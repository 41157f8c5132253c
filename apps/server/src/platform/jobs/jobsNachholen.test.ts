import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../..')
const quellen = globSync('**/*.ts', { cwd: SRC })
  .toSorted()
  .filter((datei) => !/\.test\.ts$|\/testing\//.test(datei))
  .map((datei) => ({ datei, text: readFileSync(join(SRC, datei), 'utf8') }))

/** What a function does that enqueues, to the next one of its file. */
const koerper = (name: string): string => {
  const text = quellen.map((q) => q.text).find((t) => t.includes(`export const ${name} =`)) ?? ''
  return text.split(`export const ${name} =`)[1]?.split('\nexport ')[0] ?? ''
}

test('nothing sets the tries of a job to 0: one that is refused would be tried without end', () => {
  const zuruecksetzend = quellen.filter(({ text }) => /reschedule_jobs|attempts\s*=>/.test(text))
  expect(zuruecksetzend.map(({ datei }) => datei)).toEqual([])
})

test('what looks after waiting work by the clock begins it anew by jobsNachholen alone', () => {
  const namen = quellen
    .filter(({ text }) => /^\s+cron: /m.test(text))
    .flatMap(({ text }) => [...text.matchAll(/\b(\w*[eE]inreihen)\(/g)].map(([, name = '']) => name))
  const einreihend = [...new Set(namen)].toSorted()
  expect(einreihend).toEqual(['liegengebliebeneEinreihen', 'oeffnungenEinreihen', 'pruefungenEinreihen'])
  for (const name of einreihend)
    expect([name, koerper(name)]).toEqual([name, expect.stringContaining('jobsNachholen(')])
})
