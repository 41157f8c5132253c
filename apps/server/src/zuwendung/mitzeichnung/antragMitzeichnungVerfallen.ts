import { antragBereinigen } from '@foerderportal/contract/zuwendung/antrag/flow'
import { mitzeichnungVerfallen } from '../../platform/mitzeichnung/mitzeichnungVerfallen.ts'
import type { Aenderung } from '../kern/aenderung.ts'
import { ANTRAG_MITZEICHNUNG } from './antragMitzeichnung.ts'

/** A change of an application ends a running request for a second signature where it changes what would be sent. */
export const antragMitzeichnungVerfallen = ({
  services,
  tx,
  vorher,
  nachher,
  kontext: kontextVon,
  sub,
}: Aenderung): Promise<void> =>
  mitzeichnungVerfallen(ANTRAG_MITZEICHNUNG, {
    services,
    tx,
    dokument: vorher,
    sub,
    fassungen: () => {
      const kontext = kontextVon()
      return {
        alt: antragBereinigen(vorher.formular, kontext),
        neu: antragBereinigen(nachher, kontext),
      }
    },
  })
