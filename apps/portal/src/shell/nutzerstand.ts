import { NUTZER_STATUS, nutzerStatusAbfrage } from '@foerderportal/client/nutzer/nutzerstatus'
import type { NutzerStatus } from '@foerderportal/contract/nutzer/schema'
import { queryClient } from '@foerderportal/shell/rahmen/queryClient'
import type { Nutzerstand } from './waechter.ts'

export type Geladen = Extract<Nutzerstand, object> & {
  readonly agiertFuerMehrere: boolean
  readonly offeneEinladungen: readonly string[]
}

const alsStand = (status: NutzerStatus | null): Geladen | 'kein-nutzer' =>
  status === null
    ? 'kein-nutzer'
    : {
        unternehmen: status.unternehmenStatus,
        einladungen: status.einladungen.length,
        offeneEinladungen: status.einladungen.map(({ guid }) => guid),
        agiertFuerMehrere: status.agiertFuerMehrereUnternehmen,
      }

/** The status as it was loaded; undefined before, and after something has made it untrue. */
export const standKennen = () => {
  const abfrage = queryClient.getQueryState<NutzerStatus | null>(NUTZER_STATUS)
  return abfrage?.data === undefined || abfrage.isInvalidated ? undefined : alsStand(abfrage.data)
}

/** Loads the status, once for all who ask at the same time. */
export const standLaden = async () => alsStand(await queryClient.fetchQuery(nutzerStatusAbfrage()))

/** Section 2.2: a status that can't be had clears the current user. */
export const nutzerVergessen = (): void => queryClient.removeQueries({ queryKey: NUTZER_STATUS })
