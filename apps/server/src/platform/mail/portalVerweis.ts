import { profilFuer } from '@foerderportal/contract/shared/portal/portalprofil'
import { produktgruppeVon } from '@foerderportal/contract/shared/portal/produktgruppeVon'
import type { Betreiber } from './betreiber.ts'

type Ziel = {
  readonly unternehmen_guid: string
  /** Of the case that it is about; null where it is about none. */
  readonly programm: string | null
}

/**
 * The way from a mail to a page of the portal in which the case is: the other one does not show it (S11-06). With the
 * company: whoever acts for several gets to the one that it belongs to.
 */
export const portalVerweis = (
  { portalUrl }: Pick<Betreiber, 'portalUrl'>,
  pfad: `/${string}`,
  { unternehmen_guid, programm }: Ziel,
): string => {
  const { basis } = profilFuer(programm === null ? 'standard' : produktgruppeVon(programm))
  return `${portalUrl}${basis}${pfad}?unternehmenId=${unternehmen_guid}`
}
