import { isObject } from '@foerderportal/values/object'

/** One way to write what means the same: no answer is no answer, a file is its uuid, names have no order. */
const normal = (wert: unknown): unknown => {
  if (wert === undefined || wert === '' || (Array.isArray(wert) && wert.length === 0)) return null
  if (Array.isArray(wert)) return wert.map(normal)
  if (!isObject(wert)) return wert
  if (typeof wert['uuid'] === 'string') return wert['uuid']
  const namen = Object.keys(wert).filter((name) => normal(wert[name]) !== null)
  return namen.length === 0 ? null : namen.toSorted().map((name) => [name, normal(wert[name])])
}

/** Whether two values are the same answer, whatever their words say. */
export const istGleich = (a: unknown, b: unknown): boolean =>
  JSON.stringify(normal(a)) === JSON.stringify(normal(b))
