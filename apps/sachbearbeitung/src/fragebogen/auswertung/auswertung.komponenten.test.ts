import { fassungAuswerten } from '@foerderportal/contract/fragebogen/bank/routes'
import type { Auswertung } from '@foerderportal/contract/fragebogen/bank/schema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { HANDY, expectNoOverflow, resize } from '@foerderportal/shell/testing/browser'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { PETRA } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { AUSWERTUNG, FASSUNG } from '../testing/auswertungen.ts'

const oeffnen = async (tisch: Tisch, was: Auswertung = AUSWERTUNG) => {
  tisch.server.otherwise(fassungAuswerten, 200, was)
  await tisch.open(`/sachbearbeitung/frageboegen/fassung/${FASSUNG}/auswertung`, PETRA)
}
const tabelle = (name: string) => page.getByRole('table', { name })

test('[S9-05] each picture is a table too; what speaks of a few is hidden and says so', async ({ tisch }) => {
  await oeffnen(tisch)
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Betrieb und Umwelt, Fassung 2')
  await expect.element(tabelle('Wie wirtschaften Sie?')).toMatchTextContent(/Ackerbau\s*12\s*52\s%/)
  await expect.element(tabelle('Wie wirtschaften Sie?')).toMatchTextContent(/Obstbau\s*verdeckt/)
  await expect.element(tabelle('Wie viele Hektar?')).toMatchTextContent(/86,45\s*ha\s*71\s*ha/)
  await expect.element(page.getByText('23 gefragt, 20 haben geantwortet')).toBeVisible()
  await expect.element(page.getByText(/^verdeckt: Schon wie viele/)).toBeVisible()
  await expect.element(tabelle('Seit wann Weinbau?')).not.toBeInTheDocument()
  await istZugaenglich('Auswertung')
})

test('[S9-05] of many texts the first ones stand, then all; the way to a question leads there', async ({
  tisch,
}) => {
  await oeffnen(tisch)
  await expect.element(page.getByText('Wunsch 9', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Wunsch 11', { exact: true })).not.toBeInTheDocument()
  await page.getByRole('button', { name: '2 weitere zeigen' }).click()
  await expect.element(page.getByText('Wunsch 11', { exact: true })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Fragen' })
    .getByRole('link', { name: 'Was fehlt Ihnen?' })
    .click()
  await expect.element(page.getByRole('heading', { name: 'Was fehlt Ihnen?' })).toBeInViewport()
})

test('[S9-05] before anybody has finished it says what will stand here', async ({ tisch }) => {
  await oeffnen(tisch, { ...AUSWERTUNG, abgeschlossen: 0, fragen: [] })
  await expect.element(page.getByText(/Noch hat niemand diese Fassung abgeschlossen/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'CSV' })).not.toBeInTheDocument()
})

test('[S9-05] one that does not come says so; on a phone all of it fits', async ({ tisch }) => {
  await resize(...HANDY)
  tisch.server.refuse(fassungAuswerten, 500, ALLGEMEIN.serverfehler, { times: 1 })
  await oeffnen(tisch)
  await expect.element(page.getByText('Nicht geladen: die Antworten')).toBeVisible()
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.element(tabelle('Wie wirtschaften Sie?')).toBeVisible()
  await expectNoOverflow()
  await istZugaenglich('Auswertung auf dem Telefon')
})
