import type { Late } from './late.ts'
import { newVersion } from './newVersion.ts'

const AGAIN_MS = 10_000

/** Why a part that is needed is not there, and how to try again at once. */
export type Delay = {
  /** Another version of the app was installed: the part has another name there. */
  readonly renewed: boolean
  readonly retry: () => void
}

type Told = { readonly arrived: () => void; readonly delayed: (delay: Delay) => void }

/**
 * Asks for a part until it has come: again every ten seconds, and as soon as the network is back. Each attempt that
 * failed is told. Ends with the returned function.
 */
export const pursue = ({ load }: Late<unknown>, { arrived, delayed }: Told): (() => void) => {
  const end = new AbortController()
  const { signal } = end
  let timer: ReturnType<typeof setTimeout> | undefined
  const failed = async () => {
    const renewed = await newVersion()
    if (signal.aborted) return
    clearTimeout(timer)
    timer = setTimeout(attempt, AGAIN_MS)
    delayed({ renewed, retry: attempt })
  }
  const attempt = () => {
    clearTimeout(timer)
    void load().then(() => signal.aborted || arrived(), failed)
  }
  addEventListener('online', attempt, { signal })
  attempt()
  return () => {
    end.abort()
    clearTimeout(timer)
  }
}
