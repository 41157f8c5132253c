import { expect, test } from '@playwright/test'
import { dienst } from '../src/anmeldedienst/dienst.ts'
import { beiLoginDaten } from '../src/anmeldedienst/person.ts'
import { abmelden, mitAlterAnmeldung, textfeld, zurAnmeldung } from '../src/anmeldedienst/wege.ts'
import { eintragungen } from '../src/antrag/entwurf.ts'
import { eigeneNummer, imPortal, titel } from '../src/browser.ts'
import { nochmalKlicken } from '../src/klicken.ts'

const AUFRUF = '**/nutzer/logindaten?*'

test('[R5-06] [R6-04] [R7.1-07] nach erneuter Anmeldung geht das Speichern von selbst weiter; der neue Name gilt', async ({
  page,
  baseURL,
}) => {
  const konto = await beiLoginDaten(page, baseURL ?? '')
  const neu = `gesine.neu.${eigeneNummer()}`
  await page.getByRole('button', { name: 'Login-Daten ändern' }).click()
  await textfeld(page, 'Benutzername').fill(neu)
  await mitAlterAnmeldung(page, konto, AUFRUF, () =>
    page.getByRole('button', { name: 'Login-Daten speichern' }).click(),
  )
  await expect(page.getByText(`Gespeichert. Sie melden sich ab jetzt mit ${neu} an.`)).toBeVisible()
  await expect(titel(page, 'Login-Daten')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: neu })).toBeVisible()

  konto.benutzername = neu
  await abmelden(page)
  await zurAnmeldung(page)
  await dienst.anmelden(page, konto)
  await imPortal(page)
})

test('[R7.1-07] eine neue Adresse gilt nach ihrer Bestätigung; die alte erfährt davon', async ({
  page,
  baseURL,
}) => {
  const konto = await beiLoginDaten(page, baseURL ?? '')
  const alte = konto.email
  konto.email = `gesine.neu.${eigeneNummer()}@demo.example`
  await page.getByRole('button', { name: 'Login-Daten ändern' }).click()
  await textfeld(page, 'E-Mail-Adresse').fill(konto.email)
  await mitAlterAnmeldung(page, konto, AUFRUF, () =>
    page.getByRole('button', { name: 'Login-Daten speichern' }).click(),
  )
  await expect(page.getByText(`Wir haben eine E-Mail an ${konto.email} geschickt.`)).toBeVisible()
  await expect(page.getByText('noch nicht bestätigt', { exact: true })).toBeVisible()
  expect((await dienst.letzteMail(alte)).betreff).toContain('Ihre E-Mail-Adresse wurde geändert')

  await dienst.adresseBestaetigen(page, konto)
  await imPortal(page)
  await page.goto('/nutzer-aendern/logindaten')
  await expect(page.getByRole('definition').filter({ hasText: konto.email })).toBeVisible()
  await expect(page.getByText('noch nicht bestätigt', { exact: true })).toHaveCount(0)
  await abmelden(page)
  await zurAnmeldung(page)
  await dienst.anmelden(page, konto, 'email')
  await imPortal(page)
})

test('[R7.1-07] ein vergebener Name steht am Feld, das Getippte bleibt; aufgeben ändert nichts', async ({
  page,
  baseURL,
}) => {
  const konto = await beiLoginDaten(page, baseURL ?? '')
  const oeffnen = page.getByRole('button', { name: 'Login-Daten ändern' })
  await oeffnen.click()
  const name = textfeld(page, 'Benutzername')
  const speichern = page.getByRole('button', { name: 'Login-Daten speichern' })
  await name.fill('a@b')
  await speichern.click()
  await expect(name).toHaveAccessibleDescription(/Wählen Sie 3 bis 50 Zeichen/)
  await name.fill('lena.lindenau')
  await mitAlterAnmeldung(page, konto, AUFRUF, () => nochmalKlicken(speichern))
  await expect(name).toHaveValue('lena.lindenau')
  await expect(name).toHaveAccessibleDescription(/Dieser Benutzername ist vergeben/)

  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(oeffnen).toBeFocused()
  await expect(page.getByText(konto.benutzername, { exact: true })).toBeVisible()
})

test('[R5-06] wer die erneute Anmeldung aufgibt, findet sein Getipptes wieder; gespeichert ist nichts', async ({
  page,
  baseURL,
}) => {
  const konto = await beiLoginDaten(page, baseURL ?? '')
  await page.getByRole('button', { name: 'Login-Daten ändern' }).click()
  await textfeld(page, 'Benutzername').fill('gesine.getippt')
  await page.route(AUFRUF, (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: { type: '/probleme/neu-anmelden', title: 'Reauthentication required', status: 401 },
    }),
  )
  await page.getByRole('button', { name: 'Login-Daten speichern' }).click()
  await dienst.fragtNachPasswort(page)
  // Whoever sits down here now reads nothing of it: it lies encrypted on the device.
  expect(
    await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])),
  ).not.toContain('gesine.getippt')
  await page.goto('/nutzer-aendern/logindaten')
  await expect(textfeld(page, 'Benutzername')).toHaveValue('gesine.getippt')
  await expect(
    page.getByText('Noch nicht gespeichert: Sie haben sich nicht erneut angemeldet.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByText(konto.benutzername, { exact: true })).toBeVisible()
})

test('[R5-06] was das Gerät nicht aufbewahren kann, wird nach der Anmeldung nicht durch etwas anderes ersetzt', async ({
  page,
  baseURL,
}) => {
  const konto = await beiLoginDaten(page, baseURL ?? '')
  // Without the key nothing can be kept; the browser asks before it leaves, and here goes.
  await page.route('**/nutzer/entwurfschluessel', (route) => route.abort())
  page.on('dialog', (frage) => void frage.accept())
  await page.getByRole('button', { name: 'Login-Daten ändern' }).click()
  await textfeld(page, 'Benutzername').fill('gesine.getippt')
  const gespeichert: string[] = []
  page.on(
    'request',
    (r) => r.method() === 'POST' && r.url().includes('logindaten') && gespeichert.push(r.url()),
  )
  await mitAlterAnmeldung(page, konto, AUFRUF, () =>
    page.getByRole('button', { name: 'Login-Daten speichern' }).click(),
  )
  await expect(page.getByText('Noch nicht gespeichert: Ihre Eingaben ließen sich')).toBeVisible()
  await expect(textfeld(page, 'Benutzername')).toHaveValue(konto.benutzername)
  expect(gespeichert.length).toBeLessThanOrEqual(1)
})

test('[R6-04] wer neu lädt oder in einem anderen Fenster abgemeldet wird, findet sein Getipptes wieder', async ({
  page,
  baseURL,
}) => {
  const konto = await beiLoginDaten(page, baseURL ?? '')
  const schluessel = page.waitForResponse('**/nutzer/entwurfschluessel')
  await page.getByRole('button', { name: 'Login-Daten ändern' }).click()
  await schluessel
  const name = textfeld(page, 'Benutzername')
  await name.fill('gesine.neu')
  // To take the key in, to seal and to write takes a moment: only what lies on the device survives the reload.
  await expect.poll(() => eintragungen(page)).toBeGreaterThan(0)
  await page.reload()
  await expect(name).toHaveValue('gesine.neu')

  await name.fill('gesine.neuer')
  const zweites = await page.context().newPage()
  await zweites.goto('/dashboard')
  await imPortal(zweites)
  await abmelden(zweites)
  await page.getByRole('button', { name: 'Wieder anmelden' }).click()
  await dienst.anmelden(page, konto)
  await expect(name).toHaveValue('gesine.neuer')
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Login-Daten ändern' })).toBeVisible()
  await expect(page.getByText(konto.benutzername, { exact: true })).toBeVisible()
})

test('[R7.4-02] [S1-09] neue Nutzungsbedingungen beim Speichern: nach der Zustimmung steht da, was getippt war', async ({
  page,
  baseURL,
}) => {
  const konto = await beiLoginDaten(page, baseURL ?? '')
  await page.route(AUFRUF, (route) =>
    route.fulfill({
      status: 470,
      contentType: 'application/problem+json',
      json: { type: '/probleme/nutzungsbedingungen', title: 'Nutzungsbedingungen', status: 470 },
    }),
  )
  await page.getByRole('button', { name: 'Login-Daten ändern' }).click()
  const name = textfeld(page, 'Benutzername')
  await name.fill('gesine.neu')
  // The provider has the consent already: it asks for nothing and leads back at once.
  const zuDenBedingungen = page.waitForRequest(/kc_action=terms_and_conditions/i)
  const speichern = page.getByRole('button', { name: 'Login-Daten speichern' })
  await mitAlterAnmeldung(page, konto, AUFRUF, () => speichern.click())
  await zuDenBedingungen
  await imPortal(page)
  await expect(name).toHaveValue('gesine.neu')
})
