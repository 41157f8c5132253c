import type { Verschlossen } from './schloss.ts'

/** A sealed page of a form. Only `inhaber` (a random name of a tab) and `zeit` can be read without the key. */
export type Eintragung = Verschlossen & {
  readonly id: string
  /** The form, by its secret name. */
  readonly fach: string
  readonly inhaber: string
  readonly zeit: number
}

/** Where sealed copies lie on this device. Every method may refuse: no space, or storage is forbidden. */
export type Ablage = {
  readonly schreiben: (eintragung: Eintragung) => Promise<void>
  readonly loeschen: (ids: readonly string[]) => Promise<void>
  readonly lesen: (fach: string) => Promise<readonly Eintragung[]>
  /** Removes what is older, whoever it belongs to. */
  readonly aufraeumen: (vor: number) => Promise<void>
}

const SPEICHER = 'eintragungen'

const warten = <V>(anfrage: IDBRequest<V>): Promise<V> =>
  new Promise((erfuellen, ablehnen) => {
    anfrage.onsuccess = () => erfuellen(anfrage.result)
    anfrage.onerror = () => ablehnen(anfrage.error ?? new Error('IndexedDB antwortet nicht.'))
  })

const anlegen = (db: IDBDatabase) => {
  const speicher = db.createObjectStore(SPEICHER, { keyPath: 'id' })
  speicher.createIndex('fach', 'fach')
  speicher.createIndex('zeit', 'zeit')
}

const oeffnen = (name: string): Promise<IDBDatabase> => {
  const anfrage = indexedDB.open(name, 1)
  anfrage.onupgradeneeded = () => anlegen(anfrage.result)
  return warten(anfrage)
}

/** Done is what the browser has written, not what it was asked to write. */
const fertig = (vorgang: IDBTransaction): Promise<void> =>
  new Promise((erfuellen, ablehnen) => {
    const gescheitert = () => ablehnen(vorgang.error ?? new Error('IndexedDB hat abgebrochen.'))
    vorgang.oncomplete = () => erfuellen()
    vorgang.onabort = gescheitert
    vorgang.onerror = gescheitert
  })

/** The browser's own database: survives a crash of the tab and of the browser. @throws when storage is forbidden */
export const indexedDbAblage = async (name: string): Promise<Ablage> => {
  const db = await oeffnen(name)
  // Another tab with a newer portal may need the database; this one's writes then fail, which the screen says.
  db.onversionchange = () => db.close()

  const aendern = async (arbeit: (speicher: IDBObjectStore) => void) => {
    const vorgang = db.transaction(SPEICHER, 'readwrite')
    arbeit(vorgang.objectStore(SPEICHER))
    await fertig(vorgang)
  }
  const ueberIndex = (index: string, bereich: IDBKeyRange) =>
    db.transaction(SPEICHER).objectStore(SPEICHER).index(index).getAll(bereich) as IDBRequest<Eintragung[]> // only we write there

  return {
    schreiben: (eintragung) => aendern((speicher) => speicher.put(eintragung)),
    loeschen: (ids) => aendern((speicher) => ids.forEach((id) => speicher.delete(id))),
    lesen: (fach) => warten(ueberIndex('fach', IDBKeyRange.only(fach))),
    aufraeumen: async (vor) => {
      const alte = await warten(ueberIndex('zeit', IDBKeyRange.upperBound(vor, true)))
      await aendern((speicher) => alte.forEach(({ id }) => speicher.delete(id)))
    },
  }
}
