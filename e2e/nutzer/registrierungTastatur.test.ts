import { expect, test, type Locator, type Page } from '@playwright/test'
import { kontoRegistrieren } from '../src/anmeldedienst/person.ts'
import { textfeld } from '../src/anmeldedienst/wege.ts'
import { eigeneNummer, titel } from '../src/browser.ts'
import { nachDemLetztenKlick } from '../src/klicken.ts'
import { artDerFirma, fuer, personRegistrieren, unternehmenAusfuellen } from '../src/registrieren.ts'
import { rahmenIstSichtbar, tabBis } from '../src/barrierefrei/tastatur.ts'

/** Tab leads into a group at its first button; arrows go on from there and choose. */
const waehlen = async (page: Page, erster: Locator, ziel: Locator, pfeile: number): Promise<void> => {
  await tabBis(page, erster)
  await page.keyboard.press('Space')
  for (let i = 0; i < pfeile; i++) await page.keyboard.press('ArrowDown')
  await expect(ziel).toBeChecked()
  await rahmenIstSichtbar(page)
}

const schreiben = async (page: Page, feld: Locator, text: string): Promise<void> => {
  await tabBis(page, feld)
  await page.keyboard.type(text)
}

const druecken = async (page: Page, name: string): Promise<void> => {
  await tabBis(page, page.getByRole('button', { name, exact: true }))
  await nachDemLetztenKlick()
  await page.keyboard.press('Enter')
}

const adresseSchreiben = async (page: Page): Promise<void> => {
  await schreiben(page, textfeld(page, 'Straße'), 'Moorweg')
  await schreiben(page, textfeld(page, 'Hausnummer'), '4')
  await schreiben(page, textfeld(page, 'Postleitzahl'), '24887')
  await schreiben(page, textfeld(page, 'Ort'), 'Silberstedt')
}

test('[R1-03] allein mit der Tastatur: beide Schritte, mit dem Weg über die Fehlerübersicht', async ({
  page,
}) => {
  test.slow()
  const konto = await kontoRegistrieren(page)
  await druecken(page, 'Registrieren und weiter')
  await expect(page.getByRole('alert')).toBeFocused()
  await tabBis(page, page.getByRole('alert').getByRole('link').first())
  await page.keyboard.press('Enter')
  const hof = fuer(page, 'Landwirtschaftliches Unternehmen')
  await expect(hof).toBeFocused()
  await rahmenIstSichtbar(page)
  await page.keyboard.press('Space')
  await expect(hof).toBeChecked()
  const frau = page.getByRole('radio', { name: 'Frau' })
  await waehlen(page, frau, page.getByRole('radio', { name: 'Herr' }), 1)
  await schreiben(page, textfeld(page, 'Geburtsdatum'), '24.03.1984')
  await adresseSchreiben(page)
  await schreiben(page, textfeld(page, 'Telefon'), '0461 123456')
  const mehrere = page.getByRole('radiogroup', { name: 'Handeln Sie für mehrere Unternehmen?' })
  await waehlen(
    page,
    mehrere.getByRole('radio', { name: 'Ja' }),
    mehrere.getByRole('radio', { name: 'Nein' }),
    1,
  )
  await druecken(page, 'Registrieren und weiter')

  await expect(titel(page, 'Unternehmen registrieren')).toBeVisible()
  const nummer = String(eigeneNummer())
  await waehlen(page, artDerFirma(page, 'Landwirtschaftliches Unternehmen'), artDerFirma(page, 'Start-up'), 2)
  await page.keyboard.press('ArrowDown')
  await expect(artDerFirma(page, 'Landwirtschaftliches Unternehmen')).toBeChecked()
  await schreiben(page, textfeld(page, 'Name des Unternehmens'), `Hof Tastatur ${nummer}`)
  const produzent = page.getByRole('radio', { name: 'Landwirtschaftlicher Primärproduzent' })
  await waehlen(page, produzent, produzent, 0)
  await schreiben(page, page.getByRole('combobox', { name: 'Rechtsform' }), 'Einzel')
  await expect(page.getByRole('combobox', { name: 'Rechtsform' })).toHaveValue('EINZELUNTERNEHMER')
  await schreiben(page, textfeld(page, 'Gründungsdatum'), '1.4.2001')
  await schreiben(page, textfeld(page, 'Steuernummer'), '15/287/04512')
  await schreiben(page, textfeld(page, 'ZID-Betriebsnummer'), `01${nummer.padStart(10, '0')}`)
  await adresseSchreiben(page)
  await schreiben(page, textfeld(page, 'IBAN'), 'DE02120300000000202051')
  const geschaeft = page.getByRole('radiogroup', { name: 'Ist es ein Geschäftskonto?' })
  await waehlen(
    page,
    geschaeft.getByRole('radio', { name: 'Ja' }),
    geschaeft.getByRole('radio', { name: 'Ja' }),
    0,
  )
  await druecken(page, 'Unternehmen registrieren')
  await expect(titel(page, `Guten Tag, ${konto.vorname}`)).toBeVisible()
  await tabBis(page, page.getByRole('link', { name: 'Ihre Identität nachweisen' }))
  await page.keyboard.press('Enter')
  await expect(titel(page, 'Identifikation durchführen')).toBeVisible()
})

test.describe('auf dem Telefon', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const passt = async (page: Page, was: string): Promise<void> => {
    const breite = await page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(breite, was).toBeLessThanOrEqual(390)
  }

  test('[R1-03] die Registrierung: nichts läuft über den Rand, der Knopf liegt am Daumen', async ({
    page,
  }) => {
    test.slow()
    const konto = await kontoRegistrieren(page)
    await expect(page.getByRole('button', { name: 'Registrieren und weiter' })).toBeInViewport()
    await passt(page, 'Schritt 1')
    await page.getByRole('button', { name: 'Registrieren und weiter' }).click()
    await expect(page.getByRole('alert')).toBeInViewport()
    await passt(page, 'Schritt 1 mit Fehlern')
    await personRegistrieren(page)
    await passt(page, 'Schritt 2')
    await artDerFirma(page, 'Kreditinstitut').check()
    await expect(page.getByRole('button', { name: 'Kreditinstitut registrieren' })).toBeInViewport()
    await passt(page, 'Kreditinstitut')
    await artDerFirma(page, 'Landwirtschaftliches Unternehmen').check()
    await unternehmenAusfuellen(page)
    await page.getByRole('button', { name: 'Unternehmen registrieren' }).click()
    await expect(titel(page, `Guten Tag, ${konto.vorname}`)).toBeVisible()
    await passt(page, 'Start')
  })
})
