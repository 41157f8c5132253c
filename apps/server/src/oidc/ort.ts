/** Names that the portal, its tokens and Keycloak's realm share. */
export const REALM = 'portal'
export const BASIS = `/realms/${REALM}`
export const CLIENT_ID = 'portal'
export const AUDIENCE = 'portal-api'

export const PROTOKOLL = '/protocol/openid-connect'
/** Where a login begins. */
export const ANMELDEWEG = `${BASIS}${PROTOKOLL}/auth`

/** Issuer of the embedded provider's tokens; no trailing slash. */
export const issuerVon = ({ portalUrl }: { readonly portalUrl: string }): string => `${portalUrl}${BASIS}`
