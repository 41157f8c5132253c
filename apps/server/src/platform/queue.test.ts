import { describe, expect, test, vi } from 'vitest'
import { NoConnectionError } from './database/unavailable.ts'
import { queue } from './queue.ts'

/** A call that ends when the test says so. */
const auftrag = (begonnen: string[], name: string) => {
  const ende = Promise.withResolvers<string>()
  return {
    ...ende,
    arbeit: () => {
      begonnen.push(name)
      return ende.promise
    },
  }
}
const ruhe = () => new Promise((weiter) => setImmediate(weiter))

describe('queue', () => {
  test('so many at once, the others in the order in which they came', async () => {
    const begonnen: string[] = []
    const anstellen = queue({ zugleich: 2, hoechstens: 10, jeKonto: 10, geduldMs: 60_000 })
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => auftrag(begonnen, name))
    const antworten = [a, b, c, d].map((x) => anstellen('x', async () => x?.arbeit()))
    await ruhe()
    expect(begonnen).toEqual(['a', 'b'])
    b?.resolve('B')
    await ruhe()
    expect(begonnen).toEqual(['a', 'b', 'c'])
    for (const x of [a, c, d]) x?.resolve('x')
    expect(await Promise.all(antworten)).toEqual(['x', 'B', 'x', 'x'])
    expect(begonnen).toEqual(['a', 'b', 'c', 'd'])
  })

  test('[S10-02] beyond the line it refuses at once; a place is free again when one has ended, well or not', async () => {
    const begonnen: string[] = []
    const anstellen = queue({ zugleich: 1, hoechstens: 1, jeKonto: 1, geduldMs: 60_000 })
    const [a, b] = [auftrag(begonnen, 'a'), auftrag(begonnen, 'b')]
    const laufend = anstellen('x', a.arbeit)
    const wartend = anstellen('x', b.arbeit)
    await expect(anstellen('x', async () => 'c')).rejects.toThrow(NoConnectionError)
    a.reject(new Error('gone'))
    await expect(laufend).rejects.toThrow('gone')
    b.resolve('B')
    expect(await wartend).toBe('B')
    expect(await anstellen('x', async () => 'd')).toBe('d')
  })

  test('[S10-02] one account has its share of the line, and the others theirs', async () => {
    const anstellen = queue({ zugleich: 1, hoechstens: 3, jeKonto: 2, geduldMs: 60_000 })
    const begonnen: string[] = []
    const laufend = auftrag(begonnen, 'running')
    const antworten = [anstellen('anna', laufend.arbeit)]
    const wartet = (wer: string) => void antworten.push(anstellen(wer, async () => wer))
    for (const wer of ['anna', 'anna']) wartet(wer)
    await expect(anstellen('anna', async () => 'too much')).rejects.toMatchObject({
      absage: { status: 429 },
      headers: { 'retry-after': '5' },
    })
    wartet('bert')
    laufend.resolve('')
    expect(await Promise.all(antworten)).toEqual(['', 'anna', 'anna', 'bert'])
    expect(await anstellen('anna', async () => 'again')).toBe('again')
  })

  test('without a connection it tries again; any other failure is told at once', async () => {
    const anstellen = queue({ zugleich: 1, hoechstens: 1, jeKonto: 1, geduldMs: 60_000 })
    let versuche = 0
    const spaeter = anstellen('x', async () => {
      versuche += 1
      if (versuche < 3) throw new NoConnectionError('full')
      return 'da'
    })
    expect([await spaeter, versuche]).toEqual(['da', 3])
    let andere = 0
    const falsch = anstellen('x', async () => {
      andere += 1
      throw new Error('wrong')
    })
    await expect(falsch).rejects.toThrow('wrong')
    expect(andere).toBe(1)
  })

  test('[S10-02] who has waited too long is refused when his turn comes, without work; so is who finds no connection', async () => {
    vi.useFakeTimers()
    const begonnen: string[] = []
    const anstellen = queue({ zugleich: 1, hoechstens: 1, jeKonto: 1, geduldMs: 1000 })
    const [a, b] = [auftrag(begonnen, 'a'), auftrag(begonnen, 'b')]
    const laufend = anstellen('x', a.arbeit)
    const wartend = expect(anstellen('x', b.arbeit)).rejects.toThrow(NoConnectionError)
    await vi.advanceTimersByTimeAsync(1001)
    a.resolve('A')
    expect(await laufend).toBe('A')
    await wartend
    expect(begonnen).toEqual(['a'])
    const ohne = expect(
      anstellen('x', async () => Promise.reject(new NoConnectionError('full'))),
    ).rejects.toThrow('full')
    await vi.advanceTimersByTimeAsync(2000)
    await ohne
    vi.useRealTimers()
  })
})
