import { entwurfSchluesselLaden } from '@foerderportal/client/entwurfSchluessel'
import { indexedDbAblage } from '@foerderportal/entwurf/ablage'
import { Geraetekopie } from '@foerderportal/entwurf/geraetekopie'
import { schlossBauen, type Schloss } from '@foerderportal/entwurf/schloss'
import { tabsMitSperren } from '@foerderportal/entwurf/tabs'

const ausBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (zeichen) => zeichen.charCodeAt(0))

const schlossVon = async (nutzer: string): Promise<Schloss> =>
  schlossBauen(ausBase64Url(await entwurfSchluesselLaden()), nutzer)

const aufbauen = async (nutzer: string) => {
  const [ablage, schloss, tabs] = await Promise.all([
    indexedDbAblage('portal-entwuerfe'),
    schlossVon(nutzer),
    dieserTab(),
  ])
  return { ablage, schloss, tabs }
}

let tab: ReturnType<typeof tabsMitSperren> | undefined
/** One name for as long as the page lives. */
const dieserTab = () => (tab ??= tabsMitSperren(navigator.locks))

let aufgebaut: ReturnType<typeof aufbauen> | undefined

/**
 * The copy of `formular` on this device. The key is fetched once and lives in the memory of this page only: every logout
 * leaves the page, and then nobody can read what lies here. @throws where the key or the storage is not to be had
 */
export const kopieVon = async (formular: string, nutzer: string): Promise<Geraetekopie> => {
  aufgebaut ??= aufbauen(nutzer)
  try {
    return new Geraetekopie({ ...(await aufgebaut), formular })
  } catch (fehler) {
    aufgebaut = undefined
    throw fehler
  }
}
