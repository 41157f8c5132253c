import { createHmac } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Config } from '../../platform/config.ts'
import { sameSecret } from '../../platform/secrets/sameSecret.ts'
import type { Identdienst } from '../../platform/ident/identdienst.ts'

export const DEMO_IDENTDIENST = '/demo/identdienst'
const SCHLUESSEL = 'demo'

/** False where the operator's own service stands in the demo's place. */
export const istDemoIdentdienst = (dienst: Identdienst | undefined): dienst is Identdienst =>
  dienst?.schluessel === SCHLUESSEL

const zeichen = (geheimnis: Buffer, vorgang: string) =>
  createHmac('sha256', geheimnis).update(`seite.${vorgang}`).digest('base64url')

/** Whether this is the page of an attempt that was begun with the demo's service. */
export const istSeite = (geheimnis: Buffer, vorgang: string, gegeben: string): boolean =>
  sameSecret(zeichen(geheimnis, vorgang), gegeben)

const aufzeichnung = (vorgang: string) =>
  `Aufzeichnung der Vorführung zum Vorgang ${vorgang}. Ein echter Dienst liefert hier das Video.\n`

/** The service of the demo: a page on which one chooses how it ends. It keeps nothing, the address says everything. */
export const demoIdentdienst = (
  { portalUrl }: Pick<Config, 'portalUrl'>,
  geheimnis: Buffer,
): Identdienst => ({
  schluessel: SCHLUESSEL,
  geheimnis,
  vorgangAnlegen: async ({ vorgang }) => ({
    url: `${portalUrl}${DEMO_IDENTDIENST}/${vorgang}/${zeichen(geheimnis, vorgang)}`,
    aktenzeichen: `DEMO-${vorgang.slice(0, 8).toUpperCase()}`,
  }),
  aufzeichnungHolen: async (vorgang) => Readable.from([Buffer.from(aufzeichnung(vorgang))]),
  befinden: async () => ({
    ok: true,
    message: 'Rückmeldungen des Identifizierungsdienstes werden angenommen.',
  }),
})
