import { nutzerAendern, nutzerLesen } from '@foerderportal/contract/nutzer/routes'
import type { NutzerEingabe } from '@foerderportal/contract/nutzer/schema'
import { expect, test, type Page } from '@playwright/test'
import { personMitHof } from '../src/anmeldedienst/person.ts'
import type { Konto } from '../src/anmeldedienst/typ.ts'
import { textfeld } from '../src/anmeldedienst/wege.ts'
import { hofAnlegen } from '../src/antrag/antrag.ts'
import { angemeldet } from '../src/api.ts'
import { strengerPruefer } from '../src/barrierefrei/axe.ts'
import { eigeneNummer, oeffnen, titel } from '../src/browser.ts'
import { identifizieren } from '../src/identifizierung.ts'
import { nochmalKlicken } from '../src/klicken.ts'

const PFAD = '/nutzer-aendern/nutzer'

const beiPersoenlichenDaten = async (page: Page, url: string): Promise<Konto> => {
  const konto = await personMitHof(page, url)
  await oeffnen(page, PFAD)
  await expect(textfeld(page, 'Nachname')).toHaveValue(konto.nachname)
  return konto
}
const speichern = (page: Page) => page.getByRole('button', { name: 'Änderungen speichern' })
const gespeichert = (page: Page) => page.getByText('Gespeichert. Ihre Änderungen gelten ab sofort.')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Welche Angaben sollen gelten?' })

/** The same person, in another window. */
const anderswo = async (url: string, konto: Konto) => {
  const wer = await angemeldet(url, konto.benutzername, konto.passwort)
  const lesen = async () => (await wer.rufen(nutzerLesen)).body
  return {
    lesen,
    aendern: async (angaben: Partial<NutzerEingabe>) => {
      const { guid, value } = await lesen()
      // Only fields that both kinds have are changed.
      const body = { ...value, ...angaben } as NutzerEingabe
      expect((await wer.rufen(nutzerAendern, { query: { guid }, body })).status).toBe(200)
    },
  }
}

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
  const { value } = await (await anderswo(baseURL ?? '', konto)).lesen()
  expect(value).toMatchObject({
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

test('[R7.1-03] was fehlt, steht am Feld; ein zweites Speichern geht von der neuen Fassung aus', async ({
  page,
  baseURL,
}) => {
  await beiPersoenlichenDaten(page, baseURL ?? '')
  const telefon = textfeld(page, 'Telefon')
  await telefon.fill('12')
  await speichern(page).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(telefon).toHaveAccessibleDescription(/Telefon/)
  await telefon.fill('0461 55555')
  await nochmalKlicken(speichern(page))
  await expect(gespeichert(page)).toBeVisible()
  await telefon.fill('0461 66666')
  await nochmalKlicken(speichern(page))
  await expect(gespeichert(page)).toBeVisible()
  await oeffnen(page, PFAD)
  await expect(telefon).toHaveValue('0461 66666')
  await nochmalKlicken(speichern(page))
  await expect(page.getByText('Es hat sich nichts geändert.')).toBeVisible()
})

test('[R7.1-03] wer anderswo ein anderes Feld geändert hat, verliert nichts', async ({ page, baseURL }) => {
  const konto = await beiPersoenlichenDaten(page, baseURL ?? '')
  const fenster = await anderswo(baseURL ?? '', konto)
  await fenster.aendern({ telefon: '0461 77777' })
  await textfeld(page, 'Straße').fill('Deichweg')
  await speichern(page).click()
  await expect(page.getByText('an anderer Stelle geändert und übernommen: Telefon.')).toBeVisible()
  await expect(textfeld(page, 'Telefon')).toHaveValue('0461 77777')
  expect((await fenster.lesen()).value).toMatchObject({
    telefon: '0461 77777',
    postAnschrift: { strasse: 'Deichweg' },
  })
})

test('[R7.1-03] wer anderswo dasselbe Feld geändert hat, entscheidet, was gilt', async ({
  page,
  baseURL,
}) => {
  const konto = await beiPersoenlichenDaten(page, baseURL ?? '')
  const fenster = await anderswo(baseURL ?? '', konto)
  await fenster.aendern({ telefon: '0461 77777', anrede: 'HERR' })
  await textfeld(page, 'Telefon').fill('0461 88888')
  await page.getByRole('radio', { name: 'Divers' }).check()
  await speichern(page).click()
  await expect(dialog(page)).toBeVisible()
  expect((await fenster.lesen()).value.telefon).toBe('0461 77777')
  await dialog(page).getByRole('button', { name: 'Später entscheiden' }).click()
  await expect(textfeld(page, 'Telefon')).toHaveValue('0461 88888')
  await expect(page.getByText('Ihre Eingaben sind noch nicht gespeichert')).toBeVisible()
  await nochmalKlicken(speichern(page))
  await dialog(page).getByRole('radio', { name: 'Ihre Eingabe 0461 88888' }).check()
  await dialog(page).getByRole('radio', { name: 'Neuere Fassung Herr' }).check()
  await dialog(page).getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await expect(page.getByText(/^Gespeichert\./)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Herr' })).toBeChecked()
  expect((await fenster.lesen()).value).toMatchObject({ telefon: '0461 88888', anrede: 'HERR' })
})

test('[S10-03] was getippt und nicht gespeichert ist, steht nach dem Neuladen wieder da', async ({
  page,
  baseURL,
}) => {
  const konto = await beiPersoenlichenDaten(page, baseURL ?? '')
  await textfeld(page, 'Ansprechperson (freiwillig)').fill('Kim Muster')
  await expect(page.getByText(/liegt auf diesem Gerät/)).toBeVisible()
  await page.reload()
  await expect(textfeld(page, 'Ansprechperson (freiwillig)')).toHaveValue('Kim Muster')
  await expect(page.getByText(/wiederhergestellt/)).toBeVisible()
  await speichern(page).click()
  await expect(gespeichert(page)).toBeVisible()
  await page.reload()
  await expect(textfeld(page, 'Ansprechperson (freiwillig)')).toHaveValue('Kim Muster')
  await expect(page.getByText(/wiederhergestellt/)).toHaveCount(0)
  expect((await (await anderswo(baseURL ?? '', konto)).lesen()).value.ansprechpartnerName).toBe('Kim Muster')
})

test('[S1-05] wer mehrere Unternehmen hat, erfährt am Feld, warum „Nein“ nicht geht', async ({
  page,
  baseURL,
}) => {
  const konto = await beiPersoenlichenDaten(page, baseURL ?? '')
  await (await anderswo(baseURL ?? '', konto)).aendern({ agiertFuerMehrereUnternehmen: true })
  await hofAnlegen(await angemeldet(baseURL ?? '', konto.benutzername, konto.passwort), eigeneNummer())
  await page.reload()
  const frage = page.getByRole('radiogroup', { name: 'Handeln Sie für mehrere Unternehmen?' })
  await expect(frage.getByRole('radio', { name: 'Ja' })).toBeChecked()
  await textfeld(page, 'Telefon').fill('0461 99999')
  await frage.getByRole('radio', { name: 'Nein' }).check()
  await speichern(page).click()
  await expect(frage).toHaveAccessibleDescription(
    /Sie handeln im Portal für 2 Unternehmen\. „Nein“ geht erst, wenn es nur noch eines ist\./,
  )
  await expect(textfeld(page, 'Telefon')).toHaveValue('0461 99999')
})

test('[R3.1-03] ohne Mangel für axe und ohne Überlauf in jedem Thema', async ({ page, baseURL }) => {
  const konto = await beiPersoenlichenDaten(page, baseURL ?? '')
  const fenster = await anderswo(baseURL ?? '', konto)
  const pruefen = strengerPruefer(page, [1280, 390])
  await pruefen('Formular')
  await fenster.aendern({ telefon: '0461 77777' })
  await textfeld(page, 'Telefon').fill('0461 88888')
  await speichern(page).click()
  await expect(dialog(page)).toBeVisible()
  await pruefen('Vergleich')
  await dialog(page).getByRole('button', { name: 'Alle meine' }).click()
  await dialog(page).getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await expect(gespeichert(page)).toBeVisible()
  await pruefen('Gespeichert')
})

test('[S2-01] [R7.1-03] ein neuer Name braucht eine neue Identifikation; das steht da, bevor gespeichert wird', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const { nachname } = await beiPersoenlichenDaten(page, baseURL ?? '')
  await identifizieren(page)
  await oeffnen(page, PFAD)
  const warnung = page.getByRole('heading', { name: 'Danach identifizieren Sie sich neu' })
  const inhalt = page.getByRole('main')
  await expect(inhalt).toContainText(/Identifiziert\s*Ja/)
  await textfeld(page, 'Nachname').fill(nachname.toUpperCase())
  await expect(warnung).toBeHidden()
  await textfeld(page, 'Nachname').fill('Petersen')
  await expect(warnung).toBeVisible()
  await textfeld(page, 'Nachname').fill(nachname)
  await expect(warnung).toBeHidden()

  await textfeld(page, 'Nachname').fill('Petersen')
  await speichern(page).click()
  await expect(page.getByText('Gespeichert. Ihre bisherige Identifikation gilt nicht mehr.')).toBeVisible()
  await expect(inhalt).toContainText(/Identifiziert\s*Noch nicht/)
  await page.getByRole('link', { name: 'Mit den neuen Angaben identifizieren' }).click()
  await expect(titel(page, 'Identifikation durchführen')).toBeVisible()
  await identifizieren(page)
})
