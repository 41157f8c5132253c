import { antragLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { expect, test, type Page } from '@playwright/test'
import { istGespeichert, weiterNach } from '../src/antrag/assistent.ts'
import { oeffnen, titel } from '../src/browser.ts'
import { feld } from '../src/felder.ts'
import { vollerFallFuer, vorgaengeVon, type Fall } from '../src/antrag/fall.ts'
import { neueBeraterin } from '../src/firma.ts'
import { frageVon } from '../src/wege.ts'

type Hof = { readonly guid: string; readonly name: string }

const waehlen = async (page: Page, hof: Hof): Promise<void> => {
  await expect(titel(page, 'Unternehmensauswahl')).toBeVisible()
  await page.getByRole('link', { name: hof.name }).click()
}
const handeltFuer = async (page: Page, hof: Hof): Promise<void> => {
  await expect(page.getByRole('banner')).toContainText(hof.name)
  expect(frageVon(page, 'unternehmenId')).toBe(hof.guid)
}

const liste = (page: Page) => page.getByRole('main')
const haupttaetigkeit = (page: Page) => feld(page, 'Haupttätigkeit')
const gespeichert = async ({ wer, guid }: Fall) =>
  (await wer.rufen(antragLesen, { params: { guid } })).body.formular.produktgruppenDaten.haupttaetigkeit
const nummerVon = async (fall: Fall) => (await vorgaengeVon(fall))[0]?.geNr ?? ''

test('[R1-07] [R2.2-05] [R4-16] eine Beraterin mit drei Unternehmen in zwei Fenstern: nichts vermischt sich', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow()
  const { api, hoefe } = await neueBeraterin(page, baseURL ?? '', 3)
  const [eins, zwei, drei] = hoefe
  if (eins === undefined || zwei === undefined || drei === undefined) throw new Error('drei Höfe')
  const [fall1, fall2] = [await vollerFallFuer(api, eins.guid), await vollerFallFuer(api, zwei.guid)]
  const [nummer1, nummer2] = [await nummerVon(fall1), await nummerVon(fall2)]

  // Each window chooses for itself.
  await oeffnen(page, '/zuwendung/uebersicht')
  await waehlen(page, eins)
  await expect(liste(page)).toContainText(nummer1)
  const zweites = await context.newPage()
  await oeffnen(zweites, '/zuwendung/uebersicht')
  await waehlen(zweites, zwei)
  await expect(liste(zweites)).toContainText(nummer2)
  await expect(liste(zweites)).not.toContainText(nummer1)
  await page.reload()
  await handeltFuer(page, eins)
  await expect(liste(page)).not.toContainText(nummer2)

  // Both write at the same time, each to its own.
  await page.goto(fall1.pfad('antragsteller'))
  await zweites.goto(fall2.pfad('antragsteller'))
  await haupttaetigkeit(page).fill('Milchvieh im Norden')
  await haupttaetigkeit(zweites).fill('Schafe auf dem Deich')
  await weiterNach(page, 'Unternehmensgröße')
  await weiterNach(zweites, 'Unternehmensgröße')
  await istGespeichert(page)
  await istGespeichert(zweites)
  expect(await gespeichert(fall1)).toBe('Milchvieh im Norden')
  expect(await gespeichert(fall2)).toBe('Schafe auf dem Deich')
  await handeltFuer(page, eins)

  // What is typed and not yet sent stays with its company while the other window goes elsewhere.
  await page.goto(fall1.pfad('antragsteller'))
  await haupttaetigkeit(page).fill('Noch nicht fertig')
  await zweites.getByRole('button', { name: zwei.name }).click()
  await zweites.getByRole('link', { name: 'Unternehmen wechseln' }).click()
  await expect(zweites.getByRole('article').filter({ hasText: zwei.name })).toContainText(
    'handeln Sie gerade',
  )
  await waehlen(zweites, drei)
  await expect(titel(zweites, /^Guten Tag/)).toBeVisible()
  await handeltFuer(zweites, drei)
  await zweites.getByRole('link', { name: 'Anträge', exact: true }).click()
  await expect(liste(zweites)).toContainText(`Zuschüsse für ${drei.name}`)
  await expect(liste(zweites)).not.toContainText(nummer2)
  await handeltFuer(page, eins)
  await expect(haupttaetigkeit(page)).toHaveValue('Noch nicht fertig')

  // Back: to the choice, and before it the company that was left.
  await zweites.goBack()
  await expect(titel(zweites, /^Guten Tag/)).toBeVisible()
  await zweites.goBack()
  await expect(titel(zweites, 'Unternehmensauswahl')).toBeVisible()
  await zweites.goBack()
  await expect(titel(zweites, 'Unternehmensgröße')).toBeVisible()
  await handeltFuer(zweites, zwei)
  expect(await gespeichert(fall2)).toBe('Schafe auf dem Deich')

  // Leaving one window leaves the other.
  await zweites.getByRole('button', { name: /^Konto/ }).click()
  await zweites.getByRole('button', { name: 'Abmelden' }).click()
  await expect(titel(zweites, 'Willkommen')).toBeVisible()
  await expect(titel(page, 'Willkommen')).toBeVisible()
  await expect(page.getByText('Sie haben sich in einem anderen Fenster abgemeldet.')).toBeVisible()
  for (const fenster of [page, zweites]) await expect(fenster.getByText(eins.name)).toHaveCount(0)
  expect(['Milchvieh im Norden', 'Noch nicht fertig']).toContain(await gespeichert(fall1))
})
