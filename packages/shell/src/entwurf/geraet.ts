import { entwurfSchluesselLaden } from '@foerderportal/client/entwurfSchluessel'
import { indexedDbStore } from '@foerderportal/entwurf/store'
import { Geraetekopie } from '@foerderportal/entwurf/geraetekopie'
import { createCipher, type Cipher } from '@foerderportal/entwurf/cipher'
import { tabsByLocks } from '@foerderportal/entwurf/tabs'

const ausBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (zeichen) => zeichen.charCodeAt(0))

const cipherOf = async (nutzer: string): Promise<Cipher> =>
  createCipher(ausBase64Url(await entwurfSchluesselLaden()), nutzer)

const aufbauen = async (nutzer: string) => {
  const [store, cipher, tabs] = await Promise.all([
    indexedDbStore('portal-entwuerfe'),
    cipherOf(nutzer),
    dieserTab(),
  ])
  return { store, cipher, tabs }
}

let tab: ReturnType<typeof tabsByLocks> | undefined
/** One name for as long as the page lives. */
const dieserTab = () => (tab ??= tabsByLocks(navigator.locks))

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
