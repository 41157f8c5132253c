import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import type { Tx } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { MitzeichnungRow } from './mitzeichnungen.ts'
import { mitzeichnungMail, type MitzeichnungEreignis } from './mitzeichnungMail.ts'
import type { GezeichnetesDokument, Mitzeichnungsart } from './mitzeichnungsart.ts'

type Mitteilung<D> = {
  readonly dokument: D
  readonly row: MitzeichnungRow
  /** Who acts. */
  readonly sub: string
  readonly ereignis: MitzeichnungEreignis
}

/** Both who asked and who was asked learn it, but not who did it. */
export const beteiligtenMitteilen = async <D extends GezeichnetesDokument, U>(
  services: Services,
  tx: Tx,
  art: Mitzeichnungsart<D, U>,
  { dokument, row, sub, ereignis }: Mitteilung<D>,
): Promise<void> => {
  const mitglieder = await art.mitglieder(tx, dokument.unternehmen_guid)
  const mitglied = (wer: string) => mitglieder.find((m) => m.sub === wer)
  const wer = nutzerName(mitglied(sub)) || 'Jemand'
  for (const an of [row.person, row.angefragt_von].filter((person) => person !== sub))
    await mitzeichnungMail(tx, services, art, { an: mitglied(an), ereignis, dokument, wer })
}
