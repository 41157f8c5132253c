import type { KoaContextWithOIDC, default as Provider } from 'oidc-provider'
import type { Database } from '../../platform/database/database.ts'
import { sitzungVerlaengern } from '../artifacts.ts'
import { aktionsStatus } from '../aktionen/aktionsPrompt.ts'
import { anfragenBegrenzen, aufDeutschAntworten, type Schritt } from '../anfragenGrenze.ts'
import type { DialogGrenze } from './dialogGrenze.ts'
import { BASIS } from '../ort.ts'
import type { Seitengeber } from '../protokollSeiten.ts'
import { csp, SEITEN_HEADER } from '../seiten/rahmen.ts'
import { STATUS_COOKIE, type Sitzungsstatus } from '../sitzung/sitzungsstatus.ts'
import { istTheme } from '../../platform/seiten/theme.ts'
import { THEME_COOKIE } from '../seiten/themaCookie.ts'

/** Only for paths that the provider knows is `oidc` there. */
const oidcVon = (ctx: KoaContextWithOIDC) => ctx.oidc as KoaContextWithOIDC['oidc'] | undefined

/** The silent login runs in a frame of the portal; every other page refuses to be framed. */
const kopfzeilen =
  (portalUrl: string): Schritt =>
  async (ctx, next) => {
    ctx.set(SEITEN_HEADER)
    ctx.set('content-security-policy', csp(portalUrl, { rahmenBar: ctx.query['prompt'] === 'none' }))
    await next()
  }

const themeMerken: Schritt = async (ctx, next) => {
  const { theme } = ctx.query
  if (istTheme(theme))
    ctx.cookies.set(THEME_COOKIE, theme, { path: `${BASIS}/`, sameSite: 'lax', signed: false })
  await next()
}

const wachHalten =
  (db: Database): Schritt =>
  async (ctx, next) => {
    await next()
    const uid = oidcVon(ctx)?.entities.RotatedRefreshToken?.sessionUid
    if (ctx.status === 200 && typeof uid === 'string') await sitzungVerlaengern(db, uid)
  }

const abmeldungOhneSitzung =
  (seiten: Seitengeber): Schritt =>
  async (ctx, next) => {
    await next()
    const oidc = oidcVon(ctx)
    if (oidc?.route === 'end_session' && ctx.status === 200 && oidc.session?.accountId === undefined)
      seiten.nichtAngemeldet(ctx)
  }

/** The cookie follows the session: it comes, changes and goes with the answer that brings that about. */
const statusMerken =
  ({ browserzustand }: Sitzungsstatus): Schritt =>
  async (ctx, next) => {
    await next()
    const session = oidcVon(ctx)?.session
    const zustand = browserzustand(session)
    if (session === undefined || zustand === ctx.cookies.get(STATUS_COOKIE)) return
    const attribute = { path: `${BASIS}/`, sameSite: 'lax', httpOnly: false, signed: false } as const
    ctx.cookies.set(STATUS_COOKIE, zustand ?? null, attribute)
  }

/** What the portal learns with its code about the session that it came from. */
const statusMitteilen =
  ({ sessionState }: Sitzungsstatus) =>
  ({ oidc }: KoaContextWithOIDC, antwort: { session_state?: unknown } = {}): void => {
    const { origin } = new URL(String(oidc.params?.['redirect_uri']))
    antwort.session_state = sessionState(oidc.session, String(oidc.params?.['client_id']), origin)
  }

/** Keycloak's word on the action that the portal asked for. */
const aktionMitteilen = (ctx: KoaContextWithOIDC, antwort: { kc_action_status?: unknown } = {}): void => {
  antwort.kc_action_status = aktionsStatus(ctx)
}

export type AblaufDeps = {
  readonly db: Database
  readonly portalUrl: string
  readonly seiten: Seitengeber
  readonly grenze: DialogGrenze
  readonly status: Sitzungsstatus
}

/** What happens around every call of the protocol. */
export const ablaufEinrichten = (provider: Provider, deps: AblaufDeps): void => {
  const { db, portalUrl, seiten, grenze, status } = deps
  const schritte = [
    kopfzeilen(portalUrl),
    aufDeutschAntworten(seiten),
    anfragenBegrenzen(seiten, grenze),
    themeMerken,
    statusMerken(status),
    wachHalten(db),
    abmeldungOhneSitzung(seiten),
  ]
  for (const schritt of schritte) provider.use(schritt as Parameters<Provider['use']>[0]) // the provider adds `oidc` to Koa's context inside `next`
  provider.on('authorization.success', statusMitteilen(status))
  provider.on('authorization.success', aktionMitteilen)
}
