import { expect, test } from 'vitest'
import { verbleib } from './eingefuegte.ts'

test('undoing a pasted table takes only what nobody has touched since: a changed text, an added file stay', () => {
  const gekommene = ['unberuehrt', 'getippt', 'mitDatei', 'geloescht'].map((kennung) => ({
    kennung,
    anbieter: '',
    angebot: [] as readonly { uuid: string }[],
  }))
  const schonDa = { kennung: 'schon da', anbieter: '', angebot: [] }
  const jetzt = gekommene
    .filter(({ kennung }) => kennung !== 'geloescht')
    .map((element) => ({
      ...element,
      ...(element.kennung === 'getippt' && { anbieter: 'Landtechnik Süd' }),
      ...(element.kennung === 'mitDatei' && { angebot: [{ uuid: 'neu' }] }),
    }))
  expect(verbleib([schonDa, ...jetzt], gekommene)).toEqual({ da: 3, unberuehrt: new Set(['unberuehrt']) })
  expect(verbleib([schonDa], gekommene)).toEqual({ da: 0, unberuehrt: new Set() })
})
