import { resize } from '@foerderportal/shell/testing/browser'
import { auszahlungsfreigabenLesen } from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import { zahllauffreigabenLesen } from '@foerderportal/contract/auszahlung/zahllauf/routes'
import { rundenfreigabenLesen } from '@foerderportal/contract/interessenbekundung/bank/routes'
import { freigabenLesen } from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { fuss, titel } from '../testing/frame.ts'
import { FRANK, SABINE } from '../testing/people.ts'
import { test } from '../testing/test.ts'
import { auszahlungsfreigabe, freigabezeile, laufzeile, rundenfreigabe } from '../testing/freigaben.ts'

const ADRESSE = '/sachbearbeitung/freigaben'
const SATZ = 'Sie haben diese Entscheidung selbst bearbeitet. Freigeben kann sie nur eine andere Person.'

test('[S9-04] the list names what differs, what is not for me and why; the next one is one click away', async ({
  tisch,
}) => {
  tisch.server.answer(freigabenLesen, 200, {
    zeilen: [
      freigabezeile(1, { gesperrtWeil: SATZ }),
      freigabezeile(2, { abweichungen: ['Kürzung 800,00 €'] }),
    ],
    anzahl: 2,
    fuerMich: 1,
    nach: null,
  })
  await tisch.open(ADRESSE, FRANK)
  await expect.element(titel('Freigaben')).toBeVisible()
  await expect.element(page.getByText('2 vorgelegt, 1 für Sie')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /GE-2026-000001/ })).toMatchTextContent(SATZ)
  await expect
    .element(page.getByRole('row', { name: /GE-2026-000002/ }))
    .toMatchTextContent('Kürzung 800,00 €')
  await expect
    .element(page.getByRole('link', { name: 'Nächste Vorlage öffnen' }))
    .toHaveAttribute('href', `/sachbearbeitung/fall/${freigabezeile(2).geschaeftGuid}/entscheidung`)
  await istZugaenglich('Freigaben')
})

test('[S9-04] an empty list says what will come here', async ({ tisch }) => {
  tisch.server.answer(freigabenLesen, 200, { zeilen: [], anzahl: 0, fuerMich: 0, nach: null })
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
  tisch.server.answer(freigabenLesen, 200, {
    zeilen: [freigabezeile(1, { gesperrtWeil: SATZ })],
    anzahl: 1,
    fuerMich: 0,
    nach: null,
  })
  tisch.server.answer(rundenfreigabenLesen, 200, {
    zeilen: [
      {
        art: 'staffelFreigeben',
        guid: 'd0000000-0000-4000-8000-000000000615',
        rundeGuid: 'd0000000-0000-4000-8000-000000000613',
        bezeichnung: 'Runde 2026/2',
        programm: 'AnkNabo',
        text: 'Staffel 3: Rang 616 bis 731, 115 Einladungen',
        betrag: 2_628_400,
        seit: '2026-11-19T09:00:00.000Z',
        vorbereitetVon: 'Petra Programme',
        gesperrtWeil: null,
      },
    ],
    anzahl: 1,
    fuerMich: 1,
    nach: null,
  })
  await tisch.open(ADRESSE, FRANK)
  await expect.element(page.getByText('2 vorgelegt, 1 für Sie')).toBeVisible()
  const zeilen = page.getByRole('row')
  await expect.element(zeilen.nth(1)).toMatchTextContent('Staffel 3: Rang 616 bis 731, 115 Einladungen')
  await expect.element(zeilen.nth(1)).toMatchTextContent('ANK NaBo')
  await expect.element(zeilen.nth(2)).toMatchTextContent('GE-2026-000001')
  await expect
    .element(page.getByRole('link', { name: 'Nächste Vorlage öffnen' }))
    .toHaveAttribute('href', '/sachbearbeitung/runden/d0000000-0000-4000-8000-000000000613')
})

test('[S9-04] a long name of a round stays in its column, and all of it can be read there', async ({
  tisch,
}) => {
  await resize(1280, 800)
  const bezeichnung = 'ANK NaBo, angekündigte Runde für das Jahr 2027'
  tisch.server.answer(rundenfreigabenLesen, 200, {
    zeilen: [
      {
        art: 'staffelFreigeben',
        guid: 'd0000000-0000-4000-8000-000000000615',
        rundeGuid: 'd0000000-0000-4000-8000-000000000613',
        bezeichnung,
        programm: 'AnkNabo',
        text: 'Staffel 3',
        betrag: 100,
        seit: '2026-11-19T09:00:00.000Z',
        vorbereitetVon: 'Petra Programme',
        gesperrtWeil: null,
      },
    ],
    anzahl: 1,
    fuerMich: 1,
    nach: null,
  })
  tisch.server.answer(freigabenLesen, 200, { zeilen: [], anzahl: 0, fuerMich: 0, nach: null })
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
  tisch.server.answer(freigabenLesen, 200, {
    zeilen: [freigabezeile(1, { gesperrtWeil }), freigabezeile(2, { gesperrtWeil })],
    anzahl: 2,
    fuerMich: 0,
    nach: null,
  })
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

test('[S9-04] the counter counts all kinds in full, and going on goes on with each; nothing comes in between what was shown', async ({
  tisch,
}) => {
  const seiten =
    <Z>(erste: Z, letzte: Z, zweite = 'd0000000-0000-4000-8000-000000000001') =>
    ({ query }: { query?: { nach?: string | undefined } | undefined }) => ({
      body: {
        zeilen: [query?.nach === undefined ? erste : letzte],
        anzahl: 300,
        fuerMich: 100,
        nach: query?.nach === undefined ? zweite : null,
      },
    })
  const am = (tag: string) => ({ seit: `2026-11-${tag}T09:00:00.000Z` })
  tisch.server.serve(freigabenLesen, seiten(freigabezeile(1, am('03')), freigabezeile(2, am('05'))))
  tisch.server.serve(
    auszahlungsfreigabenLesen,
    seiten(auszahlungsfreigabe(3, am('02')), auszahlungsfreigabe(4, am('06'))),
  )
  tisch.server.serve(rundenfreigabenLesen, seiten(rundenfreigabe(5, am('01')), rundenfreigabe(6, am('07'))))
  tisch.server.serve(
    zahllauffreigabenLesen,
    seiten(laufzeile(7, '04'), laufzeile(8, '08'), '1700000000000_d0000000-0000-4000-8000-000000000001'),
  )
  await tisch.open(ADRESSE, FRANK)
  await expect.element(page.getByText('1.200 vorgelegt, 400 für Sie')).toBeVisible()
  const gezeigt = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map((kopf) => kopf.textContent)
  // Of rounds something may wait since the second of the month: only what is older stands fast.
  expect(gezeigt()).toEqual(['Runde 5'])
  await page.getByRole('button', { name: 'Weitere zeigen' }).click()
  await expect
    .poll(gezeigt)
    .toEqual([
      'Runde 5',
      'GE-2026-000003',
      'GE-2026-000001',
      'ZL-2026-000007',
      'GE-2026-000002',
      'GE-2026-000004',
      'Runde 6',
      'ZL-2026-000008',
    ])
  await expect.element(page.getByRole('button', { name: 'Weitere zeigen' })).not.toBeInTheDocument()
})

test('[S9-04] each row names its kind as it is, its company, programme and round', async ({ tisch }) => {
  tisch.server.answer(freigabenLesen, 200, {
    zeilen: [freigabezeile(1, { wort: 'Teilbewilligung', runde: 'Herbstrunde 2026' })],
    anzahl: 1,
    fuerMich: 1,
    nach: null,
  })
  await tisch.open(ADRESSE, FRANK)
  const zeile = page.getByRole('row', { name: /GE-2026-000001/ })
  await expect.element(zeile).toMatchTextContent('Teilbewilligung')
  await expect.element(zeile).toMatchTextContent('Hof Lindenau GbR')
  await expect.element(zeile).toMatchTextContent('ANK NaBo, Herbstrunde 2026')
  await expect.element(zeile).toMatchTextContent('freigeben')
})

test('[S9-14] with nothing to open Enter is no key', async ({ tisch }) => {
  tisch.server.answer(freigabenLesen, 200, {
    zeilen: [freigabezeile(1, { gesperrtWeil: SATZ })],
    anzahl: 1,
    fuerMich: 0,
    nach: null,
  })
  await tisch.open(ADRESSE, FRANK)
  await expect.element(page.getByRole('row', { name: /GE-2026-000001/ })).toBeVisible()
  await expect.element(fuss()).not.toMatchTextContent('öffnen')
})
