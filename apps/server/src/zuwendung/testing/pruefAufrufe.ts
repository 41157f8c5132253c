import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { vermerkSchreiben } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/routes'
import type { Aufrufteil, Fehler } from '../../platform/testing/aufrufteile.ts'
import { befragungDesAntrags } from '../../fragebogen/testing/umfragen.ts'
import { LENA, als } from '../../platform/testing/portalBasis.ts'
import { beiDerBank } from './bankAufrufe.ts'
import { geschaeftVon } from './fallAufrufe.ts'

const NEIN = 'Unzureichende Berechtigung'
const NICHT_DA = 'Zuschussantrag nicht vorhanden'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'
const PARALLEL = 'Konkurrente Bearbeitung'

const SABINE = als('sabine.sachbearbeitung')
const LIEST = { als: { ...SABINE, rollen: ['SACHBEARBEITUNG_LESEN'] } }
const PRUEFT = { als: { ...SABINE, rollen: ['SACHBEARBEITUNG_SCHREIBEN'] } }

const VERMERK = { punkt: 'A4', ergebnis: 'ERFUELLT', text: 'Registerauszug gelesen.', belege: [] }
const STREICHUNG = { punkt: 'A5', vermerk: 1, grund: 'Zum falschen Punkt geschrieben.' }

/** What the bank reads and writes of a case by its guid. */
export const aufrufe: Aufrufteil = async ({ t }) => {
  const antragGuid = await beiDerBank(t, 'IN_PRUEFUNG')
  const params = { guid: await geschaeftVon(t, antragGuid) }
  const fertiger = { ...params, fragebogenGuid: await befragungDesAntrags(t, antragGuid, false) }
  const offener = { ...params, fragebogenGuid: await befragungDesAntrags(t, antragGuid, true) }
  await t.call(vermerkSchreiben, { ...PRUEFT, params, body: { ...VERMERK, punkt: 'A5' } })
  const eigenerFall = (): Fehler => ({ wer: { ...LENA, rollen: ['SACHBEARBEITUNG_SCHREIBEN'] } })
  const befangen = async (): Promise<Fehler> => {
    await sql`insert into befangenheit (guid, geschaeft_guid, nutzer_sub, grund, erklaert_am)
      values (${randomUUID()}, ${params.guid}, ${SABINE.sub}, 'Schwager.', now())`.execute(t.ownerDb)
    return {
      danach: () => sql`delete from befangenheit where geschaeft_guid = ${params.guid}`.execute(t.ownerDb),
    }
  }
  const entschieden = async (): Promise<Fehler> => {
    const stand = (status: string) =>
      sql`update geschaeft set status = ${status} where guid = ${params.guid}`.execute(t.ownerDb)
    await stand('ABGELEHNT')
    return { danach: () => stand('IN_PRUEFUNG') }
  }
  const veraltet = (): Fehler => ({ headers: { 'if-match': '"4711"' } })
  return {
    beispiele: {
      fallAnsichtLesen: { ...LIEST, params },
      fallFragebogenPdfLesen: { ...LIEST, params: fertiger },
      fallFrageboegenLesen: { ...LIEST, params },
      fallLesen: { ...LIEST, params },
      fallUnterlagenLesen: { ...LIEST, params },
      pruefpunkteLesen: { ...LIEST, params },
      vermerkSchreiben: { ...PRUEFT, params, body: VERMERK },
      vermerkStreichen: { ...PRUEFT, params, body: STREICHUNG },
    },
    katalog: ({ unbekannt }) => [
      [
        'fallFragebogenPdfLesen',
        404,
        'Unbekannter Fragebogen',
        () => ({ params: { ...params, fragebogenGuid: randomUUID() } }),
      ],
      ['fallFragebogenPdfLesen', 412, NICHT_JETZT, () => ({ params: offener })],
      ...[
        'fallAnsichtLesen',
        'fallFragebogenPdfLesen',
        'fallFrageboegenLesen',
        'fallLesen',
        'fallUnterlagenLesen',
        'pruefpunkteLesen',
      ].flatMap((name) => [
        [name, 403, NEIN, befangen] as const,
        [name, 404, NICHT_DA, unbekannt(name, 'guid')] as const,
      ]),
      ...['vermerkSchreiben', 'vermerkStreichen'].flatMap((name) => [
        [name, 403, NEIN, eigenerFall] as const,
        [name, 404, NICHT_DA, unbekannt(name, 'guid')] as const,
        [name, 409, PARALLEL, veraltet] as const,
        [name, 412, NICHT_JETZT, entschieden] as const,
      ]),
    ],
  }
}
