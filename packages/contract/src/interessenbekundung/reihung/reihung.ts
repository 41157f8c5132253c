import { FORMAT, SEED, losText, zufallHindernis, zusageText, type Krypto, type Zeile } from './verfahren.ts'

/** What a ranking is made from: the frozen list, the draw that came after it, the seed that was committed before it. */
export type Ziehung = {
  readonly runde: string
  readonly seed: string
  readonly zufall: string
  readonly listHash: string
}

export type GereihteZeile<Z extends Zeile = Zeile> = Z & {
  readonly los: string
  /** Over all lines, from 1. */
  readonly rang: number
  /** Within its Hauptgruppe, from 1. */
  readonly rangInGruppe: number
}

type MitLos = Zeile & { readonly los: string }

const nach = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** By priority, then by lot, and should two lots ever be the same, by guid. Hex sorts as the bytes it writes. */
const reihenfolge = (a: MitLos, b: MitLos): number =>
  a.prioritaet - b.prioritaet || nach(a.los, b.los) || nach(a.guid, b.guid)

/**
 * Ranks the lines of a list (S3-03). Each line has a lot of its own that no other line changes, so there is no
 * generator whose state would have to be repeated, and whoever knows the seed can compute his one lot alone.
 */
export const reihen = <Z extends Zeile>(
  zeilen: readonly Z[],
  { seed, ...ziehung }: Ziehung,
  { hmac }: Krypto,
): GereihteZeile<Z>[] => {
  if (!SEED.test(seed) || zufallHindernis(ziehung.zufall) !== null)
    throw new RangeError('A ranking needs a seed of 32 bytes and a draw in its written form.')
  const jeGruppe = new Map<string, number>()
  return zeilen
    .map((zeile) => ({ ...zeile, los: hmac(seed, losText({ ...ziehung, ...zeile })) }))
    .toSorted(reihenfolge)
    .map((zeile, stelle) => {
      const rangInGruppe = (jeGruppe.get(zeile.hauptgruppe) ?? 0) + 1
      jeGruppe.set(zeile.hauptgruppe, rangInGruppe)
      return { ...zeile, rang: stelle + 1, rangInGruppe }
    })
}

/** Whether the seed is the one that was committed to: what a ranking asks before anything else. */
export const oeffnetZusage = (
  zusage: string,
  { runde, seed }: Pick<Ziehung, 'runde' | 'seed'>,
  { sha256 }: Krypto,
): boolean => SEED.test(seed) && sha256(zusageText(runde, seed)) === zusage

type Protokoll = Ziehung & {
  readonly zusage: string
  /** The draw as it was named before: 'LOTTO 6aus49 vom Mittwoch, 23.12.2026, mit Superzahl'. */
  readonly quelle: string
  readonly zeilen: readonly GereihteZeile[]
}

/** The protocol of a ranking, in the one spelling that counts: these names in this order, two spaces, LF also at the end. */
export const protokollSchreiben = (p: Protokoll): string => {
  const zeilen = p.zeilen.map(({ guid, hauptgruppe, prioritaet, cent, los, rang }) => ({
    guid,
    hauptgruppe,
    prioritaet,
    cent,
    los,
    rang,
  }))
  const { runde, zusage, seed, quelle, zufall, listHash } = p
  const inhalt = { format: FORMAT, runde, zusage, seed, quelle, zufall, listHash, zeilen }
  return `${JSON.stringify(inhalt, null, 2)}\n`
}
