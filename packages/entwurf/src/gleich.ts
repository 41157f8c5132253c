type Objekt = Readonly<Record<string, unknown>>

/** An object with named fields; a list is none. */
export const istObjekt = (wert: unknown): wert is Objekt =>
  typeof wert === 'object' && wert !== null && !Array.isArray(wert)

/** The names of all fields, in the order in which they first appear. */
export const feldnamen = (...objekte: readonly Objekt[]): string[] => [
  ...new Set(objekte.flatMap((o) => Object.keys(o))),
]

const gleicheListe = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((wert, i) => gleich(wert, b[i]))

/** Whether two values of JSON say the same; a field that is absent and one that is null are the same gap. */
export const gleich = (a: unknown, b: unknown): boolean => {
  if (a === b || (a ?? null) === (b ?? null)) return true
  if (Array.isArray(a) && Array.isArray(b)) return gleicheListe(a, b)
  return istObjekt(a) && istObjekt(b) && feldnamen(a, b).every((feld) => gleich(a[feld], b[feld]))
}
