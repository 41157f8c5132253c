import type { Betreiber } from '../platform/mail/betreiber.ts'

type Ziel = { readonly unternehmen_guid: string }

/**
 * The way from a mail to a page of the declarations. With the company: whoever acts for several gets to the one that the
 * declaration belongs to.
 */
export const bekundungVerweis = (
  { portalUrl }: Pick<Betreiber, 'portalUrl'>,
  pfad: string,
  { unternehmen_guid }: Ziel,
): string => `${portalUrl}/interessenbekundung/${pfad}?unternehmenId=${unternehmen_guid}`
