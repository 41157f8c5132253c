import { laeuft } from '@foerderportal/contract/formular/mitzeichnungStaende'
import type { Tx } from '../database/database.ts'
import type { Services } from '../services.ts'
import { beteiligtenMitteilen } from './beteiligtenMitteilen.ts'
import { mitzeichnungLaden, mitzeichnungSetzen } from './mitzeichnungen.ts'
import type { GezeichnetesDokument, Mitzeichnungsart } from './mitzeichnungsart.ts'

type Gebeten = Pick<GezeichnetesDokument, 'mitzeichnung_guid'>

/** Of a correction that is given up nobody has to sign anything: a later one is asked for anew. */
export const mitzeichnungBeenden = async (tx: Tx, dokument: Gebeten, jetzt: Date): Promise<void> => {
  const row = await mitzeichnungLaden(tx, dokument)
  if (row !== undefined && laeuft(row.status))
    await mitzeichnungSetzen(tx, row.guid, { status: 'ZURUECKGERUFEN', jetzt })
}

/** Who is asked for a signature learns that it is not needed any more; who asked, too. */
export const mitzeichnungAbsagen = async <D extends GezeichnetesDokument, U>(
  services: Services,
  tx: Tx,
  art: Mitzeichnungsart<D, U>,
  { dokument, sub }: { readonly dokument: D; readonly sub: string },
): Promise<void> => {
  const row = await mitzeichnungLaden(tx, dokument)
  if (row !== undefined && laeuft(row.status))
    await beteiligtenMitteilen(services, tx, art, { dokument, row, sub, ereignis: 'geloescht' })
}
