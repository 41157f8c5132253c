/** For a connection of portal_owner: rows that are arranged were decided by nobody, and come as those taken over do (0142). */
export const VON_HAND = { 'portal.wartung': 'bestand' } as const
