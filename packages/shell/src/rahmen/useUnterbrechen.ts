import type { LoginExtras } from '@foerderportal/client/session/engine'
import { useUmgebung } from '../umgebung.ts'
import { unterbrechungMerken, unterbrechungVergessen } from './unterbrechung.ts'
import { gesichertVerlassen } from './verlassen.ts'

/** Whoever comes back by the browser's button may find this page as it was left, waiting: then it begins anew. */
const nichtWartenLassen = () =>
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) location.reload()
    },
    { once: true },
  )

/**
 * Leaves for the provider's pages, to come back to this one with `inhalt` kept under the key (ADR 0044). Settles only
 * where the provider is not to be had: a modal has said so, nothing is kept, and everything stays as it is.
 */
export const useUnterbrechen = (schluessel: string) => {
  const { sitzung } = useUmgebung()
  return async (inhalt: object, extras: LoginExtras): Promise<void> => {
    const hash = unterbrechungMerken(schluessel, inhalt)
    try {
      const hier = location.pathname + location.search
      await gesichertVerlassen(() => sitzung.login(`${hier}#${hash}`, extras))
    } catch {
      return unterbrechungVergessen(schluessel)
    }
    nichtWartenLassen()
    return new Promise(() => undefined)
  }
}
