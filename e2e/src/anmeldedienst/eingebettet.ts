import { expect, type Page } from '@playwright/test'
import { titel } from '../browser.ts'
import { mailAusPostausgang, verweisAus } from './postausgang.ts'
import { geraet } from './totp.ts'
import type { Anmeldedienst, Konto } from './typ.ts'

const portalUrl = (): string => {
  const url = process.env['PORTAL_TEST_URL']
  if (url === undefined) throw new Error('PORTAL_TEST_URL fehlt.')
  return url
}

const feld = (page: Page, etikett: string) => page.getByLabel(etikett, { exact: true })
const absenden = (page: Page, knopf: string) => page.getByRole('button', { name: knopf, exact: true }).click()

const passwortEingeben = async (page: Page, { passwort }: Konto) => {
  await feld(page, 'Passwort').fill(passwort)
  await absenden(page, 'Anmelden')
}

/** An action that needs a recent login may ask for the password first. */
const vorDerAktion = async (page: Page, konto: Konto, ueberschrift: string) => {
  await expect(titel(page, 'Anmelden').or(titel(page, ueberschrift))).toBeVisible()
  if (await titel(page, 'Anmelden').isVisible()) await passwortEingeben(page, konto)
  await expect(titel(page, ueberschrift)).toBeVisible()
}

const neuesPasswortEingeben = async (page: Page, konto: Konto, neu: string) => {
  await feld(page, 'Neues Passwort').fill(neu)
  await feld(page, 'Neues Passwort wiederholen').fill(neu)
  await absenden(page, 'Passwort ändern')
  konto.passwort = neu
}

/** The pages below /realms/portal/login-actions of the embedded provider. */
export const eingebettet: Anmeldedienst = {
  name: 'eingebettet',
  kann: { ersatzcodes: true },

  anmelden: async (page, konto, als = 'benutzername') => {
    await feld(page, 'Benutzername oder E-Mail-Adresse').fill(konto[als])
    await passwortEingeben(page, konto)
  },
  abgewiesen: async (page) => {
    await expect(page.getByText('Benutzername oder Passwort stimmen nicht.')).toBeVisible()
  },
  fragtNachPasswort: async (page) => {
    await expect(titel(page, 'Anmelden')).toBeVisible()
    await expect(page.getByText('Bitte bestätigen Sie mit Ihrem Passwort, dass Sie es sind.')).toBeVisible()
  },
  erneutAnmelden: passwortEingeben,

  registrieren: async (page, konto) => {
    await feld(page, 'Vorname').fill(konto.vorname)
    await feld(page, 'Nachname').fill(konto.nachname)
    await feld(page, 'E-Mail-Adresse').fill(konto.email)
    await feld(page, 'Benutzername').fill(konto.benutzername)
    await feld(page, 'Passwort').fill(konto.passwort)
    await feld(page, 'Passwort wiederholen').fill(konto.passwort)
    const zustimmung = page.getByRole('checkbox', { name: /Nutzungsbedingungen/ })
    if (await zustimmung.isVisible()) await zustimmung.check()
    await absenden(page, 'Konto anlegen')
  },
  emailBestaetigen: async (page, konto) => {
    const mail = await mailAusPostausgang(portalUrl(), konto.email)
    await page.goto(verweisAus(mail))
    await absenden(page, 'E-Mail-Adresse bestätigen')
  },
  bedingungenZustimmen: async (page) => {
    await page.locator('#kc-accept').click()
  },

  passwortVergessen: async (page, konto, neu) => {
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
    await feld(page, 'Benutzername oder E-Mail-Adresse').fill(konto.email)
    const seit = new Date()
    await absenden(page, 'E-Mail anfordern')
    await expect(titel(page, 'Sehen Sie in Ihr Postfach')).toBeVisible()
    await page.goto(verweisAus(await mailAusPostausgang(portalUrl(), konto.email, seit)))
    await neuesPasswortEingeben(page, konto, neu)
    await page.getByRole('link', { name: 'Anmelden', exact: true }).click()
  },
  passwortAendern: async (page, konto, neu) => {
    await vorDerAktion(page, konto, 'Passwort ändern')
    await neuesPasswortEingeben(page, konto, neu)
  },
  abbrechen: (page) => page.locator('#kc-cancel').click(),

  totpEinrichten: async (page, konto, name) => {
    await vorDerAktion(page, konto, 'Zweiten Faktor einrichten')
    const neu = geraet(name, (await page.locator('#kc-totp-secret-key').textContent()) ?? '')
    await feld(page, 'Name des Geräts').fill(name)
    await feld(page, 'Code').fill(neu.code())
    await absenden(page, 'Einrichten')
    return neu
  },
  codeEingeben: async (page, { code }) => {
    await page.locator('input[name="otp"]').fill(code())
    await absenden(page, 'Anmelden')
  },
  ersatzcodeEingeben: async (page, code) => {
    await page.getByRole('link', { name: /Wiederherstellungscode/ }).click()
    await page.locator('input[name="recovery"]').fill(code)
    await absenden(page, 'Anmelden')
  },

  sitzungBeenden: async (page) => {
    await page.goto(`${portalUrl()}/realms/portal/protocol/openid-connect/logout`)
    await absenden(page, 'Abmelden')
  },
  letzteMail: (an, seit) => mailAusPostausgang(portalUrl(), an, seit),
}
