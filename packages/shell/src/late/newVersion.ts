const scriptOfThisPage = () => document.querySelector('script[type="module"][src]')?.getAttribute('src')

/** Where the page of this app lies: above its files. */
const rootOf = (script: string | null | undefined): string => `${script?.split('/assets/')[0] ?? ''}/`

/** Whether the server has another version of the app than the one that runs here; no without an answer. */
export const newVersion = async (): Promise<boolean> => {
  const here = scriptOfThisPage()
  try {
    const answer = await fetch(rootOf(here), { cache: 'no-store', headers: { accept: 'text/html' } })
    return answer.ok && typeof here === 'string' && !(await answer.text()).includes(here)
  } catch {
    // Offline: nothing to load anew, and the page that stands is all there is.
    return false
  }
}

const never = (): Promise<never> => new Promise(() => undefined)

/**
 * For a page that could not be entered because a part of it is missing. After a new version was installed its files have
 * other names: then the page is loaded anew, and this never ends. It can't repeat, since the page then is that version.
 */
export const reloadIfNew = async (): Promise<void> => {
  if (!(await newVersion())) return
  location.reload()
  await never()
}
