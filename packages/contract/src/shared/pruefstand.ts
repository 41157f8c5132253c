/** Why a file is no proof although its bytes came whole: nobody who checks it could look at it (S5-04). */
export const MAENGEL = [
  'mit Kennwort',
  'ohne Seiten',
  'unvollständig',
  'unlesbar',
  'zu viele Bildpunkte',
  'zu aufwendig',
] as const
export type Mangel = (typeof MAENGEL)[number]

/** More than the cameras of phones take (200 million); a browser's canvas ends at 268 million. */
export const BILDPUNKTE = 250_000_000

/** How each goes on after 'Die Datei …', and what to do. */
const MANGELWORTE: Readonly<Record<Mangel, { readonly ist: string; readonly tun: string }>> = {
  'mit Kennwort': {
    ist: 'ist mit einem Kennwort geschützt',
    tun: 'Speichern Sie sie ohne Kennwort und laden Sie sie noch einmal hoch.',
  },
  'ohne Seiten': {
    ist: 'hat keine Seiten',
    tun: 'Speichern Sie das Dokument neu und laden Sie es noch einmal hoch.',
  },
  unvollständig: {
    ist: 'ist unvollständig, ihr Ende fehlt',
    tun: 'Kopieren, speichern oder scannen Sie sie neu und laden Sie sie noch einmal hoch.',
  },
  unlesbar: {
    ist: 'ist beschädigt und lässt sich nicht öffnen',
    tun: 'Öffnen Sie sie auf Ihrem Gerät, speichern Sie sie neu und laden Sie sie noch einmal hoch.',
  },
  'zu viele Bildpunkte': {
    ist: `hat mehr als ${BILDPUNKTE / 1_000_000} Millionen Bildpunkte`,
    tun: 'Speichern Sie das Bild kleiner und laden Sie es noch einmal hoch.',
  },
  'zu aufwendig': {
    ist: 'ist so aufwendig aufgebaut, dass sie sich nicht öffnen lässt',
    tun: 'Drucken Sie sie in eine neue PDF-Datei, oder teilen Sie sie auf, und laden Sie das Ergebnis hoch.',
  },
}

/** What keeps a file with this stand from being a proof, as words after its name; undefined where nothing does. */
export const mangelWorte = (
  stand: string | null | undefined,
): { readonly ist: string; readonly tun: string } | undefined => MANGELWORTE[stand as Mangel] // another stand has none

/** Opened, found wanting, or waiting for it: what the opening of a file says of it (S5-04). */
export const OEFFNUNGEN = ['geöffnet', 'noch nicht geöffnet', ...MAENGEL] as const
export type Oeffnung = (typeof OEFFNUNGEN)[number]

/**
 * What the virus scan says (S5-02). 'nicht geprüft': no scanner was connected when it came; it counts as usable.
 * 'beschädigt': the store no longer gives the bytes that came; it says so from the first download on that found it.
 */
export const VIRENSTAENDE = ['nicht geprüft', 'wird geprüft', 'sauber', 'infiziert', 'beschädigt'] as const
export type Virenstand = (typeof VIRENSTAENDE)[number]

/** What is known of a file's bytes: what weighs most of both. */
export const PRUEFSTAENDE = [...VIRENSTAENDE, 'noch nicht geöffnet', ...MAENGEL] as const
export type Pruefstand = (typeof PRUEFSTAENDE)[number]

/** One word for both: what nobody may open first, then what does not open. */
export const pruefstandAus = (virenstand: Virenstand, oeffnung: Oeffnung): Pruefstand =>
  oeffnung === 'geöffnet' || (virenstand !== 'sauber' && virenstand !== 'nicht geprüft')
    ? virenstand
    : oeffnung

/** Why a file is locked for good, in words; nobody opens it, and nothing is sent with it. */
const GESPERRT: Readonly<Partial<Record<Pruefstand, string>>> = {
  infiziert: 'In ihr wurde Schadsoftware gefunden.',
  beschädigt: 'Sie ist beschädigt und lässt sich nicht mehr öffnen.',
}

/** The sentence why a file is locked for good; undefined where it is not. */
export const gesperrtWeil = (stand: string | null | undefined): string | undefined =>
  GESPERRT[stand as Pruefstand] // a stand of a later version has no sentence

export const istGesperrt = (stand: string | null | undefined): boolean => gesperrtWeil(stand) !== undefined

/** The sentence why a file proves nothing, locked or one that does not open; undefined where it does. */
export const untauglichWeil = (stand: string | null | undefined): string | undefined => {
  const mangel = mangelWorte(stand)
  return mangel === undefined ? gesperrtWeil(stand) : `Sie ${mangel.ist}.`
}

/** Nothing is sent with it: another file has to take its place. */
export const istUntauglich = (stand: string | null | undefined): boolean =>
  untauglichWeil(stand) !== undefined

/** Asked about again: all other words on a file are final. */
export const wartetAufPruefung = (stand: string | null | undefined): boolean =>
  stand === 'wird geprüft' || stand === 'noch nicht geöffnet'

/** Why nobody gets the bytes of a file now, locked for good or still looked at; undefined where everybody does. */
export const oeffnetNichtWeil = (stand: string | null | undefined): string | undefined =>
  stand === 'wird geprüft' ? 'Sie wird auf Viren geprüft.' : gesperrtWeil(stand)
