import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { BERATER } from '../src/antrag/fall.ts'
import { rahmenIstSichtbar } from '../src/barrierefrei/tastatur.ts'
import { frageVon, pfadVon, statusVeraendern, unternehmenVon } from '../src/wege.ts'

const MOOR = 'Hof Altmoor KG'
const RING = 'Maschinenring Süd GmbH'

const handeltFuer = async (page: Page, name: string, id: string): Promise<void> => {
  await expect(page.getByRole('banner')).toContainText(name)
  expect(frageVon(page, 'unternehmenId')).toBe(id)
}

test('[R2.2-05] das Unternehmen bleibt bei jedem Verweis, beim Neuladen, beim Zurückgehen und auf der öffentlichen Seite', async ({
  page,
  baseURL,
}) => {
  const id = await unternehmenVon(baseURL ?? '', BERATER, MOOR)
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, `/dashboard?unternehmenId=${id}`)
  await handeltFuer(page, MOOR, id)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Version' }).click()
  await expect(titel(page, 'Version')).toBeVisible()
  expect(frageVon(page, 'unternehmenId')).toBe(id)
  await page.goBack()
  await expect(titel(page, 'Guten Tag, Max')).toBeVisible()
  await handeltFuer(page, MOOR, id)
  await oeffnen(page, `/nutzer-aendern/nutzer?unternehmenId=${id}`)
  await page.getByRole('main').getByRole('link', { name: 'Login-Daten' }).click()
  await expect(titel(page, 'Login-Daten')).toBeVisible()
  await handeltFuer(page, MOOR, id)
  await page.reload()
  await handeltFuer(page, MOOR, id)
})

test('[R2.2-05] ein zweites Fenster mit einem anderen Unternehmen behält seines', async ({
  page,
  context,
  baseURL,
}) => {
  const moor = await unternehmenVon(baseURL ?? '', BERATER, MOOR)
  const ring = await unternehmenVon(baseURL ?? '', BERATER, RING)
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, `/dashboard?unternehmenId=${moor}`)
  const zweites = await context.newPage()
  await oeffnen(zweites, `/dashboard?unternehmenId=${ring}`)
  await handeltFuer(zweites, RING, ring)
  await page.reload()
  await handeltFuer(page, MOOR, moor)
  await page.goto(`/mitteilungen/uebersicht?unternehmenId=${moor}`)
  await handeltFuer(page, MOOR, moor)
  await zweites.goto(`/unternehmen-aendern/unternehmen?unternehmenId=${ring}`)
  await expect(zweites.getByRole('main')).toContainText(RING)
  await handeltFuer(zweites, RING, ring)
})

test('wechseln: die Wahl führt auf das Dashboard des anderen Unternehmens; zurück steht wieder das erste', async ({
  page,
  baseURL,
}) => {
  const moor = await unternehmenVon(baseURL ?? '', BERATER, MOOR)
  const ring = await unternehmenVon(baseURL ?? '', BERATER, RING)
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, `/dashboard?unternehmenId=${moor}`)
  await page.getByRole('button', { name: MOOR }).click()
  await page.getByRole('link', { name: 'Unternehmen wechseln' }).click()
  await expect(titel(page, 'Unternehmensauswahl')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: MOOR })).toContainText('handeln Sie gerade')
  await page.getByRole('link', { name: RING }).click()
  await expect(titel(page, 'Guten Tag, Max')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(RING)
  await handeltFuer(page, RING, ring)
  await page.goBack()
  await page.goBack()
  await expect(titel(page, 'Guten Tag, Max')).toBeVisible()
  await handeltFuer(page, MOOR, moor)
})

/** The user acts for so many companies; the last of them is one of his own. */
const handeltFuerViele = async (page: Page, anzahl: number, eigenes: string): Promise<void> => {
  await statusVeraendern(page, (status) => ({
    ...status,
    unternehmenStatus: [
      ...Array.from({ length: anzahl - 1 }, (_, nr) => ({
        id: `0b9f6a52-6b1e-4c0e-9d55-3b1c9be5f0${10 + nr}`,
        name: nr === 3 ? 'Öko-Hof Übersee' : `Betrieb ${nr}`,
        type: 'LandwirtschaftlichesUnternehmen' as const,
      })),
      ...status.unternehmenStatus.filter(({ name }) => name === eigenes),
    ],
  }))
}

const suchfeld = (page: Page) => page.getByRole('searchbox', { name: 'Unternehmen suchen' })
const gefunden = (page: Page) => page.getByRole('search', { name: 'Unternehmen' }).getByRole('status')

test('[R1-07] bis sieben Unternehmen stehen alle da, von acht an lässt sich suchen', async ({
  page,
  baseURL,
}) => {
  await handeltFuerViele(page, 7, MOOR)
  await anmeldenImBrowser(page, baseURL ?? '', BERATER)
  await expect(page.getByRole('article')).toHaveCount(7)
  await expect(suchfeld(page)).toHaveCount(0)
  await page.unrouteAll()
  await handeltFuerViele(page, 8, MOOR)
  await oeffnen(page, '/dashboard')
  await expect(page.getByRole('article')).toHaveCount(8)
  await expect(gefunden(page)).toHaveText('8 Unternehmen')
})

test('[R1-07] wer für viele handelt, findet seines durch Tippen: ohne Umlaute, mit der Tastatur, und die Zahl wird angesagt', async ({
  page,
  baseURL,
}) => {
  const moor = await unternehmenVon(baseURL ?? '', BERATER, MOOR)
  await handeltFuerViele(page, 40, MOOR)
  await anmeldenImBrowser(page, baseURL ?? '', BERATER, '/mitteilungen/uebersicht')
  const karten = page.getByRole('article')
  await expect(karten).toHaveCount(40)
  const suche = suchfeld(page)
  for (const wort of ['öko', 'OEKO', 'uebersee hof', 'ubersee']) {
    await suche.fill(wort)
    await expect(karten).toHaveCount(1)
    await expect(karten).toContainText('Öko-Hof Übersee')
    await expect(gefunden(page)).toHaveText('1 von 40 Unternehmen. Mit der Eingabetaste wählen Sie es.')
  }

  await suche.fill('gibt es nicht')
  await expect(gefunden(page)).toHaveText('Kein Unternehmen heißt so. Prüfen Sie die Schreibweise.')
  await page.getByRole('button', { name: 'Alle Unternehmen zeigen' }).click()
  await expect(karten).toHaveCount(40)

  await expect(suche).toBeFocused()
  await rahmenIstSichtbar(page)
  await page.keyboard.type('betrieb 1')
  await expect(gefunden(page)).toHaveText('13 von 40 Unternehmen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Betrieb 1', exact: true })).toBeFocused()
  await rahmenIstSichtbar(page)

  await suche.fill('altmoor')
  await expect(karten).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(titel(page, 'Mitteilungen')).toBeVisible()
  await handeltFuer(page, MOOR, moor)
})

test('wer nur eines hat, bekommt es, was immer in der Adresse steht', async ({ page, baseURL }) => {
  const fremd = await unternehmenVon(baseURL ?? '', BERATER, MOOR)
  await anmeldenImBrowser(page, baseURL ?? '', 'paul.partner', `/dashboard?unternehmenId=${fremd}`)
  await expect(page.getByRole('banner')).toContainText('Hof Lindenau GbR')
  expect(frageVon(page, 'unternehmenId')).not.toBe(fremd)
})

test('[R2.2-05] originalRoute führt nie aus dem Portal hinaus', async ({ page, baseURL }) => {
  await anmeldenImBrowser(page, baseURL ?? '', BERATER)
  for (const fremd of [
    '//boese.example/',
    String.raw`/\boese.example/`,
    'https://boese.example/',
    'javascript:alert(1)',
    '/%09/boese.example',
  ]) {
    await page.goto(`/unternehmen-auswahl?originalRoute=${encodeURIComponent(fremd)}`)
    await expect(titel(page, 'Unternehmensauswahl')).toBeVisible()
    await page.getByRole('link', { name: MOOR }).click()
    await expect(titel(page, 'Guten Tag, Max'), fremd).toBeVisible()
    expect(pfadVon(page), fremd).toBe('/dashboard')
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
  }
})
