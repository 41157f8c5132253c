import type { KoaContextWithOIDC } from 'oidc-provider'
import type { DialogGrenze } from './anmeldung/dialogGrenze.ts'
import { wegZu } from './anmeldung/interaktion.ts'
import type { Seitengeber } from './protokollSeiten.ts'

export type Schritt = (ctx: KoaContextWithOIDC, next: () => Promise<void>) => Promise<void>

/** Each dialogue keeps its parameters in the database, and nobody needs to be signed in to begin one. */
const LAENGSTER_WERT = 512
/** A token of ours with all roles has some 1 500 characters. */
const LAENGSTER_AUSWEIS = 4096
const WARTEN_S = 60
/** Its end, too, where a dialogue that was left open is resumed: that may begin another one. */
const AUTH = /\/openid-connect\/auth(\/|$)/

const zuLang = ([name, wert]: [string, string | string[] | undefined]) =>
  String(wert ?? '').length > (name === 'id_token_hint' ? LAENGSTER_AUSWEIS : LAENGSTER_WERT)

const ablehnen = (ctx: KoaContextWithOIDC, status: number, seite: (ctx: KoaContextWithOIDC) => void) => {
  seite(ctx)
  ctx.status = status
}

/** Begins a dialogue, unless the answer is a code, an error or that nobody is signed in. */
const hatBegonnen = (ctx: KoaContextWithOIDC) =>
  String(ctx.res.getHeader('location') ?? '').includes(wegZu('')) // where interactions.url of provider.ts leads

/**
 * What the library would answer in English: an address that leads nowhere, and the page by which a browser posts an
 * answer (`form_post`), which its only client never asks for.
 */
export const aufDeutschAntworten =
  (seiten: Seitengeber): Schritt =>
  async (ctx, next) => {
    await next()
    // Only what the router knows has parameters, whatever the library's type says.
    const { oidc } = ctx as Partial<Pick<KoaContextWithOIDC, 'oidc'>>
    if (ctx.status === 404 && !ctx.body) ablehnen(ctx, 404, seiten.unbekannt)
    else if (oidc?.params?.['response_mode'] === 'form_post') ablehnen(ctx, 400, seiten.unvollstaendig)
  }

/** What anybody may ask without an account is bounded: in length, and in number for each network. */
export const anfragenBegrenzen =
  (seiten: Seitengeber, grenze: DialogGrenze): Schritt =>
  async (ctx, next) => {
    if (Object.entries(ctx.query).some(zuLang)) return ablehnen(ctx, 400, seiten.zuLang)
    // A silent login asks nobody.
    if (!AUTH.test(ctx.path) || ctx.query['prompt'] === 'none') return next()
    if (!grenze.take(ctx.ip)) {
      ctx.set('retry-after', String(WARTEN_S))
      return ablehnen(ctx, 429, seiten.ueberlastet)
    }
    await next()
    if (!hatBegonnen(ctx)) grenze.giveBack(ctx.ip)
  }
