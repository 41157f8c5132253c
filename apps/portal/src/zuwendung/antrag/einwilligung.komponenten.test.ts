import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { einwilligungLesen } from '@foerderportal/contract/unternehmen/bekanntgabe/routes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { EINGEWILLIGT, bescheidweg, einwilligungsdienst } from '../../testing/einwilligungsdienst.ts'
import { LENA } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import { antragsdienst } from '../testing/antragsdienst.ts'
import { vollenAntragOeffnen, vollerAntrag } from '../testing/offenerAntrag.ts'

const main = () => page.getByRole('main')
const einreichen = () => page.getByRole('button', { name: 'Antrag verbindlich einreichen' })
const fehlt = () => main().getByRole('link', { name: 'Wählen Sie, wie Bescheide kommen.' })

test('[S1-10] vor dem Einreichen wird gewählt, wie Bescheide kommen: es fehlt, führt an seine Stelle, und beides genügt', async ({
  portal,
}) => {
  const dienst = einwilligungsdienst(portal)
  const fall = vollerAntrag(antragsdienst(portal))
  await portal.open(fall.pfad('zusammenfassung'), LENA)
  await expect.element(fehlt()).toBeVisible()
  await expect.element(main()).not.toMatchTextContent('Alles ist ausgefüllt.')
  await expect.element(einreichen()).toBeDisabled()
  await expect.element(einreichen()).toHaveAccessibleDescription('Ergänzen Sie zuerst, was noch fehlt.')
  await fehlt().click()
  await expect.element(bescheidweg.radio('Ins Portal, mit Mail')).toHaveFocus()
  await istZugaenglich('Zusammenfassung ohne gewählten Weg')

  await bescheidweg.radio('Mit der Post').click()
  await expect.element(einreichen()).toBeDisabled()
  await bescheidweg.knopf('Auswahl festhalten').click()
  await expect.element(fehlt()).not.toBeInTheDocument()
  await expect.element(main()).toMatchTextContent('Alles ist ausgefüllt.')
  await expect.element(einreichen()).toBeEnabled()
  expect(dienst.stand()).toMatchObject({ weg: 'POST', erteilt: false })
})

test('[S1-10] was schon gewählt ist, steht in der Zusammenfassung und lässt sich dort ändern', async ({
  portal,
}) => {
  einwilligungsdienst(portal, EINGEWILLIGT)
  await vollenAntragOeffnen(portal, 'zusammenfassung')
  await expect.element(bescheidweg.abschnitt()).toMatchTextContent('Bescheide kommen ins Portal')
  await expect.element(einreichen()).toBeEnabled()
  await bescheidweg.knopf('Ändern').click()
  await expect.element(bescheidweg.gruppe()).toBeVisible()
  await expect.element(einreichen()).toBeEnabled()
})

test('[S1-10] lässt es sich nicht lesen, hält das niemanden beim Einreichen auf', async ({ portal }) => {
  const { status, ...problem } = ALLGEMEIN.serverfehler
  portal.server.refuse(einwilligungLesen, status, problem)
  await vollenAntragOeffnen(portal, 'zusammenfassung')
  await expect.element(bescheidweg.abschnitt()).toMatchTextContent('Das lässt sich gerade nicht anzeigen')
  await expect.element(einreichen()).toBeEnabled()
})
