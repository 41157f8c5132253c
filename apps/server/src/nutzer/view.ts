import type { NutzerHuelle, NutzerStatus } from '@foerderportal/contract/nutzer/schema'
import type { Principal } from '../platform/auth/principal.ts'
import { startverweis } from '../platform/ident/startverweis.ts'
import type { Services } from '../platform/services.ts'
import type { NutzerStatusZeile, NutzerZeile } from './repository.ts'

/** Name and address come from the token: the identity provider knows them better than our copy. */
export const nutzerHuelle = (
  services: Pick<Services, 'config' | 'identdienst' | 'identKey'>,
  zeile: NutzerZeile,
  { sub, email, username }: Principal,
): NutzerHuelle => {
  const gemeinsames = {
    email,
    username,
    identifiziert: zeile.identifiziert,
    identifizierungsUrl: startverweis(services, { sub, ...zeile }),
    unternehmenGpNr: zeile.gpNr,
    videoDownloadStatus: zeile.videoStatus,
    videoDownloadStatusChangeDate: zeile.videoGeaendertAm?.toISOString() ?? null,
  }
  const { value } = zeile
  return {
    guid: zeile.guid,
    value:
      value.type === 'LandwirtNutzer'
        ? { ...value, ...gemeinsames }
        : { ...value, ...gemeinsames, gpAdmin: zeile.gpAdmin },
  }
}

export const nutzerStatus = (
  zeile: NutzerStatusZeile,
  { sub, email, username }: Principal,
): NutzerStatus => ({
  id: sub,
  email,
  username,
  vorname: zeile.vorname,
  nachname: zeile.nachname,
  agiertFuerMehrereUnternehmen: zeile.agiertFuerMehrereUnternehmen,
  einladungen: zeile.einladungen,
  unternehmenStatus: zeile.unternehmen,
})
