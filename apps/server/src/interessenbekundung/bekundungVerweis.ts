import type { Betreiber } from '../platform/mail/betreiber.ts'
import { portalVerweis } from '../platform/mail/portalVerweis.ts'

type Ziel = { readonly unternehmen_guid: string }

/** The way from a mail to a page of the declarations: only the first portal has any (section 3.4). */
export const bekundungVerweis = (
  portal: Pick<Betreiber, 'portalUrl'>,
  pfad: string,
  { unternehmen_guid }: Ziel,
): string => portalVerweis(portal, `/interessenbekundung/${pfad}`, { unternehmen_guid, programm: null })
