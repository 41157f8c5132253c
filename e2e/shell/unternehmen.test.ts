import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { BERATER } from '../src/fall.ts'
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

test('wer für viele handelt, findet seines durch Tippen', async ({ page, baseURL }) => {
  await statusVeraendern(page, (status) => ({
    ...status,
    unternehmenStatus: Array.from({ length: 40 }, (_, nr) => ({
      id: `0b9f6a52-6b1e-4c0e-9d55-3b1c9be5f0${10 + nr}`,
      name: nr === 7 ? 'Öko-Hof Übersee' : `Betrieb ${nr}`,
      type: 'LandwirtschaftlichesUnternehmen' as const,
    })),
  }))
  await anmeldenImBrowser(page, baseURL ?? '', BERATER)
  const karten = page.getByRole('article')
  await expect(karten).toHaveCount(40)
  const suche = page.getByRole('searchbox', { name: 'Unternehmen suchen' })
  await suche.fill('öko')
  await expect(karten).toHaveCount(1)
  await expect(karten).toContainText('Öko-Hof Übersee')
  await suche.fill('gibt es nicht')
  await expect(page.getByText('Kein Unternehmen heißt so.')).toBeVisible()
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
