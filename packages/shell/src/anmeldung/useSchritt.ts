import { isProblem } from '@foerderportal/client/problem'
import { useEffect, useRef } from 'react'
import { useUmgebung } from '../umgebung.ts'
import type { Schritt } from './mitnahme.ts'
import type { Unterwegs } from './useMitnahme.ts'

/**
 * Does what needs an authentication not older than 30 seconds (S1-04): at once where that is so, else after a login, from
 * which the page comes back to the same step. The server decides: its refusal leads to the login, too, but not twice.
 */
export const useSchritt = ({ neuAnmelden }: Unterwegs) => {
  const { sitzung } = useUmgebung()
  return async (schritt: Schritt, tun: () => Promise<void>, angemeldet = false): Promise<void> => {
    if (!angemeldet && !(await sitzung.freshen())) return neuAnmelden(schritt)
    try {
      return await tun()
    } catch (fehler) {
      if (angemeldet || !isProblem(fehler, 401)) throw fehler
      return neuAnmelden(schritt)
    }
  }
}

/** Goes on by itself, once, with the step for which the page was left, as soon as what it needs is there. */
export const useWeiter = <A extends Schritt['art']>(
  { zuvor }: Unterwegs,
  art: A,
  weiter: (schritt: Schritt & { art: A }) => void,
  bereit = true,
): void => {
  const begonnen = useRef(false)
  useEffect(() => {
    if (begonnen.current || !bereit || !zuvor?.zurueck) return
    begonnen.current = true
    const { schritt } = zuvor.inhalt
    if (istArt(schritt, art)) weiter(schritt)
  })
}

const istArt = <A extends Schritt['art']>(schritt: Schritt, art: A): schritt is Schritt & { art: A } =>
  schritt.art === art
