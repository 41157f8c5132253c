import { ALLGEMEIN, type Problem } from '@foerderportal/contract/shared/problem'
import { unterbrechungLesen, unterbrechungVergessen } from '@foerderportal/shell/rahmen/unterbrechung'
import { useUnterbrechen } from '@foerderportal/shell/rahmen/useUnterbrechen'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Frisch, FrischeHandlung } from './frisch.ts'

const SCHLUESSEL = 'sachbearbeitung-handlung'

/**
 * The way on of an act that needs a sign-in of this moment, where it was refused for that. What was typed lies on this
 * device by then, and whoever comes back finds the act open (`useUnterwegs`).
 */
export const useFrischAnmelden = (frisch: Frisch | undefined) => {
  const unterbrechen = useUnterbrechen(SCHLUESSEL)
  return (absage: Problem | undefined) =>
    frisch && absage?.type === ALLGEMEIN.neuAnmelden.type
      ? () => void unterbrechen(frisch, { prompt: 'login' })
      : undefined
}

/**
 * What one of these acts was being done with when the page was left for a sign-in, for who has just come back from it;
 * undefined for everybody else, so that no act opens that nobody asked for.
 */
export const useUnterwegs = <H extends FrischeHandlung>(
  ...handlungen: readonly H[]
): (Frisch & { readonly handlung: H }) | undefined => {
  const router = useRouter()
  const [zuvor] = useState(() => {
    const gemerkt = unterbrechungLesen<Frisch>(SCHLUESSEL, router.state.location.hash)
    const handlung = handlungen.find((eine) => eine === gemerkt?.inhalt.handlung)
    return gemerkt?.zurueck && handlung ? { handlung, an: gemerkt.inhalt.an } : undefined
  })
  useEffect(() => {
    if (zuvor) unterbrechungVergessen(SCHLUESSEL)
  }, [zuvor])
  return zuvor
}
