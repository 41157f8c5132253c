import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { FaktorSchluessel } from './schluessel.ts'

type Zeile = { readonly id: string; readonly kontoId: string; readonly geheimnis: Buffer }

const oeffnet = (schluessel: FaktorSchluessel, { kontoId, id, geheimnis }: Zeile): boolean => {
  try {
    schluessel.oeffnen(kontoId, id, geheimnis)
    return true
  } catch {
    return false
  }
}

/** What the start says where second factors are sealed with another key: whoever has one can't sign in (rule P-08). */
export const verschlosseneGeraete = async (
  db: Database,
  schluessel: FaktorSchluessel,
): Promise<string | undefined> => {
  const { rows } = await sql<Zeile>`select id, konto_id as "kontoId", geheimnis from zweiter_faktor`.execute(
    db,
  )
  const zahl = rows.filter((zeile) => !oeffnet(schluessel, zeile)).length
  return zahl === 0
    ? undefined
    : `${zahl} von ${rows.length} zweiten Faktoren lassen sich mit diesem Hauptschlüssel nicht öffnen; ihre Inhaber können sich nicht anmelden. Was zu tun ist, steht in docs/betrieb/identitaet.md, „Wenn der Hauptschlüssel verloren ist“.`
}
