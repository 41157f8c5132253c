import { pfade } from '../../paths.ts'

/** Where an application is gone on with, or read; without one, where all of them are. */
export const antragHref = (guid: string | undefined, entwurf: boolean): string => {
  if (guid === undefined) return pfade.antraege
  return entwurf ? pfade.antragWeiter(guid) : pfade.eingang(guid)
}
