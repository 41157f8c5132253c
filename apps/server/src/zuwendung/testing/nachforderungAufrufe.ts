import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import type { Aufrufteil } from '../../platform/testing/aufrufteile.ts'
import { LENA } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { beiDerBank, befangen, mit } from './bankAufrufe.ts'

const NEIN = 'Unzureichende Berechtigung'
const NICHT_DA = 'Zuschussantrag nicht vorhanden'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'

/** An application that waits for the applicant. */
const nachgefordert = async (t: TestApp): Promise<string> => {
  const guid = await beiDerBank(t, 'NEUANTRAG_IN_BEARBEITUNG')
  await sql`insert into nachforderung (guid, antrag_guid, grund, frist, stellen, gestellt_am, gestellt_von)
    values (gen_random_uuid(), ${guid}, 'Eine Angabe fehlt.', now() + interval '14 days',
      '[{"pfad": "produktgruppenDaten.umsatz", "grund": "Bitte ergänzen."}]', now(), 'sub-sabine')`.execute(
    t.ownerDb,
  )
  return guid
}

const fallVon = async ({ ownerDb }: TestApp, antrag: string): Promise<string> => {
  const { rows } = await sql<{
    guid: string
  }>`select geschaeft_guid as guid from antrag where guid = ${antrag}`.execute(ownerDb)
  return rows[0]?.guid ?? ''
}

/** Of the provider, of an application that has come back to its applicant. */
export const aufrufe: Aufrufteil = async ({ t }) => {
  const [einer, anderer] = [{ guid: await nachgefordert(t) }, { guid: await nachgefordert(t) }]
  const nichtsOffen = { guid: await beiDerBank(t, 'IN_PRUEFUNG') }
  const eigener = () => ({ wer: { ...LENA, rollen: ['SACHBEARBEITUNG_SCHREIBEN'] } })
  const grund = 'Der Lieferant braucht länger.'
  return {
    beispiele: {
      nachforderungenLesen: {
        ...mit('SACHBEARBEITUNG_LESEN'),
        params: { guid: await fallVon(t, einer.guid) },
      },
      nachforderungVerlaengern: {
        ...mit('SACHBEARBEITUNG_SCHREIBEN'),
        params: einer,
        body: { frist: tagNach(new Date(), 40), grund },
      },
      nachforderungZuruecknehmen: { ...mit('SACHBEARBEITUNG_SCHREIBEN'), params: anderer, body: { grund } },
    },
    katalog: ({ unbekannt }) => [
      ['nachforderungenLesen', 403, NEIN, befangen(t, einer)],
      ['nachforderungenLesen', 404, NICHT_DA, unbekannt('nachforderungenLesen', 'guid')],
      ...['nachforderungVerlaengern', 'nachforderungZuruecknehmen'].flatMap((name) => [
        [name, 403, NEIN, eigener] as const,
        [name, 404, NICHT_DA, unbekannt(name, 'guid')] as const,
        [name, 412, NICHT_JETZT, () => ({ params: nichtsOffen })] as const,
      ]),
    ],
  }
}
