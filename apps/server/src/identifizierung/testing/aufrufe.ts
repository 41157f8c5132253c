import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Aufrufteil } from '../../platform/testing/aufrufteile.ts'
import { LENA, als } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { unterschriebeneMeldung, vorgangBeginnen } from './meldung.ts'

/** Of Gisela's last attempt, which has failed. */
const gescheitert = async ({ ownerDb }: TestApp): Promise<string> => {
  const guid = randomUUID()
  await sql`insert into identifizierung_versuch (guid, nutzer_sub, nummer, stand, begonnen_am, geaendert_am)
    values (${guid}, ${als('gisela.genobank').sub}, 99, 'NICHT_ERFOLGREICH', now(), now())`.execute(ownerDb)
  return guid
}

const unbekannterDienst = () => ({ params: { identConfigKey: 'unbekannt' } })

export const aufrufe: Aufrufteil = async ({ t }) => {
  /** An attempt of Udo's, and the signed message that the service checks it. */
  const vorgang = await vorgangBeginnen(t, als('udo.unidentifiziert').sub)
  const { meldung, unterschrift } = unterschriebeneMeldung(t, { vorgang })
  const dienst = { als: LENA, params: { identConfigKey: 'demo' } }
  const versuch = { guid: await gescheitert(t) }
  return {
    beispiele: {
      identVersucheLesen: { als: { ...als('sabine.sachbearbeitung'), rollen: ['SACHBEARBEITUNG_LESEN'] } },
      identVersuchVermerken: {
        als: { ...als('sabine.sachbearbeitung'), rollen: ['SACHBEARBEITUNG_SCHREIBEN'] },
        params: versuch,
        body: { text: 'Ausweis abgelaufen; die Person meldet sich mit einem neuen.' },
      },
      identifizierungLesen: { als: LENA },
      identRueckmelden: { ...dienst, body: meldung, headers: unterschrift },
      identBefindenLesen: dienst,
      identProbeMelden: { ...dienst, body: '{}', headers: { 'content-type': 'application/json' } },
    },
    katalog: ({ unbekannt }) => [
      [
        'identVersuchVermerken',
        403,
        'Unzureichende Berechtigung',
        () => ({ wer: { ...als('gisela.genobank'), rollen: ['SACHBEARBEITUNG_SCHREIBEN'] } }),
      ],
      ['identVersuchVermerken', 404, 'Nicht gefunden', unbekannt('identVersuchVermerken', 'guid')],
      ['identifizierungLesen', 404, 'Nicht gefunden', () => ({ wer: als('neu.nutzer') })],
      [
        'identRueckmelden',
        403,
        'Unzureichende Berechtigung',
        () => ({ headers: { 'ident-signatur': 'sha256=00' } }),
      ],
      ['identRueckmelden', 404, 'Nicht gefunden', unbekannterDienst],
      ['identBefindenLesen', 404, 'Nicht gefunden', unbekannterDienst],
    ],
  }
}
