import { resize } from '@foerderportal/shell/testing/browser'
import { freigabenLesen } from '@foerderportal/contract/shared/freigaben/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { fuss, titel } from '../testing/frame.ts'
import { FRANK, SABINE } from '../testing/people.ts'
import { test } from '../testing/test.ts'
import { freigabenseite, freigabezeile, staffelzeile } from '../testing/freigaben.ts'

const ADRESSE = '/sachbearbeitung/freigaben'
const SATZ = 'Sie haben diese Entscheidung selbst bearbeitet. Freigeben kann sie nur eine andere Person.'

test('[S9-04] the list names what differs, what is not for me and why; the next one is one click away', async ({
  tisch,
}) => {
  const zeilen = [
    freigabezeile(1, { gesperrtWeil: SATZ }),
    freigabezeile(2, { abweichungen: ['Kürzung 800,00 €'] }),
  ]
  tisch.server.answer(freigabenLesen, 200, freigabenseite(zeilen, 1))
  await tisch.open(ADRESSE, FRANK)
  await expect.element(titel('Freigaben')).toBeVisible()
  await expect.element(page.getByText('2 vorgelegt, 1 für Sie')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /GE-2026-000001/ })).toMatchTextContent(SATZ)
  await expect
    .element(page.getByRole('row', { name: /GE-2026-000002/ }))
    .toMatchTextContent('Kürzung 800,00 €')
  await expect
    .element(page.getByRole('link', { name: 'Nächste Vorlage öffnen' }))
    .toHaveAttribute('href', `/sachbearbeitung/fall/${freigabezeile(2).ortGuid}/entscheidung`)
  await istZugaenglich('Freigaben')
})

test('[S9-04] an empty list says what will come here', async ({ tisch }) => {
  tisch.server.answer(freigabenLesen, 200, freigabenseite([]))
  await tisch.open(ADRESSE, FRANK)
  await expect
    .element(page.getByText('Nichts liegt zur Freigabe vor. Vorgelegtes erscheint hier sofort.'))
    .toBeVisible()
  // in the frame of every empty list
  expect(document.querySelector('.p-leer')).not.toBeNull()
})

test('[S9-04] [S9-05] what waits of rounds stands in the same list, in the order of waiting, and leads to its round', async ({
  tisch,
}) => {
  const staffel = staffelzeile(3, { text: 'Staffel 3: Rang 616 bis 731, 115 Einladungen' })
  const entscheidung = freigabezeile(1, { gesperrtWeil: SATZ })
  tisch.server.answer(freigabenLesen, 200, freigabenseite([staffel, entscheidung], 1))
  await tisch.open(ADRESSE, FRANK)
  await expect.element(page.getByText('2 vorgelegt, 1 für Sie')).toBeVisible()
  const zeilen = page.getByRole('row')
  await expect.element(zeilen.nth(1)).toMatchTextContent('Staffel 3: Rang 616 bis 731, 115 Einladungen')
  await expect.element(zeilen.nth(1)).toMatchTextContent('ANK NaBo')
  await expect.element(zeilen.nth(2)).toMatchTextContent('GE-2026-000001')
  await expect
    .element(page.getByRole('link', { name: 'Nächste Vorlage öffnen' }))
    .toHaveAttribute('href', `/sachbearbeitung/runden/${staffel.ortGuid}`)
})

test('[S9-04] a long name of a round stays in its column, and all of it can be read there', async ({
  tisch,
}) => {
  await resize(1280, 800)
  const bezeichnung = 'ANK NaBo, angekündigte Runde für das Jahr 2027'
  tisch.server.answer(freigabenLesen, 200, freigabenseite([staffelzeile(3, { wozu: bezeichnung })]))
  await tisch.open(ADRESSE, FRANK)
  const kopf = page.getByRole('rowheader')
  await expect.element(kopf).toHaveAttribute('title', bezeichnung)
  const rechts = (was: { element: () => Element }) => was.element().getBoundingClientRect().right
  expect(rechts(kopf.getByRole('link'))).toBeLessThanOrEqual(rechts(kopf))
})

test('[S9-04] who prepares sees what lies there, and once, not in each row, that somebody else releases it', async ({
  tisch,
}) => {
  const gesperrtWeil = 'Das entscheidet, wer für die Freigabe zuständig ist.'
  const zeilen = [freigabezeile(1, { gesperrtWeil }), freigabezeile(2, { gesperrtWeil })]
  tisch.server.answer(freigabenLesen, 200, freigabenseite(zeilen, 0))
  await tisch.open(ADRESSE, SABINE)
  await expect
    .element(page.getByText('2 vorgelegt. Darüber entscheidet, wer für die Freigabe zuständig ist.'))
    .toBeVisible()
  expect(page.getByRole('columnheader', { name: 'Für Sie' }).elements()).toEqual([])
  expect(page.getByText(gesperrtWeil, { exact: true }).elements()).toEqual([])
})

test('[S9-04] refused, one reads whom to ask at the bank', async ({ tisch }) => {
  tisch.server.refuse(freigabenLesen, 403, ALLGEMEIN.keineBerechtigung)
  await tisch.open(ADRESSE, FRANK)
  await expect
    .element(page.getByRole('alertdialog', { name: 'Autorisierungsfehler' }))
    .toMatchTextContent('Fragen Sie Ihre Leitung.')
})

test('[S9-04] the counter counts the whole list, and going on goes on behind what was shown', async ({
  tisch,
}) => {
  const zweite = '1700000000000000_d0000000-0000-4000-8000-000000000001'
  tisch.server.serve(freigabenLesen, ({ query }) => ({
    body: {
      ...freigabenseite([query?.nach === undefined ? staffelzeile(5) : freigabezeile(1)]),
      anzahl: 1_200,
      fuerMich: 400,
      nach: query?.nach === undefined ? zweite : null,
    },
  }))
  await tisch.open(ADRESSE, FRANK)
  await expect.element(page.getByText('1.200 vorgelegt, 400 für Sie')).toBeVisible()
  const gezeigt = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map((kopf) => kopf.textContent)
  expect(gezeigt()).toEqual(['Runde 5'])
  await page.getByRole('button', { name: 'Weitere zeigen' }).click()
  await expect.poll(gezeigt).toEqual(['Runde 5', 'GE-2026-000001'])
  expect(tisch.server.calls(freigabenLesen).at(-1)?.query).toEqual({ nach: zweite })
  await expect.element(page.getByRole('button', { name: 'Weitere zeigen' })).not.toBeInTheDocument()
})

test('[S9-04] the list is filtered by kind, programme, amount and deviations; its address keeps it', async ({
  tisch,
}) => {
  tisch.server.answer(freigabenLesen, 200, freigabenseite([staffelzeile(5)]))
  await tisch.open(ADRESSE, FRANK)
  const waehlen = (etikett: string, wert: string) =>
    page.getByRole('combobox', { name: etikett }).selectOptions(wert)
  await waehlen('Art', 'Staffel')
  await waehlen('Programm', 'ANK NaBo')
  await waehlen('Betrag', 'ab 50.000 €')
  await waehlen('Abweichungen', 'Nur mit Abweichung')
  const frage = { art: 'staffel', programm: 'AnkNabo', abEuro: '50000', mitAbweichung: 'true' }
  await expect.poll(() => tisch.server.calls(freigabenLesen).at(-1)?.query).toEqual(frage)
  tisch.server.answer(freigabenLesen, 200, freigabenseite([]))
  await tisch.open(`${ADRESSE}?${new URLSearchParams(frage).toString()}`)
  await expect
    .element(page.getByText('Nichts, was zur Freigabe vorliegt, passt zu dieser Auswahl.'))
    .toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Betrag' })).toHaveValue('50000')
  await istZugaenglich('Freigaben, gefiltert')
})

test('[S9-04] each row names its kind as it is, its company, programme and round', async ({ tisch }) => {
  const zeile = freigabezeile(1, { wort: 'Teilbewilligung', runde: 'Herbstrunde 2026' })
  tisch.server.answer(freigabenLesen, 200, freigabenseite([zeile]))
  await tisch.open(ADRESSE, FRANK)
  const reihe = page.getByRole('row', { name: /GE-2026-000001/ })
  await expect.element(reihe).toMatchTextContent('Teilbewilligung')
  await expect.element(reihe).toMatchTextContent('Hof Lindenau GbR')
  await expect.element(reihe).toMatchTextContent('ANK NaBo, Herbstrunde 2026')
  await expect.element(reihe).toMatchTextContent('freigeben')
})

test('[S9-14] with nothing to open Enter is no key', async ({ tisch }) => {
  tisch.server.answer(freigabenLesen, 200, freigabenseite([freigabezeile(1, { gesperrtWeil: SATZ })], 0))
  await tisch.open(ADRESSE, FRANK)
  await expect.element(page.getByRole('row', { name: /GE-2026-000001/ })).toBeVisible()
  await expect.element(fuss()).not.toMatchTextContent('öffnen')
})
