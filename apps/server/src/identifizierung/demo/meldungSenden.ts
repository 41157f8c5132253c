import { identRueckmelden } from '@foerderportal/contract/identifizierung/routes'
import { IdentMeldung } from '@foerderportal/contract/identifizierung/schema'
import { unterschreiben } from '../../platform/ident/signatur.ts'
import { aufgabe } from '../../platform/jobs/jobs.ts'
import { istDemoIdentdienst } from './demoIdentdienst.ts'

export const DEMO_MELDUNG_SENDEN = 'demo-identmeldung-senden'

const WARTEN_MS = 10_000

/** The demo's service calls back over the network, as a real one does; a call that fails is repeated. */
export const meldungSenden = aufgabe({
  name: DEMO_MELDUNG_SENDEN,
  payload: IdentMeldung,
  run: async (meldung, { config, clock, identdienst }) => {
    if (!istDemoIdentdienst(identdienst)) return
    const body = JSON.stringify(meldung)
    const pfad = identRueckmelden.path.replace(':identConfigKey', identdienst.schluessel)
    const antwort = await fetch(`${config.portalUrl}${pfad}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...unterschreiben(identdienst.geheimnis, body, clock.now()),
      },
      body,
      signal: AbortSignal.timeout(WARTEN_MS),
    })
    if (!antwort.ok)
      throw new Error(`the portal answered ${antwort.status} to the demo's identification service`)
  },
})
