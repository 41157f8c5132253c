import { readFile } from 'node:fs/promises'
import { expect, test, type Download, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import { mailAusPostausgang } from '../src/anmeldedienst/postausgang.ts'
import { anmeldenImBrowser, oeffnen, titel } from '../src/browser.ts'
import { neueFirma } from '../src/firma.ts'
import { pdfMit } from '../src/pdf.ts'

const anhaengen = async (page: Page, name: string) => {
  const feld = page.getByRole('group', { name: 'Dateien' })
  await feld
    .locator('input[multiple]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(pdfMit(name)) })
  await expect(feld.getByRole('listitem').filter({ hasText: name })).toBeVisible()
}
const inhalt = async (download: Promise<Download>) => readFile(await (await download).path())

test('[S7-01] [S7-02] [S7-04] [R3.5-01] ein Hof fragt mit einer Datei, die Bank antwortet mit Datei und Termin, beide sehen, was angekommen ist', async ({
  page,
  browser,
  baseURL,
}) => {
  const url = baseURL ?? ''
  const { chefin, name: hof } = await neueFirma(page, url)
  // What a line leads to comes while the list stands (ADR 0083), before a finger is near it.
  const vorausgeladen = page.waitForResponse(/\/assets\/KonversationSeite-/)
  await oeffnen(page, '/mitteilungen/uebersicht')
  await vorausgeladen
  await page.getByRole('link', { name: 'Allgemeine Frage stellen' }).first().click()
  await page.getByRole('textbox', { name: 'Betreff' }).fill('Neues Konto')
  await page.getByRole('textbox', { name: 'Ihre Mitteilung' }).fill('Reicht es, das Konto hier zu ändern?')
  await anhaengen(page, 'Kontobestaetigung.pdf')
  await page.getByRole('button', { name: 'Mitteilung senden' }).click()
  await expect(page.getByText(/^Ihre Mitteilung ist bei der Bank, gesendet heute/)).toBeVisible()

  const bank = await (await browser.newContext()).newPage()
  await anmeldenImBrowser(bank, url, 'sabine.sachbearbeitung', '/sachbearbeitung/mitteilungen')
  await bank
    .getByRole('row', { name: new RegExp(hof) })
    .getByRole('link')
    .click()
  await expect(titel(bank, `Allgemeine Mitteilungen, ${hof}`)).toBeVisible()
  const frage = bank.getByRole('article', { name: 'Neues Konto' })
  await expect(frage).toContainText('Reicht es, das Konto hier zu ändern?')
  const vomHof = bank.waitForEvent('download')
  await frage.getByRole('button', { name: 'Kontobestaetigung.pdf' }).click()
  expect(await inhalt(vomHof)).toEqual(Buffer.from(pdfMit('Kontobestaetigung.pdf')))
  await bank.getByRole('textbox', { name: 'Text' }).fill('Ja, das reicht. Ein Merkblatt liegt bei.')
  await anhaengen(bank, 'Merkblatt.pdf')
  await bank.getByRole('button', { name: 'Senden', exact: true }).click()
  await expect(bank.getByText(/^Gesendet um/)).toBeVisible()
  const jahr = new Date().getFullYear() + 1
  await bank.getByRole('textbox', { name: 'Tag' }).fill(`1.3.${jahr}`)
  await bank.getByRole('button', { name: 'Termin setzen' }).click()
  await expect(bank.getByRole('button', { name: 'Termin löschen' })).toBeVisible()

  const mail = await mailAusPostausgang(url, chefin.email)
  expect(mail.betreff).toBe('Neue Mitteilung')
  expect(mail.text).not.toContain('Merkblatt')
  const [link = ''] = /https?:\/\/\S+\/mitteilungen\/\S+/.exec(mail.text) ?? []
  await oeffnen(page, new URL(link).pathname + new URL(link).search)
  const antwort = page.getByRole('article', { name: 'Antwort: Neues Konto' })
  await expect(antwort).toContainText(/neu.*Ja, das reicht/s)
  await antwort.getByRole('button', { name: 'Merkblatt.pdf' }).click()
  const vorschau = page.getByRole('dialog', { name: 'Merkblatt.pdf' })
  const vonDerBank = page.waitForEvent('download')
  await vorschau.getByRole('button', { name: 'Herunterladen' }).click()
  expect(await inhalt(vonDerBank)).toEqual(Buffer.from(pdfMit('Merkblatt.pdf')))
  await page.keyboard.press('Escape')
  const kalender = page.waitForEvent('download')
  await page.getByRole('button', { name: 'In meinen Kalender' }).click()
  const [ereignis] = new ICAL.Component(ICAL.parse((await inhalt(kalender)).toString())).getAllSubcomponents(
    'vevent',
  )
  expect(ereignis?.getFirstPropertyValue('dtstart')?.toString()).toBe(`${jahr}-03-01`)

  await bank.reload()
  await expect(bank.getByText(/^Gelesen von/)).toBeVisible()
  await bank.context().close()
})
