import { expect, test, type Page } from '@playwright/test'
import { anmeldenImBrowser, oeffnen } from '../src/browser.ts'
import { BERATER } from '../src/antrag/fall.ts'
import { frageVon, unternehmenVon } from '../src/wege.ts'

const MOOR = 'Hof Altmoor KG'
const RING = 'Maschinenring Süd GmbH'

const handeltFuer = async (page: Page, name: string, id: string): Promise<void> => {
  await expect(page.getByRole('banner')).toContainText(name)
  expect(frageVon(page, 'unternehmenId')).toBe(id)
}

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
