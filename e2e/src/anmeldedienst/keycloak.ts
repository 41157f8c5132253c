import { expect, type Page } from '@playwright/test'
import { titel } from '../browser.ts'
import { mailAusPostfach } from './postfach.ts'
import { verweisAus } from './postausgang.ts'
import { absenden, gemeinsam, vorDerAktion } from './gemeinsam.ts'
import { geraet } from './totp.ts'
import type { Anmeldedienst, Konto } from './typ.ts'

/** Fields by the ids of Keycloak's own pages (theme keycloak.v2); buttons and titles by their German words. */
const feld = (page: Page, id: string) => page.locator(`#${id}`)

const TITEL = {
  anmelden: 'Anmelden',
  passwort: 'Passwort ändern',
  zweiterFaktor: 'Zweiten Faktor einrichten',
  bedingungen: 'Nutzungsbedingungen',
} as const

const passwortEingeben = async (page: Page, { passwort }: Konto) => {
  await feld(page, 'password').fill(passwort)
  await absenden(page, 'Anmelden')
}

const zurAktion = vorDerAktion(passwortEingeben)

const neuesPasswortEingeben = async (page: Page, konto: Konto, neu: string) => {
  await expect(titel(page, TITEL.passwort)).toBeVisible()
  await feld(page, 'password-new').fill(neu)
  await feld(page, 'password-confirm').fill(neu)
  await absenden(page, 'Absenden')
  konto.passwort = neu
}

const bedingungenZustimmen = async (page: Page) => {
  await expect(titel(page, TITEL.bedingungen)).toBeVisible()
  await absenden(page, 'Zustimmen')
}

/** With the first device come codes for the day on which it is lost. */
const ersatzcodesSichern = async (page: Page): Promise<readonly string[]> => {
  const seite = titel(page, 'Wiederherstellungscodes')
  const imPortal = () => !new URL(page.url()).pathname.startsWith('/realms/')
  await expect.poll(async () => imPortal() || (await seite.isVisible())).toBe(true)
  if (imPortal()) return []
  const codes = await page.locator('#kc-recovery-codes-list li').allTextContents()
  await page.getByRole('checkbox', { name: /gespeichert/ }).check()
  await absenden(page, 'Fertigstellen')
  return codes
}

/** Keycloak's own pages, with the texts of the realm in tools/keycloak/realm.json. */
export const keycloak: Anmeldedienst = {
  name: 'keycloak',
  ...gemeinsam,

  anmelden: async (page, konto, als = 'benutzername') => {
    await feld(page, 'username').fill(konto[als])
    await passwortEingeben(page, konto)
  },
  erneutAnmelden: passwortEingeben,

  registrieren: async (page, konto) => {
    await feld(page, 'username').fill(konto.benutzername)
    await feld(page, 'email').fill(konto.email)
    await feld(page, 'firstName').fill(konto.vorname)
    await feld(page, 'lastName').fill(konto.nachname)
    await absenden(page, 'Konto anlegen')
  },
  // The password and the terms are asked for once the address is proven.
  emailBestaetigen: async (page, konto) => {
    await expect(titel(page, 'E-Mail-Adresse bestätigen')).toBeVisible()
    await page.goto(verweisAus(await mailAusPostfach(konto.email)))
    await neuesPasswortEingeben(page, konto, konto.passwort)
    await bedingungenZustimmen(page)
  },
  adresseBestaetigen: async (page, { email }) => {
    await page.goto(verweisAus(await mailAusPostfach(email)))
    await page.getByRole('link', { name: 'Weiter' }).click()
    await page.getByRole('link', { name: 'Zum Förderportal' }).click()
  },
  bedingungenZustimmen,

  passwortVergessen: async (page, konto, neu) => {
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
    await feld(page, 'username').fill(konto.email)
    const seit = new Date()
    await absenden(page, 'Absenden')
    await page.goto(verweisAus(await mailAusPostfach(konto.email, seit)))
    await neuesPasswortEingeben(page, konto, neu)
    await page.getByRole('link', { name: 'Zum Förderportal' }).click()
    await expect(titel(page, TITEL.anmelden)).toBeVisible()
  },
  passwortAendern: async (page, konto, neu) => {
    await zurAktion(page, konto, TITEL.passwort)
    await neuesPasswortEingeben(page, konto, neu)
  },
  aktionErreichen: (page, konto, aktion) => zurAktion(page, konto, TITEL[aktion]),
  abbrechen: (page) => absenden(page, 'Abbrechen'),

  totpEinrichten: async (page, konto, name) => {
    await zurAktion(page, konto, TITEL.zweiterFaktor)
    await page.getByRole('link', { name: 'Schlüssel von Hand eingeben' }).click()
    const geheimnis = (await feld(page, 'kc-totp-secret-key').textContent()) ?? ''
    const { code } = geraet(name, geheimnis)
    await feld(page, 'userLabel').fill(name)
    await feld(page, 'totp').fill(code())
    await absenden(page, 'Absenden')
    return { name, code, ersatzcodes: await ersatzcodesSichern(page) }
  },
  codeEingeben: async (page, { code }) => {
    await feld(page, 'otp').fill(code())
    await absenden(page, 'Anmelden')
  },
  ersatzcodeEingeben: async (page, code) => {
    await page.getByRole('link', { name: 'Anders bestätigen' }).click()
    await page.getByRole('button', { name: /Wiederherstellungscode/ }).click()
    await feld(page, 'recoveryCodeInput').fill(code)
    await absenden(page, 'Anmelden')
  },
  ersatzcodeAbgewiesen: async (page) => {
    await expect(page.getByText('Der Code stimmt nicht.')).toBeVisible()
  },

  sitzungBeenden: async (page) => {
    const url = process.env['KEYCLOAK_URL']
    if (url === undefined) throw new Error('KEYCLOAK_URL fehlt.')
    await page.goto(`${url}/realms/portal/protocol/openid-connect/logout`)
    await absenden(page, 'Abmelden')
  },
  letzteMail: mailAusPostfach,
}
