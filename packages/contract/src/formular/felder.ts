import * as z from 'zod/mini'
import { zuLang } from './zuLang.ts'

/** What PostgreSQL can't keep in jsonb (a NUL character, half a surrogate pair) and what no field of ours needs. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const STEUERZEICHEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const istSpeicherbar = (text: string): boolean => text.isWellFormed() && !STEUERZEICHEN.test(text)

/** Marks that turn the direction of writing let one text look like another, as in shared/angaben/zeile.ts. */
const RICHTUNG = /[\u202a-\u202e\u2066-\u2069]/
const istDarstellbar = (text: string): boolean => istSpeicherbar(text) && !RICHTUNG.test(text)

const UNERWUENSCHT = new RegExp(`${STEUERZEICHEN.source}|${RICHTUNG.source}`, 'g')

/** What comes from elsewhere, such as a name of the identity provider, made to fit `text(max)`. */
export const passend = (max: number, wert: string): string =>
  wert.replaceAll(UNERWUENSCHT, '').slice(0, max).toWellFormed()

/** Text of at most `max` characters. */
export const text = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max, zuLang(max)),
      z.refine(istDarstellbar, 'Entfernen Sie die nicht darstellbaren Zeichen.'),
    )

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
      if (zeichen > GRENZEN.zeichen || !istSpeicherbar(v)) return false
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
