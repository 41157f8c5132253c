import { fieldNames, isObject } from './object.ts'

const sameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((element, i) => same(element, b[i]))

/** Whether two values of JSON say the same; a field that is absent and one that is null are the same gap. */
export const same = (a: unknown, b: unknown): boolean => {
  if (a === b || (a ?? null) === (b ?? null)) return true
  if (Array.isArray(a) && Array.isArray(b)) return sameList(a, b)
  return isObject(a) && isObject(b) && fieldNames(a, b).every((name) => same(a[name], b[name]))
}
