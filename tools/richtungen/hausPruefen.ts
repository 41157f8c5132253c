import { HAUS, KLEINE_ZIEL, type Hausgrenzen } from './haus.ts'
import { kleine } from './kleine.ts'
import { SCHEIBEN } from './namen.ts'
import { raeume, type Pfeile } from './raeume.ts'

/** Of fewer files a share says nothing. */
const WENIGE = 10
/** So far the number may lie above what is counted before it has to follow: files come and go. */
const LUFT = 2
const GRENZE = 'in tools/richtungen/haus.ts'

const stockwerke = (ordner: string, zahl: number, alle: number, eigene: number | undefined): string[] => {
  if (zahl > (eigene ?? alle))
    return [
      `stockwerke: ${ordner} has ${zahl} floors, at most ${eigene ?? alle}. Bring together what is read together.`,
    ]
  return eigene !== undefined && zahl < eigene
    ? [`stockwerke: ${ordner} has ${zahl} floors only. Write ${zahl} ${GRENZE}; the number sinks.`]
    : []
}

const alsWort = (ordner: string, namen: readonly string[]) => `${ordner}: ${namen.toSorted().join(', ')}`

const kreise = (gefunden: readonly string[], bekannte: Hausgrenzen['kreise']): string[] => {
  const bekannt = bekannte.map((kreis) => alsWort(kreis.ordner, kreis.raeume))
  return [
    ...gefunden
      .filter((kreis) => !bekannt.includes(kreis))
      .map((kreis) => `raumkreis: these need each other, ${kreis}. Move what they share below them.`),
    ...bekannt
      .filter((kreis) => !gefunden.includes(kreis))
      .map((kreis) => `raumkreis: these need each other no more, ${kreis}. Take the line away ${GRENZE}.`),
  ]
}

const anteil = (ordner: string, pfeile: Pfeile, zeilen: (datei: string) => number, grenze = KLEINE_ZIEL) => {
  const gezaehlt = kleine(ordner, pfeile, zeilen)
  if (gezaehlt.dateien < WENIGE) return []
  const prozent = Math.ceil((100 * gezaehlt.kleine) / gezaehlt.dateien)
  if (prozent > grenze)
    return [
      `klein: ${gezaehlt.kleine} of ${gezaehlt.dateien} files in ${ordner} are short and stand beside the only one that imports them: ${prozent} %, at most ${grenze}. Bring some into it.`,
    ]
  return grenze > KLEINE_ZIEL && prozent + LUFT < grenze
    ? [
        `klein: ${ordner} has ${prozent} % only. Write ${Math.max(prozent, KLEINE_ZIEL)} ${GRENZE}; the number sinks.`,
      ]
    : []
}

/** A room as big as a slice, 'zuwendung/antrag', is watched as one. */
const istRaum = (name: string) => name.includes('/')

/** How every slice is built, against what it may be: a line for each part of the tree, and what is wrong. */
export const hausPruefen = (
  pfeile: Pfeile,
  zeilen: (datei: string) => number,
  grenzen: Hausgrenzen = HAUS,
): { readonly haus: readonly string[]; readonly fehler: readonly string[] } => {
  const haus: string[] = []
  const fehler: string[] = []
  const gefunden: string[] = []
  for (const [teil, { alle, eigene }] of Object.entries(grenzen.stockwerke)) {
    const hier = [...SCHEIBEN, ...Object.keys(eigene).filter(istRaum)].map((scheibe) => {
      const ordner = `${teil}/${scheibe}`
      const gezaehlt = raeume(ordner, pfeile)
      gefunden.push(...gezaehlt.kreise.map((kreis) => alsWort(ordner, kreis)))
      fehler.push(
        ...stockwerke(ordner, gezaehlt.stockwerke, alle, eigene[scheibe]),
        ...anteil(ordner, pfeile, zeilen, grenzen.kleine[ordner]),
      )
      return `${scheibe} ${gezaehlt.stockwerke}`
    })
    haus.push(`Stockwerke in ${teil}: ${hier.join(', ')}`)
  }
  fehler.push(...kreise(gefunden, grenzen.kreise))
  return { haus: [...haus, `Kreise von Räumen: ${gefunden.length}`], fehler }
}
