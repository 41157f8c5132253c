import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Aufrufteil, Fehler } from '../../platform/testing/aufrufteile.ts'
import { LENA } from '../../platform/testing/portalBasis.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { amUnternehmenBefangen, mit } from './bankAufrufe.ts'

const NEIN = 'Unzureichende Berechtigung'
const NICHT_DA = 'Nicht gefunden'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'

const { hofLindenau: HOF, hofAltmoor: ANDERER, hofUnbekannt: DRITTER } = DEMO_UNTERNEHMEN

/** Of the bank, and a member of the farm. */
const eigenes = (): Fehler => ({ wer: { ...LENA, rollen: ['SACHBEARBEITUNG_SCHREIBEN'] } })

/** The De-minimis account, and what is left of a year's money. */
export const aufrufe: Aufrufteil = async ({ t }) => {
  const guid = { guid: HOF }
  const beihilfe = randomUUID()
  const kennung = async (firma: string): Promise<string> =>
    (await sql<{ nr: string }>`select gp_nr as nr from unternehmen where guid = ${firma}`.execute(t.ownerDb))
      .rows[0]?.nr ?? ''
  await sql`insert into unternehmensverbindung (eines, anderes, grundlage, erfasst_von, erfasst_am)
    values (least(${HOF}::uuid, ${DRITTER}::uuid), greatest(${HOF}::uuid, ${DRITTER}::uuid), 'Stimmen', 'sub-sabine', now())`.execute(
    t.ownerDb,
  )
  await sql`insert into deminimis_beihilfe (guid, unternehmen_guid, verordnung, betrag_cent, gewaehrt_am, geber, erfasst_von,
      erfasst_am) values (${beihilfe}, ${HOF}, 'AGRAR', 100000, '2026-01-02', 'Land', 'sub-sabine', now())`.execute(
    t.ownerDb,
  )
  const eigeneNummer = await kennung(HOF)
  const schreiben = mit('SACHBEARBEITUNG_SCHREIBEN')
  const verbindung = { kennung: await kennung(ANDERER), grundlage: 'Mehrheit der Stimmen' }
  return {
    beispiele: {
      jahresbudgetLesen: { als: LENA, params: { produktgruppe: 'ZUKLB' } },
      deMinimisKontoLesen: { ...mit('SACHBEARBEITUNG_LESEN'), params: guid },
      verbindungErfassen: { ...schreiben, params: guid, body: verbindung },
      verbindungLoesen: { ...schreiben, params: { ...guid, anderes: DRITTER } },
      beihilfeErfassen: {
        ...schreiben,
        params: guid,
        body: {
          verordnung: 'AGRAR',
          betrag: 1500,
          gewaehrtAm: '2026-03-15',
          geber: 'Land Schleswig-Holstein',
        },
      },
      beihilfeStreichen: { ...schreiben, params: { ...guid, beihilfe }, body: { grund: 'Doppelt erfasst' } },
    },
    katalog: ({ unbekannt, imBody }) => [
      ['deMinimisKontoLesen', 403, NEIN, amUnternehmenBefangen(t, HOF)],
      ['deMinimisKontoLesen', 404, NICHT_DA, unbekannt('deMinimisKontoLesen', 'guid')],
      ...(
        ['verbindungErfassen', 'verbindungLoesen', 'beihilfeErfassen', 'beihilfeStreichen'] as const
      ).flatMap((name) => [
        [name, 403, NEIN, eigenes] as const,
        [name, 404, NICHT_DA, unbekannt(name, 'guid')] as const,
      ]),
      ['verbindungErfassen', 412, NICHT_JETZT, () => imBody('verbindungErfassen', { kennung: eigeneNummer })],
      ['verbindungErfassen', 412, NICHT_JETZT, () => imBody('verbindungErfassen', { kennung: '0' })],
      ['verbindungLoesen', 404, NICHT_DA, unbekannt('verbindungLoesen', 'anderes')],
      ['beihilfeStreichen', 404, NICHT_DA, unbekannt('beihilfeStreichen', 'beihilfe')],
    ],
  }
}
