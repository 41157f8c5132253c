/** Part of the portal that did not arrive. `cause`: what the browser said. */
export class TeilFehlt extends Error {
  override readonly name = 'TeilFehlt'
}

const adresseDesPortals = () => document.querySelector('script[type="module"][src]')?.getAttribute('src')

/** Whether the server has another version of the portal than the one that runs here; no without an answer. */
export const neueFassung = async (): Promise<boolean> => {
  const hier = adresseDesPortals()
  try {
    const antwort = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
    return antwort.ok && typeof hier === 'string' && !(await antwort.text()).includes(hier)
  } catch {
    // Offline: nothing to load anew, and the page that stands is all there is.
    return false
  }
}

const nieZurueck = (): Promise<never> => new Promise(() => undefined)

/**
 * Brings a part of the portal on the way to a page. After a new version was installed its files have other names: then
 * the page is loaded anew, at the address one was going to. It can't repeat, since the page then is that version.
 * @throws TeilFehlt where loading anew would not help
 */
export const nachladen = async <Teil>(laden: () => Promise<Teil>): Promise<Teil> => {
  try {
    return await laden()
  } catch (cause) {
    if (!(await neueFassung())) throw new TeilFehlt('Ein Teil des Portals ließ sich nicht laden.', { cause })
    location.reload()
    return nieZurueck()
  }
}
