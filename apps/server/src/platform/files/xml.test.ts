import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { isPlainXml } from './xml.ts'

/** In pieces of seven bytes: signs and tags are cut apart. */
const ask = (content: string | Buffer) => {
  const bytes = Buffer.from(content)
  const pieces = [bytes.subarray(0, 64)]
  for (let i = 64; i < bytes.length; i += 7) pieces.push(bytes.subarray(i, i + 7))
  return isPlainXml(Readable.from(pieces))
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
  ['in UTF-16', Buffer.from('\ufeff<a>Größe</a>', 'utf16le')],
])('[S5-01] XML is taken: %s', async (_, content) => {
  expect(await ask(content)).toBe(true)
})

test.each([
  ['an HTML page', '<!doctype html><html></html>'],
  ['HTML after a comment', '<!-- x --><html><script>alert(1)</script></html>'],
  ['a piece of HTML', '<p>Guten Tag<br>Ihr Hof</p>'],
  ['XHTML', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['XHTML within', '<a xmlns:h="http://www.w3.org/1999/xhtml"><h:script>alert(1)</h:script></a>'],
  ['SVG under a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
  ['a DOCTYPE', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ['a foreign entity', '<a>&b;</a>'],
  ['a style sheet that a browser would apply', '<?xml-stylesheet href="x.xsl"?><a/>'],
  ['an element that is not closed', '<a><b></a>'],
  ['text behind the root', '<a/>Guten Tag'],
  ['text in front of it', 'Guten Tag <a/>'],
  ['plain text', '<Guten Tag'],
  ['nothing', ''],
  ['bytes that are no UTF-8', Buffer.from('<a>Größe</a>', 'latin1')],
])('[S5-01] no XML: %s', async (_, content) => {
  expect(await ask(content)).toBe(false)
})

test('[S5-01] deep nesting is refused at once: it would keep the parser busy for minutes', async () => {
  const begonnen = performance.now()
  expect(await ask(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`)).toBe(true)
  expect(await isPlainXml(Readable.from([Buffer.from('<a>'.repeat(1_000_000))]))).toBe(false)
  expect(performance.now() - begonnen).toBeLessThan(1_000)
})
