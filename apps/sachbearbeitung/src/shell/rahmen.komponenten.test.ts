import { darf } from '@foerderportal/contract/shared/permissions'
import { befangenheitenLesen } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import { baumPruefen } from '@foerderportal/shell/testing/tree'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { HANDY, expectNoOverflow, goOffline, ownClock, resize } from '@foerderportal/shell/testing/browser'
import { tabBis } from '@foerderportal/shell/testing/keyboard'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fuss, konto, leiste, titel } from '../testing/frame.ts'
import { LUDWIG, SABINE } from '../testing/people.ts'
import { test } from '../testing/test.ts'
import { ZIELE } from './ziele.ts'

const hoehe = (locator: ReturnType<typeof leiste>) => locator.element().getBoundingClientRect().height

test('die Leiste ist 48 px hoch, der Fuß 36, und beide bleiben stehen', async ({ tisch }) => {
  await tisch.open('/sachbearbeitung', SABINE)
  await expect.element(titel('Meine Fälle')).toBeVisible()
  expect(hoehe(leiste())).toBeCloseTo(49, 0)
  expect(hoehe(fuss())).toBeCloseTo(36, 0)
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight)
})

test('auch die meisten Ziele haben bei 1280 px in der Leiste Platz', async ({ tisch }) => {
  await tisch.open('/sachbearbeitung', LUDWIG)
  await expect.element(titel('Meine Fälle')).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Hauptnavigation' }).element()
  const ziele = [...nav.querySelectorAll('a')]
  expect(ziele.map(({ textContent }) => textContent)).toEqual(
    ZIELE.filter(({ recht }) => recht === undefined || darf(LUDWIG.rollen, recht)).map(({ text }) => text),
  )
  expect(ziele.length).toBeGreaterThanOrEqual(ZIELE.length - 1)
  expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth)
})

test('auf dem Handy ist nichts breiter als das Fenster', async ({ tisch }) => {
  await resize(...HANDY)
  await tisch.open('/sachbearbeitung', SABINE)
  await expect.element(titel('Meine Fälle')).toBeVisible()
  await expectNoOverflow()
})

test('auf dem Handy läuft die Navigation am Rand aus, bis nichts mehr kommt', async ({ tisch }) => {
  await resize(...HANDY)
  await tisch.open('/sachbearbeitung', SABINE)
  await expect.element(titel('Meine Fälle')).toBeVisible()
  const nav = page.getByRole('navigation', { name: 'Hauptnavigation' }).element()
  expect(nav.scrollWidth).toBeGreaterThan(nav.clientWidth)
  expect(getComputedStyle(nav, '::after').backgroundImage).toContain('gradient')
  nav.scrollLeft = nav.scrollWidth
  const [letztes] = [...nav.querySelectorAll('a')].slice(-1)
  const rand = nav.getBoundingClientRect().right
  // 3 rem of fade; what is clear of it begins where the last destination ends with its padding.
  expect(letztes?.getBoundingClientRect().right).toBeLessThanOrEqual(rand - 31)
})

test('auf dem Handy steht in der Navigation das Ziel in Sicht, an dem man ist', async ({ tisch }) => {
  await resize(...HANDY)
  tisch.server.answer(befangenheitenLesen, 200, [])
  await tisch.open('/sachbearbeitung/befangenheiten', LUDWIG)
  const nav = page.getByRole('navigation', { name: 'Hauptnavigation' })
  const hier = nav.getByRole('link', { name: 'Befangenheit' })
  await expect.element(hier).toHaveAttribute('aria-current', 'page')
  const inSicht = () => {
    const { left, right } = nav.element().getBoundingClientRect()
    const ort = hier.element().getBoundingClientRect()
    return ort.left >= left && ort.right <= right
  }
  await expect.poll(inSicht).toBe(true)
  expect(scrollY).toBe(0)
})

test('[R2.3-12] Aussehen: hell, dunkel und Kontrast im Menü der Person', async ({ tisch }) => {
  await tisch.open('/sachbearbeitung', SABINE)
  for (const [wort, thema] of [
    ['Dunkel', 'dark'],
    ['Kontrast', 'contrast'],
    ['Hell', 'light'],
  ] as const) {
    await konto().click()
    await page.getByRole('button', { name: wort, exact: true }).click()
    expect(document.documentElement.dataset['theme']).toBe(thema)
  }
})

test('der Rahmen ist zugänglich, mit offenem Menü auch, und mit Tab allein zu bedienen', async ({
  tisch,
}) => {
  await tisch.open('/sachbearbeitung/start', SABINE)
  await expect.element(titel('Sachbearbeitung')).toBeVisible()
  baumPruefen('Sachbearbeitung')
  await tabBis(konto())
  await userEvent.keyboard('{Enter}')
  await istZugaenglich('Rahmen der Sachbearbeitung')
})

test('ohne Verbindung steht eine Zeile über der Seite', async ({ tisch }) => {
  await tisch.open('/sachbearbeitung', SABINE)
  const wieder = goOffline(tisch)
  const zeile = page.getByRole('region', { name: 'Verbindung' })
  await expect.element(zeile).toMatchTextContent('Keine Verbindung zum Internet.')
  wieder()
  await expect.element(zeile).toMatchTextContent('Die Verbindung ist wieder da.')
})

test('nach acht Minuten Ruhe fragt ein Fenster, ob jemand da ist', async ({ tisch }) => {
  const uhr = ownClock()
  await tisch.open('/sachbearbeitung', SABINE)
  uhr.sleep(485_000)
  await uhr.run(2000)
  await expect.element(page.getByRole('alertdialog', { name: 'Achtung' })).toBeVisible()
})
