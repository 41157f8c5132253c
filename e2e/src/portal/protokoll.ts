import { createHash, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Address by which the portal asks the embedded identity provider for a login; `wunsch` is what it asks beyond it. */
export const anmeldeAdresse = (portal: string, wunsch: Readonly<Record<string, string>> = {}): string => {
  const frage = new URLSearchParams({
    client_id: 'portal',
    response_type: 'code',
    scope: 'openid profile',
    redirect_uri: `${portal}/auth/callback`,
    code_challenge: createHash('sha256').update(randomUUID()).digest('base64url'),
    code_challenge_method: 'S256',
    state: randomUUID(),
    ...wunsch,
  })
  return `${portal}/realms/portal/protocol/openid-connect/auth?${frage.toString()}`
}

/**
 * From now on no script of the portal runs in this page: it would end a session that answers a question which it has
 * not asked. The address to which the provider leads back stays as it is.
 */
export const ohnePortal = async (page: Page): Promise<void> => {
  await page.route('**/assets/**', (weg) => weg.abort())
}
