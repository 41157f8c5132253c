import { expect, test } from 'vitest'
import { rechnungFinden } from './rechnungFinden.ts'
import { PDF_PROFILE, XML_FORMATE, fremdErzeugen } from './testing/fremdeBibliothek.ts'
import { MUSTER, erwartet, muster, type Musterrechnung } from './testing/musterrechnung.ts'
import { pdfSchreiben } from './testing/pdfSchreiben.ts'
import { ubl, zugferd1 } from './testing/vonHand.ts'
import { Unlesbar } from './unlesbar.ts'

const XML = 'application/xml'
const PDF = 'application/pdf'
const JEDES = Object.entries(MUSTER)
const IST = muster()

const lesen = (bytes: string | Buffer, mimeType: string = XML) => rechnungFinden(Buffer.from(bytes), mimeType)
const grundVon = (bytes: string | Buffer, mimeType: string = XML) => {
  try {
    return lesen(bytes, mimeType)
  } catch (error) {
    return error instanceof Unlesbar ? error.grund : error
  }
}

/**
 * The plain invoice in each of them, of the others one after another: the library takes a third of a second for each,
 * and what differs between invoices does not differ between its formats.
 */
const verteilt = <F>(formate: readonly F[]) =>
  JEDES.flatMap(([was, m], i) =>
    (i === 0 ? formate : formate.slice(i % formate.length).slice(0, 1)).map((f) => [f, was, m] as const),
  )

/** The library makes a credit note of its own of it, without a day on which it is due. */
const alsXml = (m: Musterrechnung, format: string) => ({
  ...erwartet(m),
  ...(format.endsWith('UBL') && m.art === '381' && { faelligAm: null }),
})

/** Profiles without lines, and the one that does not say when it is due. */
const imProfil = (m: Musterrechnung, profil: string) => ({
  ...erwartet(m),
  ...(profil === 'Minimum' && { faelligAm: null }),
  ...(['Minimum', 'BasicWL'].includes(profil) && { zeilen: [] }),
})

test.each(verteilt(XML_FORMATE))(
  '[S6-05] [A-35] %s written by another library is read field by field: %s',
  async (format, _, m) => {
    const gelesen = lesen(await fremdErzeugen(m, format))
    expect(gelesen).toMatchObject({
      format: format.endsWith('UBL') ? 'UBL' : 'CII',
      angaben: alsXml(m, format),
    })
  },
)

test.each(verteilt(PDF_PROFILE))(
  '[S6-05] [A-35] a PDF of the profile %s written by another library is read field by field: %s',
  async (profil, _, m) => {
    const gelesen = lesen(await fremdErzeugen(m, `Factur-X-${profil}`), PDF)
    expect(gelesen).toMatchObject({ format: 'CII_PDF', angaben: imProfil(m, profil) })
  },
)

test.each(
  JEDES.flatMap(([was, m]) => ['basic', 'comfort', 'extended'].map((profil) => [profil, was, m] as const)),
)('[S6-05] [A-35] ZUGFeRD 1.0 %s is read alone and out of a PDF: %s', (profil, _, m) => {
  const xml = zugferd1(m, profil)
  expect(lesen(xml)).toMatchObject({ format: 'ZUGFERD_1', angaben: erwartet(m) })
  const pdf = pdfSchreiben([{ name: 'ZUGFeRD-invoice.xml', inhalt: xml }])
  expect(lesen(pdf, PDF)).toMatchObject({ format: 'ZUGFERD_1_PDF', angaben: erwartet(m) })
})

test.each([
  ['no prefixes, and text in CDATA', ubl(IST)],
  ['the issuer named as party only', ubl(IST, { nurParteiname: true })],
  ['a zone behind the day', ubl(IST, { zone: '+01:00' })],
  ['tax in a second currency before its own', ubl(IST, { zweiteSteuer: '43000.00' })],
  ['ISO 8859-1', Buffer.from(ubl(IST, { kodierung: 'ISO-8859-1' }), 'latin1')],
  ['UTF-16', Buffer.from(`\ufeff${ubl(IST, { kodierung: 'UTF-16' })}`, 'utf16le')],
  ['UTF-16 without its mark', Buffer.from(ubl(IST, { kodierung: 'UTF-16' }), 'utf16le')],
  ['a byte order mark', `\ufeff${ubl(IST)}`],
  ['another encoding than it names', ubl(IST, { kodierung: 'UTF-16' })],
  ['Windows-1252', Buffer.from(ubl(IST, { kodierung: 'windows-1252' }), 'latin1')],
  ['more places than a cent has', ubl(muster({ brutto: '23800.0000000000000', netto: '20000.' }))],
  ['a plus before its total', ubl(muster({ brutto: '+23800.00' }))],
  [
    'blanks around its values',
    ubl(IST).replaceAll(/(>)(RE 4711\/26|2026-11-02|23800\.00)(<)/g, '$1\n  $2\n $3'),
  ],
  ['a picture of 8 MB in it', ubl(IST, { anlage: 8 * 1024 * 1024 })],
])('[S6-05] UBL with %s is read field by field', (_, xml) => {
  expect(lesen(xml)).toMatchObject({ format: 'UBL', angaben: erwartet(IST) })
})

const LATEIN_2 = ['iso-8859-2', 'windows-1250', 'iso-8859-16', 'latin2'] as const
test.each(LATEIN_2)('[S6-05] letters of Eastern Europe in %s are read as they are', (kodierung) => {
  const bytes = Buffer.from(ubl(muster({ steller: 'Pruszków R\u00f3\u00a3' }), { kodierung }), 'latin1')
  const { steller } = lesen(bytes).angaben
  expect(steller).toBe('Pruszków RóŁ')
})

test.each([
  ['nummer', { nummer: 'RE\u202E17\u202C-4711\u200B' }, 'RE17-4711'],
  ['nummer', { nummer: 'RE\u00AD-4\u2060711' }, 'RE-4711'],
  ['steller', { steller: 'Mu\u0308ller\u200D & \u2067So\u0308hne\u2069' }, 'Müller & Söhne'],
  ['kaeufer', { kaeufer: 'Hof\u00a0Lindenau\u200F GbR' }, 'Hof Lindenau GbR'],
  ['waehrung', { waehrung: 'E\u200BUR' }, 'EUR'],
] as const)('[S6-05] of %s %j only what is seen is read', (feld, anders, gesehen) => {
  expect(lesen(ubl(muster(anders))).angaben[feld]).toBe(gesehen)
  expect(lesen(zugferd1(muster(anders), 'basic')).angaben[feld]).toBe(gesehen)
})

test('[S6-05] a number of invisible signs alone is none', () => {
  expect(lesen(ubl(muster({ nummer: '\u200B\u3164' }))).angaben.nummer).toBeNull()
})

test.each([
  ['12.5', 12.5],
  ['12.50', 12.5],
  ['12.05', 12.05],
  ['.5', 0.5],
  ['12.', 12],
  ['0012.5000', 12.5],
])('[S6-05] a total of %s stays what it is', (brutto, euro) => {
  expect(lesen(ubl(muster({ brutto }))).angaben.brutto).toBe(euro)
  expect(lesen(zugferd1(muster({ brutto }), 'basic')).angaben.brutto).toBe(euro)
})

test.each(['USD', 'CHF', 'eur', ''])('[S6-05] a total in %j of an invoice in euros is none', (waehrung) => {
  const summe = /(TaxInclusiveAmount|GrandTotalAmount) currencyID="EUR"/
  for (const xml of [ubl(IST), zugferd1(IST, 'basic')]) {
    const { angaben } = lesen(xml.replace(summe, `$1 currencyID="${waehrung}"`))
    expect(angaben).toMatchObject({ ...erwartet(IST), brutto: null })
  }
})

const ANHANG = { name: 'factur-x.xml', inhalt: ubl(IST) }
/** An order as it travels beside its invoice: of the same form, by its code (Order-X has a form of its own). */
const BESTELLUNG = ubl(muster({ art: '220', nummer: 'BE 1' }))
const ORDER_X =
  '<rsm:SCRDMCCBDACIOMessageStructure xmlns:rsm="urn:un:unece:uncefact:data:SCRDMCCBDACIOMessageStructure:100"/>'
test.each([
  ['objects in a container', pdfSchreiben([ANHANG], { verzeichnis: 'strom' })],
  ['a directory that leads nowhere', pdfSchreiben([ANHANG], { verzeichnis: 'kaputt' })],
  ['names as UTF-16', pdfSchreiben([ANHANG], { verzeichnis: 'tabelle', namen: 'utf16' })],
  ['names in branches', pdfSchreiben([ANHANG], { verzeichnis: 'tabelle', aeste: true })],
  [
    'an attachment that only PDF/A-3 names',
    pdfSchreiben([ANHANG], { verzeichnis: 'strom', nurVerbunden: true }),
  ],
  ['an attachment as hex', pdfSchreiben([ANHANG], { verzeichnis: 'tabelle', filter: 'ASCIIHexDecode' })],
  ['an attachment as ASCII 85', pdfSchreiben([ANHANG], { verzeichnis: 'tabelle', filter: 'ASCII85Decode' })],
  ['another XML beside it', pdfSchreiben([{ name: 'bestellung.xml', inhalt: '<b/>' }, ANHANG])],
  [
    'Order-X beside it',
    pdfSchreiben([
      { name: 'order-x.xml', inhalt: ORDER_X },
      { ...ANHANG, name: 'RE4711.xml' },
    ]),
  ],
  ['Order-X of the same form beside it', pdfSchreiben([{ name: 'order-x.xml', inhalt: BESTELLUNG }, ANHANG])],
  [
    'an order of no name beside it',
    pdfSchreiben([
      { name: 'a.xml', inhalt: BESTELLUNG },
      { ...ANHANG, name: 'b.xml' },
    ]),
  ],
  [
    'an order under the name of an invoice beside it',
    pdfSchreiben([
      { name: 'ubl.xml', inhalt: BESTELLUNG },
      { ...ANHANG, name: 'RE4711.xml' },
    ]),
  ],
  [
    'a damaged file beside it',
    pdfSchreiben([
      { name: 'bestellung.xml', inhalt: '<a><b></a>' },
      { ...ANHANG, name: 'RE4711.xml' },
    ]),
  ],
  ['an unusual name', pdfSchreiben([{ ...ANHANG, name: 'RE4711.XML' }])],
  ['a name that tells nothing beside the one that does', pdfSchreiben([{ ...ANHANG, name: 'Anlage 1' }])],
  [
    'the same invoice enclosed in two forms',
    pdfSchreiben([
      { ...ANHANG, name: 'xrechnung.xml' },
      { name: 'factur-x.xml', inhalt: zugferd1(IST, 'basic') },
    ]),
  ],
  ['a directory that is off by one', pdfSchreiben([ANHANG], { verzeichnis: 'versetzt' })],
  ['rubbish before its beginning', Buffer.concat([Buffer.from('\r\nX-Mailer\n'), pdfSchreiben([ANHANG])])],
  ['rubbish behind its end', Buffer.concat([pdfSchreiben([ANHANG]), Buffer.from('\r\n\r\n')])],
])('[S6-05] a PDF with %s is read field by field', (_, pdf) => {
  expect(lesen(pdf, PDF)).toMatchObject({ format: 'UBL_PDF', angaben: erwartet(IST) })
})

test.each([
  ['day', '2026-11-02', 'T09:30:00+01:00'],
  ['time', '20261102', '0930'],
  ['time with seconds', '20261102', '093015'],
])('[S6-05] a %s of CII is read as its day', (_, tag, dazu) => {
  const xml = zugferd1(IST, 'basic').replace('>20261102<', `>${tag}${dazu}<`)
  expect(lesen(xml).angaben.datum).toBe('2026-11-02')
  const alsMoment = xml.replaceAll(/udt:DateTimeString( format="102")?>(?=[^<]*<)/g, 'udt:DateTime>')
  expect(lesen(alsMoment.replaceAll('/udt:DateTimeString', '/udt:DateTime')).angaben.datum).toBe('2026-11-02')
})

test.each(['', '380', '381', '396'])(
  '[S6-05] the credit note of UBL is one by its root, with %j too',
  (art) => {
    const { angaben } = lesen(ubl(muster({ art }), { wurzel: 'CreditNote' }))
    expect(angaben).toMatchObject({ ...erwartet(muster({ art: '381' })), artWort: 'Gutschrift' })
  },
)

test('[S6-05] a later version of a PDF counts, whatever the earlier one said', () => {
  const frueher = pdfSchreiben([{ name: 'factur-x.xml', inhalt: ubl(muster({ nummer: 'alt' })) }])
  const dazu = `6 0 obj\n<< /Length 0000 >>\nstream\n${ubl(IST)}\nendstream\nendobj\n`
  const davor = /startxref\n(\d+)/.exec(frueher.toString('latin1'))?.[1]
  const stelle = String(frueher.length).padStart(10, '0')
  const ende = `xref\n6 1\n${stelle} 00000 n \ntrailer\n<< /Root 1 0 R /Prev ${davor} >>\nstartxref\n`
  const xref = frueher.length + Buffer.byteLength(dazu)
  const pdf = Buffer.concat([frueher, Buffer.from(dazu), Buffer.from(`${ende}${xref}\n%%EOF\n`)])
  expect(lesen(pdf, PDF).angaben.nummer).toBe(IST.nummer)
})

test('[S6-05] of an invoice with very many lines the first are read and the others counted', () => {
  const zeilen = Array.from({ length: 12_000 }, (_, i) => ({
    bezeichnung: `Teil ${i}`,
    menge: '1',
    netto: '1.00',
  }))
  const { angaben } = lesen(ubl(muster({ zeilen })))
  expect(angaben).toMatchObject({ brutto: 23_800, weitereZeilen: 11_800 })
  expect(angaben.zeilen).toHaveLength(200)
})

test.each([
  ['brutto', { brutto: '23.800,00' }],
  ['brutto', { brutto: '1e9' }],
  ['brutto', { brutto: '23800.123' }],
  ['brutto', { brutto: '23800.1234567890123' }],
  ['brutto', { brutto: '.' }],
  ['brutto', { brutto: '12345678901234.00' }],
  ['datum', { datum: '2026-02-30' }],
  ['datum', { datum: 'gestern' }],
] as const)('[S6-05] a bad %s spoils only itself: %o', (feld, anders) => {
  const { angaben } = lesen(ubl(muster(anders)))
  expect(angaben).toMatchObject({ ...erwartet(IST), [feld]: null })
})

const bombe = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Invoice>&b;</Invoice>`
const tief = `${'<a>'.repeat(300)}${'</a>'.repeat(300)}`
const riesig = () => `<Invoice>${'<a/>'.repeat(400_000)}</Invoice>`
const weiss = Buffer.alloc(50 * 1024 * 1024, ' ')

test.each([
  ['a DOCTYPE with entities', () => bombe, XML, 'doctype'],
  [
    'a DOCTYPE that leads elsewhere',
    () => ubl(IST).replace('<Invoice', '<!DOCTYPE Invoice SYSTEM "file:///etc/passwd"><Invoice'),
    XML,
    'doctype',
  ],
  [
    'a style sheet',
    () => ubl(IST).replace('<Invoice', '<?xml-stylesheet href="a.xsl"?><Invoice'),
    XML,
    'seite',
  ],
  ['an encoding that nobody knows', () => ubl(IST, { kodierung: 'iso-8859-12' }), XML, 'zeichensatz'],
  ['an encoding of two bytes', () => ubl(IST, { kodierung: 'Shift_JIS' }), XML, 'zeichensatz'],
  ['letters of another encoding', () => Buffer.from(ubl(IST), 'latin1'), XML, 'zeichenfehler'],
  ['Order-X alone', () => ORDER_X, XML, 'keine'],
  ['a PDF with Order-X alone', () => pdfSchreiben([{ name: 'order-x.xml', inhalt: ORDER_X }]), PDF, 'keine'],
  [
    'a PDF with an invoice and a credit note',
    () =>
      pdfSchreiben([
        { ...ANHANG, name: 'a.xml' },
        { name: 'b.xml', inhalt: ubl(muster({ art: '381', nummer: 'GS 1' })) },
      ]),
    PDF,
    'mehrere',
  ],
  [
    'a PDF whose invoice is damaged, beside another XML',
    () =>
      pdfSchreiben([
        { ...ANHANG, inhalt: ubl(IST).slice(0, 900) },
        { name: 'b.xml', inhalt: ubl(muster({ nummer: '2' })) },
      ]),
    PDF,
    'unlesbar',
  ],
  ['300 levels', () => tief, XML, 'zuGross'],
  ['more elements than any invoice has', riesig, XML, 'zuGross'],
  ['no XML at all', () => 'Rechnung', XML, 'unlesbar'],
  ['an XML that is cut off', () => ubl(IST).slice(0, 900), XML, 'unlesbar'],
  ['an XML that is something else', () => '<Bestellung/>', XML, 'keine'],
  ['an invoice of no namespace', () => '<Invoice><ID>1</ID></Invoice>', XML, 'keine'],
  [
    'an invoice of a wrong namespace',
    () => ubl(IST).replaceAll('xsd:Invoice-2', 'xsd:Rechnung-2'),
    XML,
    'keine',
  ],
  [
    'the envelope of an invoice',
    () => `<Umschlag>${ubl(IST).replace(/^<\?.*\?>/, '')}</Umschlag>`,
    XML,
    'keine',
  ],
  ['50 MB of nothing', () => weiss, XML, 'unlesbar'],
  ['50 MB in one element', () => `<Invoice>${weiss.toString('latin1')}</Invoice>`, XML, 'keine'],
  [
    'UBL of another kind',
    () => '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>',
    XML,
    'keine',
  ],
  ['a PDF without attachments', () => pdfSchreiben([]), PDF, 'keine'],
  ['a PDF with another XML', () => pdfSchreiben([{ name: 'a.xml', inhalt: '<a/>' }]), PDF, 'keine'],
  [
    'a PDF with two invoices',
    () =>
      pdfSchreiben([
        { ...ANHANG, name: 'a.xml' },
        { name: 'b.xml', inhalt: ubl(muster({ nummer: '2' })) },
      ]),
    PDF,
    'mehrere',
  ],
  [
    'an encrypted PDF',
    () => pdfSchreiben([ANHANG], { verzeichnis: 'tabelle', verschluesselt: true }),
    PDF,
    'verschluesselt',
  ],
  [
    'a PDF with 50 MB packed into it',
    () => pdfSchreiben([{ name: 'factur-x.xml', inhalt: weiss }]),
    PDF,
    'zuGross',
  ],
  [
    'a PDF with a DOCTYPE in it',
    () => pdfSchreiben([{ name: 'factur-x.xml', inhalt: bombe }]),
    PDF,
    'doctype',
  ],
  [
    'a PDF with 300 levels in it',
    () => pdfSchreiben([{ name: 'factur-x.xml', inhalt: tief }]),
    PDF,
    'zuGross',
  ],
  ['half a PDF', () => pdfSchreiben([ANHANG]).subarray(0, 300), PDF, 'keine'],
  ['a photograph', () => Buffer.from('ffd8ffe0', 'hex'), 'image/jpeg', 'keine'],
])('[S6-05] [A-35] nothing is read out of %s, and it is said why', (_, bytes, mimeType, grund) => {
  expect(grundVon(bytes(), mimeType)).toBe(grund)
})
