import { isObject } from '@foerderportal/values/object'
import { same } from '@foerderportal/values/same'
import { nachKennung, ueblicheKennung, type Kennung } from './listen.ts'

const listen = (
  getippt: readonly unknown[],
  gelesen: readonly unknown[],
  neu: readonly unknown[],
  kennung: Kennung,
) => {
  const namen = nachKennung(gelesen, kennung)
  if (!namen || getippt.length !== gelesen.length) return neu
  const stelle = [...namen.keys()]
  return neu.map((element) => {
    const i = isObject(element) ? stelle.indexOf(kennung(element) ?? '') : -1
    return i === -1 ? element : behalten(getippt[i], gelesen[i], element, kennung)
  })
}

/**
 * `neu` as it stands on the screen: where it says what `gelesen` says, the texts of `getippt` stay exactly as typed
 * ('12000', not '12.000,00'), so that nobody's input changes under his fingers.
 */
export const behalten = (
  getippt: unknown,
  gelesen: unknown,
  neu: unknown,
  kennung: Kennung = ueblicheKennung,
): unknown => {
  if (same(gelesen, neu)) return getippt
  if (Array.isArray(getippt) && Array.isArray(gelesen) && Array.isArray(neu))
    return listen(getippt, gelesen, neu, kennung)
  if (!isObject(getippt) || !isObject(gelesen) || !isObject(neu)) return neu
  return Object.fromEntries(
    Object.entries(neu).map(([feld, wert]) => [feld, behalten(getippt[feld], gelesen[feld], wert, kennung)]),
  )
}
