import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import type { Aufrufteil, Fehler } from '../../platform/testing/aufrufteile.ts'
import { LENA } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { beiDerBank, befangen, mit } from './bankAufrufe.ts'

const NEIN = 'Unzureichende Berechtigung'
const NICHT_DA = 'Zuschussantrag nicht vorhanden'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'
const PARALLEL = 'Konkurrente Bearbeitung'

/** An application that the bank checks, with the case that it belongs to. */
const inPruefung = async (t: TestApp) => {
  const antrag = { guid: await beiDerBank(t, 'IN_PRUEFUNG') }
  const { rows } = await sql<{
    guid: string
  }>`select geschaeft_guid as guid from antrag where guid = ${antrag.guid}`.execute(t.ownerDb)
  return { antrag, fall: { guid: rows[0]?.guid ?? '' } }
}

/** The same with a hearing that runs, or that has ended without an answer. */
const angehoert = async (t: TestApp, tage: number) => {
  const beide = await inPruefung(t)
  await sql`insert into anhoerung (guid, geschaeft_guid, text, frist, gestellt_am, gestellt_von, geaendert_am)
    values (gen_random_uuid(), ${beide.fall.guid}, 'Die Bank beabsichtigt abzulehnen.',
      now() + make_interval(days => ${tage}), now() - interval '30 days', 'sub-sabine', now())`.execute(
    t.ownerDb,
  )
  return beide
}

/** Hearings, of the bank's side and of the company's. */
export const aufrufe: Aufrufteil = async ({ t, fremd }) => {
  const { antrag, fall } = await inPruefung(t)
  const [offen, andere, vorbei] = [await angehoert(t, 20), await angehoert(t, 20), await angehoert(t, -1)]
  const objekte = { guid: fremd.formular.guid }
  const antwort = { text: 'Unsere Fläche ist größer.', dateien: [] }
  const altesIfMatch = (): Fehler => ({ headers: { 'if-match': '"4711"' } })
  return {
    beispiele: {
      anhoeren: {
        ...mit('SACHBEARBEITUNG_SCHREIBEN'),
        params: fall,
        body: { text: 'Die Bank beabsichtigt abzulehnen.', frist: tagNach(new Date(), 21) },
      },
      anhoerungenLesen: { ...mit('SACHBEARBEITUNG_LESEN'), params: fall },
      anhoerungLesen: { als: LENA, params: offen.antrag, objekte },
      anhoerungSpeichern: { als: LENA, params: offen.antrag, objekte, body: antwort },
      anhoerungBeantworten: { als: LENA, params: andere.antrag, objekte, body: antwort },
    },
    katalog: ({ unbekannt }) => [
      ['anhoeren', 403, NEIN, () => ({ wer: { ...LENA, rollen: ['SACHBEARBEITUNG_SCHREIBEN'] } })],
      ['anhoeren', 404, NICHT_DA, unbekannt('anhoeren', 'guid')],
      ['anhoeren', 412, NICHT_JETZT, () => ({ params: offen.fall })],
      ['anhoerungenLesen', 403, NEIN, befangen(t, antrag)],
      ['anhoerungenLesen', 404, NICHT_DA, unbekannt('anhoerungenLesen', 'guid')],
      ['anhoerungLesen', 404, NICHT_DA, unbekannt('anhoerungLesen', 'guid')],
      ...['anhoerungSpeichern', 'anhoerungBeantworten'].flatMap((name) => [
        [name, 404, NICHT_DA, unbekannt(name, 'guid')] as const,
        [name, 409, PARALLEL, altesIfMatch] as const,
        [name, 412, NICHT_JETZT, () => ({ params: vorbei.antrag })] as const,
      ]),
    ],
  }
}
