import { nutzerName } from '@foerderportal/contract/zuwendung/formular/nutzerName'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import type { MitzeichnungRow } from '../kern/mitzeichnungen.ts'
import type { AntragRow } from '../kern/repository.ts'
import { mitzeichnungMail, type MitzeichnungEreignis } from './mitzeichnungMail.ts'

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
