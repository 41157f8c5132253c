import type { Kopie, Kopiestand } from '@foerderportal/entwurf/types'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import type { Teil } from '@foerderportal/entwurf/teilkopie'
import type { Besitzer } from './geraet.ts'

const NICHTS: Kopiestand = { laeuft: false, gescheitert: true, um: undefined }

/** Stands in while there is no copy, so that the screen says it. */
const KEINE: Kopie = {
  merken: () => undefined,
  vergessen: () => undefined,
  stand: () => NICHTS,
  subscribe: () => () => undefined,
  verwaiste: () => Promise.resolve(),
}

const NOCHMAL_MS = 10_000

/**
 * Gives a draft its copy on this device, as soon as the form is shown: encryption and storage come after it, and what
 * is typed meanwhile is written then. Where that fails (no network for the key, storage forbidden), it is tried again
 * and again, and the draft knows it. Returns how to stop.
 */
export const geraetAnschliessen = (
  entwurf: Pick<Entwurf<unknown>, 'anschliessen'>,
  formular: string,
  besitzer: Besitzer,
  teil?: Teil,
): (() => void) => {
  let uhr: ReturnType<typeof setTimeout> | undefined
  let zu = false
  const versuchen = async () => {
    clearTimeout(uhr)
    try {
      const { kopieVon } = await import('./geraet.ts')
      const oeffnen = (name: string) => kopieVon(name, besitzer)
      const kopie = await (teil ? teil(oeffnen, formular) : oeffnen(formular))
      if (zu) return
      removeEventListener('online', nochmal)
      await entwurf.anschliessen(kopie)
    } catch {
      // The reason does not matter to whoever types: he sees 'nicht auf diesem Gerät gesichert'.
      if (zu) return
      await entwurf.anschliessen(KEINE)
      uhr = setTimeout(nochmal, NOCHMAL_MS)
    }
  }
  const nochmal = () => void versuchen()
  addEventListener('online', nochmal)
  nochmal()
  return () => {
    zu = true
    clearTimeout(uhr)
    removeEventListener('online', nochmal)
  }
}
