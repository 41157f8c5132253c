import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clickable, nextFrame, press, resize, tap } from '@foerderportal/shell/testing/browser'
import { feld } from '../testing/fields.ts'
import { titel } from '../testing/frame.ts'
import { kundendienst } from '../testing/kundendienst.ts'
import { NEU } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { fastAllesAusfuellen, wahl } from '../testing/registrieren.ts'
import { test } from '../testing/test.ts'

const registrieren = () => page.getByRole('button', { name: 'Registrieren und weiter' })
const nein = () => wahl('Handeln Sie für mehrere Unternehmen?', 'Nein')
const fehler = () => page.getByCss('.p-feld .kern-error')

/** The form on a phone with all but its last answer. */
const oeffnen = async (portal: Portal) => {
  kundendienst(portal, NEU, { neu: true })
  // All of it in sight: nothing sticks to an edge, and the browser has no scrolling to make up for what moves.
  await resize(390, 2600)
  await portal.open('/registrierung/nutzer', NEU)
  await fastAllesAusfuellen()
}
const abgelehnt = async () => {
  await tap(registrieren())
  await expect.element(page.getByRole('alert')).toMatchTextContent('Bitte prüfen Sie 1 Angabe')
}
const angenommen = () => expect.element(titel('Unternehmen registrieren')).toBeVisible()

test('[R1-03] mit dem Finger: der Fehler einer Auswahl geht mit der Auswahl, und der nächste Druck zählt', async ({
  portal,
}) => {
  await oeffnen(portal)
  await abgelehnt()
  await tap(nein())
  await expect.element(fehler()).not.toBeInTheDocument()
  await expect.element(nein()).toHaveFocus()
  await tap(registrieren())
  await angenommen()
})

test('[R1-03] mit dem Finger: der Druck auf den Knopf verlässt ein Feld, dessen Fehler geht, und zählt', async ({
  portal,
}) => {
  await oeffnen(portal)
  await nein().click()
  await feld('Telefon').fill('')
  await abgelehnt()
  await feld('Telefon').fill('0461 123456')
  // While the finger is down, and until it has clicked, nothing moves.
  let standen = 0
  document.addEventListener('click', () => (standen = fehler().elements().length), {
    capture: true,
    once: true,
  })
  await tap(registrieren())
  await angenommen()
  expect(standen).toBe(1)
})

test('[R1-03] auch der Fehler einer Auswahlliste geht mit der Auswahl, ehe sie verlassen ist', async ({
  portal,
}) => {
  kundendienst(portal, NEU, { ohneVorgaenge: true })
  await portal.open('/registrierung/unternehmen', NEU)
  await tap(page.getByRole('button', { name: 'Unternehmen registrieren' }))
  const rechtsform = page.getByRole('combobox', { name: 'Rechtsform' })
  await expect.element(rechtsform).toHaveAttribute('aria-invalid', 'true')
  ;((await rechtsform.findElement()) as HTMLElement).focus()
  await rechtsform.selectOptions('GmbH')
  await expect.element(rechtsform).not.toHaveAttribute('aria-invalid')
  await expect.element(rechtsform).toHaveFocus()
})

test('[R1-03] was unter dem Finger wegrückt, ist gedrückt, und was dorthin rückt, nicht', async ({
  portal,
}) => {
  await oeffnen(portal)
  await nein().click()
  await clickable()
  const knopf = await registrieren().findElement()
  knopf.scrollIntoView({ block: 'center' })
  await nextFrame()
  const heben = await press(registrieren())
  const fremd = Object.assign(document.createElement('button'), { type: 'button' })
  fremd.style.cssText = 'display: block; inline-size: 100%; block-size: 8rem'
  const fremdGedrueckt = vi.fn()
  fremd.addEventListener('click', fremdGedrueckt)
  knopf.parentElement?.before(fremd)
  await nextFrame()
  await heben()
  await angenommen()
  expect(fremdGedrueckt).not.toHaveBeenCalled()
})
