import { nutzerAendern, nutzerLesen, nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { unternehmenLesen } from '@foerderportal/contract/unternehmen/routes'
import { expect, test, type Page } from '@playwright/test'
import { personMitHof } from '../src/anmeldedienst/person.ts'
import { textfeld } from '../src/anmeldedienst/wege.ts'
import { angemeldet } from '../src/api.ts'
import { anmeldenImBrowser, eigeneNummer, oeffnen, titel } from '../src/browser.ts'
import { nochmalKlicken } from '../src/klicken.ts'
import { artDerFirma, unternehmenAusfuellen } from '../src/registrieren.ts'

/** Nobody finishes here: the account has no company, and keeps none. */
const registrieren = (page: Page, url: string | undefined) =>
  anmeldenImBrowser(page, url ?? '', 'ohne.unternehmen', '/registrierung/unternehmen')

test('[R1-05] Antragstellerarten, Rechtsformen und Register tragen ihre Bezeichnungen', async ({
  page,
  baseURL,
}) => {
  await registrieren(page, baseURL)
  const arten = page.getByRole('radiogroup', { name: 'Art des Unternehmens' }).getByRole('radio')
  await expect(arten).toHaveCount(5)
  for (const name of [
    'Landwirtschaftlicher Primärproduzent',
    'Zusammenschluss von Primärproduzenten',
    'Landwirtschaftliches Lohn- und Dienstleistungsunternehmen',
    'Gewerblicher Maschinenring',
    'Anerkannte Naturschutzvereinigung',
  ])
    await expect(page.getByRole('radio', { name, exact: true })).toBeVisible()
  const form = page.getByRole('combobox', { name: 'Rechtsform' })
  await expect(form.getByRole('option')).toHaveText([
    'Bitte auswählen',
    'AG',
    'Anstalt des öffentlichen Rechts',
    'Ehegattengemeinschaft',
    'eG',
    'e.K.',
    'e.V.',
    'Einzelunternehmer',
    'GbR',
    'GmbH',
    'GmbH & Co. KG',
    'KG',
    'Körperschaft des öffentlichen Rechts',
    'OHG',
    'Unternehmensgemeinschaft',
  ])
  for (const [rechtsform, register] of [
    ['KG', 'Handelsregister A'],
    ['AG', 'Handelsregister B'],
    ['eG', 'Genossenschaftsregister'],
    ['e.V.', 'Vereinsregister'],
  ] as const) {
    await form.selectOption({ label: rechtsform })
    await expect(textfeld(page, `Nummer im ${register}`)).toBeVisible()
  }
})

test('[R1-04] [S10-03] wer die Art wechselt, verliert nichts, und alte Fehler bleiben nicht stehen', async ({
  page,
  baseURL,
}) => {
  await registrieren(page, baseURL)
  await textfeld(page, 'Name des Unternehmens').fill('Hof Wankelmut')
  await textfeld(page, 'Steuernummer').fill('abc')
  await page.getByRole('button', { name: 'Unternehmen registrieren' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(textfeld(page, 'Steuernummer')).toHaveAccessibleDescription(/Steuernummer/)

  await artDerFirma(page, 'Start-up').check()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(textfeld(page, 'Name des Start-ups')).toHaveValue('Hof Wankelmut')
  await textfeld(page, 'Name des Start-ups').fill('')
  await nochmalKlicken(page.getByRole('button', { name: 'Start-up registrieren' }))
  await expect(page.getByRole('alert')).toContainText('Bitte prüfen Sie 1 Angabe')
  await artDerFirma(page, 'Kreditinstitut').check()
  await expect(page.getByText('Sie selbst sind nicht für ein Kreditinstitut registriert.')).toBeVisible()
  await expect(page.getByText(/liegt auf diesem Gerät/)).toBeVisible()

  await page.reload()
  await expect(artDerFirma(page, 'Kreditinstitut')).toBeChecked()
  await artDerFirma(page, 'Landwirtschaftliches Unternehmen').check()
  await expect(textfeld(page, 'Steuernummer')).toHaveValue('abc')
  await expect(page.getByText('Sie selbst sind nicht für ein Kreditinstitut registriert.')).toHaveCount(0)
})

test('[R2.1-05] [R1-04] ein weiteres Unternehmen anderer Art: dieselbe Maske, danach ist es das aktuelle', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const konto = await personMitHof(page, baseURL ?? '')
  const wer = await angemeldet(baseURL ?? '', konto.benutzername, konto.passwort)
  const { guid, value } = (await wer.rufen(nutzerLesen)).body
  const body = { ...value, agiertFuerMehrereUnternehmen: true }
  expect((await wer.rufen(nutzerAendern, { query: { guid }, body })).status).toBe(200)

  await oeffnen(page, '/unternehmen-anlegen')
  await expect(artDerFirma(page, 'Landwirtschaftliches Unternehmen')).toBeChecked()
  await artDerFirma(page, 'Start-up').check()
  const name = `Deichkante ${eigeneNummer()} UG`
  await textfeld(page, 'Name des Start-ups').fill(name)
  await page.getByRole('button', { name: 'Start-up anlegen' }).click()
  await expect(titel(page, `Guten Tag, ${konto.vorname}`)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(name)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Das können Sie für Ihr Start-up tun' })).toBeVisible()
})

test('[S1-07] gibt es den Betrieb schon, sagt es die Seite und behält alles', async ({ page, baseURL }) => {
  test.slow()
  const lena = await angemeldet(baseURL ?? '', 'lena.lindenau')
  const companyId = (await lena.rufen(nutzerStatusLesen)).body.unternehmenStatus[0]?.id ?? ''
  const { value } = (await lena.rufen(unternehmenLesen, { params: { companyId } })).body
  const zid = value.type === 'LandwirtschaftlichesUnternehmen' ? value.zidBetriebsnummer : undefined
  await registrieren(page, baseURL)
  const name = await unternehmenAusfuellen(page)
  await textfeld(page, 'ZID-Betriebsnummer').fill(zid ?? '')
  await page.getByRole('button', { name: 'Unternehmen registrieren' }).click()
  await expect(page.getByRole('alert')).toContainText('Lassen Sie sich von dessen Verwaltung einladen.')
  await expect(textfeld(page, 'Name des Unternehmens')).toHaveValue(name)
})

test('[S11-03] was der Server beanstandet, steht am Feld der Art, die gewählt ist', async ({
  page,
  baseURL,
}) => {
  await registrieren(page, baseURL)
  await page.route('**/foerderportal/unternehmen', (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const errors = [{ pfad: 'name', text: 'Diesen Namen nimmt der Server nicht.' }]
    const json = { type: '/probleme/ungueltig', title: 'Ungültige/-r Parameter', status: 400, errors }
    return route.fulfill({ status: 400, contentType: 'application/problem+json', json })
  })
  await artDerFirma(page, 'Kreditinstitut').check()
  const name = textfeld(page, 'Name des Kreditinstituts')
  await name.fill('Bank Doppelt')
  await page.getByRole('button', { name: 'Kreditinstitut registrieren' }).click()
  await expect(name).toHaveAccessibleDescription(/Diesen Namen nimmt der Server nicht/)
  await expect(name).toHaveValue('Bank Doppelt')
})
