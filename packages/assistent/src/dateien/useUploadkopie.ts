import { late } from '@foerderportal/shell/late/late'
import type { Besitzer } from '@foerderportal/shell/entwurf/geraet'
import { useNutzer, useUmgebung } from '@foerderportal/shell/umgebung'
import { useEffect } from 'react'
import type { Uploads } from './uploads.ts'

const KOPIE = late(async () => (await import('./uploadkopie.ts')).uploadkopieAnschliessen)

/** As for what is typed (geraetAnschliessen.ts). */
const NOCHMAL_MS = 10_000

/** What keeps files comes with the first that is chosen, or where an earlier visit has left some. */
const wirdGebraucht = async (uploads: Uploads, formular: string, besitzer: Besitzer): Promise<boolean> => {
  if (uploads.alle().length > 0) return true
  const { dateienLiegen } = await import('@foerderportal/shell/entwurf/geraet')
  return dateienLiegen(formular, besitzer)
}

/** Where there is no key or no storage it is tried again and again. Returns how to stop. */
const anschliessen = (uploads: Uploads, formular: string, besitzer: Besitzer): (() => void) => {
  let zu = false
  let laeuft = false
  let trennen: (() => void) | undefined
  let uhr: ReturnType<typeof setTimeout> | undefined

  const verbinden = async () => {
    if (!(await wirdGebraucht(uploads, formular, besitzer))) return
    const anschluss = await KOPIE.load()
    if (zu) return
    trennen = await anschluss(uploads, formular, besitzer)
    if (zu) trennen()
  }
  const versuchen = async () => {
    clearTimeout(uhr)
    uhr = undefined
    if (zu || laeuft || trennen) return
    laeuft = true
    // The reason does not matter to whoever uploads: as long as nothing lies here, leaving asks.
    await verbinden().catch(() => {
      uhr = zu ? undefined : setTimeout(nochmal, NOCHMAL_MS)
    })
    laeuft = false
    beiDatei()
  }
  const nochmal = () => void versuchen()
  const beiDatei = () => {
    if (uhr === undefined && uploads.alle().length > 0) nochmal()
  }
  const ohneDateien = uploads.subscribe(beiDatei)
  addEventListener('online', nochmal)
  nochmal()
  return () => {
    zu = true
    clearTimeout(uhr)
    removeEventListener('online', nochmal)
    ohneDateien()
    trennen?.()
  }
}

/** Files on their way through `uploads` lie on this device under the name `formular`, and end with the page. */
export const useUploadkopie = (uploads: Uploads, formular: string): void => {
  const nutzer = useNutzer()?.userId
  const { entwurfSchluesselLaden: schluesselLaden } = useUmgebung()
  useEffect(
    () => (nutzer === undefined ? undefined : anschliessen(uploads, formular, { nutzer, schluesselLaden })),
    [uploads, formular, nutzer, schluesselLaden],
  )
  useEffect(() => {
    uploads.oeffnen()
    return () => uploads.schliessen()
  }, [uploads])
}
