import { isObject } from '@foerderportal/values/object'
import { same } from '@foerderportal/values/same'
import { byId, usualId, type Kennung } from './lists.ts'

const lists = (
  typed: readonly unknown[],
  read: readonly unknown[],
  next: readonly unknown[],
  kennung: Kennung,
) => {
  const namen = byId(read, kennung)
  if (!namen || typed.length !== read.length) return next
  const stelle = [...namen.keys()]
  return next.map((element) => {
    const i = isObject(element) ? stelle.indexOf(kennung(element) ?? '') : -1
    return i === -1 ? element : keepTyped(typed[i], read[i], element, kennung)
  })
}

/**
 * `next` as it stands on the screen: where it says what `read` says, the texts of `typed` stay exactly as typed
 * ('12000', not '12.000,00'), so that nobody's input changes under his fingers.
 */
export const keepTyped = (
  typed: unknown,
  read: unknown,
  next: unknown,
  kennung: Kennung = usualId,
): unknown => {
  if (same(read, next)) return typed
  if (Array.isArray(typed) && Array.isArray(read) && Array.isArray(next))
    return lists(typed, read, next, kennung)
  if (!isObject(typed) || !isObject(read) || !isObject(next)) return next
  return Object.fromEntries(
    Object.entries(next).map(([feld, wert]) => [feld, keepTyped(typed[feld], read[feld], wert, kennung)]),
  )
}
