import { expect, type Page } from '@playwright/test'
import { dokument, type AmTisch } from '../tisch.ts'

const imBild = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeInViewport()

/** S4: from the case to the decision that lies before a second person, with the notice beside. */
export const vorlegen = async ({ page, klicken, gezaehlt }: AmTisch): Promise<void> => {
  gezaehlt()
  await klicken('link', 'Entscheidung')
  await expect(page.getByText('Vorschlag, noch nicht gespeichert')).toBeVisible()
  await expect(dokument(page)).toContainText('Zuwendungsbescheid')
  await klicken('button', 'Zur Freigabe vorlegen')
  await expect(page.getByText(/Zur Freigabe vorgelegt/)).toBeVisible()
  expect(gezaehlt()).toBeLessThanOrEqual(3)
  await expect(page.getByRole('button', { name: /^Freigeben/ })).toHaveAttribute('aria-disabled', 'true')
}

/** F1, F2, F4: the next of all; of this one what differs is in sight, and it goes back for a reason of the list. */
export const zurueckgeben = async ({ page, klicken, gezaehlt }: AmTisch, adresse: string): Promise<void> => {
  await klicken('button', /^Nächste Vorlage öffnen/)
  await expect(page.getByRole('button', { name: /^Freigeben \([0-9a-f]{4} [0-9a-f]{4}\)$/ })).toBeVisible()
  expect(gezaehlt()).toBe(1)
  await page.goto(`${adresse}/entscheidung`)
  await imBild(page, 'Abweichungen vom Fall ohne Befund')
  await klicken('button', 'Zurückgeben')
  await klicken('button', /^Ein Betrag stimmt nicht/)
  await klicken('button', 'Mit diesem Grund zurückgeben')
  await expect(page.getByText('Zurückgegeben von Frank Freigabe')).toBeVisible()
  expect(gezaehlt()).toBeLessThanOrEqual(3)
}

export const kuerzen = async ({ page, klicken }: AmTisch): Promise<void> => {
  await page.reload()
  await expect(page.getByText(/^Ein Betrag stimmt nicht/)).toBeVisible()
  const foerderfaehig = page.getByRole('textbox', { name: /^förderfähig/ }).first()
  await foerderfaehig.fill('1.000,00')
  await foerderfaehig.blur()
  await page
    .getByRole('combobox', { name: 'Textbaustein hinzufügen' })
    .selectOption({ label: 'T-216 Kürzung im Einzelfall' })
  await page.getByRole('textbox', { name: 'Grund der Kürzung' }).fill('Nur ein Teil der Kosten ist belegt.')
  await expect(page.getByText(/^Gespeichert /)).toBeVisible()
  await expect(dokument(page)).toContainText('Im Übrigen lehnen wir den Antrag')
  await klicken('button', 'Zur Freigabe vorlegen')
  await expect(page.getByText(/Teilbewilligung/)).toBeVisible()
}

/** F2, F3: every deviation in sight, released is what was read. */
export const freigeben = async ({ page, klicken, gezaehlt }: AmTisch): Promise<void> => {
  await page.reload()
  await imBild(page, /^Kürzung /)
  await imBild(page, '2. Vorlage nach Rückgabe')
  gezaehlt()
  await klicken('button', /^Freigeben \([0-9a-f]{4} [0-9a-f]{4}\)$/)
  await klicken('button', 'Freigeben')
  await expect(page.getByRole('button', { name: /^Bescheid BE-/ })).toBeVisible()
  // Opened with one; asked once more, with name and sum.
  expect(gezaehlt() + 1).toBeLessThanOrEqual(3)
}

/** R2: who did what when, in one timeline. */
export const verlaufLesen = async ({ page, klicken, gezaehlt }: AmTisch): Promise<void> => {
  await klicken('link', 'Bekanntgabe')
  const versuche = page.getByRole('row').filter({ hasText: 'Abruf durch' })
  await expect(versuche).toHaveText([/Empfang nicht bestätigt/, /vollständig empfangen/])
  gezaehlt()
  await klicken('link', 'Verlauf')
  const eintraege = page.getByRole('listitem')
  const da = (worte: string) => expect(eintraege.filter({ hasText: worte }).first()).toBeVisible()
  await da('Prüfung begonnen')
  expect(gezaehlt()).toBe(1)
  for (const worte of [
    'Prüfvermerk geschrieben',
    'Angaben nachgefordert',
    'Entscheidung zurückgegeben',
    'Entscheidung freigegeben',
    'Bescheid bereitgestellt',
    'Vom Bescheid benachrichtigt',
    'Bescheid abgerufen',
    'E-Mail an',
  ])
    await da(worte)
  await expect(eintraege.filter({ hasText: 'Antrag eingereicht' })).toHaveCount(2)
  await expect(eintraege.filter({ hasText: 'Entscheidung zur Freigabe vorgelegt' })).toHaveCount(2)
}
