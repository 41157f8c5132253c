import { describe, expect, test } from 'vitest'
import {
  defineFlow,
  enterableSteps,
  isComplete,
  isReachable,
  nextPage,
  nextStep,
  pageByPath,
  pageStatus,
  prevPage,
  prevStep,
  reachablePages,
  stepByPath,
  steps,
  stepStatus,
  type Page,
} from './flow.ts'
import { prune, unreachableFields, withoutValue } from './prune.ts'

type Data = {
  art?: 'a' | 'b' | null
  tief?: { moor?: number | null } | null
  ende?: boolean | null
  geteilt?: string | null
}

const page = (path: string, felder: string[], done: (d: Data) => boolean, begun = done): Page<Data> => ({
  path,
  titel: path.toUpperCase(),
  felder,
  isStarted: begun,
  isComplete: done,
})

const flow = defineFlow({
  start: 'art',
  pages: {
    art: page('art', ['art', 'geteilt'], (d) => typeof d.art === 'string'),
    moor: page(
      'moor',
      ['tief.moor', 'geteilt'],
      (d) => (d.tief?.moor ?? 0) >= 5,
      (d) => typeof d.tief?.moor === 'number',
    ),
    weg: page(
      'weg',
      ['ende'],
      (d) => d.ende === true,
      (d) => typeof d.ende === 'boolean',
    ),
    schluss: page('schluss', [], () => true),
  },
  transitions: {
    art: [
      { guard: (d: Data) => d.art === 'a', target: 'moor' },
      { guard: (d: Data) => d.art === 'b', target: 'weg' },
    ],
    moor: 'weg',
    weg: [{ target: 'schluss' }],
    schluss: null,
  },
})

describe('walking', () => {
  test.each([
    [{}, ['art']],
    [{ art: 'a' }, ['art', 'moor', 'weg', 'schluss']],
    [{ art: 'b' }, ['art', 'weg', 'schluss']],
  ] as [Data, string[]][])('data %j reaches %j', (data, way) =>
    expect(reachablePages(flow, data)).toEqual(way),
  )

  test('every page has a way to it and next and previous are each other’s inverse', () => {
    const ways = [{ art: 'a' }, { art: 'b' }] as Data[]
    expect(new Set(ways.flatMap((data) => reachablePages(flow, data)))).toEqual(
      new Set(Object.keys(flow.pages)),
    )
    for (const data of ways)
      for (const key of reachablePages(flow, data)) {
        const next = nextPage(flow, key, data)
        if (next !== null) expect(prevPage(flow, next, data)).toBe(key)
      }
  })

  test('ends: no guard holds, null transition, start, unreachable page', () => {
    expect(nextPage(flow, 'art', {})).toBeNull()
    expect(nextPage(flow, 'schluss', {})).toBeNull()
    expect(prevPage(flow, 'art', { art: 'a' })).toBeNull()
    expect(prevPage(flow, 'moor', { art: 'b' })).toBeNull()
    expect(isReachable(flow, 'moor', { art: 'b' })).toBe(false)
  })

  test('a cycle ends where it closes', () => {
    const pages = { x: flow.pages.art, y: flow.pages.moor }
    expect(reachablePages(defineFlow({ start: 'x', pages, transitions: { x: 'y', y: 'x' } }), {})).toEqual([
      'x',
      'y',
    ])
  })

  test('a page is found by the end of its address', () => {
    expect(pageByPath(flow, 'moor')).toBe('moor')
    expect(pageByPath(flow, 'gibt-es-nicht')).toBeUndefined()
  })
})

describe('status', () => {
  test.each([
    ['moor', { tief: { moor: null } }, 'offen'],
    ['moor', { tief: { moor: 3 } }, 'inArbeit'],
    ['moor', { tief: { moor: 5 } }, 'erledigt'],
  ] as const)('%s with %j is %s', (key, data, status) => expect(pageStatus(flow, key, data)).toBe(status))

  test('complete counts the reachable pages only', () => {
    expect(isComplete(flow, { art: 'b', ende: true, tief: { moor: 1 } })).toBe(true)
    expect(isComplete(flow, { art: 'a', ende: true, tief: { moor: 1 } })).toBe(false)
  })
})

describe('parts: pages that are as many as the data say', () => {
  type Liste = { readonly teile: readonly { readonly name: string; readonly leer?: boolean }[] }
  const teilseite: Page<Liste> = {
    path: 'liste',
    titel: 'Liste',
    felder: ['teile'],
    isStarted: ({ teile }) => teile.length > 0,
    isComplete: () => false,
    parts: ({ teile }) =>
      teile.map(({ name, leer = false }) => ({
        id: name,
        path: `teil-${name}`,
        titel: name,
        status: leer ? 'offen' : 'erledigt',
        onWay: !leer,
      })),
  }
  const schluss = { ...teilseite, path: 'schluss', titel: 'Schluss', parts: () => [] }
  const mitTeilen = defineFlow({
    start: 'liste',
    pages: { liste: teilseite, schluss },
    transitions: { liste: 'schluss', schluss: null } as const,
  })
  const daten: Liste = { teile: [{ name: 'a' }, { name: 'b', leer: true }, { name: 'c' }] }
  const pfade = (liste: readonly { readonly path: string }[]) => liste.map(({ path }) => path)

  test('they are walked after their page; one beside the way is entered by its address', () => {
    expect(pfade(steps(mitTeilen, daten))).toEqual(['liste', 'teil-a', 'teil-c', 'schluss'])
    expect(pfade(steps(mitTeilen, daten, 'teil-b'))).toEqual([
      'liste',
      'teil-a',
      'teil-b',
      'teil-c',
      'schluss',
    ])
    expect(pfade(enterableSteps(mitTeilen, daten))).toContain('teil-b')
    expect(pfade(steps(mitTeilen, { teile: [] }))).toEqual(['liste', 'schluss'])
  })

  test.each([
    ['liste', null, 'teil-a'],
    ['teil-a', 'liste', 'teil-c'],
    ['teil-b', 'teil-a', 'teil-c'],
    ['teil-c', 'teil-a', 'schluss'],
    ['schluss', 'teil-c', null],
    ['gibt-es-nicht', null, null],
  ])('%s lies between %s and %s', (path, vor, nach) => {
    expect(prevStep(mitTeilen, path, daten)?.path ?? null).toBe(vor)
    expect(nextStep(mitTeilen, path, daten)?.path ?? null).toBe(nach)
  })

  test('a step knows its page, what it is about and how far it is', () => {
    const schritt = stepByPath(mitTeilen, 'teil-c', daten)
    expect(schritt).toMatchObject({ key: 'liste', titel: 'c', part: { id: 'c' } })
    expect(schritt && stepStatus(mitTeilen, schritt, daten)).toBe('erledigt')
    const seite = stepByPath(mitTeilen, 'liste', daten)
    expect(seite && stepStatus(mitTeilen, seite, daten)).toBe('inArbeit')
    expect(stepByPath(mitTeilen, 'teil-x', daten)).toBeUndefined()
  })
})

describe('pruning', () => {
  test('answers of unreachable pages fall away, shared ones and others stay, the original is untouched', () => {
    const data: Data = { art: 'b', geteilt: 'bleibt', tief: { moor: 7 }, ende: true }
    expect(unreachableFields(flow, data)).toEqual(['tief.moor'])
    expect(prune(flow, data, data)).toEqual({ ...data, tief: { moor: null } })
    expect(data.tief).toEqual({ moor: 7 })
  })

  test('nothing to take away gives the same object', () => {
    const data: Data = { art: 'a', tief: { moor: 7 } }
    expect(prune(flow, data, data)).toBe(data)
    expect(withoutValue(data, 'fehlt.ganz')).toBe(data)
    expect(withoutValue({ liste: [1] }, 'liste.0')).toEqual({ liste: [1] })
  })
})
