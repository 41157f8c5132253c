/** A browser of another engine, as far as a way through the portal needs it: go somewhere, and ask the page. */
export type Fahrer = {
  readonly gehen: (url: string) => Promise<void>
  /** The value of an expression in the page, as text. */
  readonly fragen: (ausdruck: string) => Promise<string>
  readonly beenden: () => Promise<void>
}

const PAUSE_MS = 250

/** Asks again until the answer fits; a page that is being left answers nothing. Nothing is a claim about time: it ends what hangs. */
export const warten = async <T>(
  was: string,
  fragen: () => Promise<T>,
  passt: (antwort: T) => boolean,
): Promise<T> => {
  let zuletzt: unknown
  for (let versuch = 0; versuch < 240; versuch++) {
    try {
      const antwort = await fragen()
      if (passt(antwort)) return antwort
      zuletzt = antwort
    } catch (fehler) {
      zuletzt = fehler
    }
    await new Promise((weiter) => setTimeout(weiter, PAUSE_MS))
  }
  throw new Error(`${was} kam nicht; zuletzt: ${String(zuletzt)}`)
}
