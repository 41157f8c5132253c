import { expect, test } from 'vitest'
import {
  umstandHindernis,
  ZAHLLAUF_AKTEURE,
  ZAHLLAUF_STATUS,
  ZAHLLAUF_UEBERGAENGE,
  zahllaufHindernis,
  type ZahllaufAktion,
} from './zahllaufLauf.ts'

/** For each act: from where, and who. */
const MOEGLICH: Record<ZahllaufAktion, readonly [von: string, wer: string]> = {
  postenAusnehmen: ['ENTWURF', 'SACHBEARBEITUNG'],
  zahllaufVorlegen: ['ENTWURF', 'SACHBEARBEITUNG'],
  zahllaufZurueckgeben: ['VORGELEGT', 'FREIGABE BETEILIGT'],
  zahllaufFreigeben: ['VORGELEGT', 'FREIGABE'],
  zahllaufVerwerfen: ['ENTWURF VORGELEGT', 'SACHBEARBEITUNG'],
  zahllaufHerunterladen: [
    'FREIGEGEBEN EINGEREICHT ABGESCHLOSSEN VERWORFEN',
    'SACHBEARBEITUNG FREIGABE BETEILIGT',
  ],
  einreichungVermerken: ['FREIGEGEBEN', 'SACHBEARBEITUNG'],
  zahllaufVerfallVorlegen: ['FREIGEGEBEN', 'SACHBEARBEITUNG'],
  zahllaufVerfallZurueckgeben: ['FREIGEGEBEN', 'FREIGABE BETEILIGT'],
  zahllaufVerfallen: ['FREIGEGEBEN', 'FREIGABE'],
  postenBezahlt: ['EINGEREICHT', 'SACHBEARBEITUNG'],
  postenAbgewiesen: ['EINGEREICHT', 'FREIGABE BETEILIGT'],
}

test.each(Object.keys(ZAHLLAUF_UEBERGAENGE) as ZahllaufAktion[])(
  '[S6-07] %s from every state by everybody',
  (aktion) => {
    const [von, wer] = MOEGLICH[aktion]
    for (const status of ZAHLLAUF_STATUS)
      for (const akteur of ZAHLLAUF_AKTEURE) {
        const geht = von.split(' ').includes(status) && wer.split(' ').includes(akteur)
        const grund = zahllaufHindernis(aktion, status, [akteur])
        expect([status, akteur, grund === null]).toEqual([status, akteur, geht])
        if (grund !== null) expect(grund).toMatch(/\.$/)
      }
  },
)

test('[S6-07] who may prepare and release has a part in what he touched, and is told so', () => {
  const beide = ['SACHBEARBEITUNG', 'BETEILIGT'] as const
  expect(zahllaufHindernis('zahllaufVorlegen', 'ENTWURF', beide)).toBeNull()
  expect(zahllaufHindernis('zahllaufFreigeben', 'VORGELEGT', beide)).toContain('nur eine andere Person')
  expect(zahllaufHindernis('zahllaufFreigeben', 'VORGELEGT', [])).toContain('lesen')
})

const VERFALLENDE = [
  'einreichungVermerken',
  'zahllaufVerfallVorlegen',
  'zahllaufVerfallZurueckgeben',
  'zahllaufVerfallen',
  'zahllaufHerunterladen',
] as const

test.each([
  ['before its day has passed', false, false, true, ['einreichungVermerken', 'zahllaufHerunterladen']],
  ['after it', true, false, true, ['zahllaufVerfallVorlegen', 'zahllaufHerunterladen']],
  [
    'after it was presented',
    true,
    true,
    true,
    ['zahllaufVerfallZurueckgeben', 'zahllaufVerfallen', 'zahllaufHerunterladen'],
  ],
  ['without a file', false, false, false, ['einreichungVermerken']],
] as const)('[S6-08] what a run lets happen %s', (_, tagVorbei, verfallVorgelegt, mitDatei, moeglich) => {
  const umstaende = { tagVorbei, verfallVorgelegt, mitDatei }
  expect(VERFALLENDE.filter((aktion) => umstandHindernis(aktion, umstaende) === null)).toEqual(moeglich)
  expect(umstandHindernis('postenAusnehmen', umstaende)).toBeNull()
})
