/**
 * What is known of a file's bytes (S5-02). 'nicht geprüft': no scanner was connected when it came; it counts as usable.
 * 'beschädigt': the store no longer gives the bytes that came; it says so from the first download on that found it.
 */
export const PRUEFSTAENDE = ['nicht geprüft', 'wird geprüft', 'sauber', 'infiziert', 'beschädigt'] as const
export type Pruefstand = (typeof PRUEFSTAENDE)[number]

/** Why a file is locked for good, in words; nobody opens it, and nothing is sent with it. */
const GESPERRT: Readonly<Partial<Record<Pruefstand, string>>> = {
  infiziert: 'In ihr wurde Schadsoftware gefunden.',
  beschädigt: 'Sie ist beschädigt und lässt sich nicht mehr öffnen.',
}

/** The sentence why a file is locked for good; undefined where it is not. */
export const gesperrtWeil = (stand: string | null | undefined): string | undefined =>
  GESPERRT[stand as Pruefstand] // a stand of a later version has no sentence

export const istGesperrt = (stand: string | null | undefined): boolean => gesperrtWeil(stand) !== undefined

/** Why nobody can open a file now, locked for good or still looked at; undefined where it opens. */
export const oeffnetNichtWeil = (stand: string | null | undefined): string | undefined =>
  stand === 'wird geprüft' ? 'Sie wird auf Viren geprüft.' : gesperrtWeil(stand)
