/** A modal with one button; the guard and the client speak through it, long before or outside of any component. */
export type Meldung = { readonly titel: string; readonly text: string; readonly knopf?: string }

type Zeiger = (meldung: Meldung) => Promise<void>

let zeiger: Zeiger | undefined
const wartend: (() => void)[] = []

/** The shell says how a message is shown; what came before is shown then. */
export const meldungenAnzeigenMit = (neu: Zeiger | undefined): void => {
  zeiger = neu
  if (neu) for (const weiter of wartend.splice(0)) weiter()
}

/** Shows a message and resolves when it was confirmed. */
export const meldungZeigen = async (meldung: Meldung): Promise<void> => {
  if (zeiger === undefined) await new Promise<void>((weiter) => wartend.push(weiter))
  await zeiger?.(meldung)
}
