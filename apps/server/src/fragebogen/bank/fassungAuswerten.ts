import type { Antworten } from '@foerderportal/contract/fragebogen/antwort/antwort'
import { auswerten } from '@foerderportal/contract/fragebogen/bank/auswertung/auswerten'
import type { Auswertung, Unterschied } from '@foerderportal/contract/fragebogen/bank/schema'
import { fassungenUnterscheiden } from '@foerderportal/contract/fragebogen/bank/vergleichen'
import { sql } from 'kysely'
import { unbefangen } from '../../platform/befangenheit/befangenheit.ts'
import type { Services } from '../../platform/services.ts'
import { fassungFinden } from './fassungAnsicht.ts'

/** Null where it is about no case; the case of an application is read here as everywhere in the bank's lists. */
const WORAN = { geschaeft: sql`a.geschaeft_guid`, unternehmen: sql`b.unternehmen_guid` }

/**
 * All finished answers of a version; of a questionnaire that was corrected the latest. Texts stand word for word: whoever
 * has a conflict of interest on a case reads nothing of it here either (S9-01).
 */
export const fassungAuswerten = async (
  { db }: Pick<Services, 'db'>,
  { guid, sub }: { readonly guid: string; readonly sub: string },
): Promise<Auswertung> => {
  const { definition, bezeichnung, nummer } = await fassungFinden(db, guid)
  const { rows } = await sql<{ antworten: Antworten }>`select b.antworten from befragung b
      left join antrag a on a.guid = b.antrag_guid
    where b.fassung_guid = ${guid} and b.abgeschlossen_am is not null and ${unbefangen(WORAN, sub)}
      and not exists (select from befragung n where n.vorgaenger_guid = b.guid and n.abgeschlossen_am is not null)`.execute(
    db,
  )
  const fragen = auswerten(
    definition,
    rows.map(({ antworten }) => antworten),
  )
  return { fassungGuid: guid, bezeichnung, nummer, abgeschlossen: rows.length, fragen }
}

/** What has changed from one version to another. */
export const fassungenVergleichen = async (
  { db }: Pick<Services, 'db'>,
  { von, nach }: { readonly von: string; readonly nach: string },
): Promise<{ unterschiede: Unterschied[] }> => {
  const vorher = await fassungFinden(db, von)
  const nachher = await fassungFinden(db, nach)
  return { unterschiede: fassungenUnterscheiden(vorher.definition, nachher.definition) }
}
