import { same } from '@foerderportal/values/same'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { merge, type Konflikt } from './merge.ts'

type Maschine = { id: string; name: string; preis?: string }
type Werte = {
  a?: string | null
  b?: string | null
  innen?: { x?: number; y?: number }
  tage?: number[]
  liste?: Maschine[]
}

const m = (id: string, name = id, preis = ''): Maschine => ({ id, name, preis })
const basis: Werte = { a: 'alt', b: 'alt', innen: { x: 1, y: 1 }, tage: [1], liste: [m('1'), m('2')] }
const mit = (teil: Werte): Werte => ({ ...basis, ...teil })

test.each<[string, fremd: Werte, eigen: Werte, erwartet: Werte]>([
  [
    'each side changed a field: both hold',
    mit({ a: 'fremd' }),
    mit({ b: 'eigen' }),
    mit({ a: 'fremd', b: 'eigen' }),
  ],
  ['both changed a field to the same', mit({ a: 'neu' }), mit({ a: 'neu' }), mit({ a: 'neu' })],
  [
    'fields inside are told apart',
    mit({ innen: { x: 2, y: 1 } }),
    mit({ innen: { x: 1, y: 3 } }),
    mit({ innen: { x: 2, y: 3 } }),
  ],
  ['an emptied field stays empty', mit({ b: 'fremd' }), mit({ a: null }), mit({ a: null, b: 'fremd' })],
  [
    'absent and null are the same gap',
    mit({ b: 'fremd', a: null }),
    { b: 'alt', innen: { x: 1, y: 1 }, tage: [1], liste: [m('1'), m('2')] },
    { b: 'fremd', innen: { x: 1, y: 1 }, tage: [1], liste: [m('1'), m('2')] },
  ],
  [
    'a list without ids counts as one field',
    mit({ a: 'fremd' }),
    mit({ tage: [1, 2] }),
    mit({ a: 'fremd', tage: [1, 2] }),
  ],
  [
    'both added an element',
    mit({ liste: [m('1'), m('2'), m('f')] }),
    mit({ liste: [m('1'), m('2'), m('e')] }),
    mit({ liste: [m('1'), m('2'), m('f'), m('e')] }),
  ],
  [
    'each changed another element',
    mit({ liste: [m('1', 'fremd'), m('2')] }),
    mit({ liste: [m('1'), m('2', 'eigen')] }),
    mit({ liste: [m('1', 'fremd'), m('2', 'eigen')] }),
  ],
  [
    'each changed another field of one element',
    mit({ liste: [m('1', 'fremd'), m('2')] }),
    mit({ liste: [m('1', '1', '5'), m('2')] }),
    mit({ liste: [m('1', 'fremd', '5'), m('2')] }),
  ],
  [
    'one removed, the other added',
    mit({ liste: [m('2')] }),
    mit({ liste: [m('1'), m('2'), m('e')] }),
    mit({ liste: [m('2'), m('e')] }),
  ],
  [
    'one moved, the other changed',
    mit({ liste: [m('2'), m('1')] }),
    mit({ liste: [m('1', 'eigen'), m('2')] }),
    mit({ liste: [m('2'), m('1', 'eigen')] }),
  ],
  [
    'the own order holds when only that changed',
    mit({ a: 'fremd' }),
    mit({ liste: [m('2'), m('1')] }),
    mit({ a: 'fremd', liste: [m('2'), m('1')] }),
  ],
])('%s', (_, fremd, eigen, erwartet) => {
  const { wert, konflikte } = merge(fremd, eigen, basis)
  expect(same(wert, erwartet), JSON.stringify(wert)).toBe(true)
  expect(konflikte).toEqual([])
})

describe('a field that both changed differently', () => {
  const pfadUndWerte = ({ pfad, eigen, fremd }: Konflikt) => [pfad.join('/'), eigen, fremd]
  test.each<[string, fremd: Werte, eigen: Werte, erwartet: unknown[]]>([
    ['a text', mit({ a: 'fremd' }), mit({ a: 'eigen' }), ['a', 'eigen', 'fremd']],
    ['a field inside', mit({ innen: { x: 2, y: 1 } }), mit({ innen: { x: 3, y: 1 } }), ['innen/x', 3, 2]],
    ['a list without ids', mit({ tage: [1, 2] }), mit({ tage: [1, 3] }), ['tage', [1, 3], [1, 2]]],
    [
      'a field of an element',
      mit({ liste: [m('1', 'fremd'), m('2')] }),
      mit({ liste: [m('1', 'eigen'), m('2')] }),
      ['liste/1/name', 'eigen', 'fremd'],
    ],
    [
      'removed here, changed there',
      mit({ liste: [m('1', 'fremd'), m('2')] }),
      mit({ liste: [m('2')] }),
      ['liste/1', undefined, m('1', 'fremd')],
    ],
    [
      'changed here, removed there',
      mit({ liste: [m('2')] }),
      mit({ liste: [m('1', 'eigen'), m('2')] }),
      ['liste/1', m('1', 'eigen'), undefined],
    ],
    ['emptied here, changed there', mit({ a: 'fremd' }), mit({ a: null }), ['a', null, 'fremd']],
  ])('%s is a conflict: the own text stays, until somebody chooses', (_, fremd, eigen, erwartet) => {
    const ohneWahl = merge(fremd, eigen, basis)
    expect(ohneWahl.konflikte.map(pfadUndWerte)).toEqual([erwartet])
    expect(same(ohneWahl.wert, eigen)).toBe(true)
    const mitWahl = merge(fremd, eigen, basis, { wahl: () => 'fremd' })
    expect(same(mitWahl.wert, fremd), JSON.stringify(mitWahl.wert)).toBe(true)
  })

  test('two with the same id make a list one field', () => {
    const doppelt = mit({ liste: [m('1'), m('1', 'zwei')] })
    expect(merge(mit({ liste: [m('1'), m('2', 'fremd')] }), doppelt, basis).konflikte).toHaveLength(1)
  })

  test("a name of one's own tells elements apart", () => {
    const von = {
      liste: [
        { art: 'x', n: 1 },
        { art: 'y', n: 1 },
      ],
    }
    const fremd = {
      liste: [
        { art: 'x', n: 2 },
        { art: 'y', n: 1 },
      ],
    }
    const eigen = {
      liste: [
        { art: 'x', n: 1 },
        { art: 'y', n: 3 },
      ],
    }
    const { wert, konflikte } = merge(fremd, eigen, von, { kennung: ({ art }) => String(art) })
    expect(wert).toEqual({
      liste: [
        { art: 'x', n: 2 },
        { art: 'y', n: 3 },
      ],
    })
    expect(konflikte).toEqual([])
  })

  test('an object that is one field is not mixed', () => {
    const fremd = mit({ b: 'fremd', innen: { x: 2, y: 1 } })
    const eigen = mit({ innen: { x: 1, y: 3 } })
    const ganz = ([feld]: readonly string[]) => feld === 'innen'
    const { konflikte, fremdes } = merge(fremd, eigen, basis, { ganz })
    expect(konflikte.map(pfadUndWerte)).toEqual([['innen', { x: 1, y: 3 }, { x: 2, y: 1 }]])
    expect(fremdes).toEqual([['b']])
    expect(merge(fremd, eigen, basis, { ganz, wahl: () => 'fremd' }).wert).toEqual(fremd)
  })

  test('what only the other side changed is told', () => {
    const { fremdes } = merge(mit({ a: 'fremd', innen: { x: 2, y: 1 } }), mit({ b: 'eigen' }), basis)
    expect(fremdes).toEqual([['a'], ['innen', 'x']])
  })
})

/** Documents of the kind that forms make: texts, groups, lists of things with ids. */
const text: fc.Arbitrary<string> = fc.constantFrom('', 'a', 'b', 'c')
const liste = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('1', '2', '3', '4'), name: text, preis: text }),
  {
    selector: ({ id }) => id,
  },
)
const dokument = fc.record({ x: text, y: text, gruppe: fc.record({ u: text, v: text }), liste })
type Dokument = typeof dokument extends fc.Arbitrary<infer D> ? D : never

/** Every text with the place where it stands. */
const blaetter = (wert: unknown, pfad = ''): [string, unknown][] =>
  Array.isArray(wert)
    ? wert.flatMap((w: Maschine) => blaetter(w, `${pfad}/${w.id}`))
    : typeof wert === 'object' && wert !== null
      ? Object.entries(wert).flatMap(([name, w]) => blaetter(w, `${pfad}/${name}`))
      : [[pfad, wert]]

const nachPlatz = (d: unknown) => new Map(blaetter(d))
const konfliktBlaetter = (konflikte: readonly Konflikt[], seite: 'eigen' | 'fremd') =>
  new Map(konflikte.flatMap((k) => blaetter(k[seite], `/${k.pfad.join('/')}`)))
const sortiert = (d: Dokument): Dokument => ({
  ...d,
  liste: d.liste.toSorted((a, b) => a.id.localeCompare(b.id)),
})

describe('for any three documents', () => {
  const drei = fc.tuple(dokument, dokument, dokument)

  test('no text that a side typed is lost: it holds, or it stands in a conflict', () => {
    fc.assert(
      fc.property(drei, ([fremd, eigen, von]) => {
        const { wert, konflikte } = merge(fremd, eigen, von)
        const ergebnis = nachPlatz(wert)
        const alt = nachPlatz(von)
        const verloren = (['eigen', 'fremd'] as const).flatMap((seite) => {
          const imKonflikt = konfliktBlaetter(konflikte, seite)
          return blaetter(seite === 'eigen' ? eigen : fremd).filter(
            ([platz, getippt]) =>
              alt.get(platz) !== getippt &&
              ergebnis.get(platz) !== getippt &&
              imKonflikt.get(platz) !== getippt,
          )
        })
        expect(verloren).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  test('a side that changed nothing changes nothing', () => {
    fc.assert(
      fc.property(dokument, dokument, (neu, von) => {
        expect(merge(neu, von, von)).toMatchObject({ wert: neu, konflikte: [] })
        expect(merge(von, neu, von)).toMatchObject({ wert: neu, konflikte: [], fremdes: [] })
        expect(merge(neu, neu, von)).toMatchObject({ wert: neu, konflikte: [], fremdes: [] })
      }),
    )
  })

  test('both sides see the same conflicts, and without any the same document', () => {
    fc.assert(
      fc.property(drei, ([fremd, eigen, von]) => {
        const hier = merge(fremd, eigen, von)
        const dort = merge(eigen, fremd, von)
        const plaetze = (k: readonly Konflikt[]) => k.map(({ pfad }) => pfad.join('/')).toSorted()
        expect(plaetze(hier.konflikte)).toEqual(plaetze(dort.konflikte))
        if (hier.konflikte.length === 0) expect(sortiert(hier.wert)).toEqual(sortiert(dort.wert))
      }),
      { numRuns: 1000 },
    )
  })

  /** What one of three people does in one place; nobody else touches it. */
  const tat = fc.record({ wer: fc.nat(2), was: fc.constantFrom('name', 'preis', 'weg', 'dazu'), neu: text })
  const plan = fc.record({ x: tat, y: tat, u: tat, '1': tat, '2': tat, '3': tat, '4': tat })
  type Plan = typeof plan extends fc.Arbitrary<infer P> ? P : never

  const arbeiten = (von: Dokument, p: Plan, ich: number): Dokument => {
    const feld = (name: 'x' | 'y' | 'u', alt: string) => (p[name].wer === ich ? p[name].neu : alt)
    const ids = (['1', '2', '3', '4'] as const).filter((id) => p[id].wer === ich)
    const neu = ids.filter((id) => p[id].was === 'dazu' && !von.liste.some((g) => g.id === id))
    return {
      x: feld('x', von.x),
      y: feld('y', von.y),
      gruppe: { ...von.gruppe, u: feld('u', von.gruppe.u) },
      liste: [
        ...von.liste
          .filter(({ id }) => !ids.some((i) => i === id && p[i].was === 'weg'))
          .map((g) => {
            const t = p[g.id as keyof Plan] // ids are keys of the plan
            return t.wer === ich && t.was !== 'dazu' ? { ...g, [t.was]: t.neu } : g
          }),
        ...neu.map((id) => ({ id, name: p[id].neu, preis: '' })),
      ],
    }
  }

  test('three who work in different places: no conflict, and it does not matter who merges first', () => {
    fc.assert(
      fc.property(dokument, plan, (von, p) => {
        const [a, b, c] = [arbeiten(von, p, 0), arbeiten(von, p, 1), arbeiten(von, p, 2)]
        const links = merge(merge(a, b, von).wert, c, von)
        const rechts = merge(a, merge(b, c, von).wert, von)
        expect(links.konflikte).toEqual([])
        expect(rechts.konflikte).toEqual([])
        expect(sortiert(links.wert)).toEqual(sortiert(rechts.wert))
      }),
      { numRuns: 1000 },
    )
  })
})
