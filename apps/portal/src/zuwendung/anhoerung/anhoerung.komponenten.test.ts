import { dateiHerunterladen } from '@foerderportal/contract/shared/datei'
import {
  anhoerungBeantworten,
  anhoerungLesen,
  anhoerungSpeichern,
} from '@foerderportal/contract/zuwendung/antrag/anhoerung/routes'
import type { AnhoerungAnsicht } from '@foerderportal/contract/zuwendung/antrag/anhoerung/schema'
import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { liegtAufDemGeraet } from '@foerderportal/shell/testing/geraet'
import { anhang } from '../../testing/mitteilungen.ts'
import { angehoert } from '../../testing/anhoerungen.ts'
import { antraege } from '../../testing/overviews.ts'
import { LENA } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'
import { antragsdienst } from '../testing/antragsdienst.ts'
import { vollerAntrag } from '../testing/offenerAntrag.ts'

const DATEI = 'f0000000-0000-4000-8000-000000000002'
const GUID = 'a0000000-0000-4000-8000-000000000001'
const oeffnen = async (portal: Portal, angaben: Partial<AnhoerungAnsicht> = {}) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') })
  portal.server.answer(anhoerungLesen, 200, angehoert(angaben), { version: 1 })
  await portal.open(`/zuwendung/antrag/${GUID}/anhoerung`, LENA)
}
const feld = () => page.getByRole('textbox', { name: 'Was möchten Sie dazu sagen?' })

test('[S9-03] reads what the bank is about to decide, answers by keyboard alone, and reads that it is there', async ({
  portal,
}) => {
  await oeffnen(portal)
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Anhörung zum Antrag GE-2026-000123')
  await expect
    .element(page.getByText('Antworten können Sie noch 17 Tage (bis 10.12.2026, 23:59 Uhr).'))
    .toBeVisible()
  await istZugaenglich('Anhörung, offen')
  portal.server.answer(
    anhoerungBeantworten,
    200,
    angehoert({
      stand: 'BEANTWORTET',
      beantwortetAm: '2026-11-23T10:00:00.000Z',
      antwort: { text: 'Es sind 6 ha.', dateien: [] },
    }),
    { version: 2 },
  )
  await userEvent.type(feld(), 'Es sind 6 ha.')
  page.getByRole('button', { name: 'Stellungnahme senden' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('heading', { name: 'Ihre Stellungnahme ist bei der Bank' }))
    .toBeVisible()
  expect(portal.server.calls(anhoerungBeantworten)[0]?.body).toEqual({ text: 'Es sind 6 ha.', dateien: [] })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('[S9-03] sends nothing empty, and says at the field what is missing', async ({ portal }) => {
  await oeffnen(portal)
  await page.getByRole('button', { name: 'Stellungnahme senden' }).click()
  await expect.element(feld()).toHaveAccessibleDescription(/Schreiben Sie, was Sie dazu sagen möchten/)
  expect(portal.server.calls(anhoerungBeantworten)).toEqual([])
})

test('[S9-03] saves a draft; what was typed and not saved is there after a reload', async ({ portal }) => {
  await oeffnen(portal)
  portal.server.answer(anhoerungSpeichern, 200, angehoert(), { version: 2 })
  await userEvent.type(feld(), 'Erst einmal')
  await page.getByRole('button', { name: 'Entwurf speichern' }).click()
  await expect.element(page.getByText('Als Entwurf gespeichert')).toBeVisible()
  await userEvent.type(feld(), ' etwas mehr')
  await liegtAufDemGeraet()
  await portal.reload()
  await expect.element(feld()).toHaveValue('Erst einmal etwas mehr')
})

test('[S9-03] after the deadline there is nothing to fill in, and the page says what happens now', async ({
  portal,
}) => {
  await oeffnen(portal, { stand: 'ABGELAUFEN', frist: '2026-11-22T23:00:00.000Z' })
  await expect.element(page.getByRole('heading', { name: 'Die Frist ist abgelaufen' })).toBeVisible()
  expect(page.getByRole('textbox').elements()).toEqual([])
})

test('[S9-03] [S5-02] what was answered stays with its files, to look at and to keep; a locked one says why', async ({
  portal,
}) => {
  const dateien = [anhang(), anhang({ uuid: DATEI, dateiname: 'Foto.png', scanStatus: 'infiziert' })]
  await oeffnen(portal, {
    stand: 'BEANTWORTET',
    beantwortetAm: '2026-11-22T09:00:00.000Z',
    antwort: { text: 'Es sind 6 ha.', dateien },
  })
  await expect.element(page.getByText('Foto.png (In ihr wurde Schadsoftware gefunden.)')).toBeVisible()
  await istZugaenglich('Anhörung, beantwortet')
  portal.server.answer(dateiHerunterladen, 200)
  await page.getByRole('button', { name: 'Anfahrt.pdf' }).click()
  await expect
    .element(page.getByRole('dialog', { name: 'Anfahrt.pdf' }).getByRole('button', { name: 'Herunterladen' }))
    .toBeVisible()
})

test('[S9-03] the start page names it among what waits', async ({ portal }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') })
  const [eintrag] = [antraege()]
  const details = eintrag.details.map((d) => ({
    ...d,
    geschaeftStatus: 'IN_PRUEFUNG' as const,
    anhoerung: { frist: '2026-12-10T23:00:00.000Z', stand: 'OFFEN' as const },
  }))
  portal.server.answer(antragUebersichtLesen, 200, [{ ...eintrag, details }])
  await portal.open('/', LENA)
  await expect.element(page.getByRole('link', { name: /Stellung nehmen/ }).first()).toBeVisible()
  await expect.element(page.getByText('bis 10.12.2026').first()).toBeVisible()
  await expect
    .element(page.getByRole('region', { name: 'Fristen' }))
    .toMatchTextContent('Zum Antrag GE-2026-0001 Stellung nehmennoch 17 Tage')
})

test('[S9-03] the application itself leads there, until the deadline and after it', async ({ portal }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') })
  const fall = vollerAntrag(antragsdienst(portal))
  fall.einreichen()
  fall.setzen({ status: 'IN_PRUEFUNG' })
  const angehoertIst = (stand: 'OFFEN' | 'BEANTWORTET') => {
    const eintrag = antraege()
    const details = eintrag.details.map((d) => ({
      ...d,
      geschaeftStatus: 'IN_PRUEFUNG' as const,
      antraege: [{ guid: fall.guid, typ: 'AnkNabo' as const }],
      anhoerung: { frist: '2026-12-10T23:00:00.000Z', stand },
    }))
    portal.server.answer(antragUebersichtLesen, 200, [{ ...eintrag, details }])
  }
  const main = page.getByRole('main')
  angehoertIst('OFFEN')
  await portal.open(fall.pfad('eingang'), LENA)
  await expect.element(main).toMatchTextContent('Die Bank hört Sie an, bevor sie entscheidet')
  await expect.element(main).toMatchTextContent('Stellung nehmen: noch 17 Tage (bis 10.12.2026, 23:59 Uhr)')
  angehoertIst('BEANTWORTET')
  await portal.reload()
  await expect.element(main.getByRole('link', { name: 'Zur Anhörung' })).toBeVisible()
  angehoertIst('OFFEN')
  await portal.reload()
  portal.server.answer(anhoerungLesen, 200, angehoert(), { version: 1 })
  await page.getByRole('button', { name: 'Anhörung lesen' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Anhörung zum Antrag')
})
