import { SCHLUESSEL_HEADER } from '@foerderportal/contract/shared/konstanten'
import type { RouteImBrowser } from '@foerderportal/contract/shared/route'
import { passes } from './retry.ts'
import type { ProblemError } from './problem.ts'

/** Keys of creating calls of which nobody knows yet whether they were done, by what was sent. */
const ungewiss = new Map<string, string>()

/** The key of one call: what goes along with it, and what becomes of it. */
export type Aufrufschluessel = {
  readonly header: Readonly<Record<string, string>>
  /** The server has said what became of the call; the same once more is another one. */
  readonly beantwortet: (error?: ProblemError) => void
}

const OHNE: Aufrufschluessel = { header: {}, beantwortet: () => undefined }

/**
 * S10-05: a creating call carries a key. Whoever presses again because no answer came sends the same content, and so the
 * same key: it is done once.
 */
export const schluesselFuer = (
  { aufrufschluessel, method }: RouteImBrowser,
  url: string,
  body: unknown,
): Aufrufschluessel => {
  if (aufrufschluessel === undefined) return OHNE
  const was = `${method} ${url} ${JSON.stringify(body)}`
  const schluessel = ungewiss.get(was) ?? crypto.randomUUID()
  ungewiss.set(was, schluessel)
  return {
    header: { [SCHLUESSEL_HEADER]: schluessel },
    beantwortet: (error) => {
      if (error === undefined || !passes(error)) ungewiss.delete(was)
    },
  }
}
