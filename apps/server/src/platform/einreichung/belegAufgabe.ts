import * as z from 'zod/mini'
import type { Tx } from '../database/database.ts'
import { dateiAblegen, type Abgelegt } from '../files/public.ts'
import { aufgabe, type Task } from '../jobs/jobs.ts'
import { mailVersenden, type Mail } from '../mail/mailVersenden.ts'
import { pdfErzeugen, type PdfAuftrag } from '../pdf/pdf.ts'
import type { Services } from '../services.ts'
import {
  belegSetzen,
  ohneBeleg,
  ohneBelegSperren,
  type Eingang,
  type EinreichungRow,
} from './einreichungen.ts'

/** What a kind of document has to say on its receipt. */
export type Belegart<Q> = {
  /** Of the job. */
  readonly name: string
  /** Everything that template and mails show. */
  readonly laden: (services: Services, einreichung: EinreichungRow) => Promise<Q>
  readonly pdf: (q: Q) => Pick<PdfAuftrag, 'vorlage' | 'daten'>
  /** The sent JSON inside the PDF. */
  readonly anhang: { readonly name: string; readonly beschreibung: string }
  readonly mails: (q: Q, services: Services, belegSha256: string) => readonly Mail[]
}

const belegErzeugen = <Q>(art: Belegart<Q>, q: Q, e: EinreichungRow): Promise<Buffer> =>
  pdfErzeugen({
    ...art.pdf(q),
    anhang: { ...art.anhang, bytes: Buffer.from(e.gesendet) },
    erstelltAm: e.eingegangen_am,
    standard: 'a-3a und ua-1',
  })

const belegAblegen = async (
  tx: Tx,
  eingang: Eingang,
  ablegen: Abgelegt,
  mails: (sha256: string) => readonly Mail[],
): Promise<void> => {
  const einreichung = await ohneBelegSperren(tx, eingang)
  if (einreichung === undefined) return
  const beleg = await ablegen(tx)
  await belegSetzen(tx, einreichung, beleg)
  for (const mail of mails(beleg.sha256))
    await mailVersenden(tx, { ...mail, bezug: einreichung.dokument_guid })
}

/** A job that a version before had put in line names no document's version. */
const Auftrag = z.object({
  eingangsnummer: z.string(),
  version: z.optional(z.number()),
  mail: z._default(z.boolean(), true),
})

/**
 * The job that makes the receipt of a submission (PDF/A-3a and PDF/UA-1 with the sent JSON inside), keeps it, and sends
 * the mails (S4-08). Safe to repeat: receipt and mails come once.
 */
export const belegAufgabe = <Q>(art: Belegart<Q>): Task =>
  aufgabe({
    name: art.name,
    payload: Auftrag,
    run: async ({ mail, ...eingang }, services) => {
      const einreichung = await ohneBeleg(services.db, eingang)
      if (einreichung === undefined) return
      const q = await art.laden(services, einreichung)
      const ablegen = await dateiAblegen(services, {
        name: `Eingangsbestätigung ${eingang.eingangsnummer}.pdf`,
        mimeType: 'application/pdf',
        inhalt: await belegErzeugen(art, q, einreichung),
        unternehmenGuid: einreichung.unternehmen_guid,
      })
      const mails = (sha256: string) => (mail ? art.mails(q, services, sha256) : [])
      await services.db.transaction().execute((tx) => belegAblegen(tx, eingang, ablegen, mails))
    },
  })
