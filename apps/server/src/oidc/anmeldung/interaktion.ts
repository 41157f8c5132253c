import type { FastifyReply, FastifyRequest } from 'fastify'
import type { default as Provider, Interaction } from 'oidc-provider'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Betreiber } from '../../platform/mail/betreiber.ts'
import { fremdeSitzungBeenden } from '../sitzung/abmelden.ts'
import type { Anmelder } from './anmelden.ts'
import type { Bedingungstext } from '../konto/bedingungstext.ts'
import type { BekannterBrowser } from '../konto/bekannterBrowser.ts'
import type { DialogGrenze } from './dialogGrenze.ts'
import type { FormularToken } from '../seitenformular.ts'
import { BASIS } from '../ort.ts'
import type { PasswordHasher } from '../passwoerter/passwordHasher.ts'
import type { PasswortMerker } from '../passwoerter/passwortMerker.ts'
import type { Registrierer } from './registrieren.ts'
import type { Seite } from '../seiten/rahmen.ts'
import type { Einrichter } from '../zweiterFaktor/einrichten.ts'
import type { ZweiterFaktor } from '../zweiterFaktor/zweiterFaktor.ts'
import { jetztSekunden } from '../zeiten.ts'

export type InteraktionDeps = {
  readonly db: Database
  readonly clock: Clock
  readonly betreiber: Betreiber
  readonly provider: Provider
  readonly anmelden: Anmelder
  readonly registrieren: Registrierer
  readonly token: FormularToken
  readonly passwortMerker: PasswortMerker
  readonly browser: BekannterBrowser
  readonly grenze: DialogGrenze
  readonly hasher: PasswordHasher
  readonly bedingungen: Bedingungstext
  readonly zweiterFaktor: ZweiterFaktor
  readonly einrichter: Einrichter
}

export type Anfrage = {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly interaction: Interaction
}

/** What a step of the dialogue answers: a page, or the way back into the flow. */
export type Antwort =
  | { readonly seite: Seite; readonly status: number; readonly warten?: number }
  | { readonly weiter: string }
export type Schritt = (anfrage: Anfrage) => Promise<Antwort>

export const wegZu = (uid: string, ende: '' | `/${string}` = ''): string =>
  `${BASIS}/login-actions/${uid}${ende}`

export const ALTE_SEITE = 'Diese Seite war nicht mehr aktuell. Bitte senden Sie Ihre Angaben noch einmal ab.'

const zeitspanne = (sekunden: number) =>
  sekunden <= 60 ? 'einer Minute' : `${Math.ceil(sekunden / 60)} Minuten`

/** Sentence and seconds for who has to wait after too many attempts. */
export const wartezeit = (bis: Date, clock: Clock): { readonly text: string; readonly warten: number } => {
  const warten = Math.max(1, Math.ceil((bis.getTime() - clock.now().getTime()) / 1000))
  return { text: `Zu viele Versuche. Bitte versuchen Sie es in ${zeitspanne(warten)} noch einmal.`, warten }
}

/** Hands the signed-in account to the provider. Whoever was signed in before is signed out. */
export const angemeldet = async (
  { provider, browser, grenze, clock }: InteraktionDeps,
  anfrage: Anfrage,
  accountId: string,
  amr: readonly string[] = ['pwd'],
): Promise<Antwort> => {
  const { request, reply } = anfrage
  await fremdeSitzungBeenden(provider, anfrage, accountId)
  // A session cookie without expiry: the server ends the session after idle time, and refreshes keep it awake. The
  // moment is named, because the result is applied anew after each further step of the dialogue.
  const login = { accountId, remember: false, amr: [...amr], ts: jetztSekunden() }
  const result = { create: {}, login }
  const weiter = await provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  })
  grenze.giveBack(request.ip)
  reply.header('set-cookie', browser.merken(request.headers.cookie, accountId, clock.now()))
  return { weiter }
}
