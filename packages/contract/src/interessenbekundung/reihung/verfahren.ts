/**
 * The words of the ranking protocol `reihung-1` (S3-03): what is hashed, and in which spelling. Whoever repeats a
 * ranking needs nothing else. A change here is a new protocol with a new name; rounds keep the one they were opened with.
 */
export const FORMAT = 'reihung-1'

/** Lots are made where a native hash is at hand: on the server `node:crypto`, in the browser WebCrypto. Both give hex. */
export type Krypto = {
  readonly sha256: (text: string) => string
  /** HMAC-SHA-256; the key is the 32 bytes that `schluessel` writes in hex. */
  readonly hmac: (schluessel: string, text: string) => string
}

/** One line of the frozen list: a declaration in one Hauptgruppe. */
export type Zeile = {
  readonly guid: string
  readonly hauptgruppe: string
  /** The lower, the earlier. */
  readonly prioritaet: number
  /** null where the amounts of the round are not public. */
  readonly cent: number | null
  /** SHA-256 of what was submitted, in hex; with a hidden amount that of `zeileText`. */
  readonly einreichung: string
}

/** What a lot depends on beside the seed. */
export type Los = Pick<Zeile, 'guid' | 'hauptgruppe'> & {
  readonly runde: string
  readonly listHash: string
  readonly zufall: string
}

/** A seed: 32 bytes in hex. */
export const SEED = /^[0-9a-f]{64}$/

/** A Hauptgruppe as it may stand in the list: no character that separates there or in a lot's text. */
export const HAUPTGRUPPE = /^[A-Za-z0-9][A-Za-z0-9.-]{0,39}$/

const ZUFALL = /^[A-Z0-9](?: ?[A-Z0-9.:,/+-])+$/

/** Why a draw can't be taken as typed, as a sentence; null when it can. ASCII, single spaces, 8 to 200 characters. */
export const zufallHindernis = (zufall: string): string | null => {
  if (zufall.length < 8 || zufall.length > 200) return 'Die Ziehung hat 8 bis 200 Zeichen.'
  if (/ {2}|^ | $/.test(zufall)) return 'Zwischen den Angaben steht genau ein Leerzeichen, am Rand keines.'
  return ZUFALL.test(zufall)
    ? null
    : 'Verwenden Sie Großbuchstaben ohne Umlaute, Ziffern und . : , / + -, am Anfang einen Buchstaben oder eine Ziffer.'
}

/** What is hashed for the commitment that is published before anybody declares. */
export const zusageText = (runde: string, seed: string): string => [FORMAT, 'zusage', runde, seed].join('|')

/** What a line's lot is the HMAC of, under the seed. */
export const losText = ({ runde, listHash, zufall, hauptgruppe, guid }: Los): string =>
  [FORMAT, 'los', runde, listHash, zufall, hauptgruppe, guid].join('|')

/** What stands hidden in a line; the salt is known to the company alone (4.5). */
type Verdeckt = Pick<Zeile, 'guid' | 'hauptgruppe' | 'einreichung'> & {
  readonly runde: string
  readonly cent: number
  readonly salz: string
}

/** What is hashed for a line whose amount is not public: without the salt it can't be guessed. */
export const zeileText = ({ runde, hauptgruppe, guid, cent, einreichung, salz }: Verdeckt): string =>
  [FORMAT, 'zeile', runde, hauptgruppe, guid, cent, einreichung, salz].join('|')

/** A moment as the files write it: UTC without milliseconds. */
export const zeitpunktText = (wann: Date): string => wann.toISOString().replace(/\.\d{3}Z$/, 'Z')
