import { createHash, randomUUID } from 'node:crypto'

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
