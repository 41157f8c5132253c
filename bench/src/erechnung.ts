import { rechnungLesen } from '../../apps/server/src/auszahlung/rechnung/rechnungLesen.ts'
import { fremdErzeugen } from '../../apps/server/src/auszahlung/rechnung/testing/fremdeBibliothek.ts'
import { muster } from '../../apps/server/src/auszahlung/rechnung/testing/musterrechnung.ts'
import { pdfSchreiben } from '../../apps/server/src/auszahlung/rechnung/testing/pdfSchreiben.ts'
import { ubl } from '../../apps/server/src/auszahlung/rechnung/testing/vonHand.ts'
import { speicher } from './prozess.ts'

export const ERECHNUNG = 'E-Rechnung lesen'
const RUNDEN = 101
const ZIEL_MS = { xml: 50, pdf: 200 }
const ZIEL_MB = 64

type Fall = { readonly was: string; readonly art: keyof typeof ZIEL_MS; readonly bytes: Buffer }

/** With the picture of the invoice beside it: most of such a PDF is no XML. */
const MEGABYTE = 1024 * 1024

const faelle = async (): Promise<Fall[]> => {
  const lang = muster({
    zeilen: Array.from({ length: 1_000 }, (_, i) => ({
      bezeichnung: `Teil ${i}`,
      menge: '1',
      netto: '20.00',
    })),
  })
  const anhang = { name: 'factur-x.xml', inhalt: ubl(muster()) }
  const bild = { name: 'rechnung.png', inhalt: Buffer.alloc(4 * MEGABYTE, 'bild') }
  return [
    { was: 'XRechnung (UBL)', art: 'xml', bytes: Buffer.from(ubl(muster())) },
    { was: 'XRechnung (UBL), 1.000 Positionen', art: 'xml', bytes: Buffer.from(ubl(lang)) },
    { was: 'XRechnung (CII)', art: 'xml', bytes: await fremdErzeugen(muster(), 'CII') },
    { was: 'ZUGFeRD-PDF', art: 'pdf', bytes: await fremdErzeugen(muster(), 'Factur-X-EN16931') },
    { was: 'ZUGFeRD-PDF mit großem Anhang', art: 'pdf', bytes: pdfSchreiben([bild, anhang]) },
    {
      was: 'dasselbe, Verzeichnis zerstört',
      art: 'pdf',
      bytes: pdfSchreiben([bild, anhang], { verzeichnis: 'kaputt' }),
    },
  ]
}

const messen = async ({ was, art, bytes }: Fall): Promise<string> => {
  const dauern: number[] = []
  for (let i = 0; i < RUNDEN; i++) {
    const beginn = performance.now()
    const gelesen = await rechnungLesen({ bytes, mimeType: `application/${art}` })
    if ('grund' in gelesen) throw new Error(`${was}: ${gelesen.grund}`)
    dauern.push(performance.now() - beginn)
  }
  const [erste = 0] = dauern
  dauern.sort((a, b) => a - b)
  const stelle = (anteil: number) => (dauern[Math.floor(anteil * (RUNDEN - 1))] ?? 0).toFixed(1)
  return `| ${was} | ${stelle(0.5)} | ${stelle(0.95)} | ${erste.toFixed(0)} | ${ZIEL_MS[art]} |`
}

/** What a call pays for an invoice, thread included, and what the thread costs. */
export const erechnungMessen = async (): Promise<string> => {
  const alle = await faelle()
  const davor = await speicher(process.pid)
  const zeilen: string[] = []
  for (const fall of alle) zeilen.push(await messen(fall))
  const danach = await speicher(process.pid)
  return `${ERECHNUNG}, ms:

| | Median | p95 | erste | Ziel |
|---|---:|---:|---:|---:|
${zeilen.join('\n')}

Arbeitsspeicher dafür: höchstens ${Math.max(danach.hoechstens - davor.jetzt, 0)} MB (Ziel ≤ ${ZIEL_MB} MB).`
}
