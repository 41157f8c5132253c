import { gerichtssitze } from '@foerderportal/client/verzeichnis/verzeichnis'
import { istRegistergericht } from '@foerderportal/contract/shared/nummern/registergerichte'
import type { RegisterArt } from '@foerderportal/contract/unternehmen/werte/enums'
import { einmal } from '@foerderportal/shell/suche/einmal'

const geladen = new Map<RegisterArt, ReadonlySet<string>>()

const laden = (art: RegisterArt) =>
  einmal(async () => {
    const sitze = await gerichtssitze(art)
    geladen.set(art, new Set(sitze))
    return sitze
  })

/** Seats of the courts that keep a register, from the data directory. */
export const SITZE: Readonly<Record<RegisterArt, () => Promise<readonly string[]>>> = {
  HANDELSREGISTER_A: laden('HANDELSREGISTER_A'),
  HANDELSREGISTER_B: laden('HANDELSREGISTER_B'),
  GENOSSENSCHAFTSREGISTER: laden('GENOSSENSCHAFTSREGISTER'),
  VEREINSREGISTER: laden('VEREINSREGISTER'),
}

/**
 * Whether a court stands in the directory, or did so when the portal was made. Before the list has come, every name
 * may be right: the server knows, and says so at the field.
 */
export const gerichtKennen =
  (art: RegisterArt | null) =>
  (sitz: string): boolean => {
    const sitze = art === null ? undefined : geladen.get(art)
    return sitz !== '' && (sitze === undefined || sitze.has(sitz) || istRegistergericht(sitz))
  }
