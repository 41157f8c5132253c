import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  HANDY,
  clickable,
  emulateMedia,
  goOffline,
  press,
  resize,
  tap,
} from '@foerderportal/shell/testing/browser'
import { kontomenue, hauptnavigation, titel, untereLeiste } from '../testing/frame.ts'
import { LENA } from '../testing/people.ts'
import { test } from '../testing/test.ts'

test('[G-13] ein Tipp neben ein offenes Menü schließt es und drückt nichts darunter', async ({ portal }) => {
  await resize(...HANDY)
  await portal.open('/zuwendung/uebersicht', LENA)
  await expect.element(titel('Anträge')).toBeVisible()
  const knopf = document.createElement('button')
  knopf.textContent = 'Darunter'
  knopf.style.cssText = 'position: fixed; inset: 20% 0 auto 0; height: 3rem'
  document.body.append(knopf)
  onTestFinished(() => knopf.remove())
  const gedrueckt = vi.fn<() => void>()
  knopf.addEventListener('click', gedrueckt)
  const tippen = async () => {
    await clickable()
    const heben = await press(page.getByRole('button', { name: 'Darunter' }))
    await heben()
    // The click comes some time after the finger has gone.
    await clickable()
  }
  await kontomenue().click()
  await expect.element(kontomenue()).toHaveAttribute('aria-expanded', 'true')
  await tippen()
  await expect.element(kontomenue()).toHaveAttribute('aria-expanded', 'false')
  expect(gedrueckt).not.toHaveBeenCalled()
  await tippen()
  await expect.poll(() => gedrueckt.mock.calls.length).toBe(1)
})

test('[G-13] ein Tipp auf einen anderen Öffner derselben Leiste öffnet ihn gleich', async ({ portal }) => {
  await resize(...HANDY)
  await portal.open('/dashboard', LENA)
  const inDerLeiste = (name: string) => untereLeiste().getByRole('button', { name, exact: true })
  const steht = (name: string, offen: boolean) =>
    expect.element(inDerLeiste(name)).toHaveAttribute('aria-expanded', String(offen))
  await tap(inDerLeiste('Konto'))
  await steht('Konto', true)
  await tap(inDerLeiste('Portal'))
  await steht('Konto', false)
  await steht('Portal', true)
  await tap(inDerLeiste('Portal'))
  await steht('Portal', false)
})

test('[G-13] jeder Verweis ist mindestens 24 px hoch', async ({ portal }) => {
  await resize(...HANDY)
  for (const seite of ['/start', '/dashboard', '/nutzer-aendern/nutzer', '/version'] as const) {
    await portal.open(seite, LENA)
    await expect.element(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    const zeile = document.createElement('p')
    zeile.innerHTML = 'In einem Satz steht <a class="kern-link" href="#da">ein Verweis</a>.'
    page.getByRole('main').element().append(zeile)
    const niedrig = [...document.querySelectorAll<HTMLElement>('.kern-link')]
      .filter((verweis) => verweis.checkVisibility())
      .filter((verweis) => [...verweis.getClientRects()].some(({ height }) => height < 24))
    expect(niedrig.map(({ outerHTML }) => outerHTML)).toEqual([])
  }
})

test('[G-06] ohne Verbindung liegt die Überschrift der Fehler unter der Zeile, nicht von ihr verdeckt', async ({
  portal,
}) => {
  await resize(...HANDY)
  await portal.open('/nutzer-aendern/nutzer', LENA)
  await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('1')
  goOffline(portal)
  const zeile = page.getByRole('region', { name: 'Verbindung' })
  await expect.element(zeile).toBeVisible()
  await page.getByRole('button', { name: 'Speichern' }).click()
  const ueberschrift = page.getByRole('alert').getByRole('heading', { name: /^Bitte prüfen Sie/ })
  await expect.element(ueberschrift).toBeVisible()
  const abstand = () =>
    ueberschrift.element().getBoundingClientRect().top - zeile.element().getBoundingClientRect().bottom
  await expect.poll(abstand).toBeGreaterThanOrEqual(0)
})

test('[R2.3-12] in den Farben des Systems bleibt zu sehen, wo man ist', async ({ portal }) => {
  await emulateMedia({ forcedColors: 'active' })
  await portal.open('/zuwendung/uebersicht', LENA)
  const hier = hauptnavigation().getByRole('link', { name: 'Anträge' })
  await expect.element(hier).toHaveAttribute('aria-current', 'page')
  expect(getComputedStyle(hier.element()).outlineStyle).toBe('solid')
})
