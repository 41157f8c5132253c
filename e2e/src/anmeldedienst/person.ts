import { nutzerAnlegen } from '@foerderportal/contract/nutzer/routes'
import type { Page } from '@playwright/test'
import { hofAnlegen } from '../antrag/antrag.ts'
import { angemeldet, type Angemeldet } from '../api.ts'
import { eigeneNummer, imPortal, oeffnen } from '../browser.ts'
import { dienst } from './dienst.ts'
import { neuesKonto } from './konto.ts'
import { kontoOhneFenster } from './ohneFenster.ts'
import type { Konto } from './typ.ts'

/** Registers somebody new at the provider, from the start page on; ends in the portal's own registration. */
export const kontoRegistrieren = async (page: Page): Promise<Konto> => {
  const konto = neuesKonto()
  await page.goto('/start')
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await dienst.registrieren(page, konto)
  await dienst.emailBestaetigen(page, konto)
  await imPortal(page)
  return konto
}

/** What the portal asks of a new person. */
export const alsNutzerin = ({ vorname, nachname }: Pick<Konto, 'vorname' | 'nachname'>) => ({
  type: 'LandwirtNutzer' as const,
  anrede: 'FRAU' as const,
  titel: null,
  vorname,
  nachname,
  agiertFuerMehrereUnternehmen: false as boolean,
  ansprechpartnerName: null,
  telefon: '04626 1234',
  geburtstag: '1984-04-12',
  postAnschrift: { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' },
})

type Angaben = Partial<Pick<ReturnType<typeof alsNutzerin>, 'agiertFuerMehrereUnternehmen'>>

export type Person = Konto & { readonly api: Angemeldet }

/**
 * Somebody new who belongs to no company, with a session in this browser, which has no page open yet: whatever is done
 * to this account meets no other test.
 */
export const neuePerson = async (page: Page, url: string, angaben: Angaben = {}): Promise<Person> => {
  const konto = await (dienst.name === 'eingebettet' ? kontoOhneFenster(page, url) : kontoRegistrieren(page))
  const api = await angemeldet(url, konto.benutzername, konto.passwort)
  const { status } = await api.rufen(nutzerAnlegen, { body: { ...alsNutzerin(konto), ...angaben } })
  if (status !== 200) throw new Error(`Nutzer anlegen: ${status}`)
  return { ...konto, api }
}

/** As `neuePerson`, with a farm of her own. */
export const personMitHof = async (page: Page, url: string): Promise<Person> => {
  const person = await neuePerson(page, url)
  await hofAnlegen(person.api, eigeneNummer())
  return person
}

/** As `personMitHof`, with the page of the login data open. */
export const beiLoginDaten = async (page: Page, url: string): Promise<Konto> => {
  const konto = await personMitHof(page, url)
  await oeffnen(page, '/nutzer-aendern/logindaten')
  return konto
}
