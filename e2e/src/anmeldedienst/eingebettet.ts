import { expect, type Page } from '@playwright/test'
import { titel } from '../browser.ts'
import { mailAusPostausgang, verweisAus } from './postausgang.ts'
import { absenden, gemeinsam, vorDerAktion } from './gemeinsam.ts'
import { geraet } from './totp.ts'
import type { Anmeldedienst, Konto } from './typ.ts'

const portalUrl = (): string => {
  const url = process.env['PORTAL_TEST_URL']
  if (url === undefined) throw new Error('PORTAL_TEST_URL fehlt.')
  return url
}

const feld = (page: Page, etikett: string) => page.getByLabel(etikett, { exact: true })

const passwortEingeben = async (page: Page, { passwort }: Konto) => {
  await feld(page, 'Passwort').fill(passwort)
  await absenden(page, 'Anmelden')
}

const zurAktion = vorDerAktion(passwortEingeben)

const neuesPasswortEingeben = async (page: Page, konto: Konto, neu: string) => {
  await feld(page, 'Neues Passwort').fill(neu)
  await feld(page, 'Neues Passwort wiederholen').fill(neu)
  await absenden(page, 'Passwort ändern')
  konto.passwort = neu
}

/** The first device comes with codes for the day on which it is lost. */
const ersatzcodesAufheben = async (page: Page): Promise<string[]> => {
  await expect(titel(page, 'Wiederherstellungscodes').or(titel(page, 'Login-Daten'))).toBeVisible()
  if (await titel(page, 'Login-Daten').isVisible()) return []
  const codes = await page.locator('#codes li').allTextContents()
  await page.locator('#gespeichert').check()
  await absenden(page, 'Zweiten Faktor einschalten')
  return codes.map((code) => code.trim())
}

/** The portal that the page belongs to: some journeys have one of their own. */
const ursprung = (page: Page) => new URL(page.url()).origin

const linkDerMailFolgen = async (page: Page, an: string, seit?: Date) => {
  await page.goto(verweisAus(await mailAusPostausgang(ursprung(page), an, seit)))
  await absenden(page, 'E-Mail-Adresse bestätigen')
}

/** The pages below /realms/portal/login-actions of the embedded provider. */
export const eingebettet: Anmeldedienst = {
  name: 'eingebettet',
  ...gemeinsam,

  anmelden: async (page, konto, als = 'benutzername') => {
    await feld(page, 'Benutzername oder E-Mail-Adresse').fill(konto[als])
    await passwortEingeben(page, konto)
  },
  erneutAnmelden: passwortEingeben,

  registrieren: async (page, konto) => {
    await feld(page, 'Vorname').fill(konto.vorname)
    await feld(page, 'Nachname').fill(konto.nachname)
    await feld(page, 'E-Mail-Adresse').fill(konto.email)
    await feld(page, 'Benutzername').fill(konto.benutzername)
    await feld(page, 'Passwort').fill(konto.passwort)
    await feld(page, 'Passwort wiederholen').fill(konto.passwort)
    await absenden(page, 'Konto anlegen')
  },
  emailBestaetigen: async (page, konto) => {
    await expect(titel(page, 'Bestätigen Sie Ihre E-Mail-Adresse')).toBeVisible()
    await linkDerMailFolgen(page, konto.email)
  },
  adresseBestaetigen: (page, { email }) => linkDerMailFolgen(page, email),
  bedingungenZustimmen: async (page) => {
    await page.locator('#kc-accept').click()
  },

  passwortVergessen: async (page, konto, neu) => {
    await page.getByRole('button', { name: 'Passwort vergessen?' }).click()
    await feld(page, 'Benutzername oder E-Mail-Adresse').fill(konto.email)
    const seit = new Date()
    await absenden(page, 'E-Mail anfordern')
    await expect(titel(page, 'Sehen Sie in Ihr Postfach')).toBeVisible()
    await page.goto(verweisAus(await mailAusPostausgang(ursprung(page), konto.email, seit)))
    await neuesPasswortEingeben(page, konto, neu)
    await page.getByRole('link', { name: 'Anmelden', exact: true }).click()
    await expect(titel(page, 'Anmelden')).toBeVisible()
  },
  passwortAendern: async (page, konto, neu) => {
    await zurAktion(page, konto, 'Passwort ändern')
    await neuesPasswortEingeben(page, konto, neu)
  },
  aktionErreichen: (page, konto, aktion) =>
    zurAktion(page, konto, aktion === 'passwort' ? 'Passwort ändern' : 'Zweiten Faktor einrichten'),
  abbrechen: (page) => page.locator('#kc-cancel').click(),

  totpEinrichten: async (page, konto, name) => {
    await zurAktion(page, konto, 'Zweiten Faktor einrichten')
    const neu = geraet(name, (await page.locator('#kc-totp-secret-key').textContent()) ?? '')
    await feld(page, 'Name des Geräts (freiwillig)').fill(name)
    await feld(page, 'Code aus der App').fill(neu.code())
    await absenden(page, 'Code prüfen')
    return { ...neu, ersatzcodes: await ersatzcodesAufheben(page) }
  },
  codeEingeben: async (page, { code }) => {
    await page.locator('input[name="otp"]').fill(code())
    await absenden(page, 'Anmelden')
  },
  ersatzcodeEingeben: async (page, code) => {
    await page.getByRole('link', { name: 'Wiederherstellungscode verwenden' }).click()
    await page.locator('input[name="recoveryCodeInput"]').fill(code)
    await absenden(page, 'Anmelden')
  },

  ersatzcodeAbgewiesen: async (page) => {
    await expect(page.getByText('Dieser Code stimmt nicht, oder er wurde schon benutzt.')).toBeVisible()
  },

  sitzungBeenden: async (page) => {
    await page.goto(`${portalUrl()}/realms/portal/protocol/openid-connect/logout`)
    await absenden(page, 'Abmelden')
  },
  letzteMail: (an, seit) => mailAusPostausgang(portalUrl(), an, seit),
}
