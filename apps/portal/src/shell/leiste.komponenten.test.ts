import { DOPPELKLICK_MS } from '@foerderportal/contract/shared/konstanten'
import { antragLoeschen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HANDY, nextFrame, resize } from '@foerderportal/shell/testing/browser'
import { brotkrumen, texte, titel } from '../testing/frame.ts'
import { vollenAntragOeffnen } from '../zuwendung/testing/offenerAntrag.ts'
import { test } from '../testing/test.ts'

const leiste = () => page.getByCss('.p-leiste')
const knopf = (name: string) => leiste().getByRole('button', { name, exact: true })
const knoepfe = () => expect.poll(() => texte(leiste().getByRole('button')))

test("[R2.3-11] die Leiste des Assistenten sagt 'Zurück' und 'Weiter'; der erste Schritt hat kein Zurück", async ({
  portal,
}) => {
  await vollenAntragOeffnen(portal, 'antragsteller')
  await knoepfe().toEqual(['Zurück', 'Weiter'])
  await knopf('Zurück').click()
  await expect.element(titel('Unternehmen')).toBeVisible()
  await knoepfe().toEqual(['Weiter'])
})

test('[R2.3-11] in der Mitte steht ein dritter Knopf mit Hinweis, und die nächste Seite hat die Leiste nicht mehr', async ({
  portal,
}) => {
  await vollenAntragOeffnen(portal, 'zusammenfassung')
  await knoepfe().toEqual(['Zurück', 'Später einreichen', 'Antrag verbindlich einreichen'])
  await expect.element(leiste().getByText('Ihr Entwurf bleibt gespeichert.')).toBeVisible()
  await knopf('Später einreichen').click()
  await expect.element(titel('Anträge')).toBeVisible()
  await expect.element(leiste()).not.toBeInTheDocument()
})

test('[R2.3-11] ein Doppelklick geht einen Schritt, auch wenn der zweite Klick die nächste Seite trifft', async ({
  portal,
}) => {
  await vollenAntragOeffnen(portal, 'dokumente')
  await expect.element(titel('Dokumente')).toBeVisible()
  const anfang = performance.now()
  /** A click so long after the first, however slow the machine. */
  const zurueck = async (nach: number) => {
    const klick = new MouseEvent('click', { bubbles: true, cancelable: true })
    Object.defineProperty(klick, 'timeStamp', { value: anfang + nach })
    ;(await knopf('Zurück').findElement()).dispatchEvent(klick)
  }
  await zurueck(0)
  await expect.element(titel('Finanzierung')).toBeVisible()
  await zurueck(DOPPELKLICK_MS - 1)
  await nextFrame()
  await expect.element(titel('Finanzierung')).toBeVisible()
  await zurueck(DOPPELKLICK_MS)
  await expect.element(titel('Finanzierung')).not.toBeInTheDocument()
})

test('[R2.3-11] ein Doppelklick auf Weiter speichert einmal und überspringt nichts', async ({ portal }) => {
  await vollenAntragOeffnen(portal, 'antragsteller')
  await userEvent.dblClick(knopf('Weiter'))
  await expect.element(titel('Unternehmensgröße')).toBeVisible()
})

test('[R2.3-05] auf dem Handy sind die Brotkrumen zu (...) gekürzt, öffnen sich und sind auf der nächsten Seite wieder zu', async ({
  portal,
}) => {
  const verweis = (name: string) => brotkrumen().getByRole('link', { name, exact: true })
  const auslassung = () => brotkrumen().getByRole('button', { name: 'Ausgelassene Seiten anzeigen' })
  await resize(...HANDY)
  await vollenAntragOeffnen(portal, 'finanzierung')
  await expect.element(auslassung()).toMatchTextContent(/\(\.\.\.\)/)
  await expect.element(verweis('Start')).toBeVisible()
  await expect.element(brotkrumen().getByCss('[aria-current="page"]')).toBeVisible()
  await expect.element(verweis('Anträge')).not.toBeInTheDocument()
  ;((await auslassung().findElement()) as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(verweis('Anträge')).toHaveFocus()
  await expect.element(auslassung()).not.toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(titel('Anträge')).toBeVisible()
  history.back()
  await expect.element(titel('Finanzierung')).toBeVisible()
  await expect.element(auslassung()).toBeVisible()
  await expect.element(verweis('Anträge')).not.toBeInTheDocument()
})

test('[S10-02] was nicht zweimal geschehen darf, wird nur auf Wunsch wiederholt', async ({ portal }) => {
  const meldung = (name: string) => page.getByRole('alertdialog', { name, exact: true })
  await vollenAntragOeffnen(portal, 'unternehmen')
  portal.server.refuse(antragLoeschen, 503, undefined, { headers: { 'retry-after': '30' } })
  portal.server.lose(antragLoeschen, { times: 1 })
  const versuche = () => portal.server.log.filter((zeile) => zeile.startsWith('DELETE ')).length
  await page.getByRole('button', { name: 'Entwurf löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entwurf löschen' }).click()
  const ohneAntwort = meldung('Keine Antwort vom Portal')
  await expect
    .element(ohneAntwort)
    .toMatchTextContent('Wir wissen nicht, ob Ihr letzter Schritt angekommen ist.')
  expect(versuche()).toBe(1)
  await ohneAntwort.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  const ausgelastet = meldung('Das Portal ist gerade stark ausgelastet')
  await expect.element(ausgelastet).toBeVisible()
  expect(versuche()).toBe(2)
  await ausgelastet.getByRole('button', { name: 'Abbrechen' }).click()
  await expect.element(page.getByRole('button', { name: 'Entwurf löschen' })).toBeEnabled()
  expect(versuche()).toBe(2)
})
