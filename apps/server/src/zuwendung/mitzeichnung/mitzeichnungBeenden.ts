import { laeuft } from '@foerderportal/contract/formular/mitzeichnungLauf'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { mitzeichnungLaden, mitzeichnungSetzen } from '../kern/mitzeichnungen.ts'
import type { AntragRow } from '../kern/repository.ts'
import { beteiligtenMitteilen } from './beteiligtenMitteilen.ts'

type Gebeten = Pick<AntragRow, 'mitzeichnung_guid'>

/** Of a correction that is given up nobody has to sign anything: a later one is asked for anew. */
export const mitzeichnungBeenden = async (tx: Tx, antrag: Gebeten, jetzt: Date): Promise<void> => {
  const row = await mitzeichnungLaden(tx, antrag)
  if (row !== undefined && laeuft(row.status))
    await mitzeichnungSetzen(tx, row.guid, { status: 'ZURUECKGERUFEN', jetzt })
}

/** Who is asked for a signature learns that it is not needed any more; who asked, too. */
export const mitzeichnungAbsagen = async (
  services: Services,
  tx: Tx,
  antrag: AntragRow,
  sub: string,
): Promise<void> => {
  const row = await mitzeichnungLaden(tx, antrag)
  if (row !== undefined && laeuft(row.status))
    await beteiligtenMitteilen(services, tx, antrag, { row, sub, ereignis: 'geloescht' })
}
