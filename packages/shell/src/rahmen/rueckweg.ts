import { safeReturnPath } from '@foerderportal/client/session/returnPath'
import { useEffect, useState } from 'react'
import { useNutzer } from '../umgebung.ts'

/** Where somebody goes on who left a form for something that it needs first. */
type Rueckweg = { readonly href: string; readonly text: string }

const SCHLUESSEL = 'portal-rueckweg'

/** Back to this page; for this window only, and over the pages of another service: sessionStorage. */
export const rueckwegMerken = (text: string, sub: string): void =>
  sessionStorage.setItem(SCHLUESSEL, JSON.stringify({ href: location.pathname + location.search, text, sub }))

export const rueckwegVergessen = (): void => sessionStorage.removeItem(SCHLUESSEL)

const lesen = (): (Rueckweg & { readonly sub: string }) | undefined => {
  const gemerkt = sessionStorage.getItem(SCHLUESSEL)
  if (gemerkt === null) return undefined
  const weg = JSON.parse(gemerkt) as Rueckweg & { sub: string } // written by rueckwegMerken only; checked all the same
  return { ...weg, href: safeReturnPath(weg.href) }
}

/** The way of the one who is signed in: another one may have used this window before. */
export const useRueckweg = (): Rueckweg | undefined => {
  const [weg] = useState(lesen)
  const nutzer = useNutzer()
  return weg?.sub === nutzer?.userId ? weg : undefined
}

const pfadVon = (href: string): string | undefined => href.split('?')[0]

/** On a page from which such a way may lead: who is here again needs none back. */
export const useWiederHier = (): void =>
  useEffect(() => {
    if (pfadVon(lesen()?.href ?? '') === location.pathname) rueckwegVergessen()
  }, [])
