import { randomUUID } from 'node:crypto'
import { definitionAus, FRAGE } from '@foerderportal/contract/fragebogen/testing/fragen'
import { sql } from 'kysely'
import type { Aufrufteil, Fehler, Zeile } from '../../platform/testing/aufrufteile.ts'
import { als } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { befragungDesAntrags, umfrageMit } from './umfragen.ts'

const BOGEN = 'Unbekannter Fragebogen'
const UMFRAGE = 'Unbekannte Umfrage'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'

const petra = { ...als('petra.programme'), rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_PROGRAMME'] }
const altesIfMatch = (): Fehler => ({ headers: { 'if-match': '"4711"' } })

const WAS_EINEN_ENTWURF_AENDERT = ['fassungSpeichern', 'fassungVeroeffentlichen', 'fassungVerwerfen']

/** A version that is answered with this application. */
const beantwortet = async (t: TestApp, antragGuid: string | undefined): Promise<string> => {
  const befragung = await befragungDesAntrags(t, antragGuid, false)
  const { rows } = await sql<{ guid: string }>`select fassung_guid as guid from befragung
    where guid = ${befragung}`.execute(t.ownerDb)
  return rows[0]?.guid ?? ''
}

/** Of whoever maintains questionnaires (S9-05). */
export const aufrufe: Aufrufteil = async ({ t, eigen }) => {
  const { umfrageUuid, fassungGuid } = await umfrageMit(t)
  const umfrage = { als: petra, params: { umfrageUuid } }
  const ganze = { als: petra, params: { guid: fassungGuid } }
  /** A draft for each call: one of them publishes its own, another throws it away. */
  const entwurf = async () => {
    const { fassungGuid: guid } = await umfrageMit(t, { stand: 'ENTWURF' })
    return { als: petra, params: { guid } }
  }
  const mitEntwurf = async (): Promise<Fehler> => {
    const { umfrageUuid: eine } = await umfrageMit(t, { stand: 'ENTWURF' })
    return { params: { umfrageUuid: eine }, body: { anlass: 'Neu.', vorlage: fassungGuid } }
  }
  return {
    beispiele: {
      umfragenLesen: { als: petra },
      umfrageLesen: umfrage,
      umfrageAnlegen: { als: petra, body: { bezeichnung: 'Tierwohl', vorlage: fassungGuid } },
      fassungAnlegen: { ...umfrage, body: { anlass: 'Neue Fragen zum Moor.' } },
      fassungLesen: ganze,
      fassungPruefen: ganze,
      fassungAuswerten: { als: petra, params: { guid: await beantwortet(t, eigen.formular.guid) } },
      fassungSpeichern: { ...(await entwurf()), body: definitionAus([FRAGE.AuswahlFrage('f0')]) },
      fassungVeroeffentlichen: await entwurf(),
      fassungVerwerfen: await entwurf(),
      fassungenVergleichen: { als: petra, query: { von: fassungGuid, nach: fassungGuid } },
    },
    katalog: ({ unbekannt, imBody }): Zeile[] => [
      ['umfrageLesen', 404, UMFRAGE, unbekannt('umfrageLesen', 'umfrageUuid')],
      ['umfrageAnlegen', 404, BOGEN, () => imBody('umfrageAnlegen', { vorlage: randomUUID() })],
      ['fassungAnlegen', 404, UMFRAGE, unbekannt('fassungAnlegen', 'umfrageUuid')],
      ['fassungAnlegen', 404, BOGEN, () => imBody('fassungAnlegen', { vorlage: randomUUID() })],
      ['fassungAnlegen', 412, NICHT_JETZT, mitEntwurf],
      ...['fassungLesen', 'fassungPruefen', 'fassungAuswerten', ...WAS_EINEN_ENTWURF_AENDERT].map(
        (name) => [name, 404, BOGEN, unbekannt(name, 'guid')] as const,
      ),
      ...WAS_EINEN_ENTWURF_AENDERT.flatMap((name) => [
        [name, 409, 'Konkurrente Bearbeitung', altesIfMatch] as const,
        [name, 412, NICHT_JETZT, () => ({ params: ganze.params })] as const,
      ]),
      ['fassungenVergleichen', 404, BOGEN, () => ({ query: { von: randomUUID(), nach: fassungGuid } })],
    ],
  }
}
