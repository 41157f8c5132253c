import type { IncomingMessage, ServerResponse } from 'node:http'
import type { default as Provider, Interaction, Session } from 'oidc-provider'
import type { RequiredAction } from '../../platform/auth/identity.ts'
import { CLIENT_ID } from '../ort.ts'

/** Ends a session with its grant, and so with all its tokens. */
export const sitzungBeenden = async (provider: Provider, session: Session): Promise<void> => {
  const grantId = session.grantIdFor(CLIENT_ID)
  if (grantId !== undefined) await provider.Grant.adapter.destroy(grantId)
  await session.destroy()
}

type ImDialog = {
  readonly request: { readonly raw: IncomingMessage }
  readonly reply: { readonly raw: ServerResponse }
  readonly interaction: Interaction
}

/**
 * Ends the session at this browser when someone else signs in over it. The library would do so by a self-submitting
 * page; here nothing is shown.
 */
export const fremdeSitzungBeenden = async (
  provider: Provider,
  { request, reply, interaction }: ImDialog,
  accountId: string,
): Promise<void> => {
  // The browser's, not the dialogue's: it may have begun in another tab since.
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
  if (session.accountId === undefined || session.accountId === accountId) return
  await sitzungBeenden(provider, session)
  if (interaction.session === undefined) return
  interaction.session = undefined
  await interaction.persist()
}

/**
 * Ends the session of who refuses what his account needs, and sends him back to the portal, which hears what it was
 * (`access_denied`, as Keycloak answers).
 */
export const verweigern = async (
  provider: Provider,
  { request, reply, interaction, sitzung }: ImDialog & { readonly sitzung: Session },
  aktion: RequiredAction,
): Promise<string> => {
  await sitzungBeenden(provider, sitzung)
  interaction.session = undefined
  await interaction.persist()
  const result = { error: 'access_denied', error_description: aktion }
  return provider.interactionResult(request.raw, reply.raw, result)
}
