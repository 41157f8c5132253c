import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { feld } from '../testing/fields.ts'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { kundendienst } from '../testing/kundendienst.ts'
import { LENA, LINDENAU } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'

const ADRESSE = { strasse: 'Speicherlinie', hausnummer: '7 b', plz: '24937', ort: 'Flensburg' }

const speichern = () => page.getByRole('button', { name: 'Änderungen speichern' })
const dialog = () => page.getByRole('dialog', { name: 'Welche Angaben sollen gelten?' })
/** The message that says what was saved. */
const gespeichert = (was: string) =>
  page
    .getByCss('.kern-alert--success')
    .filter({ hasText: /Gespeichert heute, \d\d:\d\d\sUhr/ })
    .filter({ hasText: was })

const beiUnternehmensdaten = async (portal: Portal) => {
  const { firmen } = kundendienst(portal, LENA)
  await portal.open('/unternehmen-aendern/unternehmen', LENA)
  await expect.element(feld('Name des Unternehmens')).toHaveValue(LINDENAU.name)
  return firmen
}

test('[R3.1-04] ohne Mangel für axe in jedem Thema: Formular, mit Fehlern', async ({ portal }) => {
  await beiUnternehmensdaten(portal)
  await istZugaenglich('Formular')
  await feld('Steuernummer').fill('12')
  await page.getByRole('combobox', { name: 'Rechtsform' }).selectOptions('AG')
  await page.getByRole('checkbox', { name: 'Post soll an eine andere Adresse gehen' }).click()
  await page.getByRole('button', { name: 'Weiteres Konto hinzufügen' }).click()
  await speichern().click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: /Bitte prüfen Sie \d+ Angaben/ }))
    .toBeVisible()
  await istZugaenglich('mit Fehlern')
})

test('[R3.1-04] ohne Mangel für axe in jedem Thema: Vergleich, gespeichert', async ({ portal }) => {
  const firmen = await beiUnternehmensdaten(portal)
  firmen.anderswo(LINDENAU.id, { steuernummer: '15/999/45679', adresseBetriebssitz: ADRESSE })
  await feld('Steuernummer').fill('15/888/45679')
  await feld('Straße').fill('Deichweg')
  await speichern().click()
  await expect.element(dialog()).toBeVisible()
  await istZugaenglich('Vergleich')
  await dialog().getByRole('button', { name: 'Alle meine' }).click()
  await dialog().getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await expect.element(gespeichert('Steuernummer')).toBeVisible()
  await istZugaenglich('gespeichert')
  expect(firmen.lesen(LINDENAU.id)).toMatchObject({ steuernummer: '15/888/45679' })
})
