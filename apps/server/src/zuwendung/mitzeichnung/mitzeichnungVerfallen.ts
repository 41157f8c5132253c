import { antragBereinigen } from '@foerderportal/contract/zuwendung/flow'
import { laeuft } from '@foerderportal/contract/formular/mitzeichnungLauf'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import { aenderungenInWorten } from './mitzeichnungAenderungen.ts'
import { beteiligtenMitteilen } from './beteiligtenMitteilen.ts'
import type { Aenderung } from '../kern/aenderung.ts'
import { mitzeichnungLaden, mitzeichnungSetzen } from '../kern/mitzeichnungen.ts'
import { zeichentext } from '../kern/sendefassung.ts'

/**
 * A change of what would be sent ends a running request and voids a signature, in the transaction that makes it
 * (ADR 0025). What a screen keeps for itself and answers that are no longer asked change nothing.
 */
export const mitzeichnungVerfallen = async ({
  services,
  tx,
  vorher,
  nachher,
  kontext: kontextVon,
  sub,
}: Aenderung): Promise<void> => {
  const row = await mitzeichnungLaden(tx, vorher)
  if (row === undefined || !laeuft(row.status)) return
  const kontext = kontextVon()
  const alt = antragBereinigen(vorher.formular, kontext)
  const neu = antragBereinigen(nachher, kontext)
  if (zeichentext(alt) === zeichentext(neu)) return
  const geaendert = aenderungenInWorten(alt, neu)
  await mitzeichnungSetzen(tx, row.guid, { status: 'HINFAELLIG', jetzt: services.clock.now(), geaendert })
  const { unternehmen_guid: unternehmenGuid, guid: objektGuid } = vorher
  const angaben = { mitzeichnung: row.guid }
  await protokollieren(tx, { unternehmenGuid, sub, handlung: 'mitzeichnungVerfallen', objektGuid, angaben })
  await beteiligtenMitteilen(services, tx, vorher, { row, sub, ereignis: 'hinfaellig' })
}
