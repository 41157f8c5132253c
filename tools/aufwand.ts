import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { prozessLesen } from './prozess.ts'

/**
 * `npm run aufwand -- playwright test e2e/zuwendung/einreichen.test.ts`: CPU seconds of a command and of all processes that it
 * starts, by kind. Unlike the time on the clock they say the same on a machine that others load too. Looks ten times a
 * second, so that a process misses its last tenth at most; Linux only.
 */

/** The helpers of Chromium begin as a copy of one that waits: what they are is to be seen later. One that has ended tells no more. */
const artVon = (pid: number): string | undefined => {
  try {
    const befehl = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    if (befehl === '') return undefined
    const [programm = ''] = befehl.split(' ')
    if (/chrom/.test(programm)) return `Chromium ${/--type=([a-z-]+)/.exec(befehl)?.[1] ?? 'browser'}`
    if (programm.startsWith('postgres') || programm.endsWith('/postgres')) return 'PostgreSQL'
    if (befehl.includes('apps/server/src/main')) return 'Portal'
    return programm.split('/').at(-1) || 'sonst'
  } catch {
    return undefined
  }
}

const gesehen = new Map<string, { art: string; sekunden: number }>()
const unsere = new Set<number>()

const hinsehen = (): void => {
  const alle = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .toSorted((a, b) => a - b)
  for (const pid of alle) {
    const prozess = prozessLesen(pid)
    if (prozess === undefined || !(unsere.has(pid) || unsere.has(prozess.eltern))) continue
    unsere.add(pid)
    const wer = `${pid} ${prozess.beginn}`
    gesehen.set(wer, { art: artVon(pid) ?? gesehen.get(wer)?.art ?? 'sonst', sekunden: prozess.sekunden })
  }
}

const [programm, ...argumente] = process.argv.slice(2)
if (programm === undefined) throw new Error('Welcher Befehl? npm run aufwand -- playwright test …')
const kind = spawn(programm, argumente, { stdio: 'inherit' })
if (kind.pid !== undefined) unsere.add(kind.pid)
const uhr = setInterval(hinsehen, 100)
const [code] = (await once(kind, 'exit')) as [number | null] // as documented for the event
clearInterval(uhr)

const summen = new Map<string, number>()
for (const { art, sekunden } of gesehen.values()) summen.set(art, (summen.get(art) ?? 0) + sekunden)
const zeile = (name: string, s: number) => console.log(`${s.toFixed(1).padStart(8)} s  ${name}`)
for (const [art, s] of [...summen].toSorted(([, a], [, b]) => b - a)) zeile(art, s)
zeile(
  'zusammen',
  [...summen.values()].reduce((a, b) => a + b, 0),
)
process.exitCode = code ?? 1
