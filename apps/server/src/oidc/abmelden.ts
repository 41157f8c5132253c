import type { default as Provider, Interaction } from 'oidc-provider'
import { CLIENT_ID } from './ort.ts'

/**
 * Ends the session that an interaction began in, with its grant: someone else signs in over it. The library would
 * do so by a self-submitting page; here nothing is shown.
 */
export const fremdeSitzungBeenden = async (provider: Provider, interaction: Interaction): Promise<void> => {
  if (interaction.session === undefined) return
  const session = await provider.Session.findByUid(interaction.session.uid)
  const grantId = session?.grantIdFor(CLIENT_ID)
  if (grantId !== undefined) await provider.Grant.adapter.destroy(grantId)
  await session?.destroy()
  interaction.session = undefined
  await interaction.persist()
}
