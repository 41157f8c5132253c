import { expect, test } from '@playwright/test'
import { dienst } from '../src/anmeldedienst/dienst.ts'
import { kontoRegistrieren } from '../src/anmeldedienst/person.ts'
import { abmelden, zurAnmeldung } from '../src/anmeldedienst/wege.ts'
import { imPortal, titel } from '../src/browser.ts'

test('[R6-04] wer ein Konto anlegt, bestätigt die E-Mail-Adresse und ist dann angemeldet', async ({
  page,
}) => {
  await kontoRegistrieren(page)
  await expect(titel(page, 'Registrierung')).toBeVisible()
})

test('[R6-04] mit Benutzername und mit E-Mail-Adresse; ein falsches Passwort lässt niemanden hinein', async ({
  page,
}) => {
  const konto = await kontoRegistrieren(page)
  await abmelden(page)
  await zurAnmeldung(page)
  await dienst.anmelden(page, { ...konto, passwort: 'Falsches-Passwort-2026' })
  await dienst.abgewiesen(page)
  await dienst.anmelden(page, konto)
  await imPortal(page)
  await abmelden(page)
  await zurAnmeldung(page)
  await dienst.anmelden(page, konto, 'email')
  await expect(titel(page, 'Registrierung')).toBeVisible()
})

test('[R6-04] ein vergessenes Passwort wird per E-Mail durch ein neues ersetzt', async ({ page }) => {
  const konto = await kontoRegistrieren(page)
  const altes = konto.passwort
  await abmelden(page)
  await zurAnmeldung(page)
  await dienst.passwortVergessen(page, konto, 'Fuenf-trockene-Moore-2026')

  await page.context().clearCookies()
  await zurAnmeldung(page)
  await dienst.anmelden(page, { ...konto, passwort: altes })
  await dienst.abgewiesen(page)
  await dienst.anmelden(page, konto)
  await expect(titel(page, 'Registrierung')).toBeVisible()
})
