import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import { dateiWartet } from '../../platform/testing/aufrufe.ts'
import type { Aufrufteil, Fehler } from '../../platform/testing/aufrufteile.ts'
import { LENA, als, habe } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'

const NEIN = 'Unzureichende Berechtigung'
const NICHT_DA = 'Zuschussantrag nicht vorhanden'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'

/** A document of the demo world's approved application. */
const eingereichteDatei = async ({ ownerDb }: TestApp) => {
  const { rows } = await sql<{ guid: string; dateiGuid: string }>`select dokument_guid as guid,
    gesendet::jsonb #>> '{dokumente,gesellschaftsvertrag,0,uuid}' as "dateiGuid" from einreichung
    where dokument_guid in (select guid from antrag) limit 1`.execute(ownerDb)
  return { guid: rows[0]?.guid ?? '', dateiGuid: rows[0]?.dateiGuid ?? '' }
}

/** An application of Lena's farm as the bank has it, in the status that a call needs. */
export const beiDerBank = async (t: TestApp, status: string): Promise<string> => {
  const { formular } = await habe(t, LENA, DEMO_UNTERNEHMEN.hofLindenau)
  await sql`insert into einreichung (eingangsnummer, dokument_guid, unternehmen_guid, dokument_version, nummer_version,
      eingegangen_am, eingereicht_von, gesendet, sha256)
    select 'ANK-' || guid, guid, unternehmen_guid, version, version, now(), ${LENA.sub}, formular::text, ''
    from antrag where guid = ${formular.guid}`.execute(t.ownerDb)
  await sql`update geschaeft set status = ${status} where guid =
    (select geschaeft_guid from antrag where guid = ${formular.guid})`.execute(t.ownerDb)
  return formular.guid
}

/** Of the bank, and a member of the farm. */
const eigenerAntrag = (): Fehler => ({ wer: { ...LENA, rollen: ['SACHBEARBEITUNG_SCHREIBEN'] } })
/** Lena's approved case of the demo world. */
const entschieden = (): Fehler => ({ params: { guid: 'd0000000-0000-4000-8000-000000000652' } })
/** Sabine has declared a conflict of interest on the case. */
export const befangen =
  ({ ownerDb }: TestApp, { guid }: { readonly guid: string }) =>
  async (): Promise<Fehler> => {
    const { sub } = als('sabine.sachbearbeitung')
    await sql`insert into befangenheit (guid, geschaeft_guid, nutzer_sub, grund, erklaert_am)
      select gen_random_uuid(), geschaeft_guid, ${sub}, 'Verwandt.', now() from antrag where guid = ${guid}`.execute(
      ownerDb,
    )
    return { danach: () => sql`delete from befangenheit where nutzer_sub = ${sub}`.execute(ownerDb) }
  }
/** The same of a company. */
export const amUnternehmenBefangen =
  ({ ownerDb }: TestApp, unternehmen: string) =>
  async (): Promise<Fehler> => {
    const { sub } = als('sabine.sachbearbeitung')
    await sql`insert into befangenheit (guid, unternehmen_guid, nutzer_sub, grund, erklaert_am)
      values (gen_random_uuid(), ${unternehmen}, ${sub}, 'Verwandt.', now())`.execute(ownerDb)
    return { danach: () => sql`delete from befangenheit where nutzer_sub = ${sub}`.execute(ownerDb) }
  }
export const mit = (rolle: string) => ({ als: { ...als('sabine.sachbearbeitung'), rollen: [rolle] } })

/** Of the provider: applications by where it has them. */
export const aufrufe: Aufrufteil = async (basis) => {
  const { t } = basis
  const eingegangen = { guid: await beiDerBank(t, 'NEUANTRAG_ABGESENDET') }
  const inPruefung = { guid: await beiDerBank(t, 'IN_PRUEFUNG') }
  const datei = await eingereichteDatei(t)
  return {
    beispiele: {
      bankDateiHerunterladen: {
        ...mit('SACHBEARBEITUNG_LESEN'),
        params: datei,
        query: { download: 'true' },
      },
      pruefungBeginnen: { ...mit('SACHBEARBEITUNG_SCHREIBEN'), params: eingegangen },
      vorhabenbeginnZulassen: {
        ...mit('SACHBEARBEITUNG_SCHREIBEN'),
        params: eingegangen,
        body: { ab: tagNach(new Date(), 14), grund: 'Die Maschine wird zur Ernte gebraucht.' },
      },
      nachfordern: {
        ...mit('SACHBEARBEITUNG_SCHREIBEN'),
        params: inPruefung,
        body: {
          grund: 'Eine Angabe fehlt.',
          frist: tagNach(new Date(), 14),
          felder: [{ pfad: 'produktgruppenDaten.umsatz', grund: 'Bitte ergänzen.' }],
          dokumente: [],
        },
      },
    },
    katalog: ({ unbekannt }) => [
      ['pruefungBeginnen', 403, NEIN, eigenerAntrag],
      ['pruefungBeginnen', 404, NICHT_DA, unbekannt('pruefungBeginnen', 'guid')],
      ['pruefungBeginnen', 412, NICHT_JETZT, () => ({ params: inPruefung })],
      ['vorhabenbeginnZulassen', 403, NEIN, eigenerAntrag],
      ['vorhabenbeginnZulassen', 404, NICHT_DA, unbekannt('vorhabenbeginnZulassen', 'guid')],
      ['vorhabenbeginnZulassen', 412, NICHT_JETZT, entschieden],
      ['nachfordern', 403, NEIN, eigenerAntrag],
      ['nachfordern', 404, NICHT_DA, unbekannt('nachfordern', 'guid')],
      ['nachfordern', 412, NICHT_JETZT, () => ({ params: eingegangen })],
      ['bankDateiHerunterladen', 403, NEIN, befangen(t, datei)],
      ['bankDateiHerunterladen', 404, 'Nicht gefunden', unbekannt('bankDateiHerunterladen', 'dateiGuid')],
      ['bankDateiHerunterladen', 412, NICHT_JETZT, () => dateiWartet(basis, datei.dateiGuid)],
    ],
  }
}
