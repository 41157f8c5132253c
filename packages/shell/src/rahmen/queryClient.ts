import { QueryClient } from '@tanstack/react-query'

/**
 * The store of answers, for all that is behind the sign-in. Public pages ask nothing and load none of it.
 * Calls repeat themselves where it helps (client/retry.ts).
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: false } },
})
