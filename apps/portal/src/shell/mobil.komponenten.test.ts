import { describe, expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { HANDY, resize } from '@foerderportal/shell/testing/browser'
import { eintraegeVon, hauptnavigation, titel, untereLeiste } from '../testing/frame.ts'
import { rahmenIstSichtbar, tabBis } from '@foerderportal/shell/testing/keyboard'
import { LENA, MAX } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'

const menueknopf = () => page.getByRole('button', { name: 'Menü', exact: true })
const inDerLeiste = (name: string) => untereLeiste().getByRole('button', { name, exact: true })
const zu = (knopf: Locator) => expect.element(knopf).toHaveAttribute('aria-expanded', 'false')
const offen = (knopf: Locator) => expect.element(knopf).toHaveAttribute('aria-expanded', 'true')

describe('auf dem Handy', () => {
  const aufDemHandy = async (portal: Portal) => {
    await resize(...HANDY)
    await portal.open('/dashboard', LENA)
  }

  test('[R2.3-08] das Menü öffnet die Hauptnavigation und schließt mit jedem Seitenwechsel', async ({
    portal,
  }) => {
    await aufDemHandy(portal)
    await expect.element(hauptnavigation().getByRole('link')).not.toBeInTheDocument()
    await zu(menueknopf())
    await menueknopf().click()
    await offen(menueknopf())
    await hauptnavigation().getByRole('link', { name: 'Anträge' }).click()
    await expect.element(titel('Anträge')).toBeVisible()
    await zu(menueknopf())
    await expect.element(hauptnavigation().getByRole('link')).not.toBeInTheDocument()

    await menueknopf().click()
    history.back()
    await expect.element(titel('Guten Tag, Lena')).toBeVisible()
    await zu(menueknopf())
  })

  test('jeder Verweis der Startseite ist so hoch wie ein Daumen', async ({ portal }) => {
    await aufDemHandy(portal)
    await expect.element(titel('Guten Tag, Lena')).toBeVisible()
    const verweise = () => page.getByRole('main').getByRole('listitem').getByRole('link').elements()
    await expect.poll(() => verweise().length).toBeGreaterThan(1)
    // A card is a target as a whole.
    const einzelne = verweise().filter((verweis) => verweis.closest('article') === null)
    expect(einzelne.length).toBeGreaterThan(0)
    for (const verweis of einzelne)
      expect(verweis.getBoundingClientRect().height, verweis.textContent).toBeGreaterThanOrEqual(44)
  })

  test('[R2.3-08] die untere Leiste hat Unternehmen, Konto und Portal mit ihren Einträgen', async ({
    portal,
  }) => {
    await aufDemHandy(portal)
    for (const [name, eintraege] of [
      ['Unternehmen', ['Unternehmensdaten', 'Nutzer-Übersicht', 'Nutzer hinzufügen']],
      ['Konto', ['Login-Daten', 'Persönliche Daten', 'Abmelden']],
      ['Portal', ['Portal wechseln\nZuschuss Klimabilanz']],
    ] as const) {
      await inDerLeiste(name).click()
      await offen(inDerLeiste(name))
      expect(eintraegeVon(inDerLeiste(name))).toEqual(eintraege)
    }
    await zu(inDerLeiste('Unternehmen'))
    await inDerLeiste('Unternehmen').click()
    await untereLeiste().getByRole('link', { name: 'Nutzer hinzufügen' }).click()
    await expect.element(titel('Nutzer hinzufügen')).toBeVisible()
    await zu(inDerLeiste('Unternehmen'))
    await inDerLeiste('Portal').click()
    await expect.element(untereLeiste().getByText('Sie sind hier: Förderportal')).toBeVisible()
    history.back()
    await expect.element(titel('Guten Tag, Lena')).toBeVisible()
    await zu(inDerLeiste('Portal'))
    await inDerLeiste('Portal').click()
    await untereLeiste().getByRole('link', { name: 'Portal wechseln' }).click()
    await portal.follow()
    await expect.element(titel('Guten Tag, Lena')).toBeVisible()
    await inDerLeiste('Portal').click()
    await expect.element(untereLeiste().getByText('Sie sind hier: Zuschuss Klimabilanz')).toBeVisible()
    expect(eintraegeVon(inDerLeiste('Portal'))).toEqual(['Portal wechseln\nalle anderen Zuschüsse'])
  })

  test('[R2.3-08] vor der Wahl des Unternehmens hat die Leiste keine leere Zelle', async ({ portal }) => {
    await resize(...HANDY)
    await portal.open('/dashboard', MAX)
    await expect.element(titel('Unternehmensauswahl')).toBeVisible()
    const knoepfe = untereLeiste().getByRole('button')
    await expect.element(knoepfe).toHaveLength(2)
    const breite = (el: Element) => el.getBoundingClientRect().width
    const breiten = () => knoepfe.elements().reduce((summe, knopf) => summe + breite(knopf), 0)
    await expect.poll(() => breiten() - breite(untereLeiste().element())).toBeCloseTo(0)
  })

  test('[R2.3-08] Abmelden geht auch auf dem Handy', async ({ portal }) => {
    await aufDemHandy(portal)
    await inDerLeiste('Konto').click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect.poll(() => portal.departures).toEqual([expect.stringContaining('/logout?')])
    await portal.follow()
    await expect.element(titel('Willkommen')).toBeVisible()
    await expect.element(untereLeiste()).not.toBeInTheDocument()
  })

  test('[R2.3-08] Menü und Leiste gehen mit der Tastatur, Escape gibt den Fokus zurück', async ({
    portal,
  }) => {
    await aufDemHandy(portal)
    await tabBis(menueknopf())
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Tab}')
    await expect.element(hauptnavigation().getByRole('link', { name: 'Start' })).toHaveFocus()
    rahmenIstSichtbar()
    await userEvent.keyboard('{Escape}')
    await zu(menueknopf())
    await expect.element(menueknopf()).toHaveFocus()

    const konto = inDerLeiste('Konto')
    ;((await konto.findElement()) as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Tab}')
    await expect.element(untereLeiste().getByRole('link', { name: 'Login-Daten' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await zu(konto)
    await expect.element(konto).toHaveFocus()
  })
})

test('bei 400 % klebt nichts: die Leiste steht am Ende der Seite', async ({ portal }) => {
  await resize(320, 256)
  await portal.open('/dashboard', LENA)
  await expect.element(page.getByText('Aufgaben')).toBeVisible()
  expect(untereLeiste().element().getBoundingClientRect().y).toBeGreaterThan(256)
  await menueknopf().click()
  await hauptnavigation().getByRole('link', { name: 'Hilfe' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Hilfe' })).toBeVisible()
})

test('ein breiter Bildschirm hat weder Menüknopf noch untere Leiste', async ({ portal }) => {
  await portal.open('/dashboard', LENA)
  await expect.element(hauptnavigation().getByRole('link', { name: 'Hilfe' })).toBeVisible()
  await expect.element(menueknopf()).not.toBeInTheDocument()
  await expect.element(untereLeiste()).not.toBeInTheDocument()
})
