import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Aufrufteil } from '../../platform/testing/aufrufteile.ts'
import { LENA, als } from '../../platform/testing/portalBasis.ts'
import { beiDerBank, befangen, mit } from '../../zuwendung/testing/bankAufrufe.ts'
import { serieAnlegen } from './serie.ts'

const NEIN = 'Unzureichende Berechtigung'
const NICHT_DA = 'Nicht gefunden'

/** Bulk messages of the bank. */
export const aufrufe: Aufrufteil = async (basis) => {
  const { t } = basis
  const antrag = { guid: await beiDerBank(t, 'IN_PRUEFUNG') }
  const { rows } = await sql<{ guid: string }>`select geschaeft_guid as guid from antrag
    where guid = ${antrag.guid}`.execute(t.ownerDb)
  const geschaeft = rows[0]?.guid ?? ''
  const { sub } = als('sabine.sachbearbeitung')
  const gescheitert = { guid: await serieAnlegen(t, { sub, geschaeft, gescheitert: true }) }
  const schreiben = mit('SACHBEARBEITUNG_SCHREIBEN')
  const lesen = mit('SACHBEARBEITUNG_LESEN')
  const fassung = { stand: 'IN_PRUEFUNG', letzte: null, an: [] } as const
  const faelle = [{ geschaeft, fassung }]
  const andere = { ...als('frank.freigabe'), rollen: ['SACHBEARBEITUNG_SCHREIBEN'] }
  return {
    beispiele: {
      serieVorschauLesen: { ...lesen, query: { faelle: geschaeft } },
      serieSenden: {
        ...schreiben,
        params: { guid: randomUUID() },
        body: { betreff: 'Neues', inhalt: 'Guten Tag, …', faelle },
      },
      serieLesen: { ...lesen, params: gescheitert },
      serieWiederholen: { ...schreiben, params: gescheitert, body: { faelle } },
      serienLesen: lesen,
    },
    katalog: ({ unbekannt, imBody }) => [
      ['serieVorschauLesen', 403, NEIN, () => ({ wer: LENA })],
      ['serienLesen', 403, NEIN, () => ({ wer: LENA })],
      ['serieLesen', 404, NICHT_DA, unbekannt('serieLesen', 'guid')],
      ['serieLesen', 403, NEIN, befangen(t, antrag)],
      ['serieSenden', 403, NEIN, befangen(t, antrag)],
      [
        'serieSenden',
        404,
        'Zuschussantrag nicht vorhanden',
        () => imBody('serieSenden', { faelle: [{ geschaeft: randomUUID(), fassung }] }),
      ],
      [
        'serieWiederholen',
        404,
        'Zuschussantrag nicht vorhanden',
        () => ({ body: { faelle: [{ geschaeft: randomUUID(), fassung }] } }),
      ],
      ['serieWiederholen', 404, NICHT_DA, unbekannt('serieWiederholen', 'guid')],
      ['serieWiederholen', 403, NEIN, () => ({ wer: andere })],
    ],
  }
}
