import { beforeLeaving } from '@foerderportal/client/session/beforeLeaving'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import type { Teil } from '@foerderportal/entwurf/teilkopie'
import { useEffect } from 'react'
import { verlustMerken } from '../abmeldung.ts'
import { useNutzer, useUmgebung } from '../umgebung.ts'
import { geraetAnschliessen } from './geraetAnschliessen.ts'

const warnen = <T>(entwurf: Entwurf<T>) => {
  const fragen = (ereignis: BeforeUnloadEvent) => {
    if (!entwurf.istSicher()) ereignis.preventDefault()
  }
  addEventListener('beforeunload', fragen)
  return () => removeEventListener('beforeunload', fragen)
}

const anstossen = <T>(entwurf: Entwurf<T>) => {
  const jetzt = () => entwurf.anstossen()
  addEventListener('online', jetzt)
  return () => removeEventListener('online', jetzt)
}

/** Saves while the session is still there, and notes until the page is left what could be saved nowhere. */
const sichern = async <T>(entwurf: Entwurf<T>): Promise<void> => {
  const pruefen = () => verlustMerken(entwurf, !entwurf.istSicher())
  entwurf.subscribe(pruefen)
  pruefen()
  await entwurf.speichern()
}

/**
 * What every draft does as long as it is on the screen: a save before a logout and when the network is back, and a
 * question of the browser only when something typed is safe nowhere.
 */
const useEntwurfOhneKopie = <T>(entwurf: Entwurf<T>): void => {
  useEffect(() => {
    entwurf.oeffnen()
    const aufraeumen = [
      warnen(entwurf),
      anstossen(entwurf),
      beforeLeaving(() => sichern(entwurf)),
      () => entwurf.schliessen(),
    ]
    return () => {
      for (const weg of aufraeumen) weg()
    }
  }, [entwurf])
}

/**
 * The same for a form, with a copy on this device under the name `formular`. `teil`: where it has several drafts, one after
 * the other; the same one each time.
 */
export const useEntwurf = <T>(entwurf: Entwurf<T>, formular: string, teil?: Teil): void => {
  const nutzer = useNutzer()?.userId
  const { entwurfSchluesselLaden: schluesselLaden } = useUmgebung()
  useEntwurfOhneKopie(entwurf)
  useEffect(
    () =>
      nutzer === undefined
        ? undefined
        : geraetAnschliessen(entwurf, formular, { nutzer, schluesselLaden }, teil),
    [entwurf, formular, teil, nutzer, schluesselLaden],
  )
}
