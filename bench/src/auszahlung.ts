import { randomUUID } from 'node:crypto'
import { CLASS_VERSION, type AuszahlungFormular } from '@foerderportal/contract/auszahlung/formular'
import { openPool } from '../../apps/server/src/platform/database/database.ts'
import { VON_HAND } from '../../apps/server/src/platform/testing/testCluster.ts'
import type { Fall } from './lasten.ts'

/** Bytes of JSON that a save carries, as of an application (rule L-02). */
const GROESSE = 8_192
const RECHNUNGEN = 10

/** Invoices with a report each, and text until the JSON has the size that the budget names. */
const formularVon = (guid: string): AuszahlungFormular => {
  const formular: AuszahlungFormular = {
    guid,
    classVersion: CLASS_VERSION,
    verwendungsnachweise: Array.from({ length: RECHNUNGEN }, (_, i) => ({
      id: randomUUID(),
      rechnungsSteller: 'Landtechnik Nord GmbH & Co. KG',
      rechnungsNummer: `RE ${i}`,
      rechnungsBetrag: 23_800,
      sachbericht: 'Die Maschine läuft seit August auf allen Flächen. '.repeat(5),
    })),
  }
  const fehlt = GROESSE - Buffer.byteLength(JSON.stringify(formular)) - 24
  return { ...formular, uiStorage: { notiz: 'x'.repeat(Math.max(0, fehlt)) } }
}

/** A draft for each of these cases, as if it were approved: the way to an approval is not what is measured. */
export const auszahlungenAnlegen = async (
  ownerUrl: string,
  faelle: readonly { readonly unternehmenGuid: string; readonly formular: { readonly guid: string } }[],
): Promise<Fall[]> => {
  const pool = openPool(ownerUrl, 1, undefined, VON_HAND)
  const auszahlungen = faelle.map(({ unternehmenGuid, formular }) => {
    const guid = randomUUID()
    return { unternehmenGuid, antrag: formular.guid, guid, formular: formularVon(guid), version: 1 }
  })
  for (const { antrag, guid, formular } of auszahlungen)
    await pool.query(
      `with fall as (insert into bewilligung
          (geschaeft_guid, unternehmen_guid, bewilligt_am, positivliste_stichtag, max_auszahlungen)
          select geschaeft_guid, unternehmen_guid, now(), now(), 3 from antrag where guid = $1
          returning geschaeft_guid, unternehmen_guid)
        insert into auszahlung (guid, geschaeft_guid, unternehmen_guid, status, status_seit, class_version, formular,
          angelegt_am, angelegt_von, ersteller, geaendert_am, geaendert_von, letzter_bearbeiter)
        select $2, geschaeft_guid, unternehmen_guid, 'IN_BEARBEITUNG', now(), $3, $4, now(), 'bench', 'Bench', now(),
          'bench', 'Bench' from fall`,
      [antrag, guid, CLASS_VERSION, JSON.stringify(formular)],
    )
  await pool.end()
  return auszahlungen
}
