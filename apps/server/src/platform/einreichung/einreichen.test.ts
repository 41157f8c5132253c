import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { einreichen, istDieselbe } from './einreichen.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(() => undefined)
})
afterAll(() => t.close())

type Stelle = 'wiederholt' | 'erlauben' | 'eins' | 'zwei' | null

/** Notes each step; at one of them it is over. */
const senden = async (
  bei: Stelle,
): Promise<{ readonly schritte: readonly string[]; readonly was: string }> => {
  const schritte: string[] = []
  const ende = (schritt: Stelle): void => {
    schritte.push(schritt ?? '')
    if (schritt === bei) throw new Error(`${schritt}: refused`)
  }
  const art = einreichen({
    sperren: async () => schritte.push('sperren'),
    wiederholt: async () => {
      schritte.push('wiederholt')
      return bei === 'wiederholt' ? 'as before' : undefined
    },
    erlauben: () => ende('erlauben'),
    fertigstellen: async () => schritte.push('fertigstellen'),
    pruefungen: [async () => ende('eins'), () => ende('zwei')],
    festhalten: async () => {
      schritte.push('festhalten')
      return 'sent'
    },
  })
  const was = await art(t.services, {}).catch((error: unknown) => String(error))
  return { schritte, was }
}

describe('[S4-07] [S6-01] [S3-02] what is sent', () => {
  test.each([
    [null, 'sperren wiederholt erlauben fertigstellen eins zwei festhalten', 'sent'],
    ['wiederholt', 'sperren wiederholt', 'as before'],
    ['erlauben', 'sperren wiederholt erlauben', 'Error: erlauben: refused'],
    ['eins', 'sperren wiederholt erlauben fertigstellen eins', 'Error: eins: refused'],
    ['zwei', 'sperren wiederholt erlauben fertigstellen eins zwei', 'Error: zwei: refused'],
  ] as const)('ends at %s: %s', async (bei, schritte, was) => {
    expect(await senden(bei)).toEqual({ schritte: schritte.split(' '), was })
  })

  test.each([
    [undefined, true],
    [3, true],
    [4, true],
    [5, false],
  ])('a call from version %s is the one that sent version 4: %s', (ifMatch, soll) => {
    expect(istDieselbe({ dokument_version: 4 }, ifMatch)).toBe(soll)
  })
})
