/** A modal; the guard and the client speak through it, long before or outside of any component. */
export type Meldung = {
  readonly titel: string
  /** What it means for whoever reads it, before the words of the specification. */
  readonly erklaerung?: string
  readonly text: string
  /** Its button; with `sonst` a second one, for a question. */
  readonly knopf?: string
  readonly sonst?: string
}

/** Shows it; true when the (first) button was used. */
type Zeiger = (meldung: Meldung) => Promise<boolean>

let zeiger: Zeiger | undefined
const wartend: (() => void)[] = []

/** The shell says how a message is shown; what came before is shown then. */
export const meldungenAnzeigenMit = (neu: Zeiger | undefined): void => {
  zeiger = neu
  if (neu) for (const weiter of wartend.splice(0)) weiter()
}

/** Shows a message and resolves when it was answered: true for its (first) button. */
export const meldungZeigen = async (meldung: Meldung): Promise<boolean> => {
  if (zeiger === undefined) await new Promise<void>((weiter) => wartend.push(weiter))
  return (await zeiger?.(meldung)) ?? false
}
