import { randomUUID } from 'node:crypto'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import { PROBEN } from '../../platform/files/proben.test-daten.ts'
import { dateiWartet } from '../../platform/testing/aufrufe.ts'
import type { Aufrufteil, Katalogmittel, Zeile } from '../../platform/testing/aufrufteile.ts'
import { LENA, type PortalBasis } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { beiDerBank, befangen, mit } from '../../zuwendung/testing/bankAufrufe.ts'
import { zuVieleDateien } from '../../zuwendung/testing/verlaufAufrufe.ts'
import { schreiben } from './schreiben.ts'

const NEIN = 'Unzureichende Berechtigung'
const NICHT_DA = 'Mitteilung nicht vorhanden'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'

const SCHREIBEND = ['bankMitteilungSenden', 'terminSetzen', 'konversationErledigen']

/** Of the bank, and a member of the company. */
const eigene = () => ({ wer: { ...LENA, rollen: ['SACHBEARBEITUNG_SCHREIBEN'] } })

const fallVon = async (t: TestApp, antrag: string) => {
  const { rows } = await sql<{ geschaeft: string; konversation: string; firma: string }>`
    select a.geschaeft_guid as geschaeft, k.guid as konversation, a.unternehmen_guid as firma
    from antrag a join konversation k on k.geschaeft_guid = a.geschaeft_guid where a.guid = ${antrag}`.execute(
    t.ownerDb,
  )
  const [row] = rows
  if (row === undefined) throw new Error(`${antrag} has no conversation`)
  return row
}

/** A message with a file, as the company sent it. */
const mitDatei = async (t: TestApp, firma: string, konversation: string): Promise<string> => {
  const mitteilung = await schreiben(t.ownerDb, { unternehmenGuid: firma, konversation, zuKunde: false })
  const { rows } = await sql<{ guid: string }>`insert into mitteilung_anhang (mitteilung_guid, nr, datei_guid)
    select ${mitteilung}, 1, guid from datei where unternehmen_guid = ${firma} and mime_type = 'application/pdf'
      and scan_status in ('sauber', 'nicht geprüft') and not verschlossen and not nur_bank limit 1
    returning datei_guid as guid`.execute(t.ownerDb)
  return rows[0]?.guid ?? ''
}

/** Its draft is deleted: nobody writes there any more. */
const geloescht = async ({ ownerDb }: TestApp, konversation: string) => {
  const { rows } = await sql<{ fall: string }>`with vorher as (select geschaeft_guid as fall from konversation
      where guid = ${konversation})
    update konversation k set geschaeft_guid = null from vorher where k.guid = ${konversation} returning vorher.fall`.execute(
    ownerDb,
  )
  return {
    danach: () =>
      sql`update konversation set geschaeft_guid = ${rows[0]?.fall} where guid = ${konversation}`.execute(
        ownerDb,
      ),
  }
}

const absagen =
  (basis: PortalBasis, antrag: { readonly guid: string }) =>
  ({ gut, unbekannt, imBody }: Katalogmittel): readonly Zeile[] => [
    ['mitteilungDateiHochladen', 412, NICHT_JETZT, zuVieleDateien(basis.t)],
    ...[...SCHREIBEND, 'bankKonversationLesen', 'mitteilungDateiHerunterladen'].flatMap((name) => [
      [name, 404, NICHT_DA, unbekannt(name, 'guid')] as const,
      [name, 403, NEIN, befangen(basis.t, antrag)] as const,
    ]),
    ...SCHREIBEND.map((name) => [name, 403, NEIN, eigene] as const),
    ['posteingangLesen', 403, NEIN, () => ({ wer: LENA })],
    [
      'fallKonversationLesen',
      404,
      'Zuschussantrag nicht vorhanden',
      unbekannt('fallKonversationLesen', 'guid'),
    ],
    ['fallKonversationLesen', 403, NEIN, befangen(basis.t, antrag)],
    [
      'mitteilungDateiHerunterladen',
      404,
      'Nicht gefunden',
      unbekannt('mitteilungDateiHerunterladen', 'dateiGuid'),
    ],
    [
      'mitteilungDateiHerunterladen',
      412,
      NICHT_JETZT,
      () => dateiWartet(basis, gut('mitteilungDateiHerunterladen').params?.['dateiGuid'] ?? ''),
    ],
    [
      'bankMitteilungSenden',
      404,
      'Nicht gefunden',
      () => imBody('bankMitteilungSenden', { anhaenge: [randomUUID()] }),
    ],
    ...['terminSetzen', 'bankMitteilungSenden'].map(
      (name) => [name, 412, NICHT_JETZT, () => geloescht(basis.t, gut(name).params?.['guid'] ?? '')] as const,
    ),
    ['konversationErledigen', 412, NICHT_JETZT, () => ({ body: { erledigt: false } })],
  ]

/** What the bank reads and writes of messages. */
export const aufrufe: Aufrufteil = async (basis) => {
  const { t } = basis
  const antrag = { guid: await beiDerBank(t, 'IN_PRUEFUNG') }
  const { geschaeft, konversation, firma } = await fallVon(t, antrag.guid)
  const dateiGuid = await mitDatei(t, firma, konversation)
  const einer = { ...mit('SACHBEARBEITUNG_SCHREIBEN'), params: { guid: konversation } }
  const lesen = mit('SACHBEARBEITUNG_LESEN')
  return {
    beispiele: {
      posteingangLesen: {
        ...lesen,
        query: { zeige: 'offen', wessen: 'alle', programm: 'AnkNabo', nach: `1_${randomUUID()}` },
      },
      bankKonversationLesen: { ...einer, ...lesen },
      fallKonversationLesen: { ...lesen, params: { guid: geschaeft } },
      bankMitteilungSenden: {
        ...einer,
        body: {
          betreff: 'Ihre Unterlagen',
          inhalt: 'Guten Tag, …',
          anhaenge: [],
        },
      },
      mitteilungDateiHochladen: {
        ...mit('SACHBEARBEITUNG_SCHREIBEN'),
        query: { fileName: 'Merkblatt.pdf' },
        body: PROBEN.pdf,
        headers: { 'content-type': 'application/octet-stream' },
      },
      mitteilungDateiHerunterladen: {
        ...lesen,
        params: { guid: konversation, dateiGuid },
        query: { download: 'true' },
      },
      terminSetzen: { ...einer, body: { termin: tagNach(new Date(), 21) } },
      konversationErledigen: { ...einer, body: { erledigt: true } },
    },
    katalog: absagen(basis, antrag),
  }
}
