import { antragBereinigen } from '@foerderportal/contract/zuwendung/flow'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular/formular'
import { laeuft } from '@foerderportal/contract/zuwendung/mitzeichnung/mitzeichnungLauf'
import { nutzerName } from '@foerderportal/contract/zuwendung/formular/nutzerName'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import { aenderungenInWorten } from './mitzeichnungAenderungen.ts'
import { mitzeichnungMail, type MitzeichnungEreignis } from './mitzeichnungMail.ts'
import { mitzeichnungLaden, mitzeichnungSetzen, type MitzeichnungRow } from '../kern/mitzeichnungen.ts'
import type { AntragRow } from '../kern/repository.ts'
import { kanonisch } from '../kern/sendefassung.ts'

/** Both who asked and who was asked learn it, but not who did it. */
export const beteiligtenMitteilen = async (
  services: Services,
  tx: Tx,
  antrag: AntragRow,
  { row, sub, ereignis }: { row: MitzeichnungRow; sub: string; ereignis: MitzeichnungEreignis },
): Promise<void> => {
  const mitglieder = await mitgliederLaden(tx, antrag.unternehmen_guid)
  const mitglied = (wer: string) => mitglieder.find((m) => m.sub === wer)
  const ich = mitglied(sub)
  for (const an of [row.person, row.angefragt_von].filter((wer) => wer !== sub))
    await mitzeichnungMail(tx, services, mitglied(an), {
      ereignis,
      antrag,
      wer: nutzerName(ich) || 'Jemand',
    })
}

type Aenderung = { readonly formular: AntragFormular; readonly kontext: AntragKontext; readonly sub: string }

/**
 * A change of what would be sent ends a running request and voids a signature, in the transaction that makes it
 * (ADR 0025). What a screen keeps for itself and answers that are no longer asked change nothing.
 */
export const mitzeichnungVerfallen = async (
  services: Services,
  tx: Tx,
  antrag: AntragRow,
  { formular, kontext, sub }: Aenderung,
): Promise<void> => {
  const row = await mitzeichnungLaden(tx, antrag)
  if (row === undefined || !laeuft(row.status)) return
  const [alt, neu] = [antrag.formular, formular].map((f) => antragBereinigen(f, kontext))
  if (alt === undefined || neu === undefined || kanonisch(alt) === kanonisch(neu)) return
  const geaendert = aenderungenInWorten(alt, neu, kontext)
  await mitzeichnungSetzen(tx, row.guid, { status: 'HINFAELLIG', jetzt: services.clock.now(), geaendert })
  const { unternehmen_guid: unternehmenGuid, guid: objektGuid } = antrag
  const angaben = { mitzeichnung: row.guid }
  await protokollieren(tx, { unternehmenGuid, sub, handlung: 'mitzeichnungVerfallen', objektGuid, angaben })
  await beteiligtenMitteilen(services, tx, antrag, { row, sub, ereignis: 'hinfaellig' })
}
