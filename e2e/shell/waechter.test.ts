import { TAG_MS } from '@foerderportal/values/time'
import { expect, test, type Page } from '@playwright/test'
import { anmeldeformularAbsenden, anmeldenMitFormular, kontoAnlegen, oeffnen, titel } from '../src/browser.ts'
import { BERATER } from '../src/antrag/fall.ts'
import { frageVon, pfadVon, statusScheitertMit, statusVeraendern, unternehmenVon } from '../src/wege.ts'

const EINLADUNG = '0b9f6a52-6b1e-4c0e-9d55-3b1c9be5f001'
const ZWEITE = '0b9f6a52-6b1e-4c0e-9d55-3b1c9be5f002'

const einladung = (guid: string) => ({ guid, email: 'paul@demo.example', emailErneutVersendbar: false })

/** Invitations that exist for this page only, so that nobody's are used up. */
const eingeladen = async (page: Page, ...guids: string[]): Promise<void> => {
  await statusVeraendern(page, (status) => ({ ...status, einladungen: guids.map(einladung) }))
  await page.route('**/unternehmen/einladung/*', (route) =>
    route.fulfill({
      json: {
        id: route.request().url().split('/').at(-1),
        name: route.request().url().endsWith(ZWEITE) ? 'Gut Wiesengrund' : 'Hof Sonnental GbR',
        type: 'LandwirtschaftlichesUnternehmen',
        ort: 'Flensburg',
        eingeladenVon: 'Lena Lindenau',
        eingeladenAm: new Date(Date.now() - TAG_MS).toISOString(),
        gueltigBis: new Date(Date.now() + 20 * TAG_MS).toISOString(),
      },
    }),
  )
}

test('[R2.2-01] die Anmeldung führt mit Unternehmen und Stelle dorthin zurück, wohin man wollte', async ({
  page,
  baseURL,
}) => {
  const id = await unternehmenVon(baseURL ?? '', BERATER, 'Lohnbetrieb Nord GmbH')
  const ziel = `/unternehmen-aendern/nutzer-uebersicht?unternehmenId=${id}#inhalt`
  await page.goto(ziel)
  await anmeldeformularAbsenden(page, BERATER)
  await expect(titel(page, 'Nutzer-Übersicht')).toBeVisible()
  expect(page.url()).toBe(new URL(ziel, baseURL).href)
  await expect(page.getByRole('banner')).toContainText('Lohnbetrieb Nord GmbH')
})

test.describe('[R2.2-03] offene Einladungen gehen vor', () => {
  test('dahin geht es von jeder Seite, und originalRoute behält sie', async ({ page, baseURL }) => {
    await eingeladen(page, EINLADUNG)
    await anmeldenMitFormular(page, baseURL ?? '', 'paul.partner', '/zuwendung/uebersicht')
    await expect(titel(page, 'Einladung zum Unternehmen')).toBeVisible()
    expect(frageVon(page, 'originalRoute')).toBe('/zuwendung/uebersicht')
    await expect(page.getByRole('article')).toContainText('Hof Sonnental GbR')
    await oeffnen(page, '/mitteilungen/uebersicht')
    await expect(titel(page, 'Einladung zum Unternehmen')).toBeVisible()
    expect(frageVon(page, 'originalRoute')).toContain('/mitteilungen/uebersicht')
  })

  test('annehmen: nach der frischen Anmeldung geht es von selbst weiter und dann zur gewünschten Seite', async ({
    page,
    baseURL,
  }) => {
    await eingeladen(page, EINLADUNG)
    const antworten: string[] = []
    await page.route('**/nutzer/einladung/*', async (route) => {
      const url = new URL(route.request().url())
      antworten.push(`${url.pathname.split('/').at(-1)} ${url.searchParams.get('bestaetigen')}`)
      if (antworten.length === 1) {
        const problem = { type: '/probleme/neu-anmelden', title: 'Reauthentication required', status: 401 }
        await route.fulfill({ status: 401, contentType: 'application/problem+json', json: problem })
      } else {
        await page.unroute('**/nutzer/status')
        const stand = await page.request.get('/NutzerService/api/public/foerderportal/nutzer/status', {
          headers: { authorization: route.request().headers()['authorization'] ?? '' },
        })
        await route.fulfill({ json: await stand.json() })
      }
    })
    await anmeldenMitFormular(page, baseURL ?? '', 'paul.partner', '/zuwendung/uebersicht')
    await page.getByRole('button', { name: 'Einladung annehmen' }).click()
    // prompt=login: the provider asks for the password though its session goes on
    await page.getByLabel('Passwort').fill('Foerder-Demo-2026')
    const benutzer = page.getByLabel('Benutzername oder E-Mail-Adresse')
    if (await benutzer.isEditable()) await benutzer.fill('paul.partner')
    await page.getByRole('button', { name: 'Anmelden' }).click()
    await expect(titel(page, 'Anträge')).toBeVisible()
    expect(antworten).toEqual([`${EINLADUNG} true`, `${EINLADUNG} true`])
  })

  test('ablehnen fragt nach; solange noch eine offen ist, bleibt man da', async ({ page, baseURL }) => {
    await eingeladen(page, EINLADUNG, ZWEITE)
    await anmeldenMitFormular(page, baseURL ?? '', 'paul.partner', '/mitteilungen/uebersicht')
    await page.route('**/nutzer/einladung/*', async (route) => {
      expect(new URL(route.request().url()).searchParams.get('bestaetigen')).toBe('false')
      const stand = await page.request.get('/NutzerService/api/public/foerderportal/nutzer/status', {
        headers: { authorization: route.request().headers()['authorization'] ?? '' },
      })
      const uebrig = route.request().url().includes(EINLADUNG) ? [einladung(ZWEITE)] : []
      await route.fulfill({ json: { ...((await stand.json()) as object), einladungen: uebrig } })
    })
    await expect(page.getByRole('article')).toHaveCount(2)
    const ablehnen = async (name: string) => {
      await page
        .getByRole('article')
        .filter({ hasText: name })
        .getByRole('button', { name: 'Einladung ablehnen' })
        .click()
      const fenster = page.getByRole('alertdialog', { name: 'Einladung ablehnen?' })
      await expect(fenster).toContainText(name)
      await fenster.getByRole('button', { name: 'Einladung ablehnen' }).click()
    }
    await ablehnen('Hof Sonnental GbR')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('article')).toContainText('Gut Wiesengrund')
    await ablehnen('Gut Wiesengrund')
    await expect(titel(page, 'Mitteilungen')).toBeVisible()
  })
})

test('[R2.2-05] ein fremdes Unternehmen in der Adresse zählt nicht: man wählt eines von seinen', async ({
  page,
  baseURL,
}) => {
  await anmeldenMitFormular(
    page,
    baseURL ?? '',
    BERATER,
    `/mitteilungen/uebersicht?unternehmenId=${EINLADUNG}`,
  )
  await expect(titel(page, 'Unternehmensauswahl')).toBeVisible()
  expect(frageVon(page, 'unternehmenId')).toBeNull()
  expect(frageVon(page, 'originalRoute')).toBe(`/mitteilungen/uebersicht?unternehmenId=${EINLADUNG}`)
  await page.getByRole('link', { name: 'Lohnbetrieb Nord GmbH' }).click()
  await expect(titel(page, 'Mitteilungen')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Lohnbetrieb Nord GmbH')
  expect(frageVon(page, 'unternehmenId')).not.toBe(EINLADUNG)
})

test('[R2.2-06] wen es noch nicht gibt, der registriert sich, wohin er auch wollte', async ({ page }) => {
  await kontoAnlegen(page)
  for (const pfad of ['/', '/zuwendung/uebersicht', '/nutzer-aendern/nutzer', '/unternehmen-auswahl']) {
    await oeffnen(page, pfad)
    await expect(titel(page, 'Registrierung')).toBeVisible()
    expect(pfadVon(page), pfad).toBe('/registrierung/nutzer')
  }
})

test('[R2.2-06] [R2.2-10] ist der Stand nicht zu haben, sind Nutzer und Unternehmen vergessen und die Startseite sagt es', async ({
  page,
  baseURL,
}) => {
  const id = await unternehmenVon(baseURL ?? '', BERATER, 'Hof Altmoor KG')
  await anmeldenMitFormular(page, baseURL ?? '', BERATER, `/dashboard?unternehmenId=${id}`)
  await expect(page.getByRole('banner')).toContainText('Hof Altmoor KG')
  const { wieder } = await statusScheitertMit(page, 500)
  await page.goto(`/zuwendung/uebersicht?unternehmenId=${id}`)
  await expect(titel(page, 'Das hat nicht geklappt')).toBeVisible()
  expect(pfadVon(page)).toBe('/start')
  expect(frageVon(page, 'unternehmenId')).toBeNull()
  await expect(page.getByRole('alert')).toContainText('Serverseitiges Fehlverhalten der Applikation')
  await expect(page.getByRole('banner')).not.toContainText('Hof Altmoor KG')
  const nochmal = page.getByRole('link', { name: 'Noch einmal versuchen' })
  const nochEinmalGefragt = page.waitForResponse('**/nutzer/status')
  await nochmal.click()
  await nochEinmalGefragt
  await expect(titel(page, 'Das hat nicht geklappt')).toBeVisible()
  await wieder()
  await nochmal.click()
  await expect(titel(page, 'Anträge')).toBeVisible()
  expect(frageVon(page, 'unternehmenId')).toBe(id)
})

test('[R2.2-10] eine gescheiterte Anmeldung steht auf der Startseite', async ({ page }) => {
  await oeffnen(page, '/auth/callback?error=access_denied&state=unbekannt')
  await expect(page.getByText('Die Anmeldung hat nicht geklappt')).toBeVisible()
  expect(pfadVon(page)).toBe('/start')
})

test('[R2.2-07] [S11-11] ohne Recht sagt es ein Fenster, dann steht man an der ersten erlaubten Stelle: kein Kreislauf', async ({
  page,
  baseURL,
}) => {
  await anmeldenMitFormular(page, baseURL ?? '', 'keine.rechte', '/')
  const fenster = page.getByRole('alertdialog', { name: 'Autorisierungsfehler' })
  // The root itself refuses nobody: it leads to what is permitted.
  await expect(titel(page, 'Unternehmensauswahl')).toBeVisible()
  await expect(fenster).toBeHidden()
  for (const start of [
    page.getByRole('banner').getByRole('link', { name: 'Förderportal' }),
    page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Start' }),
    page.getByRole('navigation', { name: 'Brotkrumen' }).getByRole('link', { name: 'Start' }),
  ]) {
    await oeffnen(page, '/nutzer-aendern/nutzer')
    await start.click()
    await expect(titel(page, 'Unternehmensauswahl')).toBeVisible()
  }
  await page.goto('/auszahlung/uebersicht')
  await expect(fenster).toContainText('nicht autorisiert')
  await fenster.getByRole('button', { name: 'OK', exact: true }).click()
  await expect(titel(page, 'Unternehmensauswahl')).toBeVisible()
  await expect(fenster).toBeHidden()
  expect(pfadVon(page)).toBe('/unternehmen-auswahl')
  await oeffnen(page, '/gibt-es-nicht')
  await expect(titel(page, 'Unternehmensauswahl')).toBeVisible()
  await expect(fenster).toBeHidden()
})

test('[S11-11] wer das Dashboard sehen darf, kommt von der Wurzel dorthin', async ({ page, baseURL }) => {
  await anmeldenMitFormular(page, baseURL ?? '', 'nora.nurlesen', '/')
  await expect(titel(page, 'Guten Tag, Nora')).toBeVisible()
  expect(pfadVon(page)).toBe('/dashboard')
})

test('[R2.2-09] die Registrierung fragt nicht nach dem Stand des Nutzers, nur nach der Anmeldung', async ({
  page,
  baseURL,
}) => {
  let abrufe = 0
  await page.route('**/nutzer/status', (route) => {
    abrufe += 1
    return route.fulfill({ status: 500, body: '' })
  })
  await anmeldenMitFormular(page, baseURL ?? '', 'neu.nutzer', '/registrierung/unternehmen')
  await expect(titel(page, 'Unternehmen registrieren')).toBeVisible()
  await oeffnen(page, '/registrierung/nutzer')
  await expect(titel(page, 'Registrierung')).toBeVisible()
  expect(abrufe).toBe(0)
})

test.describe('[R4-01] der Weg eines Nutzers', () => {
  for (const [wer, name, pfad] of [
    ['neu.nutzer', 'Registrierung', '/registrierung/nutzer'],
    ['eva.eingeladen', 'Einladung zum Unternehmen', '/unternehmen-einladung-bestaetigung'],
    ['ohne.unternehmen', 'Unternehmen registrieren', '/registrierung/unternehmen'],
    [BERATER, 'Unternehmensauswahl', '/unternehmen-auswahl'],
    ['udo.unidentifiziert', 'Guten Tag, Udo', '/dashboard'],
  ] as const)
    test(`${wer} steht zuerst vor: ${name}`, async ({ page, baseURL }) => {
      await anmeldenMitFormular(page, baseURL ?? '', wer)
      await expect(titel(page, name)).toBeVisible()
      expect(pfadVon(page)).toBe(pfad)
    })
})
