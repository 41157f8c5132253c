import type { IConfiguration, IRegularForbiddenRuleType } from 'dependency-cruiser'
import { EIGENE_SEITEN, ERLAUBTE_PAARE, GEMEINSAM, SCHEIBEN } from './namen.ts'

/**
 * The directions (rules B-02 and B-03) as rules for dependency-cruiser. Each `comment` tells whoever broke
 * the rule what to do instead. Paths are relative to the root of the project.
 */

const TEST = '\\.test\\.tsx?$'
/** Tests and what only tests use. */
const TESTTEIL = [TEST, '/testing/']
const SCHEIBE = `(?:${SCHEIBEN.join('|')})`
const SEITEN = `(?:${[...SCHEIBEN, ...EIGENE_SEITEN].join('|')})`
/** What puts the server together: above the platform and every slice. */
const OBEN = '(app|aufgaben|startPortal|main)\\.ts'
const APP = '^apps/[^/]+/'
const SERVER = '^apps/server/src'
const CLIENT = '^apps/(portal|sachbearbeitung)/src'

const regel = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IRegularForbiddenRuleType => ({ name, comment, severity: 'error', from, to })

/** Of our packages any but these. */
const anderesAls = (diese: string) => ({ path: '^packages/', pathNot: `^packages/(${diese})/src/` })

const pakete = [
  regel(
    'values-importiert-nichts',
    'packages/values is what every package stands on: it imports nothing but itself, and knows no word of the trade.',
    { path: '^packages/values/src/', pathNot: TEST },
    { pathNot: '^packages/values/src/' },
  ),
  regel(
    'flow-importiert-nichts',
    'packages/flow is pure: it imports packages/values and nothing else. Hand in what it needs as an argument.',
    { path: '^packages/flow/src/', pathNot: TEST },
    { pathNot: '^packages/(flow|values)/src/' },
  ),
  regel(
    'schreibweise-importiert-wenig',
    'packages/schreibweise reads and writes German numbers, amounts and days below contract and ui: it imports packages/values and nothing else.',
    { path: '^packages/schreibweise/src/', pathNot: TEST },
    { pathNot: '^packages/(schreibweise|values)/src/' },
  ),
  regel(
    'entwurf-importiert-nichts',
    'packages/entwurf keeps drafts of anything: of ours it imports packages/values only. Hand in the call that saves, and the form.',
    { path: '^packages/entwurf/src/', pathNot: TEST },
    { path: '^(packages|apps)/', pathNot: '^packages/(entwurf|values)/src/' },
  ),
  regel(
    'contract-importiert-wenig',
    'packages/contract is pure and runs in both places: it imports zod, ibantools, flow, schreibweise and values only. Move input and output to the server or the client.',
    { path: '^packages/contract/src/', pathNot: TESTTEIL },
    { pathNot: ['^packages/(contract|flow|schreibweise|values)/src/', 'node_modules/(zod|ibantools)/'] },
  ),
  regel(
    'reihung-importiert-nichts',
    'The ranking is what anybody can repeat, in the server and in the browser: it imports nothing but itself. Hand in the hashes as an argument.',
    { path: '^packages/contract/src/interessenbekundung/reihung/', pathNot: TESTTEIL },
    { pathNot: '^packages/contract/src/interessenbekundung/reihung/' },
  ),
  regel(
    'contract-nimmt-zod-mini',
    "The contract is loaded by every form page: import * as z from 'zod/mini' (7 kB) instead of 'zod' (24 kB).",
    { path: '^packages/contract/src/' },
    { path: 'node_modules/zod/', pathNot: 'node_modules/zod/(v4/)?(mini|locales)/' },
  ),
  regel(
    'client-kennt-nur-den-vertrag',
    'packages/client makes calls from the contract and draws nothing: move what needs ui or a draft into the app.',
    { path: '^packages/client/src/' },
    anderesAls('client|contract|flow|values'),
  ),
  regel(
    'ui-kennt-keine-fachlichkeit',
    'packages/ui knows React and no domain: take texts, values and links as props, and let the slice of the app hand them in.',
    { path: '^packages/ui/src/', pathNot: TEST },
    {
      path: ['^packages/', 'node_modules/(@tanstack|openid-client|zod|@hookform)/'],
      pathNot: '^packages/(ui|schreibweise|values)/src/',
    },
  ),
  regel(
    'shell-importiert-nur-darunter',
    'packages/shell is what every app has around its pages: of the product it imports ui, entwurf, client, contract and values. What draws forms belongs into packages/assistent, above it.',
    { path: '^packages/shell/src/', pathNot: TEST },
    anderesAls('shell|ui|entwurf|client|contract|values'),
  ),
  regel(
    'assistent-importiert-nur-darunter',
    'packages/assistent is a form that saves itself, in whatever app: of the product it imports shell and what is below it, and flow.',
    { path: '^packages/assistent/src/', pathNot: TEST },
    anderesAls('assistent|shell|ui|entwurf|client|contract|flow|values'),
  ),
  regel(
    'befragung-importiert-nur-darunter',
    'packages/befragung asks the questions of a questionnaire, in the portal and where the bank tries it out: of the product it imports shell and what is below it. How it is saved, and where its pages lie, the app hands in.',
    { path: '^packages/befragung/src/', pathNot: TEST },
    anderesAls('befragung|shell|ui|entwurf|client|contract|schreibweise|values'),
  ),
  regel(
    'rahmen-kennt-keine-scheibe',
    "Neither shell nor assistent knows a slice, for every slice of every app stands on them: hand in what only one knows, for a form by its 'Formularart'. The directory alone is open to both: every form searches addresses and places in it.",
    { path: '^packages/(shell|assistent)/src/', pathNot: TEST },
    {
      path: `^packages/(contract|client)/src/${SCHEIBE}/`,
      pathNot: '^packages/(contract|client)/src/verzeichnis/',
    },
  ),
  regel(
    'paket-importiert-keine-app',
    'A package never imports an app: move what both need into the package.',
    { path: '^packages/' },
    { path: APP },
  ),
  regel(
    'app-importiert-keine-app',
    'Apps meet over HTTP only: put what both need into packages/contract, packages/ui or packages/client.',
    { path: '^apps/([^/]+)/' },
    { path: APP, pathNot: '^apps/$1/' },
  ),
  regel(
    'produkt-kennt-keine-werkzeuge',
    'Product code imports nothing from tools, e2e or bench: move what it needs into a package. How an app is built is no product code.',
    { path: '^(packages|apps)/', pathNot: '^apps/[^/]+/(vite\\.config\\.ts$|vite/)' },
    { path: '^(tools|e2e|bench)/' },
  ),
  regel(
    'produkt-kennt-keine-tests',
    'Only tests import tests and test helpers: move the function out of the test helper if the product needs it.',
    { path: '^(packages|apps)/', pathNot: TESTTEIL },
    { path: TESTTEIL },
  ),
]

const server = [
  regel(
    'server-kennt-nur-den-vertrag',
    'The server shares the contract and packages/values with the browser and nothing else: put pure rules into packages/contract.',
    { path: `${SERVER}/` },
    anderesAls('contract|values'),
  ),
  regel(
    'plattform-kennt-keine-scheibe',
    'The platform serves every slice and knows none: declare a port in platform, and let app.ts hand the slice in.',
    // test helpers build a whole server, identity provider included
    { path: `${SERVER}/platform/`, pathNot: TESTTEIL },
    { path: `${SERVER}/(${SCHEIBE}|oidc|demo|${OBEN})` },
  ),
  regel(
    'oidc-steht-allein',
    'The identity provider knows no slice and no slice knows it: talk through the port in platform/auth.',
    { path: `${SERVER}/oidc/`, pathNot: TEST },
    { path: `${SERVER}/(${SCHEIBE}|demo|${OBEN})` },
  ),
  regel(
    'scheibe-kennt-oidc-nicht',
    'A slice reaches the identity provider through the port in platform/auth, so that Keycloak can take its place.',
    { path: `${SERVER}/${SCHEIBE}/`, pathNot: TEST },
    { path: `${SERVER}/(oidc|demo|${OBEN})` },
  ),
  regel(
    'routen-nur-in-app',
    'Only app.ts imports routes.ts: call the use case, or the public.ts of the slice.',
    { path: '.', pathNot: [`${SERVER}/app\\.ts$`, ...TESTTEIL] },
    { path: `${SERVER}/${SCHEIBE}/.*\\broutes\\.ts$` },
  ),
  regel(
    'app-nur-in-start',
    'app.ts is the server on one page: only startPortal.ts (and tests) build it.',
    { path: '.', pathNot: [`${SERVER}/startPortal\\.ts$`, ...TESTTEIL, '^(e2e|bench|tools)/'] },
    { path: `${SERVER}/app\\.ts$` },
  ),
  regel(
    'route-ruft-anwendungsfall',
    'routes.ts binds a contract route to a use case and decides nothing: move policy, SQL and view into the use case.',
    { path: `${SERVER}/${SCHEIBE}/.*\\broutes\\.ts$` },
    { path: `${SERVER}/${SCHEIBE}/.*\\b(policy|repository|view)\\.ts$` },
  ),
  regel(
    'policy-importiert-den-vertrag',
    'policy.ts says who may, in sentences: it imports the contract and platform/http/refusal only (types of the slice and the platform aside). Hand in the rows it judges; pure rules belong into the contract.',
    { path: `${SERVER}/${SCHEIBE}/.*\\bpolicy\\.ts$` },
    {
      path: '.',
      pathNot: [
        '^packages/contract/src/',
        `${SERVER}/platform/http/refusal\\.ts$`,
        // turns two columns into the contract's period, for policy and view alike
        `${SERVER}/zuwendung/kern/zeitraum\\.ts$`,
      ],
      dependencyTypesNot: ['type-only'],
    },
  ),
  regel(
    'repository-ist-ein-blatt',
    'repository.ts holds the SQL of its slice and calls nothing above it: move the decision into the use case.',
    { path: `${SERVER}/${SCHEIBE}/.*\\brepository\\.ts$` },
    { path: `${SERVER}/${SCHEIBE}/.*\\b(routes|policy|view|public)\\.ts$` },
  ),
  regel(
    'view-liest-nicht-nach',
    'view.ts turns rows into the answer: the use case loads what it shows (types of the repository aside).',
    { path: `${SERVER}/${SCHEIBE}/.*\\bview\\.ts$` },
    {
      path: [`${SERVER}/${SCHEIBE}/.*\\b(routes|repository|public)\\.ts$`, `${SERVER}/platform/database/`],
      dependencyTypesNot: ['type-only'],
    },
  ),
  regel(
    'repository-bleibt-in-der-scheibe',
    'The SQL of a slice is used by that slice only: ask its public.ts.',
    { path: `${SERVER}/([^/]+)` },
    { path: `${SERVER}/${SCHEIBE}/.*\\brepository\\.ts$`, pathNot: `${SERVER}/$1/` },
  ),
  regel(
    'fremde-scheibe-nur-durch-public',
    'Another slice is entered through its public.ts only: add there the one function you need.',
    { path: `${SERVER}/(${SCHEIBE})/`, pathNot: TESTTEIL },
    { path: `${SERVER}/${SCHEIBE}/`, pathNot: [`${SERVER}/$1/`, `${SERVER}/${SCHEIBE}/public\\.ts$`] },
  ),
  regel(
    'demo-welt-nur-durch-public',
    'The demo world fills a slice through its public.ts or its own demo part: put the rows of a slice there.',
    { path: `${SERVER}/demo/`, pathNot: TESTTEIL },
    { path: `${SERVER}/${SCHEIBE}/`, pathNot: `${SERVER}/${SCHEIBE}/(public\\.ts$|demo\\.ts$|demo/)` },
  ),
  regel(
    'test-fremder-scheibe',
    'A test may use the routes, the public.ts and the testing folder of another slice, nothing else: build the state through them.',
    { path: `${SERVER}/(${SCHEIBE})/(.*${TEST}|testing/)` },
    {
      path: `${SERVER}/${SCHEIBE}/`,
      pathNot: [`${SERVER}/$1/`, `${SERVER}/${SCHEIBE}/(public\\.ts$|routes\\.ts$|testing/)`],
    },
  ),
]

/** One rule for each slice: every other slice that it has no listed pair with is closed to it, `public.ts` included. */
const paare = SCHEIBEN.map((von) => {
  const offen = ERLAUBTE_PAARE.filter((p) => p.von === '*' || p.von === von).flatMap((p) => p.nach)
  return regel(
    `paar-${von}`,
    `The slice '${von}' may call ${[...new Set(offen)].filter((o) => o !== von).join(', ')} only. Turn the call round, or list the pair with its reason in tools/richtungen/namen.ts.`,
    { path: `${SERVER}/${von}/`, pathNot: TEST },
    { path: `${SERVER}/${SCHEIBE}/`, pathNot: `${SERVER}/(${[von, ...offen].join('|')})/` },
  )
})

const oberflaeche = [
  regel(
    'client-scheibe-steht-allein',
    'Slices of a client never import one another nor the shell: share through packages/shell, packages/ui or packages/client, link through paths.ts.',
    { path: `${CLIENT}/(${SEITEN})/` },
    { path: `${CLIENT}/(${SEITEN}|shell|main\\.tsx|routes\\.tsx)`, pathNot: '^apps/$1/src/$2/' },
  ),
  regel(
    'client-shared-kennt-keine-scheibe',
    'What slices share knows none of them: hand in the part as a prop.',
    { path: `${CLIENT}/(?:${GEMEINSAM.join('|')})/` },
    { path: `${CLIENT}/(${SEITEN}|shell|main\\.tsx|routes\\.tsx)` },
  ),
  regel(
    'client-shell-kennt-keine-routen',
    'The shell frames every page: main.tsx and routes.tsx import it, never the other way round.',
    { path: `${CLIENT}/shell/` },
    { path: `${CLIENT}/(main|routes)\\.tsx$` },
  ),
]

const ueberall = [
  regel(
    'kein-kreis',
    'Two modules that import each other are one: move what both need into a third.',
    { path: '^(packages|apps|tools|e2e|bench)/' },
    { circular: true },
  ),
  regel(
    'kein-fass',
    'No barrels: import the module that declares the name, and delete the index file.',
    { path: '.' },
    { path: '^(packages|apps)/[^/]+/src/.*index\\.tsx?$|^(packages|apps)/[^/]+/src/index\\.tsx?$' },
  ),
  regel(
    'alles-aufloesbar',
    'This import leads nowhere: correct the path, or add the package to the package.json of this workspace.',
    { path: '.' },
    { couldNotResolve: true, pathNot: '\\?(url|raw|inline|worker)$|^virtual:' },
  ),
]

export const REGELN: IRegularForbiddenRuleType[] = [
  ...pakete,
  ...server,
  ...paare,
  ...oberflaeche,
  ...ueberall,
]

export const KONFIGURATION: IConfiguration = {
  forbidden: REGELN,
  options: {
    doNotFollow: { path: 'node_modules' },
    // a build lies beside the old one until it takes its place: dist-neu-<pid>
    exclude: { path: ['(^|/)(dist|berichte)/', '(^|/)dist-[^/]+/'] },
    // types count as directions too: a type that leaks couples as much as a call
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
