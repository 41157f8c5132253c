import type { Plugin } from 'vite'

type Stueck = { readonly type: string; readonly fileName: string; readonly imports?: readonly string[] }

/** The first ring of files that import each other, undefined when there is none. */
export const kreis = (importe: ReadonlyMap<string, readonly string[]>): string[] | undefined => {
  const fertig = new Set<string>()
  const suchen = (datei: string, weg: readonly string[]): string[] | undefined => {
    if (weg.includes(datei)) return [...weg.slice(weg.indexOf(datei)), datei]
    if (fertig.has(datei)) return undefined
    fertig.add(datei)
    return ersterFund(importe.get(datei) ?? [], (naechste) => suchen(naechste, [...weg, datei]))
  }
  return ersterFund([...importe.keys()], (datei) => suchen(datei, []))
}

const ersterFund = <T, E>(liste: readonly T[], suchen: (wert: T) => E | undefined): E | undefined => {
  for (const wert of liste) {
    const fund = suchen(wert)
    if (fund !== undefined) return fund
  }
  return undefined
}

/** Groups of modules may tear apart what must run in order: two files that wait for each other. Then there is no build. */
export const keineKreise = (): Plugin => ({
  name: 'portal-keine-kreise',
  apply: 'build',
  generateBundle(_, dateien) {
    const stuecke: Stueck[] = Object.values(dateien)
    const fund = kreis(new Map(stuecke.map(({ fileName, imports = [] }) => [fileName, imports])))
    if (fund) this.error(`Dateien warten aufeinander (apps/…/vite/stuecke.ts): ${fund.join(' → ')}`)
  },
})
