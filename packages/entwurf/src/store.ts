import type { Sealed } from './cipher.ts'

/** A sealed page of a form. Only `inhaber` (a random name of a tab) and `zeit` can be read without the key. */
export type StoredPage = Sealed & {
  readonly id: string
  /** The form, by its secret name. */
  readonly fach: string
  readonly inhaber: string
  readonly zeit: number
}

/** Where sealed copies lie on this device. Every method may refuse: no space, or storage is forbidden. */
export type DraftStore = {
  readonly put: (page: StoredPage) => Promise<void>
  readonly remove: (ids: readonly string[]) => Promise<void>
  readonly get: (id: string) => Promise<StoredPage | undefined>
  readonly list: (fach: string) => Promise<readonly StoredPage[]>
  /** Removes what is older, whoever it belongs to. */
  readonly purge: (vor: number) => Promise<void>
}

const STORE = 'eintragungen'

const result = <V>(request: IDBRequest<V>): Promise<V> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB antwortet nicht.'))
  })

const create = (db: IDBDatabase) => {
  const rows = db.createObjectStore(STORE, { keyPath: 'id' })
  rows.createIndex('fach', 'fach')
  rows.createIndex('zeit', 'zeit')
}

const openDatabase = (name: string): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => create(request.result)
  return result(request)
}

/** Done is what the browser has written, not what it was asked to write. */
const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('IndexedDB hat abgebrochen.'))
    transaction.oncomplete = () => resolve()
    transaction.onabort = fail
    transaction.onerror = fail
  })

/** The browser's own database: survives a crash of the tab and of the browser. @throws when storage is forbidden */
export const indexedDbStore = async (name: string): Promise<DraftStore> => {
  const db = await openDatabase(name)
  // Another tab with a newer portal may need the database; this one's writes then fail, which the screen says.
  db.onversionchange = () => db.close()

  const change = async (work: (rows: IDBObjectStore) => void) => {
    const transaction = db.transaction(STORE, 'readwrite')
    work(transaction.objectStore(STORE))
    await done(transaction)
  }
  const byIndex = (index: string, range: IDBKeyRange) =>
    db.transaction(STORE).objectStore(STORE).index(index).getAll(range) as IDBRequest<StoredPage[]> // only we write there

  return {
    put: (page) => change((rows) => rows.put(page)),
    remove: (ids) => change((rows) => ids.forEach((id) => rows.delete(id))),
    get: (id) =>
      result(db.transaction(STORE).objectStore(STORE).get(id) as IDBRequest<StoredPage | undefined>), // the same
    list: (fach) => result(byIndex('fach', IDBKeyRange.only(fach))),
    purge: async (vor) => {
      // The keys alone: a file would come into memory with its bytes.
      const rows = db.transaction(STORE).objectStore(STORE).index('zeit')
      const old = await result(rows.getAllKeys(IDBKeyRange.upperBound(vor, true)))
      await change((all) => old.forEach((id) => all.delete(id)))
    },
  }
}
