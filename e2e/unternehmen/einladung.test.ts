import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { nutzerEinladen } from '@foerderportal/contract/unternehmen/nutzer/routes'
import { expect, type Browser, type Page } from '@playwright/test'
import { neuePerson, type Person } from '../src/anmeldedienst/person.ts'
import { mailAusPostausgang } from '../src/anmeldedienst/postausgang.ts'
import type { Angemeldet } from '../src/api.ts'
import { kontoAnlegen, oeffnen, titel } from '../src/browser.ts'
import { neueBeraterin } from '../src/firma.ts'
import { test } from '../src/portal/portalMitDatenbank.ts'
import { nutzerAusfuellen } from '../src/registrieren.ts'
import { frageVon } from '../src/wege.ts'

type Hof = { readonly guid: string; readonly name: string }

/** A browser of its own; tests close it. */
const fenster = async (browser: Browser, url: string) => {
  const kontext = await browser.newContext({ baseURL: url, locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  return { page: await kontext.newPage(), schliessen: () => kontext.close() }
}

/** Who invites, with as many farms. */
const einladende = async (browser: Browser, url: string, anzahl: number) => {
  const { page, schliessen } = await fenster(browser, url)
  const { api, hoefe } = await neueBeraterin(page, url, anzahl)
  await schliessen()
  return { api, hoefe }
}
const einladen = async (api: Angemeldet, hof: Hof, email: string): Promise<void> => {
  const { status } = await api.rufen(nutzerEinladen, { query: { companyId: hof.guid, email } })
  expect(status).toBe(200)
}
const verweisAn = async (url: string, email: string): Promise<string> => {
  const { text } = await mailAusPostausgang(url, email)
  return /https?:\/\/\S+/.exec(text)?.[0] ?? ''
}

/** The next answer to an invitation finds the sign-in too old, as it is 30 seconds after it; all others are the server's. */
const anmeldungIstAlt = (page: Page) =>
  page.route(
    '**/nutzer/einladung/*',
    (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        json: { type: '/probleme/neu-anmelden', title: 'Reauthentication required', status: 401 },
      }),
    { times: 1 },
  )
const passwortEingeben = async (page: Page, { passwort }: Pick<Person, 'passwort'>): Promise<void> => {
  await expect(titel(page, 'Anmelden')).toBeVisible()
  await page.getByLabel('Passwort', { exact: true }).fill(passwort)
  await page.getByRole('button', { name: 'Anmelden' }).click()
}
const karte = (page: Page, { name }: Hof) => page.getByRole('article').filter({ hasText: name })

const unternehmenDer = async (api: Angemeldet) =>
  (await api.rufen(nutzerStatusLesen)).body.unternehmenStatus.map(({ name }) => name)

test('[R2.2-03] [R7.1-06] [S1-04] zwei Einladungen: eine nach frischer Anmeldung angenommen, eine abgelehnt, dann weiter, wohin man wollte', async ({
  page,
  browser,
  portal: { url },
}) => {
  test.slow()
  const { api, hoefe } = await einladende(browser, url, 2)
  const [eins, zwei] = hoefe
  if (eins === undefined || zwei === undefined) throw new Error('zwei Höfe')
  const gast = await neuePerson(page, url)
  await einladen(api, eins, gast.email)
  await einladen(api, zwei, gast.email)

  await oeffnen(page, '/mitteilungen/uebersicht')
  await expect(titel(page, 'Einladung zum Unternehmen')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await anmeldungIstAlt(page)
  await karte(page, eins).getByRole('button', { name: 'Einladung annehmen' }).click()
  await passwortEingeben(page, gast)

  // The answer is finished by itself; the other one still waits, and where one wanted to go is not forgotten.
  await expect.poll(() => unternehmenDer(gast.api)).toEqual([eins.name])
  await expect(karte(page, zwei)).toBeVisible()
  await expect(karte(page, eins)).toHaveCount(0)
  expect(frageVon(page, 'originalRoute')).toContain('/mitteilungen/uebersicht')

  await anmeldungIstAlt(page)
  await karte(page, zwei).getByRole('button', { name: 'Einladung ablehnen' }).click()
  const frage = page.getByRole('alertdialog', { name: 'Einladung ablehnen?' })
  await expect(frage).toContainText(zwei.name)
  await frage.getByRole('button', { name: 'Einladung ablehnen' }).click()
  await passwortEingeben(page, gast)
  await expect(titel(page, 'Mitteilungen')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(eins.name)
  expect(await unternehmenDer(gast.api)).toEqual([eins.name])

  // The link of the one that was declined says so, and nothing of the company.
  await oeffnen(page, new URL(await verweisAn(url, gast.email)).pathname)
  await expect(page.getByText('Keine Einladung wartet auf Ihre Antwort.')).toBeVisible()
  await page.goto(await verweisAn(url, gast.email))
  await expect(page.getByRole('main')).toContainText('Sie haben schon geantwortet.')
  await expect(page.getByText(zwei.name)).toHaveCount(0)
})

test('[S1-04] nach dreißig Tagen gilt eine Einladung nicht mehr: nicht auf der offenen Seite, nicht über den Link', async ({
  page,
  browser,
  portal: { url, sql },
}) => {
  test.slow()
  const { api, hoefe } = await einladende(browser, url, 1)
  const [hof] = hoefe
  if (hof === undefined) throw new Error('ein Hof')
  const gast = await neuePerson(page, url)
  await einladen(api, hof, gast.email)
  const verweis = await verweisAn(url, gast.email)
  await page.goto(verweis)
  await expect(karte(page, hof)).toContainText('noch 30 Tage')

  await sql(
    `update einladung set eingeladen_am = eingeladen_am - interval '30 days', versendet_am = versendet_am - interval '30 days',
      gueltig_bis = gueltig_bis - interval '30 days' where unternehmen_guid = $1`,
    [hof.guid],
  )
  await anmeldungIstAlt(page)
  await karte(page, hof).getByRole('button', { name: 'Einladung annehmen' }).click()
  await passwortEingeben(page, gast)
  await expect(
    page.getByText('Diese Einladung gilt nicht mehr. Bitten Sie das Unternehmen um eine neue.'),
  ).toBeVisible()

  await page.goto(verweis)
  await expect(page.getByRole('main')).toContainText('Die Einladung ist älter als 30 Tage.')
  await expect(page.getByText(hof.name)).toHaveCount(0)
  expect(await unternehmenDer(gast.api)).toEqual([])
})

test('[R1-03] [R7.1-06] wer eingeladen ist und sich erst registriert, steht danach vor der Einladung, nicht vor einem neuen Unternehmen', async ({
  page,
  browser,
  portal: { url },
}) => {
  test.slow()
  const { api, hoefe } = await einladende(browser, url, 1)
  const [hof] = hoefe
  if (hof === undefined) throw new Error('ein Hof')
  const konto = await kontoAnlegen(page)
  await einladen(api, hof, konto.email)
  await page.goto(await verweisAn(url, konto.email))
  await expect(titel(page, 'Registrierung')).toBeVisible()
  await nutzerAusfuellen(page)
  await page.getByRole('button', { name: 'Registrieren und weiter' }).click()
  await expect(titel(page, 'Einladung zum Unternehmen')).toBeVisible()
  await anmeldungIstAlt(page)
  await karte(page, hof).getByRole('button', { name: 'Einladung annehmen' }).click()
  await passwortEingeben(page, konto)
  await expect(titel(page, /^Guten Tag/)).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(hof.name)
})
