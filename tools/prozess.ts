import { readFileSync } from 'node:fs'

/** `eltern`: pid of the process that started it. `beginn` tells it from a later one with the same pid. */
export type Prozess = { readonly eltern: number; readonly beginn: string; readonly sekunden: number }

/**
 * A process and the processor time it has used so far, in seconds; undefined when it has ended. Of `/proc/[pid]/stat`,
 * behind the name in brackets; ticks are hundredths everywhere that Linux has users (proc(5)). Linux only.
 */
export const prozessLesen = (pid: number): Prozess | undefined => {
  try {
    const felder = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const sekunden = (Number(felder[11]) + Number(felder[12])) / 100
    return { eltern: Number(felder[1]), beginn: felder[19] ?? '', sekunden }
  } catch {
    return undefined
  }
}
