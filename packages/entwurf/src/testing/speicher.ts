import type { DraftStore, StoredPage } from '../store.ts'
import type { Tabs } from '../tabs.ts'

/** A store in memory that can be made to wait or to refuse, and counts. */
export const speicher = () => {
  const eintragungen = new Map<string, StoredPage>()
  const stand = { schreibvorgaenge: 0, voll: false, hoechstensBytes: Infinity, bremse: Promise.resolve() }
  const store: DraftStore = {
    put: async (e) => {
      stand.schreibvorgaenge += 1
      await stand.bremse
      if (stand.voll || e.inhalt.byteLength > stand.hoechstensBytes)
        throw new DOMException('voll', 'QuotaExceededError')
      eintragungen.set(e.id, e)
    },
    remove: (ids) => {
      for (const id of ids) eintragungen.delete(id)
      return Promise.resolve()
    },
    get: (id) => Promise.resolve(eintragungen.get(id)),
    list: (fach) => Promise.resolve([...eintragungen.values()].filter((e) => e.fach === fach)),
    purge: (vor) => {
      for (const { id, zeit } of eintragungen.values()) if (zeit < vor) eintragungen.delete(id)
      return Promise.resolve()
    },
  }
  return { store, eintragungen, stand }
}

/** All tabs of one browser. */
export const browser = () => {
  const offen = new Set<string>()
  return {
    oeffnen: (name: string): Tabs => {
      offen.add(name)
      return {
        own: name,
        alive: () => Promise.resolve(new Set([...offen].filter((o) => o !== name))),
        exclusively: (arbeit) => arbeit(),
      }
    },
    schliessen: (name: string) => offen.delete(name),
  }
}
