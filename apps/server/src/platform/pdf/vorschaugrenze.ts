import type { Clock } from '../clock.ts'
import { rateLimit, tooOften } from '../http/rateLimit.ts'

/** Of one person: a preview after each pause of typing; setting one takes a thread that everybody shares. */
const VORSCHAUEN = { vorrat: 20, jeMinute: 60 }
const WARTEN_S = 1

/** Refuses whoever asks for previews faster than anybody types. */
export const vorschaugrenze = (clock: Clock): ((sub: string) => void) => {
  const grenze = rateLimit(clock, VORSCHAUEN)
  return (sub) => {
    if (!grenze.take(sub))
      throw tooOften('Die Vorschau wurde gerade sehr oft erstellt. Bitte warten Sie eine Sekunde.', WARTEN_S)
  }
}
