import { fileURLToPath } from 'node:url'
import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { alsDatum, tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { pdfErzeugen } from '../../../platform/pdf/pdf.ts'
import { STELLER, positionCent, summenVon, type Beispielrechnung } from './beispielrechnung.ts'
import { ciiSchreiben } from './ciiSchreiben.ts'
import { ublSchreiben } from './ublSchreiben.ts'

type Format = 'UBL' | 'CII' | 'PDF'
export type Beispiel = {
  readonly datei: string
  readonly titel: string
  /** What happens with it. */
  readonly satz: string
  readonly format: Format
  readonly rechnung: Partial<Beispielrechnung> & Pick<Beispielrechnung, 'nummer'>
}

const HOF = 'Hof Lindenau GbR'
const MASCHINE = { bezeichnung: 'Beispielwerk MP 300, Mulchpflanzmaschine', menge: 1, satz: 19 }
const GRUND: Omit<Beispielrechnung, 'nummer' | 'tag' | 'faellig'> = {
  kaeufer: HOF,
  positionen: [{ ...MASCHINE, einzelCent: 2_000_000 }],
  art: '380',
  waehrung: 'EUR',
  angezahltCent: 0,
}

/** Invoices to try, of everything that an applicant meets (S6-05). */
export const BEISPIELE: readonly Beispiel[] = [
  {
    datei: 'xrechnung.xml',
    titel: 'XRechnung über 23.800,00 €',
    satz: `An ${HOF}, als UBL. Füllt alle fünf Angaben.`,
    format: 'UBL',
    rechnung: { nummer: 'LN-2301' },
  },
  {
    datei: 'zugferd.pdf',
    titel: 'ZUGFeRD-Rechnung über 13.006,50 €',
    satz: `An ${HOF}, eine PDF zum Lesen mit der E-Rechnung darin; Maschine zu 19 %, Saatgut zu 7 %.`,
    format: 'PDF',
    rechnung: {
      nummer: 'LN-2302',
      positionen: [
        { ...MASCHINE, einzelCent: 1_075_000 },
        { bezeichnung: 'Saatgut zur Einweisung', menge: 2, einzelCent: 10_000, satz: 7 },
      ],
    },
  },
  {
    datei: 'angezahlt.xml',
    titel: 'XRechnung mit Anzahlung',
    satz: `An ${HOF}, als CII: 23.800,00 € berechnet, 13.800,00 € noch zu zahlen. Das Portal weist darauf hin.`,
    format: 'CII',
    rechnung: { nummer: 'LN-2303', angezahltCent: 1_000_000 },
  },
  {
    datei: 'gutschrift.xml',
    titel: 'Gutschrift',
    satz: 'Daraus wird nichts übernommen, und das Portal sagt, warum.',
    format: 'CII',
    rechnung: { nummer: 'GS-88', art: '381' },
  },
  {
    datei: 'schweizer-franken.xml',
    titel: 'Rechnung in Schweizer Franken',
    satz: 'Auch daraus wird nichts übernommen: Das Portal rechnet keine Währung um.',
    format: 'UBL',
    rechnung: { nummer: 'CH-5', waehrung: 'CHF' },
  },
  {
    datei: 'maschinenring.xml',
    titel: 'XRechnung über 11.900,00 €',
    satz: 'An Maschinenring Süd GmbH, als UBL. Für Max Mehrfach; bei Lena Lindenau fällt der Käufer auf.',
    format: 'UBL',
    rechnung: {
      nummer: 'LN-2304',
      kaeufer: 'Maschinenring Süd GmbH',
      positionen: [{ ...MASCHINE, einzelCent: 1_000_000 }],
    },
  },
]

/** Written three days ago: after every approval of the demo world, and paid since. */
const rechnungAm = ({ rechnung }: Beispiel, jetzt: Date): Beispielrechnung => ({
  ...GRUND,
  ...rechnung,
  tag: tagNach(jetzt, -3),
  faellig: tagNach(jetzt, 27),
})

/** What the template rechnung.typ shows. */
export const rechnungsblatt = (r: Beispielrechnung) => {
  const s = summenVon(r)
  return {
    titel: `Rechnung ${r.nummer}`,
    absender: STELLER.name,
    nummer: r.nummer,
    kaeufer: r.kaeufer,
    kopf: [
      ['Rechnungsdatum', alsDatum(r.tag)],
      ['Fällig am', alsDatum(r.faellig)],
      ['USt-IdNr.', STELLER.ustId],
    ],
    positionen: r.positionen.map((p) => [
      p.bezeichnung,
      String(p.menge),
      `${p.satz} %`,
      alsEuro(positionCent(p)),
    ]),
    summen: [
      ['Netto', alsEuro(s.nettoCent)],
      ...s.steuern.map(({ satz, steuerCent }) => [`Umsatzsteuer ${satz} %`, alsEuro(steuerCent)]),
      ['Rechnungsbetrag', alsEuro(s.bruttoCent)],
    ],
  }
}

const SCHREIBEN: Record<Format, (r: Beispielrechnung, jetzt: Date) => Promise<Buffer>> = {
  UBL: async (r) => Buffer.from(ublSchreiben(r)),
  CII: async (r) => Buffer.from(ciiSchreiben(r)),
  PDF: (r, erstelltAm) =>
    pdfErzeugen({
      vorlage: fileURLToPath(new URL('./rechnung.typ', import.meta.url)),
      daten: rechnungsblatt(r),
      anhang: { name: 'factur-x.xml', bytes: Buffer.from(ciiSchreiben(r)), mimeType: 'text/xml' },
      erstelltAm,
    }),
}

/** The bytes of an example as its issuer would send them now. */
export const beispielSchreiben = (beispiel: Beispiel, jetzt: Date): Promise<Buffer> =>
  SCHREIBEN[beispiel.format](rechnungAm(beispiel, jetzt), jetzt)
