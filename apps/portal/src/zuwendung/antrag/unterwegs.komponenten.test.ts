import { antragSpeichern, antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { clickAgain } from '@foerderportal/shell/testing/browser'
import { feld, istGespeichert } from '../../testing/fields.ts'
import { titel } from '../../testing/frame.ts'
import { test } from '../../testing/test.ts'
import { weiter, weiterNach } from '../testing/antragsseiten.ts'
import { vollenAntragOeffnen } from '../testing/offenerAntrag.ts'

test('die Startseite liest neu, was im Antrag gespeichert wurde, und nur dann', async ({ portal }) => {
  const { uhr } = await vollenAntragOeffnen(portal)
  const gelesen = () => portal.server.calls(antragUebersichtLesen).length
  const zurStartseite = () => page.getByRole('link', { name: 'Start', exact: true }).first().click()
  const zumAntrag = async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /GE-2026/ })
      .first()
      .click()
    await page.getByRole('link', { name: 'Antragsteller', exact: true }).click()
    await expect.element(titel('Antragsteller')).toBeVisible()
  }
  await zurStartseite()
  await expect.element(page.getByText(/Zuletzt geändert/)).toBeVisible()
  await zumAntrag()
  const vorher = gelesen()
  await feld('Haupttätigkeit').fill('Obstbau')
  await istGespeichert()
  expect(gelesen(), 'wer tippt, fragt nicht nach Listen').toBe(vorher)
  await zurStartseite()
  await expect.poll(gelesen).toBe(vorher + 1)

  // What is saved only with the leaving comes after the list has been read.
  await zumAntrag()
  const weiterSpeichern = portal.server.hold(antragSpeichern)
  await feld('Haupttätigkeit').fill('Schafe')
  await zurStartseite()
  await expect.element(page.getByText(/Zuletzt geändert/)).toBeVisible()
  const da = gelesen()
  weiterSpeichern()
  await uhr.run(1500)
  await expect.poll(gelesen).toBe(da + 1)
})

test('[S4-05] was der Knopf übernimmt, ist geprüft: die Finanzierung ist nicht mehr rot', async ({
  portal,
}) => {
  await vollenAntragOeffnen(portal, 'finanzierung')
  await feld('Darlehen').fill('10000')
  await weiter().click()
  const fehler = page.getByText(/^Darlehen und Eigenmittel ergeben/)
  await expect.element(fehler.first()).toBeVisible()
  await page.getByRole('button', { name: /als Eigenmittel übernehmen/ }).click()
  await expect.element(page.getByText('Ihre Finanzierung geht auf.').first()).toBeVisible()
  await expect.element(fehler).not.toBeInTheDocument()
  await feld('Darlehen').fill('9000')
  await clickAgain(weiter())
  await expect.element(fehler.first()).toBeVisible()
  await feld('Darlehen').fill('10000')
  await expect.element(fehler).not.toBeInTheDocument()
  await istGespeichert()
})

test('[R3.2-04] was gewählt, aber nicht hinzugefügt ist, geht nicht still verloren: „Weiter“ sagt es am Feld', async ({
  portal,
}) => {
  await vollenAntragOeffnen(portal, 'foerdergegenstaende')
  await page.getByRole('link', { name: 'Mulch- und Pflanztechnik', exact: true }).first().click()
  await expect.element(titel('Mulch- und Pflanztechnik')).toBeVisible()
  const auswahl = page.getByRole('combobox', { name: 'Art des Fördergegenstands' })
  await auswahl.selectOptions('B.1 Mulchgerät (Zuschuss 40 %)')
  await weiter().click()
  await expect.element(page.getByText(/^Mulchgerät ist noch nicht hinzugefügt\./)).toBeVisible()
  await expect.element(auswahl).toHaveFocus()
  await expect.element(titel('Mulch- und Pflanztechnik')).toBeVisible()
  await auswahl.selectOptions('Bitte auswählen')
  await weiterNach('Finanzierung')
})
