import { istGesichert } from '../abmeldung.ts'

const SICHERN_MS = 3000
const TAKT_MS = 50

const gesichert = async (bis = Date.now() + SICHERN_MS): Promise<void> => {
  if (istGesichert() || Date.now() > bis) return undefined
  await new Promise((weiter) => setTimeout(weiter, TAKT_MS))
  return gesichert(bis)
}

/**
 * Leaves the page for the provider's pages when all that was typed is kept on this device (S10-03); meanwhile nothing can
 * be typed that would be lost. Throws what `verlassen` throws: then the page is as it was.
 */
export const gesichertVerlassen = async (verlassen: () => Promise<void>): Promise<void> => {
  const inhalt = document.querySelector('main')
  inhalt?.setAttribute('inert', '')
  await gesichert()
  return verlassen().catch((error: unknown) => {
    inhalt?.removeAttribute('inert')
    throw error
  })
}
