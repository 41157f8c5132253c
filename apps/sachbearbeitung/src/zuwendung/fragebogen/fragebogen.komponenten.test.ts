import { fallFragebogenPdfLesen, fallFrageboegenLesen } from '@foerderportal/contract/fragebogen/bank/routes'
import type { FallFrageboegen } from '@foerderportal/contract/fragebogen/bank/schema'
import { FRAGEBOGEN } from '@foerderportal/contract/fragebogen/problems'
import { fallLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { HANDY, expectNoOverflow, resize } from '@foerderportal/shell/testing/browser'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SABINE } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { fallkopf } from '../testing/faelle.ts'
import { fallumfeld } from '../testing/fallumfeld.ts'

const FALL = 'c0000000-0000-4000-8000-000000000001'
const [ERSTER, KOPIE] = ['f0000000-0000-4000-8000-000000000001', 'f0000000-0000-4000-8000-000000000002']
type Bogen = FallFrageboegen['frageboegen'][number]

const frage = (frageId: string, angaben: Partial<Bogen['antworten'][number]>) => ({
  frageId,
  blockTitel: 'Ihr Betrieb',
  frage: `Frage ${frageId}`,
  gestellt: true,
  antwort: [],
  vorher: null,
  ...angaben,
})
const erster: Bogen = {
  fragebogenGuid: ERSTER,
  titel: 'Betrieb und Umwelt',
  fassung: 3,
  stand: 'ERLEDIGT',
  fortschritt: 100,
  angelegtAm: '2026-11-14T09:00:00.000Z',
  abgeschlossenAm: '2026-11-16T09:30:00.000Z',
  abgeschlossenVon: 'Lena Lindenau',
  vorgaengerGuid: null,
  pdfUrl: `/SachbearbeitungService/api/geschaeft/${FALL}/fragebogen/${ERSTER}/pdf`,
  antworten: [
    frage('f1', { antwort: ['Obstbau', 'Weinbau'] }),
    frage('f2', { antwort: [], blockTitel: 'Ihre Flächen' }),
  ],
}
const kopie: Bogen = {
  ...erster,
  fragebogenGuid: KOPIE,
  vorgaengerGuid: ERSTER,
  abgeschlossenAm: '2026-11-20T12:00:00.000Z',
  antworten: [
    frage('f1', { antwort: ['Obstbau'], vorher: ['Obstbau', 'Weinbau'] }),
    frage('f2', { antwort: ['12 ha'] }),
    frage('f3', { gestellt: false, vorher: ['Riesling'] }),
  ],
}
const oeffnen = async (tisch: Tisch, frageboegen: Bogen[], suche = '') => {
  tisch.server.answer(fallLesen, 200, { ...fallkopf(), mitFragebogen: true })
  fallumfeld(tisch)
  tisch.server.answer(fallFrageboegenLesen, 200, { antragGuid: FALL, frageboegen })
  await tisch.open(`/sachbearbeitung/fall/${FALL}/fragebogen${suche}`, SABINE)
}
const zeile = (name: string) => page.getByRole('row', { name })

test('[S8-02] a case shows what was answered, block by block, and what was left open', async ({ tisch }) => {
  await oeffnen(tisch, [erster])
  await expect.element(page.getByRole('heading', { name: 'Betrieb und Umwelt' })).toBeVisible()
  await expect
    .element(page.getByText('Fassung 3, abgeschlossen am 16.11.2026, 10:30 Uhr von Lena Lindenau'))
    .toBeVisible()
  await expect.element(zeile('Frage f1')).toMatchTextContent(/Obstbau\s+Weinbau/)
  await expect.element(zeile('Frage f2')).toMatchTextContent('keine Angabe')
  await expect.element(page.getByText('Zuvor')).not.toBeInTheDocument()
  await istZugaenglich('Fragebogen am Fall')
})

test('[S8-02] a correction stands beside what was said before; the first one stays to be read', async ({
  tisch,
}) => {
  await oeffnen(tisch, [kopie, erster])
  await expect.element(zeile('Frage f1')).toMatchTextContent(/Obstbau\s+Weinbau.*Obstbau/)
  await expect.element(zeile('Frage f3')).toMatchTextContent(/Riesling.*wird nicht mehr gestellt/)
  await page.getByRole('checkbox', { name: 'nur Geändertes (2 von 3)' }).click()
  await expect.element(zeile('Frage f2')).not.toBeInTheDocument()
  await userEvent.keyboard('j')
  await istZugaenglich('Korrektur')
  await page.getByRole('button', { name: /Betrieb und Umwelt/ }).click()
  await expect.element(zeile('Frage f1')).toMatchTextContent(/Obstbau\s+Weinbau/)
  await expect.poll(() => location.search).toContain(ERSTER)
})

test('[S8-02] what is being answered shows how far it is and no answer', async ({ tisch }) => {
  const offen = { ...kopie, abgeschlossenAm: null, abgeschlossenVon: null, pdfUrl: null, antworten: [] }
  await oeffnen(tisch, [{ ...offen, stand: 'IN_ARBEIT', fortschritt: 42 }, erster])
  await expect.element(page.getByText('Zu 42 % beantwortet')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'PDF' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /Korrektur/ })).toMatchTextContent('in Arbeit')
  await istZugaenglich('Fragebogen in Arbeit')
})

test('[S8-02] the PDF that does not come says why; on a phone all of it fits', async ({ tisch }) => {
  await resize(...HANDY)
  await oeffnen(tisch, [kopie, erster])
  tisch.server.refuse(fallFragebogenPdfLesen, 404, FRAGEBOGEN.fehlt)
  await page.getByRole('button', { name: 'PDF' }).click()
  await expect.element(page.getByText('Unbekannter Fragebogen')).toBeVisible()
  await expectNoOverflow()
  await istZugaenglich('Fragebogen auf dem Telefon')
})

test('[S8-02] a case without one has no such tab', async ({ tisch }) => {
  fallumfeld(tisch)
  tisch.server.answer(fallFrageboegenLesen, 200, { antragGuid: FALL, frageboegen: [] })
  await tisch.open(`/sachbearbeitung/fall/${FALL}/fragebogen`, SABINE)
  await expect.element(page.getByText('Zu diesem Antrag gehört kein Fragebogen.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Fragebogen' })).not.toBeInTheDocument()
})
