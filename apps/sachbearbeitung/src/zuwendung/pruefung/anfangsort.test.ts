import type { FallUnterlage } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import type { PruefpunktAntwort } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { expect, test } from 'vitest'
import { UNTERLAGEN, pruefung, vermerk } from '../testing/faelle.ts'
import { anfangsort } from './anfangsort.ts'

const NUMMER = 'ANK-2026-000042'
const [PUNKT] = pruefung().punkte
const [DATEI] = UNTERLAGEN
if (PUNKT === undefined || DATEI === undefined) throw new Error('there is a point and a file')

const punkt = (angaben: Partial<PruefpunktAntwort>): PruefpunktAntwort => ({ ...PUNKT, ...angaben })
const liegt = (...dateien: string[]) => [{ pfad: `dokumente.${dateien.join('')}`, frage: '', dateien }]
const beleg = (dateiGuid: string | null) => ({
  dateiGuid,
  seite: dateiGuid === null ? null : 2,
  zitat: null,
  stelle: 'x',
})
const bestaetigung = (uuid: string, eingangsnummer: string): FallUnterlage => ({
  ...DATEI,
  uuid,
  art: 'beleg',
  eingangsnummern: [eingangsnummer],
})
const UNTERLAGEN_DES_FALLS = [
  ...UNTERLAGEN,
  bestaetigung('frueher', 'ANK-2026-000041'),
  bestaetigung('eingang', NUMMER),
]
const oeffnet = (angaben: Partial<PruefpunktAntwort>, unterlagen = UNTERLAGEN_DES_FALLS) =>
  anfangsort(punkt(angaben), unterlagen, NUMMER)

test.each<[string, Partial<PruefpunktAntwort>, string | undefined]>([
  [
    'the first paper that proves it',
    { nachweise: [...liegt('angebot', 'zweites'), ...liegt('erklaerung')] },
    'angebot',
  ],
  ['the next one where that is missing', { nachweise: [...liegt(), ...liegt('amtlich')] }, 'amtlich'],
  ['the receipt where none lies there', { nachweise: liegt() }, 'eingang'],
  ['the receipt where it reads answers alone', { nachweise: [] }, 'eingang'],
  [
    'the evidence that somebody chose',
    { nachweise: liegt('angebot'), vermerke: [vermerk({ belege: [beleg(null), beleg('gewaehlt')] })] },
    'gewaehlt',
  ],
  [
    'what proves it, where evidence is a place alone',
    { nachweise: liegt('angebot'), vermerke: [vermerk({ belege: [beleg(null)] })] },
    'angebot',
  ],
  [
    'the paper that came with the correction',
    {
      nachweise: liegt('alt', 'neu'),
      neueDateien: ['neu'],
      vermerke: [vermerk({ ueberholt: true, belege: [beleg('alt')] })],
    },
    'neu',
  ],
])('[S9-03] beside a point lies %s', (_, angaben, erwartet) => {
  expect(oeffnet(angaben)?.dateiGuid).toBe(erwartet)
})

test('[S9-03] evidence opens on its page; without a receipt lies nothing beside answers', () => {
  expect(oeffnet({ vermerke: [vermerk({ belege: [beleg('gewaehlt')] })] })?.seite).toBe(2)
  expect(oeffnet({}, [...UNTERLAGEN])).toBeUndefined()
})
