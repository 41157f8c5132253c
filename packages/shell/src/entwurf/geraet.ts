import { dateifach } from '@foerderportal/entwurf/dateifach'
import { indexedDbStore } from '@foerderportal/entwurf/store'
import { Geraetekopie } from '@foerderportal/entwurf/geraetekopie'
import { createCipher, type Cipher } from '@foerderportal/entwurf/cipher'
import { tabsByLocks } from '@foerderportal/entwurf/tabs'

const ausBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (zeichen) => zeichen.charCodeAt(0))

/** Whose the copy is, and how to get his key. */
export type Besitzer = { readonly nutzer: string; readonly schluesselLaden: () => Promise<string> }

const cipherOf = async ({ nutzer, schluesselLaden }: Besitzer): Promise<Cipher> =>
  createCipher(ausBase64Url(await schluesselLaden()), nutzer)

const aufbauen = async (besitzer: Besitzer) => {
  const [store, cipher, tabs] = await Promise.all([
    indexedDbStore('portal-entwuerfe'),
    cipherOf(besitzer),
    dieserTab(),
  ])
  return { store, cipher, tabs }
}

let tab: ReturnType<typeof tabsByLocks> | undefined
/** One name for as long as the page lives. */
const dieserTab = () => (tab ??= tabsByLocks(navigator.locks))

let aufgebaut: ReturnType<typeof aufbauen> | undefined

/**
 * What the copies of this person lie in. The key is fetched once and lives in the memory of this page only: every logout
 * leaves the page, and then nobody can read what lies here. @throws where the key or the storage is not to be had
 */
export const geraetVon = async (besitzer: Besitzer): ReturnType<typeof aufbauen> => {
  aufgebaut ??= aufbauen(besitzer)
  try {
    return await aufgebaut
  } catch (fehler) {
    aufgebaut = undefined
    throw fehler
  }
}

/** The copy of `formular` on this device. @throws as geraetVon */
export const kopieVon = async (formular: string, besitzer: Besitzer): Promise<Geraetekopie> =>
  new Geraetekopie({ ...(await geraetVon(besitzer)), formular })

/** Whether files of `formular` lie on this device: what has to do with them comes only then. @throws as geraetVon */
export const dateienLiegen = async (formular: string, besitzer: Besitzer): Promise<boolean> => {
  const { store, cipher } = await geraetVon(besitzer)
  return (await store.list(await dateifach(cipher, formular))).length > 0
}
