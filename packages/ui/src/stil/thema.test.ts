import { beforeEach, describe, expect, test, vi } from 'vitest'
import { applyTheme, beiThemenwechsel, readTheme, toggleContrast, umgeschaltet, type Theme } from './thema.ts'

let speicher: Map<string, string>
let dataset: Record<string, string>

/** A browser as far as the theme sees it; `dunkel` is what the system prefers. */
function browser({ dunkel = false, gemerkt }: { dunkel?: boolean; gemerkt?: string } = {}) {
  speicher = new Map(gemerkt === undefined ? [] : [['theme', gemerkt]])
  dataset = {}
  vi.stubGlobal('sessionStorage', {
    getItem: (schluessel: string) => speicher.get(schluessel) ?? null,
    setItem: (schluessel: string, wert: string) => speicher.set(schluessel, wert),
  })
  vi.stubGlobal('matchMedia', () => ({ matches: dunkel }))
  vi.stubGlobal('document', { documentElement: { dataset } })
}

beforeEach(() => {
  browser()
  return () => vi.unstubAllGlobals()
})

describe('the theme', () => {
  test.each([
    ['light', 'light', 'contrast'],
    ['dark', 'dark', 'contrast'],
    ['contrast', 'light', 'light'],
    ['contrast', 'dark', 'dark'],
  ] as const)('[R2.3-12] the switch leads from %s on a %s system to %s', (vorher, system, nachher) => {
    expect(umgeschaltet(vorher, system)).toBe(nachher)
  })

  test('[R2.3-12] the switch shows contrast, remembers it under `theme`, and goes back to light', () => {
    const gemeldet = vi.fn()
    const beenden = beiThemenwechsel(gemeldet)
    expect(toggleContrast()).toBe('contrast')
    expect([dataset, speicher.get('theme'), readTheme()]).toEqual([
      { theme: 'contrast', kernTheme: 'light' },
      'contrast',
      'contrast',
    ])
    expect(toggleContrast()).toBe('light')
    beenden()
    applyTheme('dark')
    expect([dataset['kernTheme'], gemeldet.mock.calls.length]).toEqual(['dark', 2])
  })

  test('storage that is forbidden forgets the choice but shows it', () => {
    const verboten = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: verboten, setItem: verboten })
    applyTheme('contrast')
    expect([dataset['theme'], readTheme()]).toEqual(['contrast', 'light'])
  })

  const faelle: { dunkel?: boolean; gemerkt?: string; erwartet: Theme }[] = [
    { erwartet: 'light' },
    { dunkel: true, erwartet: 'dark' },
    { dunkel: true, gemerkt: 'light', erwartet: 'light' },
    { gemerkt: 'contrast', erwartet: 'contrast' },
    { gemerkt: 'rosa', erwartet: 'light' },
  ]
  test.each(faelle)(
    'before the first picture it is as after it: $gemerkt, dark system $dunkel',
    async (fall) => {
      browser(fall)
      vi.resetModules()
      await vi.importActual('./themaVorab.js')
      const vorab = { ...dataset }
      applyTheme(readTheme())
      expect([vorab['theme'], vorab]).toEqual([fall.erwartet, dataset])
    },
  )
})
