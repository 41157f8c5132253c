import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { gegenstaendeIn } from '@foerderportal/contract/zuwendung/kern/antragsformular/gegenstaende'
import type * as vertrag from '@foerderportal/contract/zuwendung/antrag/routes'
import type { FruehererAntrag } from '@foerderportal/contract/zuwendung/antrag/vorlage'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliedPruefen } from '../../unternehmen/public.ts'
import { istErgiebig } from './vorlageUebernehmen.ts'
import { vorlagen, type VorlageRow } from './vorlagen.ts'

const ansicht = (row: VorlageRow): FruehererAntrag => ({
  guid: row.guid,
  geNr: row.ge_nr,
  programm: row.programm,
  bezeichnung: row.bezeichnung,
  geschaeftStatus: row.status,
  zurueckgezogen: row.zurueckgezogen,
  vom: (row.eingegangen_am ?? row.geaendert_am).toISOString(),
  eingereicht: row.eingegangen_am !== null,
  anzahlGegenstaende: gegenstaendeIn(row.formular.foerdergegenstandSeiten).length,
  zuwendungsBetrag: inEuro(row.zuwendung_cent),
})

/** What a new application of the company can start from (S4-11); an empty draft is no help and left out. */
export const vorlagenLesen = async (
  { db }: Services,
  { person: { sub }, params: { unternehmenGuid } }: Aufruf<typeof vertrag.vorlagenLesen>,
): Promise<FruehererAntrag[]> => {
  await mitgliedPruefen(db, sub, unternehmenGuid)
  const rows = await vorlagen(db, unternehmenGuid)
  return rows.filter(({ formular }) => istErgiebig(formular)).map(ansicht)
}
