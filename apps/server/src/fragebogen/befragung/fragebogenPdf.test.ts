import { fileURLToPath } from 'node:url'
import { inWorten } from '@foerderportal/contract/fragebogen/antwort/worte'
import { beliebigeDefinition, volleAntworten } from '@foerderportal/contract/fragebogen/testing/definitionen'
import { antwortenAbschliessen, gestellteFragen } from '@foerderportal/contract/fragebogen/weg/weg'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pdfErzeugen } from '../../platform/pdf/pdf.ts'
import { pdfMaengel } from '../../platform/pdf/testing/pdfMaengel.ts'
import type { BefragungRow } from './befragungen.ts'
import { fragebogenPdfDaten } from './fragebogenPdf.ts'

const VORLAGE = fileURLToPath(new URL('./fragebogen.typ', import.meta.url))
const AM = new Date('2026-11-25T10:00:00Z')

const mitAntworten = beliebigeDefinition.chain((definition) =>
  fc.tuple(fc.constant(definition), volleAntworten(definition)),
)

test('[S8-01] the PDF says what was answered, question by question, whatever the way', async () => {
  await fc.assert(
    fc.asyncProperty(mitAntworten, async ([definition, alle]) => {
      const antworten = antwortenAbschliessen(definition, alle)
      const zeile: Partial<BefragungRow> = {
        definition,
        antworten,
        nummer: 3,
        unternehmen_name: 'Hof am See',
      }
      // What the template needs of the row.
      const daten = fragebogenPdfDaten({ ...(zeile as BefragungRow), abgeschlossen_am: AM }, 'Bank')
      const gestellt = gestellteFragen(definition, antworten).map(({ frage }) => ({
        frage: frage.fragetexte.join(' '),
        antwort: inWorten(frage, antworten[frage.id] ?? {}),
      }))
      expect(daten.bloecke.flatMap(({ fragen }) => fragen)).toEqual(gestellt)
      const pdf = await pdfErzeugen({ vorlage: VORLAGE, daten, erstelltAm: AM, standard: 'ua-1' })
      // It is open: it keeps the rules of PDF/UA-1 instead of those of the archive.
      expect(pdfMaengel(pdf).filter((mangel) => !mangel.includes('PDF/A'))).toEqual([])
    }),
    { numRuns: 10 },
  )
})
