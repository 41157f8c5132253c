import { expect, test } from '@playwright/test'
import { antragEinreichen, antragLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { pruefpunkteLesen } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/routes'
import { angemeldet } from '../src/api.ts'
import type { Fall } from '../src/antrag/fall.ts'
import { hofMitAngebot } from '../src/bescheid/hof.ts'
import { fensterDanachSchliessen } from '../src/fenster.ts'
import { amTisch, dokument, fallDerBank, type AmTisch } from '../src/tisch.ts'

const eingereicht = async (fall: Fall): Promise<Fall> => {
  const params = { guid: fall.guid }
  const { formular } = (await fall.wer.rufen(antragLesen, { params })).body
  await fall.wer.rufen(antragEinreichen, { params, body: { ...formular, fertig: true } })
  return fall
}

/** Answers the point that is shown: what a rule proposes with one key, else with two. */
const beantworten = async ({ page, druecken }: AmTisch, vermerk?: string): Promise<void> => {
  if (!(await page.getByRole('button', { name: /Vorschlag bestätigen/ }).isVisible())) await druecken('1')
  if (vermerk !== undefined) {
    await druecken('n')
    await page.keyboard.type(vermerk)
  }
  await druecken('Control+Enter')
}

/** To the row of a case in a list, and into it. */
const zeileOeffnen = async ({ page, druecken }: AmTisch, geNr: string): Promise<void> => {
  const verweis = page.getByRole('link', { name: geNr })
  await expect(verweis).toBeVisible()
  // Each key waits for its row: pressed in vain once more, j would go past the row and never come back to it.
  const aufZeile = () => page.evaluate(() => document.activeElement?.closest('[data-zeile]')?.textContent)
  while (!(await verweis.evaluate((element) => element === document.activeElement))) {
    const vorher = await aufZeile()
    await page.keyboard.press('j')
    await expect.poll(aufZeile).not.toBe(vorher)
  }
  await druecken('Enter')
}

fensterDanachSchliessen()

test('[S9-03] [S9-04] [S9-07] ein ganzer Fall ohne Befund, mit der Tastatur allein und höchstens 45 Anschlägen, vom Arbeitsvorrat bis zur Freigabe', async ({
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const fall = await eingereicht(await hofMitAngebot(url))
  const lesend = await angemeldet(url, 'sabine.sachbearbeitung')
  const { geschaeft, geNr } = await fallDerBank(lesend, fall)
  const { punkte } = (await lesend.rufen(pruefpunkteLesen, { params: { guid: geschaeft } })).body
  const sabine = await amTisch(
    browser,
    url,
    'sabine.sachbearbeitung',
    `/sachbearbeitung?ansicht=neu&text=${geNr}`,
  )
  const { page, druecken } = sabine

  await test.step('den nächsten öffnen, die Prüfung beginnen', async () => {
    await expect(page.getByRole('link', { name: geNr })).toBeVisible()
    await druecken('Enter')
    await expect(page.getByRole('button', { name: 'Prüfung beginnen' })).toBeVisible()
    await druecken('Control+Enter')
    await expect(page.getByRole('button', { name: /nächster Punkt/ })).toBeVisible()
  })
  await test.step('jeden Punkt beantworten, einen mit Vermerk und mit dem Dokument daneben', async () => {
    for (const { code, titel } of punkte) {
      await expect(page.getByRole('heading', { level: 2, name: `${code} ${titel}` })).toBeVisible()
      if (code === 'A15') await expect(dokument(page)).toContainText('Summe netto')
      await beantworten(sabine, code === 'A15' ? 'Angebot gelesen.' : undefined)
    }
    await expect(page.getByText(`${punkte.length} von ${punkte.length} beantwortet`)).toBeVisible()
  })
  await test.step('zur Entscheidung und vorlegen', async () => {
    await expect(page.getByRole('link', { name: 'Zur Entscheidung' })).toBeFocused()
    await druecken('Enter')
    await expect(page.getByText('Vorschlag, noch nicht gespeichert')).toBeVisible()
    await druecken('Control+Enter')
    await expect(page.getByText(/Zur Freigabe vorgelegt/)).toBeVisible()
  })
  const frank = await amTisch(browser, url, 'frank.freigabe', '/sachbearbeitung/freigaben')
  await test.step('Frank öffnet die Vorlage und gibt sie frei', async () => {
    await zeileOeffnen(frank, geNr)
    await expect(frank.page.getByRole('button', { name: /^Freigeben/ })).toBeVisible()
    await frank.druecken('Control+Enter')
    await expect(frank.page.getByRole('dialog').getByRole('heading')).toBeFocused()
    for (const taste of ['Tab', 'Tab', 'Enter']) await frank.druecken(taste)
    await expect(frank.page.getByRole('button', { name: /^Bescheid BE-/ })).toBeVisible()
  })
  expect(sabine.gezaehlt() + frank.gezaehlt()).toBeLessThanOrEqual(45)
  expect((await fall.wer.rufen(antragLesen, { params: { guid: fall.guid } })).body.geschaeftStatus).toBe(
    'BEWILLIGT',
  )
})
