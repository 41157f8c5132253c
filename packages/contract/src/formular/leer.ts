/** Letters, digits, signs: what somebody can read. White space and characters without a shape say nothing. */
const LESBAR = /[^\s\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether nothing was given: an answer 'no' and 0 are given. */
export const istLeer = (wert: unknown): boolean => {
  if (typeof wert === 'string') return !LESBAR.test(wert)
  return wert === undefined || wert === null || (Array.isArray(wert) && wert.length === 0)
}
