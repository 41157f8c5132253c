import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { einwilligungLesen } from '@foerderportal/contract/unternehmen/bekanntgabe/routes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { einwilligungsdienst, imPortal } from '../../testing/einwilligungsdienst.ts'
import { test } from '../../testing/test.ts'
import { vollenAntragOeffnen } from '../testing/offenerAntrag.ts'

test('[S1-10] in der Zusammenfassung des Antrags, vor dem Einreichen, und ohne sie geht es auch', async ({
  portal,
}) => {
  const dienst = einwilligungsdienst(portal)
  await vollenAntragOeffnen(portal, 'zusammenfassung')
  await imPortal.schalter().click()
  await expect.element(imPortal.schalter()).toBeChecked()
  expect(dienst.stand().erteilt).toBe(true)
  await expect.element(page.getByRole('button', { name: 'Antrag verbindlich einreichen' })).toBeEnabled()
})

test('[S1-10] lässt sie sich nicht lesen, hält das niemanden beim Einreichen auf', async ({ portal }) => {
  const { status, ...problem } = ALLGEMEIN.serverfehler
  portal.server.refuse(einwilligungLesen, status, problem)
  await vollenAntragOeffnen(portal, 'zusammenfassung')
  await expect.element(imPortal.abschnitt()).toMatchTextContent('Das lässt sich gerade nicht anzeigen')
  await expect.element(page.getByRole('button', { name: 'Antrag verbindlich einreichen' })).toBeEnabled()
})
