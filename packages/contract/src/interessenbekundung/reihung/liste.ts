import { FORMAT, HAUPTGRUPPE, zeitpunktText, type Zeile } from './verfahren.ts'

type Liste = { readonly runde: string; readonly ende: Date; readonly zeilen: readonly Zeile[] }

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const SHA256 = /^[0-9a-f]{64}$/

/** In place of an amount that is not public. */
const VERDECKT = '-'

const alsZeile = (zeile: Zeile): string => {
  const { guid, hauptgruppe, prioritaet, cent, einreichung } = zeile
  const passt = GUID.test(guid) && HAUPTGRUPPE.test(hauptgruppe) && SHA256.test(einreichung)
  if (
    !passt ||
    !Number.isSafeInteger(prioritaet) ||
    prioritaet < 0 ||
    !(cent === null || (Number.isSafeInteger(cent) && cent >= 0))
  )
    throw new RangeError(`Not a line of a list: ${JSON.stringify(zeile)}`)
  return [guid, hauptgruppe, prioritaet, cent ?? VERDECKT, einreichung].join(';')
}

const doppelt = (zeilen: readonly Zeile[]): boolean =>
  new Set(zeilen.map(({ guid, hauptgruppe }) => `${guid};${hauptgruppe}`)).size < zeilen.length

/** A class has one priority, or the strata of the ranking would cut through it. */
const uneinig = (zeilen: readonly Zeile[]): boolean =>
  new Set(zeilen.map((z) => `${z.hauptgruppe};${z.prioritaet}`)).size >
  new Set(zeilen.map((z) => z.hauptgruppe)).size

/** Amounts are public or they are not: a list with some of them would tell which were hidden. */
const halbVerdeckt = (zeilen: readonly Zeile[]): boolean =>
  new Set(zeilen.map(({ cent }) => cent === null)).size > 1

/**
 * `liste.txt` as it is frozen at the end of the period: sorted by bytes, so that the same declarations make the same
 * file, whatever order the database gives them in. Every character of it is ASCII: sorting strings sorts bytes.
 */
export const listeSchreiben = ({ runde, ende, zeilen }: Liste): string => {
  if (!GUID.test(runde) || doppelt(zeilen) || uneinig(zeilen) || halbVerdeckt(zeilen))
    throw new RangeError('A list has a round, each line once and one priority for each Hauptgruppe.')
  const sortiert = zeilen.map(alsZeile).toSorted((a, b) => (a < b ? -1 : 1))
  const kopf = [FORMAT, `runde ${runde}`, `ende ${zeitpunktText(ende)}`, `zeilen ${zeilen.length}`]
  return `${[...kopf, ...sortiert].join('\n')}\n`
}

const ausZeile = (text: string): Zeile => {
  const [guid = '', hauptgruppe = '', prioritaet, cent, einreichung = ''] = text.split(';')
  return {
    guid,
    hauptgruppe,
    prioritaet: Number(prioritaet),
    cent: cent === VERDECKT ? null : Number(cent),
    einreichung,
  }
}

/** Reads a frozen list; null when `text` is not, byte for byte, what would be written from it. */
export const listeLesen = (text: string): Liste | null => {
  const [, runde, ende, ...rest] = text.slice(0, -1).split('\n')
  const liste = {
    runde: runde?.slice('runde '.length) ?? '',
    ende: new Date(ende?.slice('ende '.length) ?? ''),
    zeilen: rest.slice(1).map(ausZeile),
  }
  try {
    return listeSchreiben(liste) === text ? liste : null
  } catch (fehler) {
    if (fehler instanceof RangeError) return null
    throw fehler
  }
}
