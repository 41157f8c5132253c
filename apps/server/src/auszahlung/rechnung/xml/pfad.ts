import { inEinerZeile } from '@foerderportal/values/text/reinText'
import type { Knoten } from './baum.ts'

type Schritt = { readonly name: string; readonly wo?: { readonly links: string; readonly wert: string } }

const SCHRITT = /([A-Za-z]+)(?:\[([^=\]]+)=([^\]]+)\])?(?:\/|$)/g

const zerlegen = (pfad: string): Schritt[] =>
  [...pfad.matchAll(SCHRITT)].map(([, name = '', links, wert]) =>
    links === undefined || wert === undefined ? { name } : { name, wo: { links, wert } },
  )

/** The paths of stellen.ts, each taken apart once. */
const bekannt = new Map<string, readonly Schritt[]>()
const schritteVon = (pfad: string): readonly Schritt[] => {
  const schritte = bekannt.get(pfad) ?? zerlegen(pfad)
  bekannt.set(pfad, schritte)
  return schritte
}

const passt = (knoten: Knoten, { name, wo }: Schritt): boolean => {
  if (knoten.name !== name) return false
  if (wo === undefined) return true
  if (wo.links.startsWith('@')) return knoten.attribute[wo.links.slice(1)]?.trim() === wo.wert
  return alle(knoten, wo.links).some(({ text }) => text.trim() === wo.wert)
}

/**
 * Everything that stands under a path: 'A/B'; a step may ask for an attribute, 'B[@schemeID=VA]', or for what stands in
 * it, 'B[C/ID=VAT]'.
 */
export const alle = (von: Knoten, pfad: string): Knoten[] =>
  schritteVon(pfad).reduce<Knoten[]>(
    (knoten, schritt) => knoten.flatMap(({ kinder }) => kinder.filter((kind) => passt(kind, schritt))),
    [von],
  )

/** The first text that one of the paths leads to, as people see it and on one line; null where none does. */
export const erster = (von: Knoten, pfade: readonly string[]): string | null => {
  for (const pfad of pfade)
    for (const { text } of alle(von, pfad)) {
      const wert = inEinerZeile(text.toWellFormed())
      if (wert !== '') return wert
    }
  return null
}
