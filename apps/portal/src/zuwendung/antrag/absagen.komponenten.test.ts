import { ALLGEMEIN, type Absage } from '@foerderportal/contract/shared/problem'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import {
  antragAnlegen,
  antragEinreichen,
  antragLoeschen,
  antragSpeichern,
} from '@foerderportal/contract/zuwendung/antrag/routes'
import type { Route } from '@foerderportal/contract/shared/route'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { feld, speicherstand } from '../../testing/fields.ts'
import { LENA, LINDENAU } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'
import { antragsdienst } from '../testing/antragsdienst.ts'
import { vollenAntragOeffnen, vollerAntrag } from '../testing/offenerAntrag.ts'

const GRUND = 'Der Antragszeitraum ist seit gestern beendet.'
const { antragFehlt, einladungFehlt, nichtMoeglich } = ZUWENDUNG
const { konkurrierend } = ALLGEMEIN

const main = () => page.getByRole('main')

/** The server refuses the call: with the title of the catalogue, and what the rule says of this case. */
const absagen = ({ server }: Portal, route: Route, { status, ...was }: Absage) =>
  server.refuse(route, status, { ...was, detail: GRUND })

/** What the page itself says; no modal beside it. */
const gesagt = async ({ title }: Absage, grund = GRUND): Promise<void> => {
  await expect.element(main()).toMatchTextContent(title)
  await expect.element(main()).toMatchTextContent(grund)
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
}

describe('[R8-01] jede Absage eines Zuschussantrags steht dort, wo der Vorgang war, mit Titel und Grund:', () => {
  for (const problem of [einladungFehlt, nichtMoeglich])
    test(`anlegen: ${problem.status}`, async ({ portal }) => {
      antragsdienst(portal)
      absagen(portal, antragAnlegen, problem)
      await portal.open(`/zuwendung/uebersicht?unternehmenId=${LINDENAU.id}`, LENA)
      await page.getByRole('button', { name: 'Neuen Antrag beginnen' }).first().click()
      await gesagt(problem)
    })

  test('lesen: 404', async ({ portal }) => {
    const { guid, pfad } = vollerAntrag(antragsdienst(portal))
    await portal.open(pfad('groesse').replace(guid, crypto.randomUUID()), LENA)
    await expect.element(main()).toMatchTextContent(antragFehlt.title)
  })

  for (const problem of [antragFehlt, nichtMoeglich])
    test(`speichern: ${problem.status}`, async ({ portal }) => {
      const { uhr, daten } = await vollenAntragOeffnen(portal)
      const wiederErlaubt = absagen(portal, antragSpeichern, problem)
      await feld('Haupttätigkeit').fill('Weide')
      await uhr.run(1500)
      await gesagt(problem)
      await expect
        .element(main())
        .toMatchTextContent('Was Sie eingegeben haben, steht weiter auf dieser Seite.')
      wiederErlaubt()
      await page.getByRole('button', { name: 'Noch einmal speichern' }).click()
      await speicherstand(/^gespeichert um/)
      expect(daten().haupttaetigkeit).toBe('Weide')
    })

  for (const [problem, grund] of [
    [antragFehlt, GRUND],
    // The new state is fetched and shown: that is to be looked at before it is sent.
    [konkurrierend, 'Prüfen Sie den neuen Stand hier, und reichen Sie ihn dann ein.'],
    [nichtMoeglich, GRUND],
  ] as const)
    test(`einreichen: ${problem.status}`, async ({ portal }) => {
      await vollenAntragOeffnen(portal, 'zusammenfassung')
      absagen(portal, antragEinreichen, problem)
      await page.getByRole('button', { name: 'Antrag verbindlich einreichen' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Verbindlich einreichen' }).click()
      await gesagt(problem, grund)
    })

  for (const [problem, grund] of [
    [antragFehlt, GRUND],
    [konkurrierend, 'Hier steht jetzt der neue Stand. Prüfen Sie ihn, bevor Sie es noch einmal versuchen.'],
    [nichtMoeglich, GRUND],
  ] as const)
    test(`löschen: ${problem.status}`, async ({ portal }) => {
      await vollenAntragOeffnen(portal, 'zusammenfassung')
      absagen(portal, antragLoeschen, problem)
      await page.getByRole('button', { name: 'Entwurf löschen' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Entwurf löschen' }).click()
      await expect
        .element(page.getByRole('complementary', { name: 'Ihr Antrag' }))
        .toMatchTextContent(problem.title)
      await gesagt(problem, grund)
    })
})
