import { describe, expect, test } from 'vitest'
import { MITZEICHNUNG_STATUS, laeuft, mitzeichnungAktionen } from './mitzeichnungStaende.ts'

describe('[S4-07] a second signature', () => {
  test('somebody is asked or has signed: nothing else holds an application still', () => {
    expect(MITZEICHNUNG_STATUS.filter(laeuft)).toEqual(['ANGEFRAGT', 'UNTERSCHRIEBEN'])
  })

  test('a screen offers what a person may do, never what happens of itself', () => {
    expect(mitzeichnungAktionen('ANGEFRAGT', 'GEFRAGT')).toEqual([
      'unterschreiben',
      'ablehnen',
      'zurueckrufen',
    ])
    expect(mitzeichnungAktionen('UNTERSCHRIEBEN', 'ABLAUF')).toEqual([])
  })
})
