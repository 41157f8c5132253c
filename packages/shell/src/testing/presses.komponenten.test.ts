import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { clickAgain } from './browser.ts'
import { watchPresses } from './presses.ts'

const show = (html: string) => {
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  onTestFinished(() => place.remove())
}
const button = page.getByRole('button', { name: 'Senden' })

test('[R2.3-11] a button that is pressed twice without a wait is told', async () => {
  show('<button class="kern-btn">Senden</button>')
  const pressedAgain = watchPresses()
  await button.click()
  await button.click()
  expect(pressedAgain()).toEqual(['Senden'])
})

test('[R2.3-11] after a wait, and in a menu, it is as it should be', async () => {
  show(
    '<button class="kern-btn">Senden</button><button class="kern-btn" aria-expanded="false">Konto</button>',
  )
  const pressedAgain = watchPresses()
  await button.click()
  await clickAgain(button)
  for (let times = 0; times < 2; times += 1) await page.getByRole('button', { name: 'Konto' }).click()
  expect(pressedAgain()).toEqual([])
})
