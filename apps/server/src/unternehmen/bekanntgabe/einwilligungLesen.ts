import type * as vertrag from '@foerderportal/contract/unternehmen/bekanntgabe/routes'
import type { EinwilligungBekanntgabe } from '@foerderportal/contract/unternehmen/bekanntgabe/schema'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliedPruefen } from '../kern/mitgliedPruefen.ts'
import type { Mitgliedschaft } from '../kern/repository.ts'
import { einwilligungLaden, wegVon, type Einwilligungsstand } from './einwilligungen.ts'
import { einwilligungstext } from './einwilligungstext.ts'

export type Einwilligungsantwort = { readonly body: EinwilligungBekanntgabe; readonly version: number }

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

const ansicht = (
  stand: Einwilligungsstand,
  { zeichnungsberechtigung }: Mitgliedschaft,
): EinwilligungBekanntgabe => ({
  weg: wegVon(stand),
  postAm: iso(stand.post_am),
  postVon: stand.post_von,
  erteilt: wegVon(stand) === 'PORTAL',
  fassung: stand.fassung,
  erteiltAm: iso(stand.erteilt_am),
  erteiltVon: stand.erteilt_von,
  widerrufenAm: iso(stand.widerrufen_am),
  aenderbar: zeichnungsberechtigung,
  text: einwilligungstext(),
})

export const einwilligungAntworten = async (
  db: Database | Tx,
  mitglied: Mitgliedschaft,
): Promise<Einwilligungsantwort> => {
  const stand = await einwilligungLaden(db, mitglied.unternehmenGuid)
  return { body: ansicht(stand, mitglied), version: stand.version }
}

/** S1-10. For members only: 403 for everyone else, whether the company exists or not (S1-02). */
export const einwilligungLesen = async (
  { db }: Pick<Services, 'db'>,
  { person: { sub }, params: { companyId: unternehmenGuid } }: Aufruf<typeof vertrag.einwilligungLesen>,
): Promise<Einwilligungsantwort> => einwilligungAntworten(db, await mitgliedPruefen(db, sub, unternehmenGuid))
