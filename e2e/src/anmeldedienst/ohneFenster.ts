import type { APIResponse, Page } from '@playwright/test'
import { anmeldeFrage, formular } from '../anmelden.ts'
import { neuesKonto } from './konto.ts'
import { mailAusPostausgang, verweisAus } from './postausgang.ts'
import type { Konto } from './typ.ts'

/** Sends the form that the provider answered with, as the page of this browser would. */
const ausfuellen = async (page: Page, seite: APIResponse, eingaben: Record<string, string>) => {
  const { action, felder } = formular(await seite.text(), seite.url(), eingaben)
  return page.context().request.post(action, { form: Object.fromEntries(felder) })
}

const registrierungsseite = async (page: Page, url: string): Promise<APIResponse> => {
  const { anfrage } = await anmeldeFrage(url)
  return page.context().request.get(`${anfrage}&prompt=create`)
}

/**
 * A new account of the embedded provider with its address proven and the session in this browser: what
 * `kontoRegistrieren` walks through, without its windows, where somebody is needed and no registration proven.
 */
export const kontoOhneFenster = async (page: Page, url: string): Promise<Konto> => {
  const konto = neuesKonto()
  const { passwort, ...angaben } = konto
  await ausfuellen(page, await registrierungsseite(page, url), {
    firstName: angaben.vorname,
    lastName: angaben.nachname,
    email: angaben.email,
    username: angaben.benutzername,
    password: passwort,
    'password-confirm': passwort,
  })
  const verweis = verweisAus(await mailAusPostausgang(url, konto.email))
  const ende = await ausfuellen(page, await page.context().request.get(verweis), {})
  if (new URL(ende.url()).pathname !== '/dashboard')
    throw new Error(`${konto.email} ist nicht bestätigt: ${ende.url()}`)
  return konto
}
