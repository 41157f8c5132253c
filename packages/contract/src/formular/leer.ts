import { istSichtbar } from '@foerderportal/values/text/reinText'

/** Whether nothing was given: an answer 'no' and 0 are given. */
export const istLeer = (wert: unknown): boolean => {
  if (typeof wert === 'string') return !istSichtbar(wert)
  return wert === undefined || wert === null || (Array.isArray(wert) && wert.length === 0)
}
