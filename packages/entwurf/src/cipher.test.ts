import { describe, expect, test } from 'vitest'
import { createCipher } from './cipher.ts'

const schluessel = (wert: number) => new Uint8Array(32).fill(wert)
const latin1 = (bytes: ArrayBuffer) => new TextDecoder('latin1').decode(bytes)
const ORT = ['antrag/1', 'finanzierung']

describe('the lock of a user', () => {
  test('opens what it has closed, raw texts and umlauts included', async () => {
    const cipher = await createCipher(schluessel(1), 'wiebke')
    const zu = await cipher.seal('{"eigenmittel":"12,,5 für Öl 🌾"}', ORT)
    expect(await cipher.open(zu, ORT)).toBe('{"eigenmittel":"12,,5 für Öl 🌾"}')
  })

  test('shows nothing of the text, and never the same twice', async () => {
    const cipher = await createCipher(schluessel(1), 'wiebke')
    const [einmal, nochmal] = await Promise.all([
      cipher.seal('geheim geheim geheim', ORT),
      cipher.seal('geheim geheim geheim', ORT),
    ])
    expect(latin1(einmal.inhalt)).not.toContain('geheim')
    expect(einmal.iv).not.toEqual(nochmal.iv)
    expect(latin1(einmal.inhalt)).not.toBe(latin1(nochmal.inhalt))
  })

  test.each<[string, schluessel: number, nutzer: string, ort: string[]]>([
    ['another key', 2, 'wiebke', ORT],
    ['another user', 1, 'paul', ORT],
    ['another form', 1, 'wiebke', ['antrag/2', 'finanzierung']],
    ['another page', 1, 'wiebke', ['antrag/1', 'antragsteller']],
    ['form and page run together', 1, 'wiebke', ['antrag/1finanzierung']],
  ])('%s opens nothing', async (_, wert, nutzer, ort) => {
    const zu = await (await createCipher(schluessel(1), 'wiebke')).seal('geheim', ORT)
    const anderes = await createCipher(schluessel(wert), nutzer)
    await expect(anderes.open(zu, ort)).rejects.toThrow()
  })

  test('a changed byte opens nothing', async () => {
    const cipher = await createCipher(schluessel(1), 'wiebke')
    const zu = await cipher.seal('geheim', ORT)
    new Uint8Array(zu.inhalt)[0] = (new Uint8Array(zu.inhalt)[0] ?? 0) ^ 1
    await expect(cipher.open(zu, ORT)).rejects.toThrow()
  })

  test('names are the same for the same user only, and say nothing', async () => {
    const cipher = await createCipher(schluessel(1), 'wiebke')
    const name = await cipher.name('antrag/1')
    expect(await cipher.name('antrag/1')).toBe(name)
    expect(name).toMatch(/^[\da-f]{32}$/)
    const andere = await Promise.all([
      cipher.name('antrag/2'),
      createCipher(schluessel(2), 'wiebke').then((s) => s.name('antrag/1')),
      createCipher(schluessel(1), 'paul').then((s) => s.name('antrag/1')),
    ])
    expect(new Set([name, ...andere]).size).toBe(4)
  })
})
