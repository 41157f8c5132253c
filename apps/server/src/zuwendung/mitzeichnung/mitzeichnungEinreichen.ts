import type { Tx } from '../../platform/database/database.ts'
import type { Mitgezeichnet } from '../../platform/einreichung/einreichungFesthalten.ts'
import { mitzeichnungLaden, mitzeichnungSetzen } from '../kern/mitzeichnungen.ts'
import type { AntragRow } from '../kern/repository.ts'

/** The signature is used up by the submission that it was given for; undefined where one signs alone. */
export const mitzeichnungEinreichen = async (
  tx: Tx,
  antrag: AntragRow,
  jetzt: Date,
): Promise<Mitgezeichnet | undefined> => {
  if (antrag.formular.alleineZeichnungsberechtigt !== false) return undefined
  const row = await mitzeichnungLaden(tx, antrag)
  if (!row?.unterschrieben_am) throw new Error(`application ${antrag.guid} is sent without its signature`)
  await mitzeichnungSetzen(tx, row.guid, { status: 'EINGEREICHT', jetzt })
  return { person: row.person, name: row.person_name, am: row.unterschrieben_am }
}
