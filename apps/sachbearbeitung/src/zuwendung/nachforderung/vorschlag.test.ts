import type { PruefpunktAntwort, Vermerk } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { expect, test } from 'vitest'
import { pruefung, vermerk } from '../testing/faelle.ts'
import { ausPruefpunkten, ohneStelle } from './vorschlag.ts'

const UMSATZ = 'produktgruppenDaten.umsatz'
const FINANZAMT = 'produktgruppenDaten.finanzamt'
const [PUNKT] = pruefung().punkte
if (PUNKT === undefined) throw new Error('there is a point')

const punkt = (
  vermerke: Partial<Vermerk>[],
  angaben: Partial<PruefpunktAntwort> = {},
): PruefpunktAntwort => ({
  ...PUNKT,
  code: 'A3',
  titel: 'Größe',
  stand: 'NICHT_ERFUELLT',
  zuFordern: [UMSATZ],
  vermerke: vermerke.map((v) => vermerk({ ergebnis: 'NICHT_ERFUELLT', text: 'Der Umsatz fehlt.', ...v })),
  ...angaben,
})
const moegliche = [UMSATZ, FINANZAMT].map((pfad) => ({ pfad, frage: pfad, seite: '', dokument: null }))
const A3 = 'A3 Größe'
const A4 = { code: 'A4', titel: 'Steuer' }
const gestrichen = { grund: '', person: { sub: '', name: '' }, zeit: '' }
const BITTE = 'Bitte ergänzen oder berichtigen Sie diese Angabe.'

test.each<[string, PruefpunktAntwort[], readonly unknown[]]>([
  [
    'its place, with the Vermerk as reason',
    [punkt([{}])],
    [{ pfad: UMSATZ, grund: 'Der Umsatz fehlt.', aus: [A3] }],
  ],
  [
    'each of its places',
    [punkt([{}], { zuFordern: [UMSATZ, FINANZAMT] })],
    [UMSATZ, FINANZAMT].map((pfad) => ({ pfad, grund: 'Der Umsatz fehlt.', aus: [A3] })),
  ],
  [
    'the words of the Vermerk that counts, not of one that is struck',
    [punkt([{ text: 'Verwechselt.', gestrichen }, { text: 'Umsatz prüfen.' }])],
    [{ pfad: UMSATZ, grund: 'Umsatz prüfen.', aus: [A3] }],
  ],
  [
    'without words what the point is about',
    [punkt([{ text: ' ' }])],
    [{ pfad: UMSATZ, grund: `Es geht um: Größe. ${BITTE}`, aus: [A3] }],
  ],
  [
    'a place of two points once, with the words of both',
    [punkt([{}]), punkt([{ text: 'Steuer fehlt.' }], A4)],
    [{ pfad: UMSATZ, grund: 'Der Umsatz fehlt.\nSteuer fehlt.', aus: [A3, 'A4 Steuer'] }],
  ],
  [
    'the same words once',
    [punkt([{}]), punkt([{}], A4)],
    [{ pfad: UMSATZ, grund: 'Der Umsatz fehlt.', aus: [A3, 'A4 Steuer'] }],
  ],
  ['nothing of a point that is met', [punkt([{}], { stand: 'ERFUELLT' })], []],
  ['nothing that can’t be asked', [punkt([{}], { zuFordern: ['unternehmen.name'] })], []],
])('[S9-03] a failed point proposes %s', (_, punkte, erwartet) => {
  expect(ausPruefpunkten(punkte, moegliche)).toEqual(erwartet)
})

test('[S9-03] a failed point of which nothing can be asked is named', () => {
  const ohne = punkt([{}], { ...A4, zuFordern: [] })
  const erfuellt = punkt([{}], { stand: 'ERFUELLT', zuFordern: [] })
  expect(ohneStelle([punkt([{}]), ohne, erfuellt], moegliche)).toEqual(['A4 Steuer'])
})
