import { expect, test } from '@playwright/test'
import { dienst } from '../src/anmeldedienst/dienst.ts'
import { beiLoginDaten } from '../src/anmeldedienst/person.ts'
import { abmelden, textfeld, zurAnmeldung } from '../src/anmeldedienst/wege.ts'
import { imPortal, titel } from '../src/browser.ts'

test('[R6-04] das Passwort wird beim Anmeldedienst geändert; danach gilt nur das neue', async ({
  page,
  baseURL,
}) => {
  const konto = await beiLoginDaten(page, baseURL ?? '')
  const altes = konto.passwort
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await dienst.passwortAendern(page, konto, 'Fuenf-trockene-Moore-2026')
  await expect(titel(page, 'Login-Daten')).toBeVisible()
  await expect(page.getByText('Ihr neues Passwort gilt ab sofort.')).toBeVisible()

  await abmelden(page)
  await zurAnmeldung(page)
  await dienst.anmelden(page, { ...konto, passwort: altes })
  await dienst.abgewiesen(page)
  await dienst.anmelden(page, konto)
  await imPortal(page)
})

test('[R6-04] wer abbricht, findet seine Eingaben wieder, und das alte Passwort gilt', async ({
  page,
  baseURL,
}) => {
  const konto = await beiLoginDaten(page, baseURL ?? '')
  await page.getByRole('button', { name: 'Login-Daten ändern' }).click()
  await textfeld(page, 'Benutzername').fill('halb.getippt')
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await dienst.aktionErreichen(page, konto, 'passwort')
  await dienst.abbrechen(page)
  await expect(page.getByText('Ihr Passwort ist unverändert.')).toBeVisible()
  await expect(textfeld(page, 'Benutzername')).toHaveValue('halb.getippt')
  await expect(textfeld(page, 'E-Mail-Adresse')).toHaveValue(konto.email)

  await page.goto('/dashboard')
  await imPortal(page)
  await abmelden(page)
  await zurAnmeldung(page)
  await dienst.anmelden(page, konto)
  await imPortal(page)
})
