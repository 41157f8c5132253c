import { isObject } from '@foerderportal/values/object'

/** What tells an element of a list from the others, whatever its place; undefined for an element without a name. */
export type Kennung = (element: Readonly<Record<string, unknown>>) => string | undefined

const NAMEN = ['id', 'kennung', 'guid', 'uuid'] as const

/** The id that an element carries under one of the usual names. */
export const usualId: Kennung = (element) =>
  NAMEN.map((name) => element[name]).find((wert): wert is string => typeof wert === 'string')

/** The elements of a list by their names; undefined when one has none or two have the same. */
export const byId = (
  liste: readonly unknown[],
  kennung: Kennung,
): ReadonlyMap<string, unknown> | undefined => {
  const elemente = new Map<string, unknown>()
  for (const element of liste) {
    const name = isObject(element) ? kennung(element) : undefined
    if (name === undefined || elemente.has(name)) return undefined
    elemente.set(name, element)
  }
  return elemente
}

/**
 * The order of two lists in one: that of `fremd`, unless only the own side moved its elements; what just one side has
 * stands behind the element that it followed there.
 */
export const mergedOrder = (
  fremd: readonly string[],
  eigen: readonly string[],
  basis: readonly string[],
): string[] => {
  const gemeinsam = (liste: readonly string[]) =>
    liste.filter((name) => fremd.includes(name) && eigen.includes(name) && basis.includes(name))
  const fremdBewegt = gemeinsam(fremd).join('\n') !== gemeinsam(basis).join('\n')
  const [fuehrt, folgt] = fremdBewegt ? [fremd, eigen] : [eigen, fremd]
  const ordnung = [...fuehrt]
  folgt.forEach((name, i) => {
    if (!ordnung.includes(name)) ordnung.splice(ordnung.indexOf(folgt[i - 1] ?? '') + 1, 0, name)
  })
  return ordnung
}
