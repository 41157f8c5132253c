/** Which tabs are open: a copy whose tab is gone waits for somebody to take it over. */
export type Tabs = {
  /** Names of the other tabs that are alive. */
  readonly lebende: () => Promise<ReadonlySet<string>>
  /** One tab at a time. */
  readonly allein: (arbeit: () => Promise<void>) => Promise<void>
  /** The own name. */
  readonly eigener: string
}

const PRAEFIX = 'entwurf-tab-'
const UEBERNAHME = 'entwurf-uebernahme'

/**
 * Tabs known by Web Locks: each holds one of its own name, and the browser takes it away when the tab closes, crashes
 * or goes elsewhere.
 */
export const tabsMitSperren = async (
  sperren: LockManager,
  eigener: string = crypto.randomUUID(),
): Promise<Tabs> => {
  await new Promise<void>((gehalten, ablehnen) => {
    const fuerImmer = () => {
      gehalten()
      return new Promise(() => undefined)
    }
    sperren.request(PRAEFIX + eigener, fuerImmer).catch(ablehnen)
  })
  return {
    eigener,
    lebende: async () => {
      const { held = [] } = await sperren.query()
      const namen = held.flatMap(({ name }) =>
        name?.startsWith(PRAEFIX) ? [name.slice(PRAEFIX.length)] : [],
      )
      return new Set(namen.filter((name) => name !== eigener))
    },
    allein: (arbeit) => sperren.request(UEBERNAHME, arbeit),
  }
}
