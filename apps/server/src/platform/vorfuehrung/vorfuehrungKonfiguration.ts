import * as z from 'zod/mini'
import { flag } from '../configFields.ts'
import { isLoopback } from '../loopback.ts'

/** The variables of the demo world and of the description of the calls. */
export const VORFUEHRUNG_VARIABLEN = {
  DEMO: z.optional(flag),
  DEMO_OEFFENTLICH: z.optional(flag),
  API_DOCS: z.optional(flag),
  API_DOCS_OEFFENTLICH: z.optional(flag),
}

type Variablen = z.output<z.ZodMiniObject<typeof VORFUEHRUNG_VARIABLEN>> & {
  readonly HOST: string
  readonly PORTAL_URL?: string | undefined
  readonly TRUST_PROXY: number
  readonly DATABASE_URL?: string | undefined
  readonly OIDC_URL?: string | undefined
}

/** Whether others than this machine reach the portal, as far as its configuration tells. */
const istErreichbar = ({ HOST, PORTAL_URL, TRUST_PROXY }: Variablen): boolean =>
  !isLoopback(HOST) ||
  (PORTAL_URL !== undefined && !isLoopback(new URL(PORTAL_URL).hostname)) ||
  TRUST_PROXY > 0

const NUR_HIER = 'nur solange HOST und PORTAL_URL auf diesen Rechner zeigen und TRUST_PROXY 0 ist'

/** What each switch opens, and the second one that opens it to everybody. */
const SCHALTER = [
  [
    'DEMO',
    'DEMO_OEFFENTLICH',
    `die Demo-Welt hat bekannte Passwörter und zeigt alle E-Mails; es gibt sie ${NUR_HIER}. Für eine öffentliche Vorführung setzen Sie zusätzlich DEMO_OEFFENTLICH=1`,
  ],
  [
    'API_DOCS',
    'API_DOCS_OEFFENTLICH',
    `die Beschreibung der Aufrufe gibt es ${NUR_HIER}. Soll jeder sie lesen, setzen Sie zusätzlich API_DOCS_OEFFENTLICH=1`,
  ],
] as const

/** The demo world is never met by accident: on an address that others reach, one switch alone ends the start. */
export const vorfuehrungFehler = (e: Variablen): string[] =>
  SCHALTER.flatMap(([eins, zwei, satz]) => {
    if (e[zwei] === true && e[eins] !== true) return [`  ${zwei}: wirkt nur zusammen mit ${eins}=1`]
    return e[eins] === true && e[zwei] !== true && istErreichbar(e) ? [`  ${eins}: ${satz}`] : []
  })

/** Without a word the demo world is there on this machine only, and not beside somebody's database or Keycloak. */
export const vorfuehrungAus = (e: Variablen) => {
  const demo = e.DEMO ?? (e.DATABASE_URL === undefined && e.OIDC_URL === undefined && !istErreichbar(e))
  return {
    demo,
    /** A demonstration for everybody: each page says so, and the outbox asks for the code from the log. */
    demoOeffentlich: demo && e.DEMO_OEFFENTLICH === true,
    /** Whether `/api-docs` is there. */
    apiDocs: e.API_DOCS ?? (demo && !istErreichbar(e)),
  }
}
