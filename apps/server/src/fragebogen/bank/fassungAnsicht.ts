import type { Fassung } from '@foerderportal/contract/fragebogen/bank/schema'
import { FRAGEBOGEN } from '@foerderportal/contract/fragebogen/problems'
import { personenNamen } from '../../nutzer/public.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { absagen } from '../../platform/http/refusal.ts'
import { fassungLaden, type FassungRow } from './fassungen.ts'

export type FassungAntwort = { readonly body: Fassung; readonly version: number }

/** A version as the bank reads it. */
export const fassungAnsicht = async (db: Database | Tx, f: FassungRow): Promise<FassungAntwort> => {
  const name = await personenNamen(db, [f.geaendert_von])
  return {
    version: f.version,
    body: {
      guid: f.guid,
      umfrageUuid: f.umfrage_uuid,
      bezeichnung: f.bezeichnung,
      nummer: f.nummer,
      stand: f.stand,
      geaendertAm: f.geaendert_am.toISOString(),
      geaendertVon: name(f.geaendert_von),
      veroeffentlichtAm: f.veroeffentlicht_am?.toISOString() ?? null,
      definition: f.definition,
    },
  }
}

/** 404 for one that does not exist. */
export const fassungFinden = async (db: Database | Tx, guid: string): Promise<FassungRow> => {
  const fassung = await fassungLaden(db, guid)
  if (fassung === undefined) throw absagen(FRAGEBOGEN.fehlt)
  return fassung
}

/** 412 with the reason. */
export const nichtMoeglich = (grund: string) => absagen(FRAGEBOGEN.nichtMoeglich, grund)
