import {
  notizDateiHochladen,
  notizSchreiben,
  verlaufLesen,
  wiedervorlageAnlegen,
  wiedervorlageErledigen,
} from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import type { VerlaufAntwort, Verlaufseintrag } from '@foerderportal/contract/zuwendung/bank/verlauf/schema'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FRANK, SABINE, type Person } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { fallumfeld } from '../testing/fallumfeld.ts'

const FALL = 'c0000000-0000-4000-8000-000000000001'
const AM = '2026-11-20T09:00:00.000Z'
const eintrag = (angaben: Partial<Verlaufseintrag>): Verlaufseintrag => ({
  id: 'a1',
  zeit: AM,
  art: 'NACHFORDERUNG',
  worte: 'Angaben nachgefordert',
  dazu: '3 Stellen, bis 14.12.2026',
  person: 'Sabine Sachbearbeitung',
  dateien: [],
  zustellung: null,
  ...angaben,
})
const mail = eintrag({
  id: 'm1',
  art: 'MAIL',
  worte: 'E-Mail an lena@hof.example',
  dazu: 'Ihre Angaben fehlen',
  person: null,
  zustellung: 'GESCHEITERT',
})
const antwort = (angaben: Partial<VerlaufAntwort> = {}): VerlaufAntwort => ({
  eintraege: [mail, eintrag({})],
  nach: null,
  personen: [{ sub: 'sub-sabine', name: 'Sabine Sachbearbeitung' }],
  angeheftet: [
    {
      guid: 'n1',
      text: 'Nur vormittags anrufen.',
      angeheftet: true,
      dateien: [],
      am: AM,
      von: 'Frank Freigabe',
    },
  ],
  wiedervorlagen: [
    {
      guid: 'd0000000-0000-4000-8000-000000000001',
      faellig: '2026-12-01',
      text: 'Gutachten da?',
      person: 'Sabine Sachbearbeitung',
      angelegtAm: AM,
      angelegtVon: 'Sabine Sachbearbeitung',
      erledigtAm: null,
    },
  ],
  ...angaben,
})
const oeffnen = async (tisch: Tisch, was = antwort(), wer: Person = SABINE) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') })
  fallumfeld(tisch)
  tisch.server.answer(verlaufLesen, 200, was)
  await tisch.open(`/sachbearbeitung/fall/${FALL}/verlauf`, wer)
}

test('[S9-03] acts and mails in one line of time, with what became of a mail', async ({ tisch }) => {
  await oeffnen(tisch)
  const eintraege = page.getByRole('listitem')
  await expect
    .element(eintraege.filter({ hasText: 'E-Mail an lena@hof.example' }))
    .toMatchTextContent('Noch nicht angenommen, wird wieder versucht')
  await expect
    .element(eintraege.filter({ hasText: 'Angaben nachgefordert' }))
    .toMatchTextContent('3 Stellen, bis 14.12.2026')
  await expect.element(page.getByText('Nur vormittags anrufen.')).toBeVisible()
  await istZugaenglich('Verlauf')
})

test('[S9-03] a filter is an address; earlier entries come when one asks for them', async ({ tisch }) => {
  await oeffnen(tisch, antwort({ nach: '1_a1' }))
  await page.getByRole('button', { name: 'Frühere zeigen' }).click()
  await expect.poll(() => tisch.server.calls(verlaufLesen).at(-1)?.query).toEqual({ nach: '1_a1' })
  await page.getByRole('combobox', { name: 'Art' }).selectOptions('E-Mails')
  await expect.poll(() => location.search).toContain('art=MAIL')
  await expect.poll(() => tisch.server.calls(verlaufLesen).at(-1)?.query).toEqual({ art: 'MAIL' })
})

test('[S9-03] a note and a Wiedervorlage are written and settled by keyboard alone', async ({ tisch }) => {
  await oeffnen(tisch)
  const text = page.getByRole('textbox', { name: 'Notiz' })
  await userEvent.fill(text, 'Angerufen.')
  tisch.server.answer(notizSchreiben, 200, {
    guid: 'n2',
    text: 'Angerufen.',
    angeheftet: false,
    dateien: [],
    am: AM,
    von: 'Sabine',
  })
  page.getByRole('button', { name: 'Notiz speichern' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => tisch.server.calls(notizSchreiben)[0]?.body)
    .toEqual({ text: 'Angerufen.', angeheftet: false, dateien: [] })
  await expect.element(text).toHaveValue('')
  page.getByText('Neue Wiedervorlage').element().focus()
  await userEvent.keyboard('{Enter}')
  const form = page.getByRole('form', { name: 'Neue Wiedervorlage' })
  await userEvent.fill(form.getByRole('textbox', { name: 'Am' }), '01.12.2026')
  await userEvent.fill(form.getByRole('textbox', { name: 'Wozu' }), 'Nachsehen')
  const [offene] = antwort().wiedervorlagen
  if (offene === undefined) throw new Error('none')
  tisch.server.answer(wiedervorlageAnlegen, 200, offene)
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => tisch.server.calls(wiedervorlageAnlegen)[0]?.body)
    .toEqual({ faellig: '2026-12-01', text: 'Nachsehen' })
  tisch.server.answer(wiedervorlageErledigen, 200, { ...offene, erledigtAm: AM })
  await page.getByRole('button', { name: '„Gutachten da?“ erledigt' }).click()
  await expect.poll(() => tisch.server.calls(wiedervorlageErledigen).length).toBe(1)
})

test('[S9-01] who only reads writes nothing here', async ({ tisch }) => {
  await oeffnen(tisch, antwort(), FRANK)
  await expect.element(page.getByText('Nur vormittags anrufen.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Notiz speichern' }).elements()).toEqual([])
  expect(page.getByRole('button', { name: /erledigt|lösen/ }).elements()).toEqual([])
})

test('[S9-03] an empty selection is empty', async ({ tisch }) => {
  await oeffnen(tisch, antwort({ eintraege: [] }))
  await expect.element(page.getByText('Für diese Auswahl gibt es keine Einträge.')).toBeVisible()
})

test('[S9-03] a file goes with a note, and stands at it in the timeline', async ({ tisch }) => {
  const datei = {
    uuid: 'e0000000-0000-4000-8000-000000000001',
    dateiname: 'Gesprächsnotiz.pdf',
    mimeType: 'application/pdf',
    size: 900,
    fileSize: 900,
    angelegtAm: AM,
    downloadUrl: '/SachbearbeitungService/api/zuwendung/a/datei/e',
    scanStatus: 'sauber' as const,
  }
  await oeffnen(tisch)
  tisch.server.answer(notizDateiHochladen, 200, datei)
  const feld = page.getByRole('group', { name: 'Dateien' })
  await expect.element(feld.getByRole('button', { name: 'Dateien auswählen' })).toBeVisible()
  await userEvent.upload(feld.getByCss('input[multiple]'), new File(['%PDF'], datei.dateiname))
  await expect.element(feld.getByRole('list')).toMatchTextContent(datei.dateiname)
  await userEvent.fill(page.getByRole('textbox', { name: 'Notiz' }), 'Siehe Anlage.')
  const notiz = eintrag({ id: 'n9', art: 'NOTIZ', worte: 'Notiz', dazu: 'Siehe Anlage.', dateien: [datei] })
  tisch.server.answer(notizSchreiben, 200, {
    guid: datei.uuid,
    text: 'Siehe Anlage.',
    angeheftet: false,
    dateien: [datei],
    am: AM,
    von: 'Sabine Sachbearbeitung',
  })
  tisch.server.answer(verlaufLesen, 200, antwort({ eintraege: [notiz] }))
  await page.getByRole('button', { name: 'Notiz speichern' }).click()
  await expect.element(page.getByRole('button', { name: datei.dateiname, exact: true })).toBeVisible()
  expect(tisch.server.calls(notizSchreiben)[0]?.body).toMatchObject({ dateien: [{ uuid: datei.uuid }] })
})
