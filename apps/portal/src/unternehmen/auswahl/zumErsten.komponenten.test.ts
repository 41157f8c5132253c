import { afterEach, expect, test } from 'vitest'
import { zumErsten } from './zumErsten.ts'

const gedrueckt: string[] = []
const liste = (...namen: readonly string[]): HTMLElement => {
  const ul = document.createElement('ul')
  for (const name of namen) {
    const a = document.createElement('a')
    a.href = '#'
    a.textContent = name
    a.addEventListener('click', (klick) => {
      klick.preventDefault()
      gedrueckt.push(name)
    })
    ul.append(a)
  }
  document.body.append(ul)
  return ul
}
afterEach(() => {
  gedrueckt.length = 0
  document.querySelector('ul')?.remove()
})

test('[R1-07] Enter takes the only one that the search leaves', () => {
  zumErsten(liste('Hof Altmoor'))
  expect(gedrueckt).toEqual(['Hof Altmoor'])
})

test('[R1-07] of several it goes to the first, and takes none; where there is none, nothing happens', () => {
  zumErsten(liste('Betrieb 1', 'Betrieb 10'))
  expect(document.activeElement?.textContent).toBe('Betrieb 1')
  zumErsten(liste())
  zumErsten(null)
  expect(gedrueckt).toEqual([])
})
