import { definitionAus, FRAGE } from '@foerderportal/contract/fragebogen/testing/fragen'
import { clickAgain } from '@foerderportal/shell/testing/browser'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { PETRA } from '../testing/people.ts'
import { test } from '../testing/test.ts'
import { feld, knopf, oeffnen, pruefung, wahl } from './testing/editor.ts'

test('[S9-05] am Ende verschiebt sich nichts: Was sich zurücknehmen lässt, bleibt es', async ({ tisch }) => {
  await oeffnen(
    tisch,
    definitionAus([FRAGE.FreitextFrage('f0'), FRAGE.FreitextFrage('f1')]),
    PETRA,
    '?stelle=f1',
  )
  await wahl('Art der Frage').selectOptions('Zahl')
  await expect.element(page.getByText('Damit entfällt: Hinweis und Längen.')).toBeVisible()
  await knopf('Nach unten').click()
  await expect.element(page.getByText('Damit entfällt: Hinweis und Längen.')).toBeVisible()
  await expect.element(page.getByText(/verschoben/)).not.toBeInTheDocument()
  await knopf('Nach oben').click()
  await expect.element(page.getByText('nach oben verschoben.')).toBeVisible()
  await clickAgain(knopf('Zurücknehmen'))
  await expect.element(page.getByRole('heading', { name: 'Frage 2' })).toBeVisible()
})

test('[S9-05] Bedingung und Beschreibung entfernen lässt sich zurücknehmen', async ({ tisch }) => {
  await oeffnen(
    tisch,
    definitionAus([FRAGE.AuswahlFrage('f0'), FRAGE.MehrfachAuswahlFrage('f1')]),
    PETRA,
    '?stelle=f1',
  )
  const wann = wahl('Wann wird die Frage gestellt?')
  await wann.selectOptions('nur wenn alle Bedingungen zutreffen')
  await wann.selectOptions('immer')
  await clickAgain(knopf('Zurücknehmen'))
  await expect.element(wann).toHaveValue('ALLE')
  await clickAgain(knopf('Bedingung 1 entfernen'))
  await clickAgain(knopf('Zurücknehmen'))
  await expect.element(wann).toHaveValue('ALLE')
  const beschreibung = page.getByRole('checkbox', { name: 'Antwort 2 mit Beschreibung' })
  await feld(/^Was beschrieben wird/).fill('Welche Rasse?')
  await beschreibung.click()
  await clickAgain(knopf('Zurücknehmen'))
  await expect.element(feld(/^Was beschrieben wird/)).toHaveValue('Welche Rasse?')
})

test('[S9-05] der Verweis einer Beanstandung führt auch zu der Stelle, die schon offen ist', async ({
  tisch,
}) => {
  await oeffnen(tisch, definitionAus([{ ...FRAGE.DezimalFrage('f2'), min: 10, max: 5 }]), PETRA, '?stelle=f2')
  const verweis = pruefung().getByRole('link', { name: 'Frage 1' }).first()
  const ueberschrift = page.getByRole('heading', { name: 'Frage 1' })
  await verweis.click()
  await expect.element(ueberschrift).toHaveFocus()
  await feld('Frage').click()
  await clickAgain(verweis)
  await expect.element(ueberschrift).toHaveFocus()
})
