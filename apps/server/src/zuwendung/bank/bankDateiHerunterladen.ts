import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { alleDateien } from '@foerderportal/contract/zuwendung/antrag/angaben/dateiorte'
import { sql } from 'kysely'
import { dateiLiefern, type Lieferung } from '../../platform/files/public.ts'
import { absagen } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { einreichungenVon, type EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import { gesendetesFormular } from '../kern/einreichungen.ts'
import { mitteilungDateienLesen } from '../zugang/mitteilungDateien.ts'
import { befangen, befangenAbsagen } from '../../platform/befangenheit/befangenheit.ts'

/** What was sent is kept as it was, whatever the applicant changes afterwards. */
const nennt =
  (dateiGuid: string) =>
  (einreichung: EinreichungRow): boolean =>
    einreichung.beleg_guid === dateiGuid ||
    alleDateien(gesendetesFormular(einreichung)).some(({ uuid }) => uuid === dateiGuid)

/** Sent in answer to a hearing; what is typed and not sent stays with the company. */
const inStellungnahme = async (
  { db }: Services,
  { guid, dateiGuid }: { readonly guid: string; readonly dateiGuid: string },
): Promise<boolean> => {
  const { rows } = await sql`select from anhoerung h join antrag a on a.geschaeft_guid = h.geschaeft_guid
    where a.guid = ${guid} and h.beantwortet_am is not null
      and h.antwort -> 'dateien' @> ${JSON.stringify([{ uuid: dateiGuid }])}::jsonb`.execute(db)
  return rows.length > 0
}

/** Beside a note of the case. */
const anNotiz = async (
  { db }: Services,
  { guid, dateiGuid }: { readonly guid: string; readonly dateiGuid: string },
): Promise<boolean> => {
  const { rows } = await sql`select from notiz_datei d join notiz n on n.guid = d.notiz_guid
      join antrag a on a.geschaeft_guid = n.geschaeft_guid
    where a.guid = ${guid} and d.datei_guid = ${dateiGuid}`.execute(db)
  return rows.length > 0
}

/** Sent with a message about the case, once it was submitted; what the provider sent is read at the message. */
const inMitteilung = async (
  { db }: Services,
  { guid, dateiGuid }: { readonly guid: string; readonly dateiGuid: string },
): Promise<boolean> => {
  const geschaeft = sql<string>`(select geschaeft_guid from antrag where guid = ${guid}
    and exists (select from einreichung e where e.dokument_guid = antrag.guid))`
  return (await mitteilungDateienLesen(db, geschaeft)).some(({ uuid }) => uuid === dateiGuid)
}

const istBefangen = async ({ db }: Services, antragGuid: string, sub: string): Promise<boolean> => {
  const { rows } = await sql`select from antrag a
    where a.guid = ${antragGuid} and ${befangen({ geschaeft: sql`a.geschaeft_guid`, unternehmen: sql`a.unternehmen_guid` }, sub)}`.execute(
    db,
  )
  return rows.length > 0
}

/** A file for the provider (S5-03): only what some submission of this application names, its receipt, an answer to a hearing, a message, a note. */
export const bankDateiHerunterladen = async (
  services: Services,
  e: { readonly sub: string; readonly guid: string; readonly dateiGuid: string; readonly download: boolean },
): Promise<Lieferung> => {
  if (await istBefangen(services, e.guid, e.sub)) throw befangenAbsagen()
  const einreichungen = await einreichungenVon(services.db, e.guid)
  const bekannt =
    einreichungen.some(nennt(e.dateiGuid)) ||
    (await inStellungnahme(services, e)) ||
    (await inMitteilung(services, e)) ||
    (await anNotiz(services, e))
  if (!bekannt) throw absagen(ALLGEMEIN.nichtGefunden, 'Diese Datei gibt es nicht.')
  return dateiLiefern(services, e.dateiGuid, e.download)
}
