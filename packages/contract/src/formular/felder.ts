import * as z from 'zod/mini'
import type { Eingefuegt } from '@foerderportal/schreibweise/eingefuegt'
import { inEinerZeile } from '@foerderportal/values/text/reinText'
import { grenzen, istHeil, rein, reineZeilen } from '../shared/angaben/zeile.ts'

/** What comes from elsewhere, such as a name of the identity provider, made to fit `text(max)`. */
export const passend = (max: number, wert: string): string =>
  inEinerZeile(wert.replaceAll('\0', '')).slice(0, max).toWellFormed()

/** One line of at most `max` characters; `art`: what is pasted along with such a value goes (S10-06). */
export const text = (max: number, art?: Eingefuegt) => z.string().check(rein(art), ...grenzen(max))

/** Several lines of at most `max` characters. */
export const zeilen = (max: number) => z.string().check(reineZeilen(), ...grenzen(max))

/** A field of a draft: may be missing or null; when it is there it has the right form. */
export const offen = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema))

const GRENZEN = { tiefe: 12, werte: 2_000, zeichen: 50_000 }

/** Walks with a list of its own, not by recursion: a body of 1 MB of brackets must not end the stack. */
const istBegrenzt = (wert: unknown): boolean => {
  const offene: [unknown, number][] = [[wert, 0]]
  let werte = 0
  let zeichen = 0
  for (let naechster = offene.pop(); naechster !== undefined; naechster = offene.pop()) {
    const [v, tiefe] = naechster
    if (tiefe > GRENZEN.tiefe || ++werte > GRENZEN.werte) return false
    if (typeof v === 'string') {
      zeichen += v.length
      if (zeichen > GRENZEN.zeichen || !istHeil(v)) return false
    } else if (typeof v === 'object' && v !== null)
      for (const [name, inneres] of Object.entries(v)) {
        offene.push([inneres, tiefe + 1])
        offene.push([name, tiefe + 1])
      }
  }
  return true
}

/** JSON that we keep for the client and never read: at most 12 levels, 2,000 names and values, 50,000 characters. */
export const FreiesJson = z
  .unknown()
  .check(z.refine(istBegrenzt, 'Diese Angabe ist zu groß oder zu tief geschachtelt.'))
