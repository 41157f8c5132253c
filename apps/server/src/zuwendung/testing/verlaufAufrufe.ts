import { randomUUID } from 'node:crypto'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import { PROBEN } from '../../platform/files/proben.test-daten.ts'
import type { Aufrufteil, Fehler, Katalogmittel, Zeile } from '../../platform/testing/aufrufteile.ts'
import { LENA, als } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { beiDerBank, befangen, mit } from './bankAufrufe.ts'

const NEIN = 'Unzureichende Berechtigung'
const NICHT_DA = 'Zuschussantrag nicht vorhanden'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'

/** Who has 200 files lying about that no note names. */
export const zuVieleDateien = (t: TestApp) => async (): Promise<Fehler> => {
  const wer = { ...als('ludwig.leitung'), rollen: ['SACHBEARBEITUNG_SCHREIBEN'] }
  await sql`insert into datei (guid, hochgeladen_von, dateiname, angelegt_am, mime_type, bytes, sha256)
    select gen_random_uuid(), ${wer.sub}, 'a.pdf', now(), 'application/pdf', 1, 'x' from generate_series(1, 200)`.execute(
    t.ownerDb,
  )
  return { wer }
}

type Ort = { readonly guid: string }

const NAMEN = ['notizSchreiben', 'notizAnheften', 'wiedervorlageAnlegen', 'wiedervorlageErledigen']

const absagen =
  (t: TestApp, antrag: Ort, zurueckgezogen: Ort) =>
  ({ gut, unbekannt }: Katalogmittel): readonly Zeile[] => [
    ['notizDateiHochladen', 412, NICHT_JETZT, zuVieleDateien(t)],
    ['verlaufLesen', 403, NEIN, befangen(t, antrag)],
    ['verlaufLesen', 404, NICHT_DA, unbekannt('verlaufLesen', 'guid')],
    ...NAMEN.flatMap((name) => [
      [name, 403, NEIN, () => ({ wer: { ...LENA, rollen: ['SACHBEARBEITUNG_SCHREIBEN'] } })] as const,
      [name, 404, NICHT_DA, unbekannt(name, 'guid')] as const,
      [name, 412, NICHT_JETZT, () => ({ params: { ...gut(name).params, ...zurueckgezogen } })] as const,
    ]),
    [
      'notizSchreiben',
      404,
      'Nicht gefunden',
      () => ({ body: { text: 'x', angeheftet: false, dateien: [{ uuid: randomUUID() }] } }),
    ],
    ['notizAnheften', 404, 'Nicht gefunden', unbekannt('notizAnheften', 'notizGuid')],
    [
      'wiedervorlageErledigen',
      404,
      'Nicht gefunden',
      unbekannt('wiedervorlageErledigen', 'wiedervorlageGuid'),
    ],
  ]

/** The timeline of a case, and what the bank's people write beside it. */
export const aufrufe: Aufrufteil = async ({ t }) => {
  const fallVon = async (antrag: string): Promise<string> => {
    const { rows } = await sql<{
      guid: string
    }>`select geschaeft_guid as guid from antrag where guid = ${antrag}`.execute(t.ownerDb)
    return rows[0]?.guid ?? ''
  }
  const antrag = { guid: await beiDerBank(t, 'IN_PRUEFUNG') }
  const fall = { guid: await fallVon(antrag.guid) }
  const zurueckgezogen = { guid: await fallVon(await beiDerBank(t, 'IN_PRUEFUNG')) }
  await sql`update geschaeft set zurueckgezogen_am = now() where guid = ${zurueckgezogen.guid}`.execute(
    t.ownerDb,
  )
  const [notizGuid, wiedervorlageGuid] = [randomUUID(), randomUUID()]
  await sql`insert into notiz (guid, geschaeft_guid, text, angeheftet, geschrieben_am, geschrieben_von)
    values (${notizGuid}, ${fall.guid}, 'Angerufen.', false, now(), 'sub-sabine')`.execute(t.ownerDb)
  await sql`insert into wiedervorlage (guid, geschaeft_guid, faellig, text, bankperson_sub, angelegt_am, angelegt_von)
    values (${wiedervorlageGuid}, ${fall.guid}, current_date, 'Nachsehen.', 'sub-sabine', now(), 'sub-sabine')`.execute(
    t.ownerDb,
  )
  const schreiben = mit('SACHBEARBEITUNG_SCHREIBEN')
  return {
    beispiele: {
      verlaufLesen: {
        ...mit('SACHBEARBEITUNG_LESEN'),
        params: fall,
        query: { art: 'NOTIZ', person: 'sub-sabine', nach: '1800000000000000_a000000000001' },
      },
      notizSchreiben: {
        ...schreiben,
        params: fall,
        body: { text: 'Mit Frau Lindenau telefoniert.', angeheftet: true },
      },
      notizDateiHochladen: {
        ...schreiben,
        query: { fileName: 'Gesprächsnotiz.pdf' },
        body: PROBEN.pdf,
        headers: { 'content-type': 'application/octet-stream' },
      },
      notizAnheften: { ...schreiben, params: { ...fall, notizGuid }, body: { angeheftet: true } },
      wiedervorlageAnlegen: {
        ...schreiben,
        params: fall,
        body: { faellig: tagNach(new Date(), 7), text: 'Gutachten da?' },
      },
      wiedervorlageErledigen: { ...schreiben, params: { ...fall, wiedervorlageGuid } },
    },
    katalog: absagen(t, antrag, zurueckgezogen),
  }
}
