import { randomUUID } from 'node:crypto'
import { fragebogenAnlegen } from '@foerderportal/contract/fragebogen/routes'
import { sql } from 'kysely'
import type { Aufrufteil, Fehler } from '../../platform/testing/aufrufteile.ts'
import { LENA, MAX, type PortalBasis } from '../../platform/testing/portalBasis.ts'
import { umfrageMit } from './umfragen.ts'

const NEIN = 'Unzureichende Berechtigung'
const BOGEN = 'Unbekannter Fragebogen'
const NICHT_JETZT = 'Nicht möglich zu diesem Zeitpunkt'

const altesIfMatch = (): Fehler => ({ headers: { 'if-match': '"4711"' } })

/** Two of Lena's farm: one that is being answered, one that is finished. */
const beginnen = async ({ t, eigen: { unternehmenGuid } }: PortalBasis) => {
  const { umfrageUuid } = await umfrageMit(t)
  const einen = async () =>
    (await t.call(fragebogenAnlegen, { als: LENA, query: { umfrageUuid, unternehmenGuid } })).body.uuid
  const [offener, fertiger] = [await einen(), await einen()]
  await sql`update befragung set abgeschlossen_am = now(), abgeschlossen_von = 'sub', version = 2
    where guid = ${fertiger}`.execute(t.ownerDb)
  return { umfrageUuid, offener, fertiger }
}

/** Of whoever answers. */
export const aufrufe: Aufrufteil = async (basis) => {
  const { eigen, fremd } = basis
  const { umfrageUuid, offener, fertiger } = await beginnen(basis)
  const einen = { als: LENA, query: { fragebogenGuid: offener } }
  const body = {
    correlationId: offener,
    abgeschlossen: false,
    aktuelleFrageId: 'f1',
    fragen: [{ type: 'FreitextFrage' as const, id: 'f4', antwort: 'Guten Tag.' }],
  }
  const unbekannter = () => ({ query: { fragebogenGuid: randomUUID() } })
  return {
    beispiele: {
      fragebogenLesen: einen,
      fragebogenMetadatenLesen: einen,
      fragebogenPdfLesen: { als: LENA, query: { fragebogenGuid: fertiger } },
      fragebogenSpeichern: { als: LENA, body },
      fragebogenAnlegen: {
        als: LENA,
        query: { umfrageUuid, unternehmenGuid: eigen.unternehmenGuid },
      },
    },
    katalog: ({ imBody }) => [
      ...['fragebogenLesen', 'fragebogenMetadatenLesen', 'fragebogenPdfLesen'].flatMap((name) => [
        [name, 404, BOGEN, unbekannter] as const,
        // S11-10: somebody else's is unknown to him.
        [name, 404, BOGEN, () => ({ wer: MAX })] as const,
      ]),
      ['fragebogenPdfLesen', 412, NICHT_JETZT, () => einen],
      ...[randomUUID(), offener].map(
        (correlationId) =>
          [
            'fragebogenSpeichern',
            404,
            BOGEN,
            () => ({ ...imBody('fragebogenSpeichern', { correlationId }), wer: MAX }),
          ] as const,
      ),
      ['fragebogenSpeichern', 409, 'Konkurrente Bearbeitung', altesIfMatch],
      [
        'fragebogenSpeichern',
        412,
        NICHT_JETZT,
        () => imBody('fragebogenSpeichern', { correlationId: fertiger }),
      ],
      ...(
        [
          [403, NEIN, { unternehmenGuid: fremd.unternehmenGuid }],
          [404, 'Unbekannte Umfrage', { umfrageUuid: randomUUID() }],
          [404, 'Zuschussantrag nicht vorhanden', { antragGuid: fremd.formular.guid }],
          [412, NICHT_JETZT, { antragGuid: eigen.formular.guid }],
        ] as const
      ).map(
        ([status, titel, wahl]) =>
          ['fragebogenAnlegen', status, titel, () => ({ query: { umfrageUuid, ...wahl } })] as const,
      ),
    ],
  }
}
