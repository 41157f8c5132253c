import { betrag, text } from '@foerderportal/contract/formular/arten'
import { expect, test } from 'vitest'
import { fragenseite } from './formularart.ts'
import { fragenseiten } from './teile.ts'

test('a page that says nothing of itself is read, written and drawn from its rows', async () => {
  const eigene = fragenseite(() => Promise.reject(new Error('not asked for')))
  const seiten = fragenseiten(
    {
      besonders: [{ pfad: 'name', frage: 'Name', art: text(20) }],
      einfach: [{ pfad: 'kosten', frage: 'Kosten', art: betrag() }],
    },
    { besonders: eigene },
  )
  expect(Object.keys(seiten)).toEqual(['besonders', 'einfach'])
  expect(seiten['besonders']).toBe(eigene)
  const bau = await seiten['einfach']?.bau.load()
  const formular = { guid: 'f', name: 'bleibt', kosten: 1200 }
  expect(bau?.lesen(formular)).toEqual({ kosten: '1.200,00' })
  expect(bau?.schreiben({ kosten: '7,5' })(formular)).toEqual({ guid: 'f', name: 'bleibt', kosten: 7.5 })
  expect(bau?.lesefehler?.({ kosten: 'viel' })).toMatchObject([{ pfad: 'kosten' }])
})
