import { valueAt } from '@foerderportal/values/path'
import { interactionPolicy, type InteractionResults, type KoaContextWithOIDC } from 'oidc-provider'
import { kontoVon } from '../claims.ts'
import { aktionsart, faelligeAktionen, type Faellig } from './aktionen.ts'

/** Name of the provider's prompt, and of its part in the result of a dialogue. */
export const AKTIONS_PROMPT = 'required_action'

/** How the action went that the portal asked for, in Keycloak's words. */
export type Aktionsstatus = 'success' | 'cancelled' | 'error'

/** Of the action that the portal asked for; undefined as long as it is to be done. */
export const gefragterStatus = (result: InteractionResults | undefined): Aktionsstatus | undefined => {
  const status = valueAt(result, [AKTIONS_PROMPT, 'gefragt'])
  return status === 'success' || status === 'cancelled' ? status : undefined
}

/** What the portal asks for and has not been answered. */
export const offeneFrage = (kcAction: unknown, result: InteractionResults | undefined) =>
  gefragterStatus(result) === undefined ? aktionsart(kcAction) : undefined

const faellige = ({ oidc }: KoaContextWithOIDC): readonly Faellig[] =>
  faelligeAktionen(
    kontoVon(oidc.account)?.erforderlicheAktionen ?? [],
    oidc.account && offeneFrage(oidc.params?.['kc_action'], oidc.result),
  )

/** Stands after the login: what it asks for is asked of somebody who is known. */
export const aktionsPrompt = (): interactionPolicy.Prompt =>
  new interactionPolicy.Prompt(
    { name: AKTIONS_PROMPT },
    new interactionPolicy.Check('aktion_offen', 'the account has a required action', (ctx) =>
      faellige(ctx).some(({ abbrechbar }) => !abbrechbar),
    ),
    new interactionPolicy.Check('aktion_gefragt', 'kc_action asks for an action', (ctx) =>
      faellige(ctx).some(({ abbrechbar }) => abbrechbar),
    ),
  )

/** Belongs to the login: whoever has been away from the keyboard for a while must not lose his password meanwhile. */
export const frischeCheck = (): interactionPolicy.Check =>
  new interactionPolicy.Check(
    'aktion_frisch',
    'the authentication is too old for the action',
    'interaction_required',
    (ctx) => {
      const { session, result } = ctx.oidc
      const hoechstalter = Math.min(...faellige(ctx).map(({ art }) => art.hoechstalter ?? Infinity))
      return session !== undefined && result?.login === undefined && session.past(hoechstalter)
    },
  )

/**
 * How old the login may be is asked before the action (`max_age`, OIDC Core 3.1.2.1) and not once more behind it: nobody
 * scans a QR code and notes ten codes in thirty seconds, and whoever signed in anew had all of it before him again.
 */
export const nurVorDerAktion = (check: interactionPolicy.Check | undefined): void => {
  if (check === undefined) throw new Error('the provider has no check of max_age')
  const { check: pruefen } = check
  check.check = (ctx) => ctx.oidc.result?.[AKTIONS_PROMPT] === undefined && pruefen(ctx)
}

/** What goes back to the portal with the code; undefined when it asked for nothing. */
export const aktionsStatus = ({ oidc }: KoaContextWithOIDC): Aktionsstatus | undefined =>
  oidc.params?.['kc_action'] === undefined ? undefined : (gefragterStatus(oidc.result) ?? 'error')
