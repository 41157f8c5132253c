import type { Tx } from '../database/database.ts'
import type { Mitgezeichnet } from '../einreichung/einreichungFesthalten.ts'
import { mitzeichnungLaden, mitzeichnungSetzen } from './mitzeichnungen.ts'
import type { GezeichnetesDokument, Mitzeichnungsart } from './mitzeichnungsart.ts'

/** The signature is used up by the submission that it was given for; undefined where one signs alone. */
export const mitzeichnungEinreichen = async <D extends GezeichnetesDokument, U>(
  tx: Tx,
  { formular: { zuZweit } }: Mitzeichnungsart<D, U>,
  dokument: D,
  jetzt: Date,
): Promise<Mitgezeichnet | undefined> => {
  if (!zuZweit(dokument.formular)) return undefined
  const row = await mitzeichnungLaden(tx, dokument)
  if (!row?.unterschrieben_am) throw new Error(`document ${dokument.guid} is sent without its signature`)
  await mitzeichnungSetzen(tx, row.guid, { status: 'EINGEREICHT', jetzt })
  return { person: row.person, name: row.person_name, am: row.unterschrieben_am }
}
