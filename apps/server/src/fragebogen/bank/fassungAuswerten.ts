import type { Antworten } from '@foerderportal/contract/fragebogen/antwort/antwort'
import { auswerten } from '@foerderportal/contract/fragebogen/bank/auswertung/auswerten'
import type * as vertrag from '@foerderportal/contract/fragebogen/bank/routes'
import type { Auswertung, Unterschied } from '@foerderportal/contract/fragebogen/bank/schema'
import { fassungenUnterscheiden } from '@foerderportal/contract/fragebogen/bank/vergleichen'
import { sql } from 'kysely'
import type { Aufruf } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { fassungFinden } from './fassungAnsicht.ts'
import { gezaehlte } from './gezaehlte.ts'

/** All finished answers of a version; texts stand word for word. */
export const fassungAuswerten = async (
  { db }: Pick<Services, 'db'>,
  { guid, sub }: { readonly guid: string; readonly sub: string },
): Promise<Auswertung> => {
  const { definition, bezeichnung, nummer } = await fassungFinden(db, guid)
  const { rows } = await sql<{
    antworten: Antworten
  }>`select b.antworten from ${gezaehlte(sql`${guid}`, sub)} and b.abgeschlossen_am is not null`.execute(db)
  const fragen = auswerten(
    definition,
    rows.map(({ antworten }) => antworten),
  )
  return { fassungGuid: guid, bezeichnung, nummer, abgeschlossen: rows.length, fragen }
}

/** What has changed from one version to another. */
export const fassungenVergleichen = async (
  { db }: Pick<Services, 'db'>,
  { query: { von, nach } }: Aufruf<typeof vertrag.fassungenVergleichen>,
): Promise<{ unterschiede: Unterschied[] }> => {
  const vorher = await fassungFinden(db, von)
  const nachher = await fassungFinden(db, nach)
  return { unterschiede: fassungenUnterscheiden(vorher.definition, nachher.definition) }
}
