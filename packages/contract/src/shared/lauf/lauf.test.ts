import { describe, expect, test } from 'vitest'
import { BLEIBT, FORT, lauf } from './lauf.ts'
import { laufPruefen } from './testing/laufPruefen.ts'

const brief = lauf({
  was: 'Brief',
  nochNicht: 'Noch nicht geschrieben',
  staende: { ENTWURF: { wort: 'Entwurf' }, VORGELEGT: { wort: 'Vorgelegt' }, WEG: { wort: 'Versandt' } },
  anfang: null,
  ende: ['WEG'],
  akteure: {
    SCHREIBT: 'Das tut, wer freigibt.',
    FREIGABE: 'Das tut, wer schreibt.',
    BETEILIGT: 'Sie haben daran mitgeschrieben.',
    LESER: ({ wer, verb }) => `Sie lesen. ${wer.length} können ihn ${verb}.`,
  },
  gesperrt: { BETEILIGT: 'FREIGABE' },
  zeilen: {
    schreiben: { von: [null, 'ENTWURF'], wer: ['SCHREIBT'], nach: 'ENTWURF', verb: 'schreiben' },
    vorlegen: {
      von: ['ENTWURF'],
      wer: ['SCHREIBT'],
      nach: 'VORGELEGT',
      sonst: 'Vorlegen lässt sich nur ein Entwurf.',
    },
    lesen: { von: ['ENTWURF', 'VORGELEGT'], wer: ['SCHREIBT', 'FREIGABE'], nach: BLEIBT, verb: 'lesen' },
    verwerfen: {
      von: ['ENTWURF', 'VORGELEGT'],
      wer: { ENTWURF: ['SCHREIBT'], VORGELEGT: ['FREIGABE'] },
      nach: FORT,
      verb: 'verwerfen',
    },
    versenden: {
      von: ['VORGELEGT'],
      wer: ['FREIGABE'],
      nach: { FREIGABE: 'WEG' },
      sonst: (stand) => `Nicht aus ${stand ?? 'nichts'}.`,
    },
    zurueckholen: {
      von: ['VORGELEGT'],
      wer: ['SCHREIBT'],
      nach: 'ENTWURF',
      verb: 'zurückholen',
      nurSo: 'Das tut, wer ihn vorgelegt hat.',
    },
  },
})

describe('[S4-10] a life cycle as a table', () => {
  test.each([
    ['schreiben', null, ['SCHREIBT'], null],
    [
      'schreiben',
      'WEG',
      ['SCHREIBT'],
      'STAND: Der Brief hat den Stand „Versandt“. Schreiben lässt er sich nur im Stand „Noch nicht geschrieben“ oder „Entwurf“.',
    ],
    ['vorlegen', 'VORGELEGT', ['LESER'], 'STAND: Vorlegen lässt sich nur ein Entwurf.'],
    ['versenden', null, ['FREIGABE'], 'STAND: Nicht aus nichts.'],
    ['vorlegen', 'ENTWURF', ['FREIGABE'], 'PERSON: Das tut, wer schreibt.'],
    ['lesen', 'ENTWURF', ['LESER'], 'PERSON: Sie lesen. 2 können ihn lesen.'],
    ['lesen', 'ENTWURF', [], 'PERSON: Sie lesen. 2 können ihn lesen.'],
    ['zurueckholen', 'VORGELEGT', ['FREIGABE'], 'PERSON: Das tut, wer ihn vorgelegt hat.'],
    ['versenden', 'VORGELEGT', ['SCHREIBT', 'FREIGABE'], null],
    ['versenden', 'VORGELEGT', ['SCHREIBT', 'BETEILIGT'], 'PERSON: Sie haben daran mitgeschrieben.'],
    ['vorlegen', 'ENTWURF', ['BETEILIGT', 'FREIGABE'], 'PERSON: Das tut, wer schreibt.'],
    ['vorlegen', 'ENTWURF', ['BETEILIGT'], 'PERSON: Das tut, wer schreibt.'],
    ['verwerfen', 'ENTWURF', ['FREIGABE'], 'PERSON: Das tut, wer schreibt.'],
    ['verwerfen', 'VORGELEGT', ['FREIGABE'], null],
  ] as const)('%s from %s by %j: %s', (aktion, stand, wer, soll) => {
    const grund = brief.hindernis(aktion, stand, wer)
    expect(grund && `${grund.liegtAn}: ${grund.text}`).toBe(soll)
  })

  test('where it leads: to a state, nowhere else, away, or by who does it', () => {
    expect(brief.danach('vorlegen', 'ENTWURF', 'SCHREIBT')).toBe('VORGELEGT')
    expect(brief.danach('lesen', 'VORGELEGT', 'FREIGABE')).toBe('VORGELEGT')
    expect(brief.danach('verwerfen', 'ENTWURF', 'SCHREIBT')).toBe(FORT)
    expect(brief.danach('versenden', 'VORGELEGT', 'FREIGABE')).toBe('WEG')
  })

  test('neither a state nor an act that it does not know is taken by the compiler', () => {
    const nie = () => [
      // @ts-expect-error -- no such state
      brief.hindernis('schreiben', 'FERTIG', ['LESER']),
      // @ts-expect-error -- no such act
      brief.hindernis('zerreissen', 'ENTWURF', ['LESER']),
      // @ts-expect-error -- nobody is that
      brief.hindernis('schreiben', 'ENTWURF', ['UHR']),
    ]
    expect(nie).toBeTypeOf('function')
  })
})

const EINE = { von: ['A'], wer: ['ICH'], nach: 'B', sonst: 'Nur aus A.' } as const
const MIT = {
  was: 'Zettel',
  staende: ['A', 'B'],
  anfang: 'A',
  ende: ['B'],
  akteure: { ICH: 'Nur ich.', DU: 'Nur du.' },
} as const

describe('what is wrong with a table is found', () => {
  test.each([
    ['nothing', lauf({ ...MIT, zeilen: { tun: EINE } }), []],
    ['the example', brief, []],
    [
      'a state that nothing leads to',
      lauf({ ...MIT, staende: ['A', 'B', 'C'], ende: ['B', 'C'], zeilen: { tun: EINE } }),
      ['C: nothing leads there'],
    ],
    ['an end not named', lauf({ ...MIT, ende: [], zeilen: { tun: EINE } }), ['B: an end that nobody names']],
    [
      'an end that leads on',
      lauf({ ...MIT, zeilen: { tun: EINE, zurueck: { ...EINE, von: ['B'], nach: 'A' } } }),
      ['B: no end'],
    ],
    [
      'an act of nobody',
      lauf({ ...MIT, zeilen: { tun: EINE, lassen: { ...EINE, wer: [] } } }),
      ['lassen: nobody ever'],
    ],
    [
      'a refusal that is no sentence',
      lauf({ ...MIT, zeilen: { tun: { ...EINE, sonst: 'nein' } } }),
      ['tun from B by ICH: no sentence: nein', 'tun from B by DU: no sentence: nein'],
    ],
    [
      'the name of a state for its word',
      lauf({
        ...MIT,
        akteure: { ICH: 'Nur ich.' },
        zeilen: { tun: { von: ['A'], wer: ['ICH'], nach: 'B', verb: 'tun' } },
      }),
      ['tun from B by ICH: no sentence: Der Zettel hat den Stand „B“. Tun lässt er sich nur im Stand „A“.'],
    ],
    [
      'one word for two',
      lauf({ ...MIT, staende: { A: { wort: 'Neu' }, B: { wort: 'Neu' } }, zeilen: { tun: EINE } }),
      ['two states share a word'],
    ],
  ])('%s', (_, tafel, maengel) => {
    expect(laufPruefen(tafel as Parameters<typeof laufPruefen>[0])).toEqual(maengel)
  })
})
