import { expect, test, type Page } from '@playwright/test'
import {
  anschriftOeffnen,
  hausnummer,
  leereAnschrift,
  ort,
  plz,
  strasse,
  vorschlaege,
} from '../src/suchfeld.ts'

const formular = async (page: Page, baseURL: string | undefined) => {
  await anschriftOeffnen(page, baseURL ?? '')
  await leereAnschrift(page)
}
const adresse = (page: Page) =>
  Promise.all([strasse(page), hausnummer(page), plz(page), ort(page)].map((feld) => feld.inputValue()))

test('[R2.4-01] allein mit der Tastatur: suchen, wählen, alle Teile sind ausgefüllt und bleiben änderbar', async ({
  page,
  baseURL,
}) => {
  await formular(page, baseURL)
  const feld = strasse(page)
  await feld.pressSequentially('hauptstr 5 flensb')
  await page.clock.runFor(500)
  const treffer = vorschlaege(page).getByRole('option')
  await expect(treffer).toHaveText([/Hauptstraße 5\s*24937 Flensburg/, /Hauptstraße 5\s*24939 Flensburg/])
  // What was typed stands out, and somebody who hears the page is told how many there are.
  await expect(treffer.first().locator('mark')).toHaveText(['Hauptstr', 'Flensb'])
  await expect(page.getByRole('status').filter({ hasText: '2 Treffer.' })).toHaveCount(1)
  await expect(feld).toHaveAttribute('aria-expanded', 'true')
  const markiert = async (stelle: number) => {
    await expect(treffer.nth(stelle)).toHaveAttribute('aria-selected', 'true')
    await expect(feld).toHaveAttribute(
      'aria-activedescendant',
      (await treffer.nth(stelle).getAttribute('id')) ?? '',
    )
  }
  await feld.press('ArrowDown')
  await markiert(0)
  await feld.press('End')
  await markiert(1)
  await feld.press('Home')
  await markiert(0)
  await feld.press('ArrowUp')
  await expect(vorschlaege(page).locator('[aria-selected="true"]')).toHaveCount(0)
  // Escape closes the list and keeps the text; the arrow opens it again.
  await feld.press('Escape')
  await expect(vorschlaege(page)).toBeHidden()
  await expect(feld).toHaveValue('hauptstr 5 flensb')
  await feld.press('ArrowDown')
  await page.clock.runFor(500)
  await expect(treffer).toHaveCount(2)
  await feld.press('ArrowUp')
  await markiert(1)
  await feld.press('Enter')
  await expect.poll(() => adresse(page)).toEqual(['Hauptstraße', '5', '24939', 'Flensburg'])
  await expect(vorschlaege(page)).toBeHidden()
  await expect(feld).toBeFocused()
  await feld.press('Tab')
  await page.keyboard.type('7 b')
  await expect.poll(() => adresse(page)).toEqual(['Hauptstraße', '7 b', '24939', 'Flensburg'])
})
