import { randomUUID } from 'node:crypto'
import { dateiHochladen } from '@foerderportal/contract/shared/datei'
import { sql } from 'kysely'
import type { Aufrufteil } from '../../../platform/testing/aufrufteile.ts'
import { LENA, type Habe } from '../../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../../platform/testing/testApp.ts'
import { muster } from './musterrechnung.ts'
import { ubl } from './vonHand.ts'

/** A payout request of a company that has begun an application, as if that were approved. */
const beantragt = async (
  { ownerDb, clock }: TestApp,
  { unternehmenGuid, formular }: Habe,
): Promise<string> => {
  const guid = randomUUID()
  const jetzt = clock.now()
  await sql`with fall as (insert into bewilligung
      (geschaeft_guid, unternehmen_guid, bewilligt_am, positivliste_stichtag, max_auszahlungen)
      select geschaeft_guid, unternehmen_guid, ${jetzt}, ${jetzt}, 50 from antrag where guid = ${formular.guid}
      on conflict (geschaeft_guid) do update set max_auszahlungen = excluded.max_auszahlungen
      returning geschaeft_guid)
    insert into auszahlung (guid, geschaeft_guid, unternehmen_guid, status, status_seit, class_version, formular,
      angelegt_am, angelegt_von, ersteller, geaendert_am, geaendert_von, letzter_bearbeiter)
    select ${guid}, geschaeft_guid, ${unternehmenGuid}, 'IN_BEARBEITUNG', ${jetzt}, 1, '{}', ${jetzt}, 'test', 'Test',
      ${jetzt}, 'test', 'Test' from fall`.execute(ownerDb)
  return guid
}

export const aufrufe: Aufrufteil = async ({ t, eigen, fremd }) => {
  const datei = await t.call(dateiHochladen, {
    als: LENA,
    query: { fileName: 'rechnung.xml' },
    body: Buffer.from(ubl(muster())),
  })
  const { rows } = await sql<{ guid: string }>`select guid from auszahlung
    where unternehmen_guid = ${eigen.unternehmenGuid} limit 1`.execute(t.ownerDb)
  /** An upload that still waits for the virus scan. */
  const ungeprueft = async () => {
    const { body } = await t.call(dateiHochladen, {
      als: LENA,
      query: { fileName: 'rechnung.xml' },
      body: Buffer.from(ubl(muster())),
    })
    await sql`update datei set scan_status = 'wird geprüft' where guid = ${body.uuid}`.execute(t.ownerDb)
    return { params: { guid: rows[0]?.guid ?? '', dateiUuid: body.uuid } }
  }
  return {
    beispiele: {
      rechnungAuslesen: {
        als: LENA,
        params: { guid: rows[0]?.guid ?? '', dateiUuid: datei.body.uuid },
        objekte: { guid: await beantragt(t, fremd), dateiUuid: fremd.datei.uuid },
      },
    },
    katalog: ({ unbekannt }) => [
      ['rechnungAuslesen', 404, 'Nicht gefunden', unbekannt('rechnungAuslesen', 'guid')],
      ['rechnungAuslesen', 404, 'Nicht gefunden', unbekannt('rechnungAuslesen', 'dateiUuid')],
      ['rechnungAuslesen', 412, 'Nicht möglich zu diesem Zeitpunkt', ungeprueft],
    ],
  }
}
