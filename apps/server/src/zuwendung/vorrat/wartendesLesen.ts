import { createHash } from 'node:crypto'
import type { Wartendes } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import type { Principal } from '../../platform/auth/principal.ts'
import type { Services } from '../../platform/services.ts'
import type { Wartezaehler } from '../../platform/wartendes.ts'

const NICHTS: Wartendes = { vorrat: null, freigaben: null, mitteilungen: null, auszahlungen: null }
const ARTEN = Object.keys(NICHTS) as (keyof Wartendes)[] // keys of what is written just above

/** S9-14. What waits for this person, of each list of the bar: what several slices have of one list adds up. */
export const wartendesLesen = async (
  services: Pick<Services, 'db' | 'clock'>,
  person: Principal,
  zaehler: readonly Wartezaehler[],
): Promise<{ readonly body: Wartendes; readonly etag: string }> => {
  const body = { ...NICHTS }
  for (const zaehlen of zaehler) {
    const gezaehlt = await zaehlen(services, person)
    for (const art of ARTEN) {
      const anzahl = gezaehlt[art]
      if (anzahl !== undefined) body[art] = (body[art] ?? 0) + anzahl
    }
  }
  const abdruck = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22)
  return { body, etag: `"${abdruck}"` }
}
