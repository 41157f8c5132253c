import type { PruefpunktAntwort, Vermerk } from '@foerderportal/contract/zuwendung/pruefpunkte/schema'
import { expect, test } from 'vitest'
import { UNTERLAGEN, pruefung, vermerk } from '../testing/faelle.ts'
import { ausPruefpunkten } from './vorschlag.ts'

const UMSATZ = 'produktgruppenDaten.umsatz'
const FINANZAMT = 'produktgruppenDaten.finanzamt'
const [ANGEBOT] = UNTERLAGEN
const [PUNKT] = pruefung().punkte
if (PUNKT === undefined || ANGEBOT === undefined) throw new Error('there is a point and a file')

const punkt = (
  vermerke: Partial<Vermerk>[],
  angaben: Partial<PruefpunktAntwort> = {},
): PruefpunktAntwort => ({
  ...PUNKT,
  titel: 'Größe',
  stand: 'NICHT_ERFUELLT',
  stellen: [UMSATZ, FINANZAMT].map((pfad) => ({ pfad, frage: pfad, antwort: null })),
  vermerke: vermerke.map((v) => vermerk({ ergebnis: 'NICHT_ERFUELLT', text: 'Der ist doch nie KMU.', ...v })),
  ...angaben,
})
const moegliche = [UMSATZ, FINANZAMT, ...ANGEBOT.stellen].map((pfad) => ({
  pfad,
  frage: pfad,
  seite: '',
  dokument: null,
}))
const beleg = (angaben: { stelle?: string; dateiGuid?: string }) => ({
  dateiGuid: null,
  seite: null,
  zitat: null,
  stelle: null,
  ...angaben,
})
const pfade = (...punkte: PruefpunktAntwort[]) =>
  ausPruefpunkten(punkte, UNTERLAGEN, moegliche).map(({ pfad }) => pfad)

test.each<[string, PruefpunktAntwort[], readonly string[]]>([
  ['the place that its evidence names', [punkt([{ belege: [beleg({ stelle: FINANZAMT })] }])], [FINANZAMT]],
  [
    'where the file of its evidence lies',
    [punkt([{ belege: [beleg({ dateiGuid: ANGEBOT.uuid })] }])],
    ANGEBOT.stellen,
  ],
  ['without evidence the first that it reads', [punkt([{ belege: [] }])], [UMSATZ]],
  [
    'the latest Vermerk counts',
    [punkt([{ belege: [] }, { belege: [beleg({ stelle: FINANZAMT })] }])],
    [UMSATZ],
  ],
  ['nothing of a point that is met', [punkt([{}], { stand: 'ERFUELLT' })], []],
  ['nothing that can’t be asked', [punkt([{ belege: [beleg({ stelle: 'unternehmen.name' })] }])], []],
  ['each place once', [punkt([{ belege: [] }]), punkt([{ belege: [] }], { code: 'A4' })], [UMSATZ]],
])('[S9-03] %s', (_, punkte, erwartet) => expect(pfade(...punkte)).toEqual(erwartet))

test('[S9-03] the words of a Vermerk are the bank’s: the applicant reads what the point is about', () => {
  const [vorschlag] = ausPruefpunkten([punkt([{ belege: [] }])], UNTERLAGEN, moegliche)
  expect(vorschlag?.grund).toBe('Es geht um: Größe. Bitte ergänzen oder berichtigen Sie diese Angabe.')
})
