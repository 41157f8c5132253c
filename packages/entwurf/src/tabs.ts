/** Which tabs are open: a copy whose tab is gone waits for somebody to take it over. */
export type Tabs = {
  /** Names of the other tabs that are alive. */
  readonly alive: () => Promise<ReadonlySet<string>>
  /** One tab at a time. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>
  /** The own name. */
  readonly own: string
}

const PREFIX = 'entwurf-tab-'
const TAKEOVER = 'entwurf-uebernahme'

/**
 * Tabs known by Web Locks: each holds one of its own name, and the browser takes it away when the tab closes, crashes
 * or goes elsewhere.
 */
export const tabsByLocks = async (locks: LockManager, own: string = crypto.randomUUID()): Promise<Tabs> => {
  await new Promise<void>((held, reject) => {
    const forEver = () => {
      held()
      return new Promise(() => undefined)
    }
    locks.request(PREFIX + own, forEver).catch(reject)
  })
  return {
    own,
    alive: async () => {
      const { held = [] } = await locks.query()
      const names = held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []))
      return new Set(names.filter((name) => name !== own))
    },
    exclusively: (work) => locks.request(TAKEOVER, work),
  }
}
