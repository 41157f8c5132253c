import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import { summen } from '@foerderportal/contract/zuwendung/rules'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { antragSchreiben, type AntragRow } from './repository.ts'

/** Writes a new state of a locked application and its audit row; answers the application as it then stands. */
export const standSchreiben = async (
  services: Services,
  tx: Tx,
  antrag: AntragRow,
  { formular, sub, handlung }: { formular: AntragFormular; sub: string; handlung: string },
): Promise<AntragRow> => {
  const jetzt = services.clock.now()
  const { zuwendungCent } = summen(formular.foerdergegenstandSeiten)
  const version = antrag.version + 1
  await antragSchreiben(
    tx,
    { guid: antrag.guid, formular, zuwendungCent, sub, jetzt },
    {
      unternehmenGuid: antrag.unternehmen_guid,
      sub,
      handlung,
      objektGuid: antrag.guid,
      angaben: { version },
    },
  )
  return { ...antrag, formular, version, geaendert_am: jetzt }
}
