import { randomUUID } from 'node:crypto'
import { bankdatenAenderungenLesen } from '@foerderportal/contract/unternehmen/bank/routes'
import { unternehmenAendern, unternehmenLesen } from '@foerderportal/contract/unternehmen/routes'
import type { Aufrufteil, Fehler } from '../../platform/testing/aufrufteile.ts'
import { MAX, als } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../public.ts'
import { beziehung } from './beziehung.ts'

const NEIN = 'Unzureichende Berechtigung'
const bank = (rolle: string) => ({ als: { ...als('sabine.sachbearbeitung'), rollen: [rolle] } })

/** Max changes the account of Hof Altmoor KG; nobody of the provider has looked at it. */
const bankdatenGeaendert = async (t: TestApp) => {
  const guid = DEMO_UNTERNEHMEN.hofAltmoor
  const params = { companyId: guid }
  const { body } = await t.call(unternehmenLesen, { als: MAX, params })
  if (body.value.type !== 'LandwirtschaftlichesUnternehmen') throw new Error('no farm')
  const [konto] = body.value.kontoInformationen
  const geaendert = await t.call(unternehmenAendern, {
    als: MAX,
    params,
    query: { benachrichtigungNachDurchfuehrung: 'false', guid: body.guid },
    body: { ...body.value, kontoInformationen: [{ ...konto, iban: 'DE02 1203 0000 0000 2020 51' }] },
  })
  if (geaendert.status !== 200) throw new Error(geaendert.text)
  const gelesen = await t.call(bankdatenAenderungenLesen, {
    ...bank('SACHBEARBEITUNG_LESEN'),
    params: { guid },
  })
  const [aenderung] = gelesen.body
  if (aenderung === undefined) throw new Error('the account did not change')
  return { guid, aenderungId: aenderung.id }
}

/** Of the provider: a change of bank data that waits for somebody to look at it; Paul, whom it may make an admin. */
export const aufrufe: Aufrufteil = async ({ t }) => {
  const { guid, aenderungId } = await bankdatenGeaendert(t)
  const partner = await beziehung(t, 'paul.partner')
  const verwaltung = (angaben: object): Fehler => ({ body: { ...partner, isAdmin: true, ...angaben } })
  /** Lena is the only admin there. */
  const letzteVerwaltung = async () =>
    verwaltung({ ...(await beziehung(t, 'lena.lindenau')), isAdmin: false })
  return {
    beispiele: {
      bankUnternehmenLesen: { ...bank('SACHBEARBEITUNG_LESEN'), params: { guid } },
      offeneBankdatenLesen: bank('SACHBEARBEITUNG_LESEN'),
      bankdatenAenderungenLesen: { ...bank('SACHBEARBEITUNG_LESEN'), params: { guid } },
      bankdatenAenderungSichten: { ...bank('SACHBEARBEITUNG_SCHREIBEN'), params: { guid, aenderungId } },
      verwaltungAendern: {
        ...bank('SACHBEARBEITUNG_SCHREIBEN'),
        params: { guid: DEMO_UNTERNEHMEN.hofLindenau },
        body: { ...partner, isAdmin: true },
      },
    },
    katalog: ({ unbekannt }) => [
      ['bankUnternehmenLesen', 404, 'Nicht gefunden', unbekannt('bankUnternehmenLesen', 'guid')],
      [
        'bankdatenAenderungSichten',
        403,
        NEIN,
        // Who made the change himself.
        () => ({ wer: { ...MAX, rollen: ['SACHBEARBEITUNG_SCHREIBEN'] } }),
      ],
      ['verwaltungAendern', 403, NEIN, () => verwaltung({ subjectId: als('sabine.sachbearbeitung').sub })],
      ['verwaltungAendern', 404, 'Nicht gefunden', unbekannt('verwaltungAendern', 'guid')],
      ['verwaltungAendern', 404, 'Nicht gefunden', () => verwaltung({ subjectId: randomUUID() })],
      ['verwaltungAendern', 409, 'Konkurrente Bearbeitung', () => verwaltung({ guid: randomUUID() })],
      ['verwaltungAendern', 412, 'Nicht möglich zu diesem Zeitpunkt', letzteVerwaltung],
      ['bankdatenAenderungenLesen', 404, 'Nicht gefunden', unbekannt('bankdatenAenderungenLesen', 'guid')],
      [
        'bankdatenAenderungSichten',
        404,
        'Nicht gefunden',
        unbekannt('bankdatenAenderungSichten', 'aenderungId'),
      ],
    ],
  }
}
