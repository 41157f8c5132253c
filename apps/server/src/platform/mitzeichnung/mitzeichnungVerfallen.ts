import { laeuft } from '@foerderportal/contract/formular/mitzeichnungStaende'
import { protokollieren } from '../audit/protokollieren.ts'
import type { Tx } from '../database/database.ts'
import type { Services } from '../services.ts'
import { beteiligtenMitteilen } from './beteiligtenMitteilen.ts'
import { mitzeichnungLaden, mitzeichnungSetzen } from './mitzeichnungen.ts'
import type { GezeichnetesDokument, Mitzeichnungsart } from './mitzeichnungsart.ts'
import { zeichentext } from './sendefassung.ts'

type Aenderung<D extends GezeichnetesDokument> = {
  readonly services: Services
  readonly tx: Tx
  /** As it was. */
  readonly dokument: D
  /** What would have been sent, and what would be now; worked out for who needs it: most saves need neither. */
  readonly fassungen: () => { readonly alt: D['formular']; readonly neu: D['formular'] }
  readonly sub: string
}

/**
 * A change of what would be sent ends a running request and voids a signature, in the transaction that makes it
 * (ADR 0025). What a screen keeps for itself and answers that are no longer asked change nothing.
 */
export const mitzeichnungVerfallen = async <D extends GezeichnetesDokument, U>(
  art: Mitzeichnungsart<D, U>,
  { services, tx, dokument, fassungen, sub }: Aenderung<D>,
): Promise<void> => {
  const row = await mitzeichnungLaden(tx, dokument)
  if (row === undefined || !laeuft(row.status)) return
  const { alt, neu } = fassungen()
  if (zeichentext(art, alt) === zeichentext(art, neu)) return
  const geaendert = art.formular.aenderungen(alt, neu)
  await mitzeichnungSetzen(tx, row.guid, { status: 'HINFAELLIG', jetzt: services.clock.now(), geaendert })
  const { unternehmen_guid: unternehmenGuid, guid: objektGuid } = dokument
  const angaben = { mitzeichnung: row.guid }
  await protokollieren(tx, { unternehmenGuid, sub, handlung: 'mitzeichnungVerfallen', objektGuid, angaben })
  await beteiligtenMitteilen(services, tx, art, { dokument, row, sub, ereignis: 'hinfaellig' })
}
