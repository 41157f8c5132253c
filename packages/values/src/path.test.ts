import { describe, expect, test } from 'vitest'
import { valueAt, withValueAt } from './path.ts'

const form = { a: { b: [{ c: 1 }, { c: 2 }] }, n: null }

describe('the value at a path', () => {
  test.each<[path: string, unknown]>([
    ['a.b.1.c', 2],
    ['a.b', form.a.b],
    ['n', null],
    ['n.tiefer', undefined],
    ['a.b.1.c.tiefer', undefined],
    ['a.b.7.c', undefined],
    ['fehlt.ganz', undefined],
  ])('%s', (path, value) => {
    expect(valueAt(form, path.split('.'))).toBe(value)
  })

  test('of nothing is nothing, and the empty path is the value itself', () => {
    expect([valueAt(null, ['a']), valueAt('text', ['a']), valueAt(form, [])]).toEqual([
      undefined,
      undefined,
      form,
    ])
  })
})

describe('another value at a path', () => {
  test('leaves everything else as it was', () => {
    const changed = withValueAt(form, ['a', 'b', '1', 'c'], 7)
    expect(changed).toEqual({ a: { b: [{ c: 1 }, { c: 7 }] }, n: null })
    expect(valueAt(changed, ['a', 'b', '0'])).toBe(form.a.b[0])
    expect(form.a.b[1]).toEqual({ c: 2 })
  })

  test('makes the objects that are missing, and no element of a list', () => {
    expect(withValueAt({}, ['x', 'y'], 1)).toEqual({ x: { y: 1 } })
    expect(withValueAt(form, ['n', 'y'], 1)).toEqual({ ...form, n: { y: 1 } })
    expect(withValueAt(form, ['a', 'b', '7', 'c'], 1)).toEqual(form)
  })
})
