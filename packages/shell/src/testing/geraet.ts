import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'

/** What lies on this device of what was typed. */

export const OFFLINE = 'offline, liegt auf diesem Gerät'
export const AUF_DIESEM_GERAET = /^liegt auf diesem Gerät \(\d\d:\d\d\)$/

export const wiederhergestellt = () =>
  page
    .getByRole('status')
    .filter({ hasText: /Wir haben Ihre Eingaben (von heute|vom [\d.]+), \d\d:\d\d\sUhr wiederhergestellt\./ })

const answered = <V>(request: IDBRequest<V>): Promise<V> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB antwortet nicht.'))
  })

/** Everything in the browser's databases. */
const databases = async (): Promise<unknown[]> => {
  const found: unknown[] = []
  for (const { name = '' } of await indexedDB.databases()) {
    const db = await answered(indexedDB.open(name))
    for (const store of db.objectStoreNames)
      found.push(...(await answered(db.transaction(store).objectStore(store).getAll())))
    db.close()
  }
  return found
}

/** How many sealed copies lie here. */
export const eintragungen = async (): Promise<number> => (await databases()).length

/** The copies lie here, and nothing that was typed is still on its way there: the browser would not ask. */
export const liegtAufDemGeraet = async (anzahl = 1): Promise<void> => {
  await expect.poll(eintragungen).toBe(anzahl)
  await expect.poll(fragtVorDemSchliessen).toBe(false)
}

/** Whether the browser would ask before this page is left. */
export const fragtVorDemSchliessen = (): boolean =>
  !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** From now on the device has room only for what is smaller, until the test ends. */
export const geraetVollAb = (bytes: number): void => {
  const put: unknown = Reflect.get(IDBObjectStore.prototype, 'put')
  if (typeof put !== 'function') throw new Error('IndexedDB schreibt nicht.')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    wert: unknown,
  ) {
    const { inhalt } = wert as { inhalt: ArrayBuffer } // what lies here is sealed
    if (inhalt.byteLength >= bytes) throw new DOMException('voll', 'QuotaExceededError')
    return Reflect.apply(put, this, [wert]) as IDBRequest<IDBValidKey>
  })
}

const text = (wert: unknown): string => {
  if (wert instanceof ArrayBuffer || wert instanceof Uint8Array) return new TextDecoder('latin1').decode(wert)
  if (typeof wert !== 'object' || wert === null) return String(wert)
  return Object.values(wert).map(text).join('|')
}

/** All of it, as somebody with the device in his hands would read it. */
export const geraetAuslesen = async (): Promise<string> =>
  [JSON.stringify(localStorage), JSON.stringify(sessionStorage), ...(await databases()).map(text)].join('\n')
