import { isObject } from '@foerderportal/values/object'
import { reachablePages, type Flow } from './flow.ts'

/** Paths of the answers that stand only on pages which can't be reached. */
export const unreachableFields = <K extends string, D>(flow: Flow<K, D>, data: D): readonly string[] => {
  const way = new Set(reachablePages(flow, data))
  const keys = Object.keys(flow.pages) as K[] // keys of a Record<K, …> are K
  const kept = new Set(keys.filter((key) => way.has(key)).flatMap((key) => flow.pages[key].felder))
  const others = keys.filter((key) => !way.has(key)).flatMap((key) => flow.pages[key].felder)
  return [...new Set(others)].filter((feld) => !kept.has(feld))
}

/** A copy in which the value at the path is null; unchanged (the same object) where there is nothing to take away. */
export const withoutValue = <T>(value: T, path: string): T => {
  const [head = '', ...rest] = path.split('.')
  if (!isObject(value) || value[head] === undefined || value[head] === null) return value
  const inner = rest.length === 0 ? null : withoutValue(value[head], rest.join('.'))
  return inner === value[head] ? value : { ...value, [head]: inner }
}

/**
 * The answers without those that belong to unreachable pages: what is not asked is not sent. `answers` is the part of
 * the data that `felder` speak of; what is taken away becomes null.
 */
export const prune = <K extends string, D, A>(flow: Flow<K, D>, data: D, answers: A): A =>
  unreachableFields(flow, data).reduce(withoutValue, answers)
