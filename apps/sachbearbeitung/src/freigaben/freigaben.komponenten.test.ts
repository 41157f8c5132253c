import { resize } from '@foerderportal/shell/testing/browser'
import { rundenfreigabenLesen } from '@foerderportal/contract/interessenbekundung/sachbearbeitung/routes'
import { freigabenLesen } from '@foerderportal/contract/zuwendung/entscheidung/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { titel } from '../testing/frame.ts'
import { FRANK, SABINE } from '../testing/people.ts'
import { test } from '../testing/test.ts'
import { freigabezeile } from '../testing/freigaben.ts'

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
    fuerMich: 1,
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
    fuerMich: 1,
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
