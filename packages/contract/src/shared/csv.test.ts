import { expect, test } from 'vitest'
import { csvSchreiben } from './csv.ts'

const zelle = (wert: string) => csvSchreiben([[wert]]).slice(1, -2)

test.each([
  ['plain', 'Hof Lindenau', 'Hof Lindenau'],
  ['a formula', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['plus', '+49 461', "'+49 461"],
  ['minus', '-5.000,00', "'-5.000,00"],
  ['at', '@summe', "'@summe"],
  ['tab', '\t=1', "'\t=1"],
  ['carriage return', '\r=1', `"'\r=1"`],
  ['a formula that does not begin so', 'a=1', 'a=1'],
  ['the separator', 'a;b', '"a;b"'],
  ['quotes', 'der „"Hof"“', '"der „""Hof""“"'],
  ['lines', 'a\nb', '"a\nb"'],
  ['nothing', '', ''],
])('[S9-03] %s', (_, wert, geschrieben) => expect(zelle(wert)).toBe(geschrieben))

test('[S9-03] rows and cells, marked as UTF-8', () => {
  expect(csvSchreiben([['Äpfel', 'b'], ['c']])).toBe('\uFEFFÄpfel;b\r\nc\r\n')
})
