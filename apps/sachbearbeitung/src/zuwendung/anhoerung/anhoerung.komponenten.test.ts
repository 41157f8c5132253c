import type { Datei } from '@foerderportal/contract/shared/datei'
import { bankDateiHerunterladen } from '@foerderportal/contract/zuwendung/bank/routes'
import { anhoeren, anhoerungenLesen } from '@foerderportal/contract/zuwendung/antrag/anhoerung/routes'
import type {
  AnhoerungBeiDerBank,
  AnhoerungenAntwort,
} from '@foerderportal/contract/zuwendung/antrag/anhoerung/schema'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FRANK, SABINE, type Person } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { fallLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { ANTRAG, fallkopf } from '../testing/faelle.ts'
import { fallumfeld } from '../testing/fallumfeld.ts'

const FALL = 'c0000000-0000-4000-8000-000000000001'
const laufend: AnhoerungBeiDerBank = {
  guid: 'b0000000-0000-4000-8000-000000000001',
  text: 'Die Bank beabsichtigt abzulehnen.',
  gestelltAm: '2026-11-20T09:00:00.000Z',
  gestelltVon: 'Sabine Sachbearbeitung',
  frist: '2026-12-14T23:00:00.000Z',
  stand: 'OFFEN',
  antwort: null,
}
const beantwortet: AnhoerungBeiDerBank = {
  ...laufend,
  stand: 'BEANTWORTET',
  antwort: { text: 'Es sind 6 ha.', dateien: [], am: '2026-11-22T09:00:00.000Z', von: 'Lena Lindenau' },
}
const oeffnen = async (tisch: Tisch, was: Partial<AnhoerungenAntwort> = {}, wer: Person = SABINE) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') })
  fallumfeld(tisch)
  tisch.server.answer(anhoerungenLesen, 200, {
    vorAblehnung: true,
    gesperrtWeil: null,
    bausteine: BAUSTEINE,
    anhoerungen: [],
    ...was,
  })
  await tisch.open(`/sachbearbeitung/fall/${FALL}/anhoerung`, wer)
}
const BAUSTEINE = [{ titel: 'Teilweise Ablehnung', text: 'Ein Teil ist nicht förderfähig.' }]
const beginnen = () => page.getByRole('button', { name: 'Anhörung beginnen' })

test('[S9-03] a hearing is begun with a text and three weeks, by keyboard alone', async ({ tisch }) => {
  await oeffnen(tisch)
  await expect
    .element(page.getByText('Das Programm verlangt eine Anhörung vor jeder Ablehnung.'))
    .toBeVisible()
  await istZugaenglich('Anhörung, neu')
  await userEvent.fill(page.getByRole('textbox', { name: 'Was die Bank beabsichtigt' }), laufend.text)
  tisch.server.answer(anhoeren, 200, laufend)
  tisch.server.answer(anhoerungenLesen, 200, {
    vorAblehnung: true,
    gesperrtWeil: 'Die Anhörung läuft noch.',
    bausteine: BAUSTEINE,
    anhoerungen: [laufend],
  })
  beginnen().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Anhörung läuft', { exact: true })).toBeVisible()
  expect(tisch.server.calls(anhoeren)[0]?.body).toEqual({ text: laufend.text, frist: '2026-12-14' })
  expect(beginnen().elements()).toEqual([])
})

test('[S9-03] what the applicant says is there with name and time; then another one can begin', async ({
  tisch,
}) => {
  await oeffnen(tisch, { anhoerungen: [beantwortet] })
  await expect.element(page.getByRole('heading', { name: 'Stellungnahme von Lena Lindenau' })).toBeVisible()
  await expect.element(page.getByText('Es sind 6 ha.')).toBeVisible()
  await expect.element(beginnen()).toBeVisible()
})

const datei = (nr: number, dateiname: string, scanStatus: Datei['scanStatus']): Datei => {
  const uuid = `f0000000-0000-4000-8000-00000000000${nr}`
  return {
    uuid,
    dateiname,
    mimeType: 'application/pdf',
    size: 900,
    fileSize: 900,
    angelegtAm: '2026-11-22T09:00:00.000Z',
    downloadUrl: `/SachbearbeitungService/api/zuwendung/${ANTRAG}/datei/${uuid}`,
    scanStatus,
  }
}

test('[S9-03] [S5-02] its files are saved by a press; one that is locked or still looked at says why', async ({
  tisch,
}) => {
  const dateien = [
    datei(1, 'Gutachten.pdf', 'sauber'),
    datei(2, 'Foto.png', 'infiziert'),
    datei(3, 'Plan.pdf', 'wird geprüft'),
  ]
  const antwort = { text: 'Siehe Anlagen.', am: laufend.gestelltAm, von: 'Lena Lindenau' }
  await oeffnen(tisch, {
    anhoerungen: [{ ...beantwortet, antwort: { ...antwort, dateien } }],
  })
  await expect.element(page.getByText('Foto.png (In ihr wurde Schadsoftware gefunden.)')).toBeVisible()
  await expect.element(page.getByText('Plan.pdf (Sie wird auf Viren geprüft.)')).toBeVisible()
  await istZugaenglich('Anhörung mit Dateien')
  tisch.server.answer(bankDateiHerunterladen, 200)
  await page.getByRole('button', { name: 'Gutachten.pdf' }).click()
  await expect.poll(() => tisch.server.calls(bankDateiHerunterladen)).toHaveLength(1)
})

test('[S9-03] without words nothing is sent', async ({ tisch }) => {
  await oeffnen(tisch)
  await beginnen().click()
  await expect
    .element(page.getByRole('textbox', { name: 'Was die Bank beabsichtigt' }))
    .toHaveAccessibleDescription(/Schreiben Sie, was die Bank/)
  expect(tisch.server.calls(anhoeren)).toEqual([])
})

test('[S9-01] who only reads begins none', async ({ tisch }) => {
  await oeffnen(tisch, {}, FRANK)
  await expect.element(page.getByText('Noch niemand wurde angehört.')).toBeVisible()
  expect(beginnen().elements()).toEqual([])
})

test('[S9-03] where nobody can be heard now the page says why', async ({ tisch }) => {
  const satz = 'Der Antrag ist bewilligt. Beginnen Sie zuerst den Entwurf einer nachträglichen Entscheidung.'
  await oeffnen(tisch, { gesperrtWeil: satz })
  await expect.element(page.getByText(satz)).toBeVisible()
  expect(beginnen().elements()).toEqual([])
})

test('[S9-01] nobody hears the company for which he acts himself', async ({ tisch }) => {
  fallumfeld(tisch)
  tisch.server.answer(fallLesen, 200, fallkopf({ eigenes: true }))
  tisch.server.answer(anhoerungenLesen, 200, {
    vorAblehnung: true,
    gesperrtWeil: null,
    bausteine: BAUSTEINE,
    anhoerungen: [],
  })
  await tisch.open(`/sachbearbeitung/fall/${FALL}/anhoerung`, SABINE)
  await expect.element(page.getByText('Noch niemand wurde angehört.')).toBeVisible()
  expect(beginnen().elements()).toEqual([])
})

test('[S9-03] a text of the programme joins what was typed', async ({ tisch }) => {
  await oeffnen(tisch)
  const feld = page.getByRole('textbox', { name: 'Was die Bank beabsichtigt' })
  await userEvent.fill(feld, 'Guten Tag,')
  await page.getByRole('combobox', { name: 'Textbaustein anfügen' }).selectOptions('Teilweise Ablehnung')
  await expect.element(feld).toHaveValue('Guten Tag,\n\nEin Teil ist nicht förderfähig.')
})
