/**
 * Where an app of the product meets the sign-in service, as paths of its origin. Callback and start are registered there
 * (server/oidc/provider.ts); the silent sign-in has one page for all apps, since it is a file of the origin.
 */
export type Places = {
  /** The provider's answer comes back to it. */
  readonly callback: string
  /** The page without a sign-in: there a session ends. */
  readonly start: string
  /** There a sign-in leads that names no valid place of its own. */
  readonly home: string
}
