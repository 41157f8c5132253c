import type { LoginExtras } from '@foerderportal/client/session/engine'
import type { LoginDaten } from '@foerderportal/contract/nutzer/loginDatenSchema'
import { ANMELDUNG } from '@foerderportal/contract/shared/konstanten'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  unterbrechungLesen,
  unterbrechungMerken,
  unterbrechungVergessen,
  type Unterbrechung,
} from '../../bausteine/unterbrechung.ts'
import { useNutzer, useUmgebung } from '../../umgebung.ts'
import type { Aktion, Mitnahme, Schritt } from './mitnahme.ts'

const SCHLUESSEL = 'portal-logindaten'

export type Unterwegs = {
  /** What this page was left for and came back from, whichever way; the same for as long as it is shown. */
  readonly zuvor: Unterbrechung<Mitnahme> | undefined
  /** Whoever has something typed that is not saved yet says how to get it; gives how to take that back. */
  readonly mitnehmen: (geben: () => LoginDaten) => () => void
  /** Leaves for the password, to come back to `schritt`. Settles only where the provider is not to be had. */
  readonly neuAnmelden: (schritt: Schritt) => Promise<void>
  /** Leaves for one of the provider's own pages, with a login before it where the last one is too old. */
  readonly aktionBeginnen: (aktion: Aktion, faktoren?: readonly string[]) => Promise<void>
}

const lesen = (hash: string, nutzer: string | undefined): Unterbrechung<Mitnahme> | undefined => {
  const gemerkt = unterbrechungLesen<Mitnahme>(SCHLUESSEL, hash)
  return gemerkt?.inhalt.nutzer === nutzer ? gemerkt : undefined
}

/** Whoever comes back by the browser's button may find this page as it was left, waiting: then it begins anew. */
const nichtWartenLassen = () =>
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) location.reload()
    },
    { once: true },
  )

/** Takes this page's state along to the provider's pages and back (S1-04). */
export const useMitnahme = (): Unterwegs => {
  const { sitzung } = useUmgebung()
  const nutzer = useNutzer()?.userId
  const router = useRouter()
  const [zuvor] = useState(() => lesen(router.state.location.hash, nutzer))
  const getippt = useRef<() => LoginDaten>(undefined)
  useEffect(() => unterbrechungVergessen(SCHLUESSEL), [])
  const mitnehmen = useCallback((geben: () => LoginDaten) => {
    getippt.current = geben
    return () => {
      getippt.current = undefined
    }
  }, [])

  const weggehen = async (schritt: Schritt, extras: LoginExtras): Promise<void> => {
    const { pathname, searchStr } = router.state.location
    // What is typed from now on would be lost.
    const inhalt = document.querySelector('main')
    inhalt?.setAttribute('inert', '')
    const hash = unterbrechungMerken(SCHLUESSEL, { nutzer, schritt, werte: getippt.current?.() })
    try {
      await sitzung.login(`${pathname}${searchStr}#${hash}`, extras)
    } catch {
      // A modal has said that the provider is not to be had; here everything stays as it is.
      inhalt?.removeAttribute('inert')
      return unterbrechungVergessen(SCHLUESSEL)
    }
    nichtWartenLassen()
    return new Promise(() => undefined)
  }

  return {
    zuvor,
    mitnehmen,
    neuAnmelden: (schritt) => weggehen(schritt, { prompt: 'login' }),
    aktionBeginnen: (aktion, faktoren = []) =>
      weggehen(
        { art: 'aktion', aktion, faktoren },
        { kc_action: aktion, max_age: String(ANMELDUNG.frischSekunden) },
      ),
  }
}
