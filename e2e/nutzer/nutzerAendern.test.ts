import { nutzerLesen } from '@foerderportal/contract/nutzer/routes'
import { expect, test, type Page } from '@playwright/test'
import { personMitHof } from '../src/anmeldedienst/person.ts'
import type { Konto } from '../src/anmeldedienst/typ.ts'
import { textfeld } from '../src/anmeldedienst/wege.ts'
import { angemeldet } from '../src/api.ts'
import { oeffnen, titel } from '../src/browser.ts'

const PFAD = '/nutzer-aendern/nutzer'

const beiPersoenlichenDaten = async (page: Page, url: string): Promise<Konto> => {
  const konto = await personMitHof(page, url)
  await oeffnen(page, PFAD)
  await expect(textfeld(page, 'Nachname')).toHaveValue(konto.nachname)
  return konto
}
const speichern = (page: Page) => page.getByRole('button', { name: 'Änderungen speichern' })
const gespeichert = (page: Page) => page.getByText('Gespeichert. Ihre Änderungen gelten ab sofort.')

test('[R3.1-03] [R7.1-03] Anrede, Titel und Name mit ihren Bezeichnungen; der neue Name steht sofort oben', async ({
  page,
  baseURL,
}) => {
  const konto = await beiPersoenlichenDaten(page, baseURL ?? '')
  const anrede = page.getByRole('radiogroup', { name: 'Anrede' })
  await expect(anrede.getByRole('radio')).toHaveCount(3)
  for (const text of ['Frau', 'Herr', 'Divers'])
    await expect(anrede.getByRole('radio', { name: text, exact: true })).toBeVisible()
  await expect(anrede.getByRole('radio', { name: 'Frau' })).toBeChecked()
  const akademisch = page.getByRole('combobox', { name: 'Titel (freiwillig)' })
  await expect(akademisch.getByRole('option')).toHaveText(['kein Titel', 'Dr.', 'Prof.'])

  await anrede.getByRole('radio', { name: 'Divers' }).check()
  await akademisch.selectOption('Prof.')
  await textfeld(page, 'Vorname').fill('Kaja')
  await textfeld(page, 'Nachname').fill('Petersen-Ârçon')
  await textfeld(page, 'Geburtsdatum').fill('13.05.1985')
  await speichern(page).click()
  await expect(gespeichert(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Konto.*Kaja Petersen-Ârçon/ })).toBeVisible()
  const wer = await angemeldet(baseURL ?? '', konto.benutzername, konto.passwort)
  expect((await wer.rufen(nutzerLesen)).body.value).toMatchObject({
    anrede: 'DIVERS',
    titel: 'PROF',
    vorname: 'Kaja',
    nachname: 'Petersen-Ârçon',
    geburtstag: '1985-05-13',
  })
  await oeffnen(page, '/dashboard')
  await expect(titel(page, 'Guten Tag, Kaja')).toBeVisible()
  await oeffnen(page, PFAD)
  await expect(akademisch).toHaveValue('PROF')
})
