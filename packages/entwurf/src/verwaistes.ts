import { TAG_MS } from '@foerderportal/values/time'
import type { Cipher } from './cipher.ts'
import type { DraftStore, StoredPage } from './store.ts'
import type { Tabs } from './tabs.ts'

/** Whoever has not come back by then does not miss it. */
const AUFBEWAHREN_MS = 30 * TAG_MS

/** Where the copies of one form lie. */
export type Ablage = {
  readonly store: DraftStore
  readonly cipher: Cipher
  readonly tabs: Tabs
  /** Which form, 'antrag/<guid>'. */
  readonly formular: string
  readonly jetzt?: () => number
}

export const jetztIn = ({ jetzt = Date.now }: Ablage): number => jetzt()

/** What lies in `fach` and is no open tab's. */
export const verwaistes = async (
  ablage: Ablage,
  fach: string,
  inhaber: string,
): Promise<readonly StoredPage[]> => {
  const { tabs, store } = ablage
  const [lebende, eintragungen] = await Promise.all([tabs.alive(), store.list(fach)])
  return eintragungen.filter((eine) => {
    const besetzt = eine.inhaber === inhaber || lebende.has(eine.inhaber.split('/')[0] ?? '')
    return !besetzt && eine.zeit > jetztIn(ablage) - AUFBEWAHREN_MS
  })
}

/** Removes what nobody misses any more, whoever it belongs to. */
export const altesEntfernen = (ablage: Ablage): Promise<void> =>
  ablage.store.purge(jetztIn(ablage) - AUFBEWAHREN_MS)
