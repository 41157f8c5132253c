import { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import * as z from 'zod/mini'
import { compileSchema } from '../../apps/server/src/platform/http/compiledSchema.ts'

const RUNDEN = 5
const LAEUFE = 4_000

/** Processor time of one reading in µs: the quickest of some rounds, after a warm-up of the same length. */
const jeLauf = (formular: AntragFormular): number => {
  const runde = () => {
    const beginn = process.cpuUsage()
    for (let i = 0; i < LAEUFE; i++) z.parse(AntragFormular, formular)
    const { user, system } = process.cpuUsage(beginn)
    return (user + system) / LAEUFE
  }
  runde()
  return Math.min(...Array.from({ length: RUNDEN }, runde))
}

/** How long the contract takes to read a form, as written and compiled as on the server (ADR 0031). */
export const formularLesenMessen = (formular: AntragFormular): string => {
  // First as written: compiling changes the schema itself.
  const geschrieben = jeLauf(formular)
  compileSchema(AntragFormular)
  const kompiliert = jeLauf(formular)
  return `Ein Formular von 8 kB lesen: ${geschrieben.toFixed(0)} µs mit zod/mini, ${kompiliert.toFixed(0)} µs kompiliert.`
}
