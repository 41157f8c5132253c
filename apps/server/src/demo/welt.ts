import { demoKonten } from '../oidc/demo.ts'
import type { Services } from '../platform/services.ts'

/** The demo world (regeln.md): made on the first start with DEMO=1; later starts add only what is missing. */
export const demoWelt = async ({ db }: Services): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    await demoKonten(tx)
  })
}
