import { sql } from 'kysely'
import { registerPortal } from '../../app.ts'
import { demoWelt } from '../../demo/welt.ts'
import { registerOidc } from '../../oidc/registerOidc.ts'
import { openSessionRegistry } from '../../oidc/sitzung/sessionRegistry.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { openSecrets } from '../secrets/secrets.ts'
import { aufrufeSammeln } from './aufrufteile.ts'
import { LENA, MAX, habe, type PortalBasis } from './portalBasis.ts'
import { startTestApp } from './testApp.ts'
import { recordMounted } from './vertrag.ts'

/** The whole portal as startPortal.ts puts it together: identity provider, calls, demo world. */
const starten = () =>
  startTestApp(async (app, services) => {
    const { db, config, clock, log, notifications } = services
    const sessions = openSessionRegistry(services)
    const secrets = await openSecrets(db, config)
    await registerOidc(app, { db, config, secrets, sessions, notifications, clock, log })
    registerPortal(app, services)
    await demoWelt(services)
  })

/**
 * The whole portal with the demo world, everything that was mounted on it, one application and one file each of Lena
 * (Hof Lindenau GbR) and of Max (Hof Altmoor KG), who have nothing in common, and what the slices know of their calls.
 */
export const startPortalWelt = async () => {
  const { result: t, mounted } = await recordMounted(starten)
  await sql`update antrag_einladung set max_anzahl_geschaefte = 1000`.execute(t.ownerDb)
  const basis: PortalBasis = {
    t,
    eigen: await habe(t, LENA, DEMO_UNTERNEHMEN.hofLindenau),
    fremd: await habe(t, MAX, DEMO_UNTERNEHMEN.hofAltmoor),
  }
  return { ...basis, mounted, ...(await aufrufeSammeln(basis)) }
}

export type PortalWelt = Awaited<ReturnType<typeof startPortalWelt>>
