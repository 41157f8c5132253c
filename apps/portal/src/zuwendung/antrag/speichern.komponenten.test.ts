import { entwurfSchluesselLesen } from '@foerderportal/contract/nutzer/routes'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { feld, istGespeichert, speicherstand } from '../../testing/fields.ts'
import { weiter } from '../testing/antragsseiten.ts'
import { goOffline, nextFrame } from '@foerderportal/shell/testing/browser'
import { brotkrumen, titel } from '../../testing/frame.ts'
import { OFFLINE } from '@foerderportal/shell/testing/geraet'
import { leerenAntragOeffnen, mitAntworten, vollenAntragOeffnen } from '../testing/offenerAntrag.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'

const haupttaetigkeit = () => feld('Haupttätigkeit')
const vergleich = () => page.getByRole('dialog', { name: 'Welche Angaben sollen gelten?' })

/** Waits in frames alone: whatever else waits for something lets the clock of the test go on. */
const inBildern = async (soweit: () => boolean) => {
  for (let bild = 0; bild < 300 && !soweit(); bild += 1) await nextFrame()
}

/** Somebody else has saved on the version that she sees; she hears of it when she goes on. */
const konflikt = async (portal: Portal) => {
  const fall = await vollenAntragOeffnen(portal)
  fall.andersSpeichern(mitAntworten({ haupttaetigkeit: 'Milchvieh' }))
  await haupttaetigkeit().fill('Schafe auf dem Deich')
  await weiter().click()
  await expect.element(vergleich()).toBeVisible()
  return fall
}

describe('zwei speichern auf dieselbe Fassung', () => {
  test('[S11-05] [S10-03] bei der zweiten stehen beide Fassungen nebeneinander, und sie setzt sich durch, wenn sie will', async ({
    portal,
  }) => {
    const { daten } = await konflikt(portal)
    const frage = vergleich().getByRole('radiogroup', { name: 'Haupttätigkeit' })
    await expect
      .element(frage.getByRole('radio', { name: 'Ihre Eingabe Schafe auf dem Deich' }))
      .toBeVisible()
    await expect.element(frage.getByRole('radio', { name: 'Neuere Fassung Milchvieh' })).toBeVisible()
    expect(daten().haupttaetigkeit).toBe('Milchvieh')

    await vergleich().getByRole('button', { name: 'Später entscheiden' }).click()
    await expect.element(titel('Antragsteller')).toBeVisible()
    await expect.element(haupttaetigkeit()).toHaveValue('Schafe auf dem Deich')
    await page.getByRole('button', { name: 'Fassungen vergleichen' }).click()
    await frage.getByRole('radio', { name: /^Ihre Eingabe/ }).click()
    await vergleich().getByRole('button', { name: 'Auswahl übernehmen' }).click()
    await istGespeichert()
    await expect.element(haupttaetigkeit()).toHaveValue('Schafe auf dem Deich')
    expect(daten().haupttaetigkeit).toBe('Schafe auf dem Deich')
  })

  test('[S11-05] [S10-03] oder sie nimmt die neuere Fassung', async ({ portal }) => {
    const { daten } = await konflikt(portal)
    const uebernehmen = vergleich().getByRole('button', { name: 'Auswahl übernehmen' })
    await expect.element(uebernehmen).toBeDisabled()
    await vergleich().getByRole('button', { name: 'Alle neueren' }).click()
    await uebernehmen.click()
    await expect.element(haupttaetigkeit()).toHaveValue('Milchvieh')
    expect(daten().haupttaetigkeit).toBe('Milchvieh')
  })

  test('[S11-05] [S10-03] was sie an verschiedenen Feldern und auf verschiedenen Seiten ändern, gilt beides, ohne Frage', async ({
    portal,
  }) => {
    const { daten, andersSpeichern } = await vollenAntragOeffnen(portal)
    andersSpeichern(mitAntworten({ haupttaetigkeit: 'Milchvieh' }))
    const finanzamt = feld('Zuständiges Finanzamt')
    await finanzamt.fill('Schleswig')
    await istGespeichert()
    await expect.element(page.getByText('Neu ist: Haupttätigkeit.')).toBeVisible()
    await expect.element(haupttaetigkeit()).toHaveValue('Milchvieh')
    await expect.element(finanzamt).toHaveValue('Schleswig')
    expect(daten()).toMatchObject({ haupttaetigkeit: 'Milchvieh', finanzamt: 'Schleswig' })

    andersSpeichern(mitAntworten({ anzahlMitarbeiter: 7 }))
    await haupttaetigkeit().fill('Obstbau')
    await istGespeichert()
    expect(daten()).toMatchObject({ haupttaetigkeit: 'Obstbau', anzahlMitarbeiter: 7 })
    await page.getByRole('link', { name: 'Unternehmensgröße', exact: true }).click()
    await expect.element(feld('Zahl der Mitarbeitenden')).toHaveValue('7')
  })
})

test('wer mitten im Ausfüllen neu lädt, findet alles wieder, auch ohne Weiter', async ({ portal }) => {
  await leerenAntragOeffnen(portal)
  await haupttaetigkeit().fill('Obstbau')
  await istGespeichert()
  await portal.reload()
  await expect.element(titel('Antragsteller')).toBeVisible()
  await expect.element(haupttaetigkeit()).toHaveValue('Obstbau')
})

test('[S10-03] wer gleich nach dem Tippen weggeht, hat gespeichert, ehe die Ruhe vorbei ist', async ({
  portal,
}) => {
  const { daten, uhr } = await leerenAntragOeffnen(portal)
  uhr.pause()
  await haupttaetigkeit().fill('Obstbau')
  await brotkrumen().getByRole('link', { name: 'Anträge' }).click()
  await inBildern(() => daten().haupttaetigkeit === 'Obstbau')
  expect(daten().haupttaetigkeit).toBe('Obstbau')
  await expect.element(titel('Anträge')).toBeVisible()
})

test('ohne Verbindung bleibt der Text stehen und wird gespeichert, sobald sie wieder da ist', async ({
  portal,
}) => {
  const { daten, uhr } = await leerenAntragOeffnen(portal)
  // Until the key has come, what is typed lies in the memory of the page only.
  await expect.poll(() => portal.server.calls(entwurfSchluesselLesen)).toHaveLength(1)
  await uhr.run(0)
  const wiederDa = goOffline(portal)
  await haupttaetigkeit().fill('Hopfen')
  await uhr.run(1500)
  await speicherstand(OFFLINE)
  await expect.element(haupttaetigkeit()).toHaveValue('Hopfen')
  wiederDa()
  await istGespeichert()
  expect(daten().haupttaetigkeit).toBe('Hopfen')
})

test('Weiter mit Lücken: die Übersicht der Fehler bekommt den Fokus und führt zum Feld', async ({
  portal,
}) => {
  await leerenAntragOeffnen(portal)
  await weiter().click()
  const uebersicht = page.getByRole('alert')
  await expect.element(uebersicht).toHaveFocus()
  await expect.element(uebersicht).toMatchTextContent('Bitte prüfen Sie 2 Angaben')
  await uebersicht.getByRole('link').last().click()
  await expect.element(feld('Zuständiges Finanzamt')).toHaveFocus()
  await page.getByRole('link', { name: 'Finanzierung' }).click()
  await expect.element(page.getByText('Noch gibt es nichts zu finanzieren.')).toBeVisible()
})
