import * as z from 'zod/mini'
import type { Tx } from '../../../platform/database/database.ts'
import { dateiAblegen, type Abgelegt } from '../../../platform/files/public.ts'
import { aufgabe, type Task } from '../../../platform/jobs/jobs.ts'
import { pdfErzeugen } from '../../../platform/pdf/pdf.ts'
import type { Services } from '../../../platform/services.ts'
import { anlagenLaden } from './anlagen.ts'
import {
  BESCHEID_ERSTELLEN,
  bescheidinhalt,
  dateiSetzen,
  ohneDatei,
  ohneDateiSperren,
  type BescheidRow,
} from './bescheide.ts'
import { bescheidPdf } from './bescheidPdf.ts'

/** A notice whose file exists: who makes it known goes on from here, in the transaction that makes it exist. */
export type FertigerBescheid = BescheidRow & { readonly datei_guid: string; readonly datei_sha256: string }
export type NachBescheid = (services: Services, tx: Tx, bescheid: FertigerBescheid) => Promise<void>

const ablegenUndFolgen = async (
  services: Services,
  tx: Tx,
  { guid }: Pick<BescheidRow, 'guid'>,
  { ablegen, folgende }: { readonly ablegen: Abgelegt; readonly folgende: readonly NachBescheid[] },
): Promise<void> => {
  const bescheid = await ohneDateiSperren(tx, guid)
  if (bescheid === undefined) return
  const datei = await ablegen(tx)
  await dateiSetzen(tx, guid, datei)
  for (const folgen of folgende)
    await folgen(services, tx, { ...bescheid, datei_guid: datei.uuid, datei_sha256: datei.sha256 })
}

/**
 * The job that prints a notice (PDF/A-3a and PDF/UA-1 with its input inside) and hands it on. Safe to repeat: number and
 * text were fixed with the release, and of two runs one file remains.
 */
export const bescheidErstellen = (folgende: readonly NachBescheid[]): Task =>
  aufgabe({
    name: BESCHEID_ERSTELLEN,
    payload: z.object({ guid: z.string() }),
    run: async ({ guid }, services) => {
      const bescheid = await ohneDatei(services.db, guid)
      if (bescheid === undefined) return
      const inhalt = bescheidinhalt(bescheid)
      const pdf = await pdfErzeugen({
        ...bescheidPdf(inhalt),
        anlagen: await anlagenLaden(services.db, inhalt),
        anhang: {
          name: 'bescheid.json',
          beschreibung:
            'Woraus dieser Bescheid entstand: Angaben, Beträge und Textbausteine mit ihren Fassungen',
          bytes: Buffer.from(bescheid.eingaben),
        },
        erstelltAm: bescheid.erlassen_am,
        standard: 'a-3a und ua-1',
      })
      const ablegen = await dateiAblegen(services, {
        name: `Bescheid ${bescheid.nummer}.pdf`,
        mimeType: 'application/pdf',
        inhalt: pdf,
        unternehmenGuid: bescheid.unternehmen_guid,
        verschlossen: true,
      })
      await services.db
        .transaction()
        .execute((tx) => ablegenUndFolgen(services, tx, bescheid, { ablegen, folgende }))
    },
  })
