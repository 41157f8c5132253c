import { SEITE_HOECHSTENS } from '@foerderportal/contract/mitteilungen/grenzen'
import type * as vertrag from '@foerderportal/contract/mitteilungen/konversation/routes'
import type {
  Konversationsseite,
  Konversationszeile,
} from '@foerderportal/contract/mitteilungen/konversation/schema'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliedPruefen } from '../../unternehmen/public.ts'
import { konversationenZaehlen, uebersichtLaden, type UebersichtRow } from './uebersicht.ts'

const alsZeile = (row: UebersichtRow): Konversationszeile => ({
  conversationId: row.guid,
  geNr: row.ge_nr,
  geschaeftId: row.geschaeft_guid,
  betreff: row.betreff,
  abgeschicktAm: row.letzte_am?.toISOString() ?? null,
  gelesen: row.gelesen,
  dokumenteVorhanden: row.mit_dateien,
  termin: row.termin?.toISOString() ?? null,
  terminGeaendertUngelesen: row.termin_neu,
  erledigt: row.erledigt_am !== null,
})

/** R7.2-22. For members only; a page beyond the end is empty. */
export const mitteilungenLesen = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { person: { sub }, params: { unternehmenGuid }, query: wunsch }: Aufruf<typeof vertrag.mitteilungenLesen>,
): Promise<Konversationsseite> => {
  await mitgliedPruefen(db, sub, unternehmenGuid)
  const page = Number(wunsch.page)
  const pageSize = Math.min(Number(wunsch.pageSize), SEITE_HOECHSTENS)
  const wahl = { auswahl: wunsch.auswahl, jetzt: clock.now() }
  const resultSize = await konversationenZaehlen(db, unternehmenGuid, wahl)
  const rows = await uebersichtLaden(db, {
    unternehmenGuid,
    sub,
    nach: wunsch.sortierungKriterium,
    richtung: wunsch.sortierungReihenfolge,
    ab: (page - 1) * pageSize,
    anzahl: pageSize,
    ...wahl,
  })
  return {
    page,
    pageSize,
    pageSizeMax: SEITE_HOECHSTENS,
    pages: Math.ceil(resultSize / pageSize),
    resultSize,
    results: rows.map(alsZeile),
  }
}
