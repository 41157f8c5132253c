import * as z from 'zod/mini'

/** Where the identity provider is: authority = url without trailing slash + '/realms/' + realm. */
export const IdpOrt = z.object({ realm: z.string(), url: z.string() })
