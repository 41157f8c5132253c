import { fassungSpeichern, fassungVeroeffentlichen } from '@foerderportal/contract/fragebogen/bank/routes'
import { definitionAus, FRAGE } from '@foerderportal/contract/fragebogen/testing/fragen'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain } from '@foerderportal/shell/testing/browser'
import { eintragungen, geraetAuslesen, liegtAufDemGeraet } from '@foerderportal/shell/testing/geraet'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PETRA } from '../testing/people.ts'
import { test } from '../testing/test.ts'
import type { Tisch } from '../testing/tisch.ts'
import { feld, knopf, oeffnen, pruefung } from './testing/editor.ts'
import { ENTWURF } from './testing/fassungsdienst.ts'

const UNLOESBAR = definitionAus([{ ...FRAGE.DezimalFrage('f2'), min: 10, max: 5 }])
const ZWEI = definitionAus([FRAGE.FreitextFrage('f0'), FRAGE.FreitextFrage('f1')])
const anF1 = (tisch: Tisch) => oeffnen(tisch, ZWEI, PETRA, '?stelle=f1')
const verwerfen = async () => {
  await ungespeichert().getByRole('button', { name: 'Verwerfen' }).click()
  await clickAgain(page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }))
}
/** The sealed copies, each with when it was written. */
const kopien = async () => (await geraetAuslesen()).split('\n').slice(2)
const ungespeichert = () => page.getByRole('region', { name: 'Nicht gespeichert' })

test('[S9-05] ein Kollege veröffentlicht, während ich schreibe: der neue Stand, und was nicht gespeichert ist', async ({
  tisch,
}) => {
  const dienst = await anF1(tisch)
  dienst.anderswoVeroeffentlicht()
  await feld('Frage').fill('Wie viel Moor haben Sie?')
  await expect.element(page.getByText('wurde die Fassung veröffentlicht')).toBeVisible()
  await expect.element(ungespeichert()).toMatchTextContent('Text der Frage')
  await expect.element(ungespeichert()).toMatchTextContent('Wie viel Moor haben Sie?')
  await expect.element(page.getByText('Sie bleibt, wie sie ist.')).toBeVisible()
  await istZugaenglich('Editor: veröffentlicht')
  await clickAgain(knopf('Veröffentlichte Fassung ansehen'))
  await expect.element(page.getByRole('region', { name: 'Frage f1' })).toBeVisible()
  await expect.element(knopf('Veröffentlichen')).not.toBeInTheDocument()
})

/** My last change lies on the device only; `verbinden` lets it through again. */
const nurAufDemGeraet = async (tisch: Tisch) => {
  const dienst = await anF1(tisch)
  const verbinden = tisch.server.cut(fassungSpeichern)
  await feld('Frage').fill('Wie viel Moor haben Sie?')
  await expect.element(page.getByText(/offline, liegt auf diesem Gerät/).first()).toBeVisible()
  await liegtAufDemGeraet()
  return { dienst, verbinden }
}

test('[S9-05] [S11-05] veröffentlicht, als meine letzte Änderung nur auf dem Gerät lag: wer wiederkommt, liest sie', async ({
  tisch,
}) => {
  const { dienst, verbinden } = await nurAufDemGeraet(tisch)
  const vorher = await kopien()
  dienst.anderswoVeroeffentlicht()
  await tisch.open(`/sachbearbeitung/frageboegen/fassung/${ENTWURF}`, PETRA)
  await expect.element(page.getByText('wurde die Fassung veröffentlicht')).toBeVisible()
  await expect.element(ungespeichert()).toMatchTextContent('Text der Frage')
  await expect.element(ungespeichert()).toMatchTextContent('Wie viel Moor haben Sie?')
  await clickAgain(knopf('Veröffentlichte Fassung ansehen'))
  await expect.element(page.getByRole('region', { name: 'Frage f1' })).toBeVisible()
  await tisch.reload()
  await expect.element(ungespeichert()).toMatchTextContent('Wie viel Moor haben Sie?')
  // Untouched, so that its 30 days go on.
  expect(await kopien()).toEqual(vorher)
  await verwerfen()
  await expect.element(page.getByRole('region', { name: 'Frage f1' })).toBeVisible()
  await expect.poll(eintragungen).toBe(0)
  verbinden()
})

test('[S9-05] [S10-03] verworfen, als meine letzte Änderung nur auf dem Gerät lag: wer wiederkommt, liest sie', async ({
  tisch,
}) => {
  const { dienst, verbinden } = await nurAufDemGeraet(tisch)
  dienst.anderswoVerworfen()
  await tisch.reload()
  await expect.element(page.getByText('wurde der Entwurf verworfen')).toBeVisible()
  await expect.element(ungespeichert()).toMatchTextContent('Text der Frage')
  await expect.element(ungespeichert()).toMatchTextContent('Wie viel Moor haben Sie?')
  await expect.element(page.getByRole('link', { name: 'Alle Fragebögen' })).toBeVisible()
  await istZugaenglich('Editor: verworfen')
  expect(await eintragungen()).toBe(1)
  await tisch.reload()
  await expect.element(ungespeichert()).toMatchTextContent('Wie viel Moor haben Sie?')
  await verwerfen()
  await expect.element(ungespeichert()).not.toBeInTheDocument()
  await expect.poll(eintragungen).toBe(0)
  verbinden()
})

test('[S9-05] ein Kollege verwirft den Entwurf, während ich schreibe', async ({ tisch }) => {
  const dienst = await anF1(tisch)
  dienst.anderswoVerworfen()
  await feld('Frage').fill('Wie viel Moor haben Sie?')
  await expect.element(page.getByText('wurde der Entwurf verworfen')).toBeVisible()
  await expect.element(ungespeichert()).toMatchTextContent('Wie viel Moor haben Sie?')
  await expect.element(page.getByRole('link', { name: 'Alle Fragebögen' })).toBeVisible()
  expect(await eintragungen()).toBe(1)
})

test('[S9-05] beide veröffentlichen: der Zweite erfährt, dass es geschehen ist', async ({ tisch }) => {
  const dienst = await anF1(tisch)
  await knopf('Veröffentlichen').click()
  dienst.anderswoVeroeffentlicht()
  await clickAgain(knopf('Fassung veröffentlichen'))
  await expect.element(page.getByText('war da schon gespeichert')).toBeVisible()
  await expect.element(ungespeichert()).not.toBeInTheDocument()
})

test('[S9-05] [S11-05] ein Kollege speichert, während ich schreibe und gleich veröffentliche: erst steht da, was neu ist', async ({
  tisch,
}) => {
  const dienst = await anF1(tisch)
  dienst.anderswo((alt) => ({ ...alt, titel: 'Vom Kollegen' }))
  await feld('Frage').fill('Wie viel Moor haben Sie?')
  await knopf('Veröffentlichen').click()
  await clickAgain(knopf('Fassung veröffentlichen'))
  await expect
    .element(page.getByText('Der Entwurf wurde inzwischen auch an anderer Stelle geändert'))
    .toBeVisible()
  await expect.element(knopf('Fassung veröffentlichen')).not.toBeInTheDocument()
  expect(tisch.server.calls(fassungVeroeffentlichen)).toHaveLength(0)
  await clickAgain(knopf('Veröffentlichen'))
  await clickAgain(knopf('Fassung veröffentlichen'))
  await expect.element(page.getByText('Sie bleibt, wie sie ist.')).toBeVisible()
  expect(dienst.definition().titel).toBe('Vom Kollegen')
})

test('[S9-05] offline veröffentlichen: der Dialog bleibt und sagt, warum nicht', async ({ tisch }) => {
  await anF1(tisch)
  const verbinden = tisch.server.cut(fassungSpeichern)
  await feld('Frage').fill('Wie viel Moor haben Sie?')
  await knopf('Veröffentlichen').click()
  await clickAgain(knopf('Fassung veröffentlichen'))
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Jetzt: offline, liegt auf diesem Gerät.')
  verbinden()
  await clickAgain(knopf('Fassung veröffentlichen'))
  await expect.element(page.getByText('Sie bleibt, wie sie ist.')).toBeVisible()
  expect(tisch.server.calls(fassungVeroeffentlichen)).toHaveLength(1)
})

test('[S9-05] Strg+Eingabe sagt, was dem Veröffentlichen im Weg steht', async ({ tisch }) => {
  await oeffnen(tisch, UNLOESBAR)
  await expect.element(pruefung()).toMatchTextContent('Niemand kann diese Frage beantworten')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Die Prüfung nennt noch' }))
    .toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('[S9-05] [S10-03] veröffentlicht, wie ich sie geschrieben hatte, und die Antwort kam nicht an: nichts ist übrig', async ({
  tisch,
}) => {
  const { dienst, verbinden } = await nurAufDemGeraet(tisch)
  const gespeichert = definitionAus([
    FRAGE.FreitextFrage('f0'),
    { ...FRAGE.FreitextFrage('f1'), fragetexte: ['Wie viel Moor haben Sie?'] },
  ])
  dienst.anderswo(() => gespeichert)
  dienst.anderswoVeroeffentlicht()
  await tisch.reload()
  await expect.element(page.getByRole('region', { name: 'Wie viel Moor haben Sie?' })).toBeVisible()
  await expect.poll(eintragungen).toBe(0)
  await expect.element(ungespeichert()).not.toBeInTheDocument()
  verbinden()
})
