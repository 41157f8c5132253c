import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import { ABMELDE_FORMULAR, abgemeldetSeite, abmeldeSeite } from './seiten/abmeldeSeite.ts'
import {
  fehlerSeite,
  ueberlastSeite,
  unbekanntSeite,
  unvollstaendigSeite,
  zuLangSeite,
} from './seiten/fehlerSeite.ts'
import { html } from '../platform/seiten/html.ts'
import { csp, dokument, type Rahmen, type Seite } from './seiten/rahmen.ts'
import { STATUS_COOKIE } from './sitzung/sitzungsstatus.ts'

type Rahmung = (cookies: string | undefined) => Rahmen
type RenderError = NonNullable<Configuration['renderError']>

/** Pages that the provider itself asks for. */
export type Seitengeber = {
  readonly abmelden: (ctx: KoaContextWithOIDC) => void
  readonly abgemeldet: (ctx: KoaContextWithOIDC) => void
  readonly fehler: RenderError
  /** Nobody is signed in: what the provider shows in English otherwise. */
  readonly nichtAngemeldet: (ctx: KoaContextWithOIDC) => void
  /** Too many dialogues of one network; a parameter longer than the portal ever sends. */
  readonly ueberlastet: (ctx: KoaContextWithOIDC) => void
  readonly zuLang: (ctx: KoaContextWithOIDC) => void
  /** An address of the provider that leads nowhere; a request that can't be answered. */
  readonly unbekannt: (ctx: KoaContextWithOIDC) => void
  readonly unvollstaendig: (ctx: KoaContextWithOIDC) => void
}

/** The portal showed the ID token of the one who is signed in, so it is no foreign page that ends the session. */
const hatAusweis = ({ oidc }: KoaContextWithOIDC) => {
  const sub = oidc.entities.IdTokenHint?.payload['sub']
  return sub !== undefined && sub === oidc.session?.accountId
}

/** As the library's own, which has no name to be read aloud (WCAG 1.3.1). */
const abmeldeformular = ({ oidc }: KoaContextWithOIDC) =>
  html` <form
    id="${ABMELDE_FORMULAR}"
    aria-label="Abmelden"
    aria-label="Abmelden"
    method="post"
    action="${oidc.urlFor('end_session_confirm')}"
  >
    <input type="hidden" name="xsrf" value="${String(oidc.session?.state?.['secret'])}" />
  </form>`

export const protokollSeiten = (rahmung: Rahmung): Seitengeber => {
  const zeigen = (ctx: KoaContextWithOIDC, seite: Seite) => {
    const rahmen = rahmung(ctx.get('cookie'))
    ctx.set('content-security-policy', csp(rahmen.portalUrl, seite))
    ctx.type = 'html'
    ctx.body = dokument(rahmen, seite)
  }
  const { portalUrl } = rahmung(undefined)
  return {
    abmelden: (ctx) =>
      zeigen(ctx, abmeldeSeite({ formular: abmeldeformular(ctx), portalUrl, sofort: hatAusweis(ctx) })),
    nichtAngemeldet: (ctx) =>
      zeigen(ctx, abmeldeSeite({ formular: abmeldeformular(ctx), portalUrl, sofort: true })),
    ueberlastet: (ctx) => zeigen(ctx, ueberlastSeite(portalUrl)),
    zuLang: (ctx) => zeigen(ctx, zuLangSeite(portalUrl)),
    unbekannt: (ctx) => zeigen(ctx, unbekanntSeite(portalUrl)),
    unvollstaendig: (ctx) => zeigen(ctx, unvollstaendigSeite(portalUrl)),
    // Anybody can open its address: who is still signed in is asked, not told that he is not.
    abgemeldet: (ctx) =>
      ctx.cookies.get(STATUS_COOKIE) === undefined
        ? zeigen(ctx, abgemeldetSeite(portalUrl))
        : ctx.redirect(ctx.oidc.urlFor('end_session')),
    fehler: (ctx, _out, error) => zeigen(ctx, fehlerSeite(error, portalUrl)),
  }
}
