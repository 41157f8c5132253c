type Objekt = Readonly<Record<string, unknown>>

const istObjekt = (wert: unknown): wert is Objekt =>
  typeof wert === 'object' && wert !== null && !Array.isArray(wert)

const gleich = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

const felder = (...objekte: readonly Objekt[]) => [...new Set(objekte.flatMap((o) => Object.keys(o)))]

const mischenWert = (fremd: unknown, eigen: unknown, basis: unknown): unknown => {
  if (gleich(eigen, basis)) return fremd
  if (!istObjekt(fremd) || !istObjekt(eigen)) return eigen
  const alt = istObjekt(basis) ? basis : {}
  return Object.fromEntries(
    felder(fremd, eigen).map((feld) => [feld, mischenWert(fremd[feld], eigen[feld], alt[feld])]),
  )
}

/**
 * Lays the own changes over what somebody else saved, field by field: what was not touched here keeps the other's
 * value. `basis` is what both began with. Lists count as one field.
 */
export const mischen = <T extends object>(fremd: T, eigen: T, basis: T): T =>
  mischenWert(fremd, eigen, basis) as T // each field has the type it has in all three
