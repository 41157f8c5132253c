import { createHash } from 'node:crypto'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { RECHTSFORMEN } from '@foerderportal/contract/unternehmen/werte/enums'
import { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import {
  formular,
  GRENZEN,
  KONTEXT,
  maschine,
  moorSeite,
} from '@foerderportal/contract/zuwendung/testing/testFormular'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { EINGANGSVORLAGE } from '../../platform/einreichung/eingangsbeleg.ts'
import { pdfErzeugen } from '../../platform/pdf/pdf.ts'
import { pdfLesen } from '../../platform/pdf/testing/pdfLesen.ts'
import { alleElemente, pdfMaengel, strukturVon } from '../../platform/pdf/testing/pdfMaengel.ts'
import { textkaesten } from '../../platform/pdf/testing/textkaesten.ts'
import { belegDaten, type BelegQuelle } from './belegDaten.ts'

const EINGANG = new Date('2026-11-20T13:03:07Z')
const PROGRAMM = z.parse(ProgrammDaten, {
  titel: 'ANK NaBo',
  demo: true,
  obergrenzen: GRENZEN,
  kategorien: KONTEXT.kategorien.map(({ id, titel, foerdergegenstandKlassen }) => ({
    id,
    titel,
    klassen: foerdergegenstandKlassen.map((klasse) => ({ ...klasse, quoten: [{ prozent: 40 }] })),
  })),
})

const quelle = (
  antrag: AntragFormular,
  einreichung: Partial<BelegQuelle['einreichung']> = {},
): BelegQuelle => ({
  formular: antrag,
  programm: PROGRAMM,
  bank: {
    bankName: 'Landwirtschaftliche Förderbank',
    bankAnschrift: 'Musterstraße 1, 12345 Musterstadt',
    bankTelefon: '030 23125 100',
    bankEmail: 'service@bank.example',
  },
  person: 'Lena Lindenau',
  einreichung: {
    eingangsnummer: 'ANK-2026-000002',
    eingegangen_am: EINGANG,
    sha256: createHash('sha256').update(JSON.stringify(antrag)).digest('hex'),
    ge_nr: 'GE-2026-000001',
    mitgezeichnet_name: null,
    mitgezeichnet_am: null,
    erste_nummer: 'ANK-2026-000002',
    erste_am: EINGANG,
    ...einreichung,
  },
})

const beleg = (antrag: AntragFormular, standard: 'a-3a und ua-1' | 'ua-1' = 'a-3a und ua-1') =>
  pdfErzeugen({
    vorlage: EINGANGSVORLAGE,
    daten: belegDaten(quelle(antrag)),
    ...(standard === 'ua-1'
      ? {}
      : {
          anhang: {
            name: 'antrag.json',
            bytes: Buffer.from(JSON.stringify(antrag)),
            beschreibung: 'Angaben',
          },
        }),
    erstelltAm: EINGANG,
    standard,
  })

const WORT = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** 40 machines, a text as long as a field takes, words that no hyphenation divides. */
const GROSS = formular({
  unternehmen: { ...formular().unternehmen, unternehmenName: `${WORT} ${'x'.repeat(100)}` },
  foerdergegenstandSeiten: [
    {
      kategorie: 'B.1',
      foerdergegenstandKlasse: 'mulch',
      foerdergegenstaende: Array.from({ length: 30 }, (_, i) =>
        maschine({
          typBezeichnung: `MP ${i}`,
          beschreibung: i === 4 ? 'Ein langer Text. '.repeat(117) : null,
        }),
      ),
    },
    {
      ...moorSeite,
      foerdergegenstaende: Array.from({ length: 10 }, () => maschine({ beschreibung: 'y'.repeat(2_000) })),
    },
  ],
})

let gross: Buffer
beforeAll(async () => void (gross = await beleg(GROSS)))

describe('[S4-08] the receipt keeps the rules of PDF/UA-1', () => {
  test('[S4-08] 40 machines, long texts and words: tagged in order, nothing unmarked, titles, language, bookmarks', () => {
    expect(pdfMaengel(gross)).toEqual([])
    const arten = alleElemente(strukturVon(gross)).map(({ art }) => art)
    expect(arten.filter((art) => art === 'H3')).toHaveLength(41)
    expect(arten.filter((art) => art === 'LI').length).toBeGreaterThan(400)
  })

  test.each(RECHTSFORMEN)('[S4-08] legal form %s', async (rechtsform) => {
    const antrag = formular({ unternehmen: { ...formular().unternehmen, rechtsform } })
    expect(pdfMaengel(await beleg(antrag))).toEqual([])
  })

  test('[S4-08] Typst itself finds nothing against PDF/UA-1', async () => {
    await expect(beleg(GROSS, 'ua-1')).resolves.toBeInstanceOf(Buffer)
  })

  const LATIN = 'latin1'
  test.each([
    ['the language', '/Lang (de-DE)', '/Xang (de-DE)', 'keine Sprache des Dokuments'],
    [
      'the title in the window',
      '/DisplayDocTitle true',
      '/DisplayDocTitle false',
      'Titel wird nicht angezeigt',
    ],
    ['the mark as tagged', '/Marked true', '/Marked false', 'nicht als getaggt gekennzeichnet'],
    ['the name of the standard', '<pdfuaid:part>1', '<pdfuaid:part>2', 'nicht als PDF/UA-1 bezeichnet'],
    ['the first heading', '/S /H1', '/S /H2', 'erste Überschrift ist nicht H1'],
    ['a level of headings', '/S /H2', '/S /H4', 'Überschrift H4 überspringt eine Ebene'],
    ['the text of a list entry', '/S /LBody', '/S /Span', 'Listeneintrag ohne LBody'],
    ['a known type', '/S /Lbl', '/S /Wort', 'unbekannte Strukturart Wort'],
    ['a bookmark', '/Title (Antragsteller)', '/Title ()', 'Lesezeichen fehlen'],
    ['the numbers of contents', '/K [0]', '/K []', 'Seite 1: Inhalt steht nicht im Baum'],
  ])('the check finds a missing tag: without %s', (_, vorhanden, kaputt, satz) => {
    const text = gross.toString(LATIN)
    expect(text).toContain(vorhanden)
    // The catalogue stands twice, the second time as it holds: all places are damaged.
    expect(pdfMaengel(Buffer.from(text.replaceAll(vorhanden, kaputt), LATIN))).toContain(satz)
  })
})

test('[S4-08] the sent data are an attachment of their own name, said to be the source of the document', () => {
  const pdf = pdfLesen(gross)
  const [anlage] = pdf.liste(pdf.katalog['AF'])
  const angaben = pdf.als(anlage)
  expect(angaben).toMatchObject({ UF: 'antrag.json', AFRelationship: '/Source' })
  const datei = pdf.als(angaben['EF'])['UF']
  expect(pdf.als(datei)['Subtype']).toBe('/application#2Fjson')
  const inhalt = Buffer.from(pdf.strom(datei), 'latin1').toString('utf8')
  expect(JSON.parse(inhalt)).toEqual(GROSS)
})

test('[S4-08] who sent it, who signed too and what it corrects stand at its head', () => {
  expect(belegDaten(quelle(formular())).kopf).toEqual([
    ['Programm', 'ANK NaBo'],
    ['Eingangsnummer', 'ANK-2026-000002'],
    ['Eingegangen am', '20.11.2026, 14:03:07 Uhr'],
    ['Geschäft', 'GE-2026-000001'],
    ['Eingereicht von', 'Lena Lindenau'],
    ['Beantragt', expect.stringMatching(/\d,\d\d\s€$/)],
  ])
  const { kopf } = belegDaten(
    quelle(formular(), {
      mitgezeichnet_name: 'Paul Partner',
      mitgezeichnet_am: new Date('2026-11-19T09:00:00Z'),
      erste_nummer: 'ANK-2026-000001',
      erste_am: new Date('2026-10-01T08:00:00Z'),
    }),
  )
  expect(kopf).toContainEqual(['Nachgereicht zu', 'ANK-2026-000001 vom 01.10.2026, 10:00:00 Uhr'])
  expect(kopf).toContainEqual(['Mitgezeichnet von', 'Paul Partner, 19.11.2026, 10:00:00 Uhr'])
})

test('[S4-08] it says what comes next, which number to quote, and who signs', () => {
  expect(belegDaten(quelle(formular()))).toMatchObject({
    titel: 'Eingangsbestätigung',
    absender: 'Landwirtschaftliche Förderbank',
    kopf: expect.arrayContaining([['Beantragt', expect.stringMatching(/\d,\d\d\s€$/)]]),
    weiter: [
      'Sie müssen nichts tun: Braucht die Bank noch etwas von Ihnen, bekommen Sie eine E-Mail.',
      expect.stringMatching(/^Die Bank prüft und entscheidet: /),
      expect.stringContaining('Bestellen Sie erst'),
    ],
    fragen: 'Haben Sie Fragen? Nennen Sie uns die Nummer GE-2026-000001.',
    bank: ['Musterstraße 1, 12345 Musterstadt', 'Telefon: 030 23125 100', 'E-Mail: service@bank.example'],
  })
})

/** What stands on the pages, as drawn. */
const gezeichnet = (pdf: Buffer): string => {
  const { katalog, als, liste, strom } = pdfLesen(pdf)
  return liste(als(katalog['Pages'])['Kids'])
    .map((seite) => strom(als(seite)['Contents']))
    .join('')
}
/** Where Typst divides a word it says so, for a reader to find it whole. */
const TEILUNG = '<FEFF00AD>'
const anzahl = (text: string, was: string): number => text.split(was).length - 1

test('[S4-08] no word of a question or an answer is divided, and one that no line holds is copied whole', async () => {
  const unternehmen = {
    ...formular().unternehmen,
    wirtschaftsidentifikationsnummer: 'DE123456788-00001',
    unternehmenName:
      'Landwirtschaftliche Erzeugergemeinschaft Nordfriesland für Wiedervernässung und Paludikultur',
    ansprechpartnerEmail: 'lena.lindenau@hof-lindenau-gbr.example',
  }
  const mit = await beleg(formular({ unternehmen, foerdergegenstandSeiten: [moorSeite] }))
  const kopf = await pdfErzeugen({
    vorlage: EINGANGSVORLAGE,
    daten: { ...belegDaten(quelle(formular())), abschnitte: [] },
    erstelltAm: EINGANG,
    standard: 'ua-1',
  })
  expect(anzahl(gezeichnet(mit), TEILUNG)).toBe(anzahl(gezeichnet(kopf), TEILUNG))
  const gelesen = (await textkaesten(gross)).flat().map(({ text }) => text)
  expect(gelesen.join('')).toContain(WORT)
  // The probe itself: it does not stand on one line.
  expect(gelesen.join('\n')).not.toContain(WORT)
})
