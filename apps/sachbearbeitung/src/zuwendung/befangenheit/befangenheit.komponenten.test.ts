import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { fallLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import { pruefungBeginnen } from '@foerderportal/contract/zuwendung/bank/routes'
import {
  bearbeitendeLesen,
  befangenheitAufheben,
  befangenheitenLesen,
  befangenheitErklaeren,
  fallZuweisen,
} from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import type { Befangenheit } from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeitSchema'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickable, resize } from '@foerderportal/shell/testing/browser'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { leiste, titel, ueberschrift } from '../../testing/frame.ts'
import { LUDWIG, SABINE } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import { ANTRAG, fallkopf, GESCHAEFT } from '../testing/faelle.ts'
import { AM, befangenheit } from '../testing/befangenheiten.ts'
import { fallumfeld } from '../testing/fallumfeld.ts'

const EINE = befangenheit()
/** On the whole company, two cases of which were hers. */
const AM_UNTERNEHMEN: Befangenheit = {
  ...EINE,
  guid: 'b0000000-0000-4000-8000-000000000002',
  geschaeft: null,
  person: { sub: 'sub-karl', name: 'Karl Kern' },
  faelle: [
    { ...EINE.faelle[0], geNr: 'GE-2026-000124', zugewiesen: { sub: 'sub-berta', name: 'Berta Bank' } },
    { ...EINE.faelle[0], geNr: 'GE-2026-000125', zugewiesen: null },
  ].map((fall, i) => ({ geschaeft: `${i}${GESCHAEFT.slice(1)}`, zuweisung: i, ...fall })),
}
/** Who can have the cases of a row, as the server says. */
const BEARBEITENDE = [{ sub: 'sub-berta', name: 'Berta Bank' }]

test('[S9-01] the number of a case stands in one line, however long the words beside it', async ({
  tisch,
}) => {
  tisch.server.answer(bearbeitendeLesen, 200, BEARBEITENDE)
  const grund = 'Die Betriebsleiterin ist mit der Schwester meiner Lebensgefährtin verheiratet. '
    .repeat(3)
    .trim()
  tisch.server.answer(befangenheitenLesen, 200, [{ ...EINE, grund }, AM_UNTERNEHMEN])
  await tisch.open('/sachbearbeitung/befangenheiten', LUDWIG)
  for (const nummer of ['GE-2026-000123', 'GE-2026-000124']) {
    const verweis = page.getByRole('main').getByRole('link', { name: nummer })
    await expect.element(verweis).toBeVisible()
    const hoehe = Number.parseFloat(getComputedStyle(verweis.element()).lineHeight)
    expect(verweis.element().getBoundingClientRect().height).toBeLessThan(1.5 * hoehe)
  }
})

test('[S9-01] whoever is partial says so in the case, and stands at the work list without it', async ({
  tisch,
}) => {
  fallumfeld(tisch)
  await tisch.open(`/sachbearbeitung/fall/${GESCHAEFT}/pruefung`, SABINE)
  await page.getByRole('button', { name: 'Befangen?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Befangenheit für GE-2026-000123 erklären' })
  await expect.element(dialog).toMatchTextContent('Sie sehen den Fall danach nicht mehr')
  await istZugaenglich('Befangenheit erklären')
  await dialog.getByRole('button', { name: 'Befangenheit erklären' }).click()
  await expect.element(dialog.getByText('Geben Sie an, warum Sie befangen sind.')).toBeVisible()
  expect(tisch.server.calls(befangenheitErklaeren)).toEqual([])
  await dialog.getByRole('textbox', { name: 'Grund' }).fill(EINE.grund)
  tisch.server.answer(befangenheitErklaeren, 200, { erklaertAm: AM })
  await clickable()
  await dialog.getByRole('button', { name: 'Befangenheit erklären' }).click()
  await expect.element(titel('Meine Fälle')).toBeVisible()
  expect(tisch.server.calls(befangenheitErklaeren)[0]?.body).toEqual({ grund: EINE.grund })
})

test('[S9-01] [A-07] Leitung sees who and why, and lifts it right after signing in; what was typed outlasts that', async ({
  tisch,
}) => {
  tisch.server.answer(befangenheitenLesen, 200, [EINE])
  await tisch.open('/sachbearbeitung', LUDWIG)
  await leiste().getByRole('link', { name: 'Befangenheit' }).click()
  await expect.element(titel('Befangenheit')).toBeVisible()
  await expect.element(page.getByText('Der Hof gehört meinem Bruder.')).toBeVisible()
  await istZugaenglich('Befangenheit')
  await resize(1280, 800)
  // the number in one line, what can be done below its head
  const nummer = page.getByRole('rowheader').getByRole('link', { name: 'GE-2026-000123' }).element()
  expect(nummer.querySelector('.p-nummer')).not.toBeNull()
  const wort = page.getByRole('button', { name: /^Aufheben für/ }).element()
  const kopf = page.getByRole('columnheader', { name: 'Stand' }).element()
  const einzug = Number.parseFloat(getComputedStyle(kopf).paddingLeft)
  expect(
    wort.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(wort).paddingLeft),
  ).toBeCloseTo(kopf.getBoundingClientRect().left + einzug, 0)
  await page.getByRole('button', { name: 'Aufheben für Sabine Sachbearbeitung, GE-2026-000123' }).click()
  const dialog = page.getByRole('dialog', { name: 'Befangenheit für GE-2026-000123 aufheben' })
  await dialog.getByRole('textbox', { name: 'Grund' }).fill('Der Bruder hat verkauft.')
  tisch.server.refuse(befangenheitAufheben, 401, ALLGEMEIN.neuAnmelden)
  await dialog.getByRole('button', { name: 'Aufheben' }).click()
  await dialog.getByRole('button', { name: 'Noch einmal anmelden' }).click()
  await expect.poll(() => tisch.departures).toHaveLength(1)
  await tisch.follow()
  await expect.element(dialog.getByRole('textbox', { name: 'Grund' })).toHaveValue('Der Bruder hat verkauft.')
  const weg = { ...EINE, aufgehoben: { am: AM, von: 'Ludwig Leitung', grund: 'Der Bruder hat verkauft.' } }
  tisch.server.answer(befangenheitAufheben, 200, weg)
  tisch.server.answer(befangenheitenLesen, 200, [weg])
  await dialog.getByRole('button', { name: 'Aufheben' }).click()
  await expect.element(page.getByText(/^aufgehoben am 20\.11\.2026 von Ludwig Leitung/)).toBeVisible()
})

test('[S9-01] [A-07] Leitung gives what nobody has any more to somebody who may have it, one press a case', async ({
  tisch,
}) => {
  tisch.server.answer(befangenheitenLesen, 200, [EINE, AM_UNTERNEHMEN])
  tisch.server.answer(bearbeitendeLesen, 200, BEARBEITENDE)
  await tisch.open('/sachbearbeitung/befangenheiten', LUDWIG)
  await expect.element(page.getByRole('row', { name: /^alle Fälle/ })).toMatchTextContent('Berta Bank')
  const wer = page.getByRole('combobox', { name: 'Wer bearbeitet GE-2026-000123?' })
  await expect.element(wer).toMatchTextContent('Berta Bank')
  expect([...wer.element().children].map(({ textContent }) => textContent)).toEqual(['niemand', 'Berta Bank'])
  await istZugaenglich('Befangenheit mit Vergabe')
  const zuweisen = page.getByRole('button', { name: 'GE-2026-000123 Zuweisen' })
  await zuweisen.click()
  await expect.element(page.getByText('Wählen Sie, wer den Fall bearbeitet.')).toBeVisible()
  await wer.selectOptions('Berta Bank')
  const detail = 'Berta Bank kann diesen Fall nicht bearbeiten.'
  tisch.server.refuse(fallZuweisen, 412, { ...ZUWENDUNG.nichtMoeglich, detail })
  await clickable()
  await zuweisen.click()
  await expect.element(page.getByText(detail)).toBeVisible()
  const faelle = EINE.faelle.map((fall) => ({
    ...fall,
    zugewiesen: { sub: 'sub-berta', name: 'Berta Bank' },
  }))
  tisch.server.answer(fallZuweisen, 200, { zugewiesen: { sub: 'sub-berta', name: 'Berta Bank' }, nr: 5 })
  tisch.server.answer(befangenheitenLesen, 200, [{ ...EINE, faelle }, AM_UNTERNEHMEN])
  await clickable()
  await zuweisen.click()
  await expect.element(zuweisen).not.toBeInTheDocument()
  const ruf = tisch.server.calls(fallZuweisen).at(-1)
  expect([ruf?.body, ruf?.headers.get('if-match')]).toEqual([{ an: 'sub-berta' }, '"4"'])
  await expect.element(ueberschrift()).toHaveFocus()
})

test('[S9-01] at a desk the button to give a case stands beside the choice', async ({ tisch }) => {
  const grund = 'Der Betriebsleiter ist mein Schwager, und sein Hof liegt neben dem meiner Eltern am Moor.'
  tisch.server.answer(befangenheitenLesen, 200, [{ ...EINE, grund }])
  tisch.server.answer(bearbeitendeLesen, 200, BEARBEITENDE)
  await resize(1280, 800)
  await tisch.open('/sachbearbeitung/befangenheiten', LUDWIG)
  const wer = page.getByRole('combobox', { name: 'Wer bearbeitet GE-2026-000123?' })
  await expect.element(wer).toBeVisible()
  const zuweisen = page.getByRole('button', { name: 'GE-2026-000123 Zuweisen' })
  expect(zuweisen.element().getBoundingClientRect().left).toBeGreaterThan(
    wer.element().getBoundingClientRect().right,
  )
})

test('[S9-01] only Leitung has the list', async ({ tisch }) => {
  await tisch.open('/sachbearbeitung/befangenheiten', SABINE)
  await expect.element(titel('Diese Seite ist nicht für Ihre Aufgabe')).toBeVisible()
  await expect.element(leiste().getByRole('link', { name: 'Befangenheit' })).not.toBeInTheDocument()
})

test('[S9-03] the check of a case that has arrived begins with one click, by its key too', async ({
  tisch,
}) => {
  fallumfeld(tisch)
  tisch.server.answer(fallLesen, 200, fallkopf({ stand: 'EINGEGANGEN', zugewiesen: null }))
  await tisch.open(`/sachbearbeitung/fall/${GESCHAEFT}/pruefung`, SABINE)
  await expect.element(page.getByText('Der Fall ist danach Ihnen zugewiesen.')).toBeVisible()
  await istZugaenglich('Prüfung, noch nicht begonnen')
  tisch.server.answer(fallLesen, 200, fallkopf())
  tisch.server.answer(pruefungBeginnen, 200, { geschaeftStatus: 'IN_PRUEFUNG', seit: AM })
  await page.getByRole('button', { name: 'Prüfung beginnen' }).click()
  await expect.element(page.getByRole('button', { name: 'Prüfung beginnen' })).not.toBeInTheDocument()
  expect(tisch.server.calls(pruefungBeginnen)[0]?.params).toEqual({ guid: ANTRAG })
})
