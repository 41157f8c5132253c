import { describe, expect, test } from 'vitest'
import { schlossBauen } from './schloss.ts'

const schluessel = (wert: number) => new Uint8Array(32).fill(wert)
const latin1 = (bytes: ArrayBuffer) => new TextDecoder('latin1').decode(bytes)
const ORT = ['antrag/1', 'finanzierung']

describe('the lock of a user', () => {
  test('opens what it has closed, raw texts and umlauts included', async () => {
    const schloss = await schlossBauen(schluessel(1), 'wiebke')
    const zu = await schloss.verschliessen('{"eigenmittel":"12,,5 für Öl 🌾"}', ORT)
    expect(await schloss.oeffnen(zu, ORT)).toBe('{"eigenmittel":"12,,5 für Öl 🌾"}')
  })

  test('shows nothing of the text, and never the same twice', async () => {
    const schloss = await schlossBauen(schluessel(1), 'wiebke')
    const [einmal, nochmal] = await Promise.all([
      schloss.verschliessen('geheim geheim geheim', ORT),
      schloss.verschliessen('geheim geheim geheim', ORT),
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
    const zu = await (await schlossBauen(schluessel(1), 'wiebke')).verschliessen('geheim', ORT)
    const anderes = await schlossBauen(schluessel(wert), nutzer)
    await expect(anderes.oeffnen(zu, ort)).rejects.toThrow()
  })

  test('a changed byte opens nothing', async () => {
    const schloss = await schlossBauen(schluessel(1), 'wiebke')
    const zu = await schloss.verschliessen('geheim', ORT)
    new Uint8Array(zu.inhalt)[0] = (new Uint8Array(zu.inhalt)[0] ?? 0) ^ 1
    await expect(schloss.oeffnen(zu, ORT)).rejects.toThrow()
  })

  test('names are the same for the same user only, and say nothing', async () => {
    const schloss = await schlossBauen(schluessel(1), 'wiebke')
    const name = await schloss.name('antrag/1')
    expect(await schloss.name('antrag/1')).toBe(name)
    expect(name).toMatch(/^[\da-f]{32}$/)
    const andere = await Promise.all([
      schloss.name('antrag/2'),
      schlossBauen(schluessel(2), 'wiebke').then((s) => s.name('antrag/1')),
      schlossBauen(schluessel(1), 'paul').then((s) => s.name('antrag/1')),
    ])
    expect(new Set([name, ...andere]).size).toBe(4)
  })
})
