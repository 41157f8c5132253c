import type { LoginExtras } from '@foerderportal/client/session/engine'
import { beforeLeaving } from '@foerderportal/client/session/beforeLeaving'
import { ANMELDUNG } from '@foerderportal/contract/shared/konstanten'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import {
  unterbrechungLesen,
  unterbrechungMerken,
  unterbrechungVergessen,
  type Unterbrechung,
} from '../rahmen/unterbrechung.ts'
import { useUnterbrechen } from '../rahmen/useUnterbrechen.ts'
import { useNutzer } from '../umgebung.ts'
import type { Aktion, Mitnahme, Schritt } from './mitnahme.ts'

export type Unterwegs = {
  /** What this page was left for and came back from, whichever way; the same for as long as it is shown. */
  readonly zuvor: Unterbrechung<Mitnahme> | undefined
  /** The form is open, and is to be so again after the page was left; gives how to take that back. */
  readonly offenHalten: () => () => void
  /** Leaves for the password, to come back to `schritt`. Settles only where the provider is not to be had. */
  readonly neuAnmelden: (schritt: Schritt) => Promise<void>
  /** Leaves for one of the provider's own pages, with a login before it where the last one is too old. */
  readonly aktionBeginnen: (aktion: Aktion, faktoren?: readonly string[]) => Promise<void>
}

const lesen = (
  schluessel: string,
  hash: string,
  nutzer: string | undefined,
): Unterbrechung<Mitnahme> | undefined => {
  const gemerkt = unterbrechungLesen<Mitnahme>(schluessel, hash)
  return gemerkt?.inhalt.nutzer === nutzer ? gemerkt : undefined
}

/** Notes that the form was open when the page is left without anybody having asked here: new terms, another window's logout. */
const useOffenesMerken = (
  schluessel: string,
  nutzer: string | undefined,
  offen: RefObject<boolean>,
): void => {
  useEffect(() => {
    if (nutzer === undefined) return undefined
    const merken = () => {
      if (offen.current) unterbrechungMerken(schluessel, { nutzer, schritt: { art: 'tippen' }, offen: true })
    }
    // The page is shown again as it was left: what was kept of it is of no more use.
    const wiederDa = ({ persisted }: PageTransitionEvent) => {
      if (persisted) unterbrechungVergessen(schluessel)
    }
    addEventListener('pagehide', merken)
    addEventListener('pageshow', wiederDa)
    const abmeldung = beforeLeaving(async () => merken())
    return () => {
      removeEventListener('pagehide', merken)
      removeEventListener('pageshow', wiederDa)
      abmeldung()
    }
  }, [schluessel, nutzer, offen])
}

/**
 * Takes this page's state along to the provider's pages and back (S1-04).
 * @param schluessel names the page on this device
 */
export const useMitnahme = (schluessel: string): Unterwegs => {
  const nutzer = useNutzer()?.userId
  const router = useRouter()
  const unterbrechen = useUnterbrechen(schluessel)
  const [zuvor] = useState(() => lesen(schluessel, router.state.location.hash, nutzer))
  const offen = useRef(false)
  useEffect(() => unterbrechungVergessen(schluessel), [schluessel])
  useOffenesMerken(schluessel, nutzer, offen)
  const offenHalten = useCallback(() => {
    offen.current = true
    return () => {
      offen.current = false
    }
  }, [])

  const weggehen = async (schritt: Schritt, extras: LoginExtras): Promise<void> => {
    const warOffen = offen.current
    const weg = unterbrechen({ nutzer, schritt, offen: warOffen }, extras)
    // Noted by now, with the step to go on with.
    offen.current = false
    await weg
    offen.current = warOffen
  }

  return {
    zuvor,
    offenHalten,
    neuAnmelden: (schritt) => weggehen(schritt, { prompt: 'login' }),
    aktionBeginnen: (aktion, faktoren = []) =>
      weggehen(
        { art: 'aktion', aktion, faktoren },
        { kc_action: aktion, max_age: String(ANMELDUNG.frischSekunden) },
      ),
  }
}
