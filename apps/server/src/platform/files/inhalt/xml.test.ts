import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { xmlMangel } from './xml.ts'

/** In pieces of seven bytes: signs and tags are cut apart. */
const ask = (content: string | Buffer) => {
  const bytes = Buffer.from(content)
  const pieces = [bytes.subarray(0, 64)]
  for (let i = 64; i < bytes.length; i += 7) pieces.push(bytes.subarray(i, i + 7))
  return xmlMangel(Readable.from(pieces))
}

test.each([
  ['with declaration', '<?xml version="1.0" encoding="UTF-8"?>\n<Invoice/>'],
  [
    'with byte order mark and namespaces',
    '\ufeff<rsm:Invoice xmlns:rsm="urn:x"><rsm:a>ß &amp; €</rsm:a></rsm:Invoice>',
  ],
  ['after a comment', '<!-- Rechnung --><Invoice><a b="1"/></Invoice>\n'],
  [
    'in Latin-1, as declared',
    Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?><a>${'Größe '.repeat(20)}</a>`, 'latin1'),
  ],
  [
    'in Latin-2, as declared',
    Buffer.from('<?xml version="1.0" encoding="ISO-8859-2"?><a>\u00a3\u00f3d\u00bc</a>', 'latin1'),
  ],
  [
    'in Windows-1250 under its short name',
    Buffer.from('<?xml version="1.0" encoding="cp1250"?><a>\u008c</a>', 'latin1'),
  ],
  ['that names UTF-16 and is UTF-8', '<?xml version="1.0" encoding="utf-16"?><a>Größe</a>'],
  ['in UTF-16', Buffer.from('\ufeff<a>Größe</a>', 'utf16le')],
  ['in UTF-16 without its mark', Buffer.from('<a>Größe</a>', 'utf16le')],
  ['in UTF-16, the other way round', Buffer.from('<a>Größe</a>', 'utf16le').swap16()],
])('[S5-01] XML is taken: %s', async (_, content) => {
  expect(await ask(content)).toBeUndefined()
})

test.each([
  ['unlesbar', 'an HTML page', '<!doctype html><html></html>'],
  ['seite', 'HTML after a comment', '<!-- x --><html><script>alert(1)</script></html>'],
  ['unlesbar', 'a piece of HTML', '<p>Guten Tag<br>Ihr Hof</p>'],
  ['seite', 'XHTML', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['seite', 'XHTML within', '<a xmlns:h="http://www.w3.org/1999/xhtml"><h:script>alert(1)</h:script></a>'],
  ['seite', 'SVG under a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
  ['doctype', 'a DOCTYPE', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ['doctype', 'a DOCTYPE that leads elsewhere', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><a/>'],
  ['unlesbar', 'a foreign entity', '<a>&b;</a>'],
  ['seite', 'a style sheet that a browser would apply', '<?xml-stylesheet href="x.xsl"?><a/>'],
  ['unlesbar', 'an element that is not closed', '<a><b></a>'],
  ['unlesbar', 'text behind the root', '<a/>Guten Tag'],
  ['unlesbar', 'text in front of it', 'Guten Tag <a/>'],
  ['unlesbar', 'plain text', '<Guten Tag'],
  ['unlesbar', 'nothing', ''],
  ['zeichenfehler', 'bytes that are no UTF-8', Buffer.from('<a>Größe</a>', 'latin1')],
  ['unlesbar', 'a picture', Buffer.from('ffd8ffe000104a46', 'hex')],
  ['zeichensatz', 'an encoding that nobody knows', '<?xml version="1.0" encoding="iso-8859-12"?><a/>'],
  ['zeichensatz', 'letters of two bytes', '<?xml version="1.0" encoding="Shift_JIS"?><a/>'],
  ['zeichensatz', 'letters that hide signs', '<?xml version="1.0" encoding="ISO-2022-JP"?><a/>'],
  ['zeichensatz', 'UTF-32', Buffer.from('fffe00003c000000', 'hex')],
  ['zeichensatz', 'EBCDIC', Buffer.from('4c6fa7949340', 'hex')],
  ['zuGross', '101 levels', `${'<a>'.repeat(101)}${'</a>'.repeat(101)}`],
])('[S5-01] XML is not taken, and it is said why, %s: %s', async (mangel, _, content) => {
  expect(await ask(content)).toBe(mangel)
})

/** Endlessly the same piece, and how many of them were read. */
const endlos = (anfang: string, stueck: (i: number) => string) => {
  let gelesen = 0
  const quelle = Readable.from(
    (function* () {
      yield Buffer.from(anfang)
      for (;;) yield Buffer.from(stueck((gelesen += 1)))
    })(),
  )
  return { quelle, gelesen: () => gelesen }
}

test.each([
  ['deep nesting', '<a>', () => '<a>', 200],
  ['an element of attributes', '<a', (i: number) => ` a${i}=""`, 2_000],
  ['an element of namespaces', '<a', (i: number) => ` xmlns:a${i}="urn:${i}"`, 2_000],
  ['a crowd of elements with attributes', '<a>', () => '<b c="" d="" e=""/>'.repeat(1_000), 80],
] as const)(
  '[S5-01] %s is refused at once: it would keep the parser busy for minutes',
  async (_, anfang, stueck, hoechstens) => {
    const { quelle, gelesen } = endlos(anfang, stueck)
    expect(await xmlMangel(quelle)).toBe('zuGross')
    expect(gelesen()).toBeLessThan(hoechstens)
  },
)

test('[S5-01] an invoice of ten thousand lines is taken, with the papers that it carries', async () => {
  const zeile = '<cac:Line><cbc:ID schemeID="a" listID="b">1</cbc:ID><cbc:Name>Mulcher</cbc:Name></cac:Line>'
  const anlage = `<cbc:Object mimeCode="application/pdf">${'JVBERi0x'.repeat(100_000)}</cbc:Object>`
  const kopf = '<Invoice xmlns:cac="urn:a" xmlns:cbc="urn:b">'
  const text = `${kopf}${zeile.repeat(10_000)}${anlage}</Invoice>`
  expect(await xmlMangel(Readable.from([Buffer.from(text)]))).toBeUndefined()
  expect(await ask(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`)).toBeUndefined()
})
