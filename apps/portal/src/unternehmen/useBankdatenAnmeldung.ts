import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import {
  unterbrechungLesen,
  unterbrechungVergessen,
  type Unterbrechung,
} from '@foerderportal/shell/rahmen/unterbrechung'
import { useUnterbrechen } from '@foerderportal/shell/rahmen/useUnterbrechen'
import { useNutzer, useUmgebung } from '@foerderportal/shell/umgebung'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFirma } from '../umgebungFirma.ts'

const SCHLUESSEL = 'portal-bankdaten'

/** What goes along to the sign-in and back; what was typed lies encrypted on this device instead. */
type Mitnahme = {
  /** Whose it is, and of which company: somebody else may sign in. */
  readonly wer: string
  readonly benachrichtigen: boolean
  /** What stood behind the '#': the application from which one came. */
  readonly stelle: string
}
export type Zuvor = Unterbrechung<Mitnahme> | undefined

/**
 * The fresh sign-in before changed bank data are sent (S1-08). The server takes them without one, too, and marks them:
 * nobody is asked twice for the same change.
 */
export const useBankdatenAnmeldung = () => {
  const { sitzung } = useUmgebung()
  const { id } = useFirma()
  const router = useRouter()
  const unterbrechen = useUnterbrechen(SCHLUESSEL)
  const wer = `${useNutzer()?.userId} ${id}`
  const [zuvor] = useState((): Zuvor => {
    const gemerkt = unterbrechungLesen<Mitnahme>(SCHLUESSEL, router.state.location.hash)
    return gemerkt?.inhalt.wer === wer ? gemerkt : undefined
  })
  useEffect(() => {
    unterbrechungVergessen(SCHLUESSEL)
    if (zuvor?.zurueck)
      void router.navigate({ to: '.', search: true, hash: zuvor.inhalt.stelle, replace: true })
  }, [zuvor, router])

  return {
    zuvor,
    /** True when it is fresh; else the page is left for it. */
    erneut: async (benachrichtigen: boolean): Promise<boolean> => {
      if (await sitzung.freshen()) return true
      await unterbrechen({ wer, benachrichtigen, stelle: router.state.location.hash }, { prompt: 'login' })
      return false
    },
  }
}

type Lebt = Pick<Entwurf<unknown>, 'subscribe' | 'istAngeschlossen'>

/** Goes on once, back from the sign-in, as soon as this device has given back what was typed. */
export const useDanachWeiter = (zuvor: Zuvor, entwurf: Lebt, weiter: () => Promise<void>): void => {
  const angeschlossen = useSyncExternalStore(entwurf.subscribe, entwurf.istAngeschlossen)
  const begonnen = useRef(false)
  useEffect(() => {
    if (begonnen.current || !angeschlossen || !zuvor?.zurueck) return
    begonnen.current = true
    void weiter()
  })
}
