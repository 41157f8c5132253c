import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aufgaben } from './aufgaben.ts'
import { browser, type Browser } from './oidc/testing/browser.ts'
import { authUrl, pkce } from './oidc/testing/oidcTest.ts'
import { einladungenFuehren } from './interessenbekundung/staffel/einladungenFuehren.ts'
import { wartendeMelden } from './mitteilungen/bank/wartendeMelden.ts'
import { wartetAuf } from './mitteilungen/testing/wartende.ts'
import { runDueJobs } from './platform/jobs/worker.ts'
import { anfragen } from './platform/testing/anfragen.ts'
import { beispielVon } from './platform/testing/aufrufteile.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import { contractRoutes } from './platform/testing/vertrag.ts'

/*
 * Every link that we hand out leads somewhere: those of mails, of the realm file for Keycloak, of the pages that the
 * server makes, of its PDFs and of the texts that the portal opens. The real app is asked; what is a page of an app stands in its table of
 * routes.
 */

const WURZEL = join(import.meta.dirname, '../../..')
const lies = (datei: string) => readFileSync(join(WURZEL, datei), 'utf8')

/** Of what the table of the portal's routes says: `$x` is one part of the path, `{-$x}` none or one. */
const alsMuster = (route: string) =>
  new RegExp(`^/${route.replaceAll(/\/?\{-\$\w+\}/g, '(?:/[^/]*)?').replaceAll(/\$\w+/g, '[^/]+')}$`)
/** The addresses in an app's table of routes; its first page has the app's own. */
const seitenVon = (app: string, wurzel: string) =>
  [...lies(`apps/${app}/src/routes.tsx`).matchAll(/\b(?:seite|oeffentlich|weiter)\(\s*'\/?(\w[^']*|)'/g)].map(
    ([, route = '']) => alsMuster(wurzel + route),
  )
const SEITEN = [
  ...seitenVon('portal', ''),
  ...seitenVon('sachbearbeitung', 'sachbearbeitung/'),
  /^\/sachbearbeitung$/,
]

/** Read by the portal's session, before there is a page. */
const CALLBACK = '/auth/callback'

const istSeite = (pfad: string) =>
  pfad === '/' ||
  SEITEN.some((muster) => muster.test(pfad)) ||
  (pfad.endsWith(CALLBACK) && lies('packages/shell/src/orte.ts').includes(`}${CALLBACK}\``)) ||
  (/\.\w+$/.test(pfad) && existsSync(join(WURZEL, 'apps/portal/public', pfad)))

const ROUTEN = await contractRoutes()

let w: PortalWelt
let b: Browser
let portal = ''
beforeAll(async () => {
  w = await startPortalWelt()
  portal = w.t.services.config.portalUrl
  await w.t.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = w.t.app.server.address() as AddressInfo // it listens on TCP
  b = browser((url) => url.replace(portal, `http://127.0.0.1:${port}`))
})
afterAll(() => w.t.close())

/** What a page of the server links to; not where its forms are sent. */
const verweiseIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].map(([, ziel = '']) => ziel.replaceAll('&amp;', '&'))
/** Addresses as they stand in a text. */
const adressenIn = (text: string) =>
  [...text.matchAll(/https?:\/\/[^\s"'<>\\)]+[^\s"'<>\\).,;:]/g)].map(([a]) => a)

/** Named by law: the conciliation body of the Federal Commissioner (section 16 BGG). */
const SCHLICHTUNGSSTELLE = 'https://www.schlichtungsstelle-bgg.de'

/** Of the operator, by configuration, and what no server answers. */
const fremd = (ziel: URL) => {
  const { bankUrl, impressumUrl } = w.t.services.config
  return (
    ['mailto:', 'tel:', 'otpauth:', 'data:'].includes(ziel.protocol) ||
    [bankUrl, impressumUrl, SCHLICHTUNGSSTELLE].some((eine) => ziel.href.startsWith(eine))
  )
}

const gesehen = new Map<string, number>()
/** Follows what is found, page by page; answers what leads nowhere, with where it was found. */
const ablaufen = async (ziele: readonly string[], von: string): Promise<string[]> => {
  const tote: string[] = []
  for (const text of ziele) {
    const ziel = new URL(text, von)
    const ort = ziel.href.replace(ziel.hash, '')
    if (gesehen.has(ort) || fremd(ziel)) continue
    gesehen.set(ort, 0)
    if (ziel.origin !== portal) tote.push(`${von} -> ${text}: another origin`)
    else if (!istSeite(ziel.pathname)) {
      const antwort = await b.oeffnen(ort)
      gesehen.set(ort, antwort.status)
      if (antwort.status >= 400) tote.push(`${von} -> ${text}: ${antwort.status}`)
      if (antwort.headers.get('content-type')?.includes('text/html') === true)
        tote.push(...(await ablaufen(verweiseIn(antwort.text), antwort.url)))
    }
  }
  return tote
}

const postausgang = async (): Promise<readonly string[]> => {
  await runDueJobs(w.t.services, aufgaben)
  const { rows } = await sql<{ text: string }>`select text from postausgang`.execute(w.t.ownerDb)
  return rows.map(({ text }) => text)
}
const anmeldung = (prompt: Record<string, string> = {}) =>
  authUrl(
    { issuer: `${portal}/realms/portal`, portalUrl: portal, ueber: (url) => url },
    pkce().challenge,
    prompt,
  )

/** Registers somebody and asks for a new password: the two mails whose links lead to pages of the server. */
const linksSenden = async () => {
  const [email, password] = ['rosa.neuhof@neuhof.example', 'Vier zufällige Wörter']
  const angaben = { firstName: 'Rosa', lastName: 'Neuhof', email, username: 'rosa.neuhof', password }
  const seite = await b.oeffnen(anmeldung({ prompt: 'create' }))
  await b.absenden(seite, { ...angaben, 'password-confirm': password })
  const login = await b.oeffnen(anmeldung({ prompt: 'login' }))
  await b.absenden(await b.oeffnen(`${login.url}/passwort-vergessen`), { username: 'lena.lindenau' })
}

describe('every link leads somewhere', () => {
  test('of the realm file for Keycloak', async () => {
    const realm = lies('tools/keycloak/realm.json').replaceAll('${PORTAL_URL}', portal)
    // The last is called by Keycloak, not by people, and mounted where there is one (backchannelLogout.test.ts).
    const adressen = adressenIn(JSON.stringify(JSON.parse(realm))).filter(
      (a) => !a.endsWith('/backchannel-logout'),
    )
    expect(adressen.length).toBeGreaterThan(4)
    expect(await ablaufen([...adressen, '/dashboard'], portal)).toEqual([])
  })

  test('of the pages of the sign-in, and of the texts below them', async () => {
    const abmelden = '/realms/portal/protocol/openid-connect/logout'
    expect(await ablaufen([anmeldung(), anmeldung({ prompt: 'create' }), abmelden], portal)).toEqual([])
  })

  test('of the texts that the portal opens', async () => {
    const ordner =
      /const ORDNER[^{]*\{([^}]*)\}/.exec(lies('packages/shell/src/inhalte/oeffnen.ts'))?.[1] ?? ''
    const texte = [...ordner.matchAll(/: '(\w+)'/g)].map(([, name]) => `/cms/Portal/${name}/index.html`)
    expect(texte).toHaveLength(5)
    expect(await ablaufen(texte, portal)).toEqual([])
  })

  test('of the mails', async () => {
    for (const [name, route] of ROUTEN)
      if (route.method !== 'GET') await anfragen(w.t, route, beispielVon(w.beispiele, name))
    await linksSenden()
    await wartetAuf(w.t.ownerDb, 'sub-wartende')
    await wartendeMelden.run({}, w.t.services)
    // only an invitation of the demo world is moved without a second person
    const offen = sql`status = 'OFFEN' and bekundung_guid is not null`
    await sql`update antrag_einladung set demo = true where ${offen}`.execute(w.t.ownerDb)
    await sql`update antrag_einladung set bis = now() + interval '5 days' where ${offen}`.execute(w.t.ownerDb)
    await einladungenFuehren.run({}, w.t.services)
    const mails = await postausgang()
    expect(mails.length).toBeGreaterThan(15)
    expect(await ablaufen(mails.flatMap(adressenIn), portal)).toEqual([])
  })

  test('of the outbox of the demo world, and of what the calls answer, documents too', async () => {
    const antworten = await Promise.all(
      ROUTEN.filter(([, { method }]) => method === 'GET').map(([name, route]) =>
        anfragen(w.t, route, beispielVon(w.beispiele, name)),
      ),
    )
    const gedruckt = antworten.filter(({ text }) => text.startsWith('%PDF'))
    expect(gedruckt.length).toBeGreaterThan(0)
    const adressen = antworten.flatMap(({ text }) => adressenIn(text)).filter((a) => a.startsWith(portal))
    expect(adressen).not.toEqual([])
    expect(await ablaufen([...adressen, '/demo/postausgang'], portal)).toEqual([])
  })
})

describe('no link is left out', () => {
  const texte = globSync('**/*.ts', { cwd: import.meta.dirname })
    .filter((datei) => !/\.test\.ts$|\/testing\//.test(datei))
    .map((datei) => [datei, lies(`apps/server/src/${datei}`)] as const)
    .filter(([, text]) => text.includes('portalUrl}'))
  const vorlagen = texte.flatMap(([datei, text]) =>
    [...text.matchAll(/\{[\w.]*portalUrl\}((?:\$\{[^}]*\}|[^`"\s$])*)/g)].map(
      ([, rest = '']) => [datei, rest] as const,
    ),
  )

  test.each(vorlagen)('%s: %s', (_, rest) => {
    const woertlich = rest.split(/\$\{[^}]*\}/).map((teil) => teil.replaceAll(/[.?*+/]/g, '\\$&'))
    const muster = new RegExp(`^${portal}${woertlich.join('.*')}`)
    // Seen on the way, or a page of the portal for somebody else: the service of the identification sends people back.
    expect(
      [...gesehen.keys(), istSeite(rest) && `${portal}${rest}`].some(
        (ort) => ort !== false && muster.test(ort),
      ),
    ).toBe(true)
  })

  test('nor a path that stands beside one', () => {
    const pfade = texte
      .filter(([datei]) => !/^(?:oidc|platform)\//.test(datei))
      .flatMap(([, text]) => [...text.matchAll(/'(\/[a-z][\w/-]*)'/g)].map(([, pfad = '']) => pfad))
    expect(pfade).toContain('/dashboard')
    const gibtEs = (pfad: string) =>
      istSeite(pfad) || w.mounted.some((eine) => eine === `GET ${pfad}` || eine.startsWith(`GET ${pfad}/`))
    expect(pfade.filter((pfad) => !gibtEs(pfad))).toEqual([])
  })
})
