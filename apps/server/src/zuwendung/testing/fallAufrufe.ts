import { sql } from 'kysely'
import type { Aufrufteil } from '../../platform/testing/aufrufteile.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { amUnternehmenBefangen, beiDerBank, befangen, mit } from './bankAufrufe.ts'

const NEIN = 'Unzureichende Berechtigung'
const NICHT_DA = 'Zuschussantrag nicht vorhanden'

export const geschaeftVon = async ({ ownerDb }: TestApp, antragGuid: string): Promise<string> => {
  const { rows } = await sql<{
    guid: string
  }>`select geschaeft_guid as guid from antrag where guid = ${antragGuid}`.execute(ownerDb)
  return rows[0]?.guid ?? ''
}

/** Around a case of the bank: by the guid of its Geschaeft. */
export const aufrufe: Aufrufteil = async ({ t }) => {
  const antrag = { guid: await beiDerBank(t, 'IN_PRUEFUNG') }
  const fall = { guid: await geschaeftVon(t, antrag.guid) }
  return {
    beispiele: {
      aenderungenLesen: {
        ...mit('SACHBEARBEITUNG_LESEN'),
        params: fall,
        query: { von: '1', bis: '1' },
      },
      kettePruefen: {
        ...mit('SACHBEARBEITUNG_REVISION'),
        params: { guid: DEMO_UNTERNEHMEN.hofLindenau },
      },
      protokollLesen: { ...mit('SACHBEARBEITUNG_REVISION'), params: fall, query: { vor: '1000000' } },
    },
    katalog: ({ unbekannt }) => [
      ['kettePruefen', 403, NEIN, amUnternehmenBefangen(t, DEMO_UNTERNEHMEN.hofLindenau)],
      ['kettePruefen', 404, 'Nicht gefunden', unbekannt('kettePruefen', 'guid')],
      ['protokollLesen', 403, NEIN, befangen(t, antrag)],
      ['protokollLesen', 404, NICHT_DA, unbekannt('protokollLesen', 'guid')],
      ['aenderungenLesen', 403, NEIN, befangen(t, antrag)],
      ['aenderungenLesen', 404, NICHT_DA, unbekannt('aenderungenLesen', 'guid')],
    ],
  }
}
