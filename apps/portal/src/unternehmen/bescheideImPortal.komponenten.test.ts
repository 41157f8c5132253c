import { einwilligungAendern } from '@foerderportal/contract/unternehmen/bekanntgabe/routes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { EINGEWILLIGT, einwilligungsdienst, imPortal } from '../testing/einwilligungsdienst.ts'
import { LENA, NORA } from '../testing/people.ts'
import { test } from '../testing/test.ts'

const ADRESSE = '/unternehmen-aendern/unternehmen'
test('[S1-10] in den Unternehmensdaten: wer zeichnet, willigt unter dem Text ein und widerruft es auf ein zweites Wort', async ({
  portal,
}) => {
  const dienst = einwilligungsdienst(portal)
  await portal.open(ADRESSE, LENA)
  await expect.element(imPortal.abschnitt()).toMatchTextContent('Wir sind damit einverstanden.')
  await expect
    .element(imPortal.abschnitt())
    .toMatchTextContent('Bescheide kommen nicht ins Portal, sondern mit der Post')
  await istZugaenglich('Bescheide im Portal')
  await imPortal.schalter().click()
  await expect.element(imPortal.schalter()).toBeChecked()
  await expect
    .element(imPortal.abschnitt())
    .toMatchTextContent(/Eingewilligt .*21\.11\.2026, 14:03 Uhr von Lena Lindenau\./)
  expect(dienst.stand().erteilt).toBe(true)

  await imPortal.schalter().click()
  const dialog = page.getByRole('alertdialog', { name: 'Einwilligung widerrufen?' })
  await expect
    .element(dialog)
    .toMatchTextContent('Was schon zum Abruf bereitliegt, bleibt es bis zu seiner Frist.')
  await dialog.getByRole('button', { name: 'Abbrechen' }).click()
  expect(dienst.stand().erteilt).toBe(true)
  await imPortal.schalter().click()
  await dialog.getByRole('button', { name: 'Widerrufen' }).click()
  await expect.element(imPortal.abschnitt()).toMatchTextContent(/Widerrufen .*14:03 Uhr\./)
  expect(dienst.stand().erteilt).toBe(false)
})

test('[S1-10] wer nicht zeichnet, liest, wie Bescheide kommen und wer das entscheidet', async ({
  portal,
}) => {
  einwilligungsdienst(portal, { ...EINGEWILLIGT, aenderbar: false })
  await portal.open(ADRESSE, NORA)
  await expect.element(imPortal.schalter()).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(imPortal.abschnitt())
    .toMatchTextContent('Das entscheidet, wer für Hof Lindenau GbR zeichnungsberechtigt ist.')
  await imPortal.schalter().click({ force: true })
  expect(portal.server.calls(einwilligungAendern)).toEqual([])
})

test('[S1-10] [S11-05] hat jemand anderes sie inzwischen geändert, steht das da und der neue Stand auch', async ({
  portal,
}) => {
  const dienst = einwilligungsdienst(portal)
  await portal.open(ADRESSE, LENA)
  await expect.element(imPortal.schalter()).not.toBeChecked()
  dienst.anderswo(EINGEWILLIGT)
  await imPortal.schalter().click()
  await expect.element(imPortal.abschnitt().getByRole('alert')).toMatchTextContent('Konkurrente Bearbeitung')
  await expect.element(imPortal.schalter()).toBeChecked()
})
