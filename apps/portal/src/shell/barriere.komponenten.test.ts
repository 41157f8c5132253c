import { barriereMelden } from '@foerderportal/contract/nutzer/routes'
import { DOPPELKLICK_MS } from '@foerderportal/contract/shared/konstanten'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain, goOffline, nextFrame } from '@foerderportal/shell/testing/browser'
import { fuss } from '../testing/frame.ts'
import { LENA } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'

const dialog = () => page.getByRole('dialog', { name: 'Barriere melden' })
const feld = (name: string | RegExp) => dialog().getByRole('textbox', { name })
const was = () => feld('Was ist die Barriere?')
const knopf = (name: string) => dialog().getByRole('button', { name })
const senden = () => knopf('Meldung senden')
const angekommen = () => dialog().getByRole('heading', { name: /Ihre Meldung ist angekommen/ })
const melden = async () => {
  await fuss().getByRole('link', { name: 'Barriere melden' }).click()
  await expect.element(dialog()).toBeVisible()
}
const nimmtAn = ({ server }: Portal) =>
  server.answer(barriereMelden, 200, {
    meldungsnummer: 'BAR-2026-000001',
    eingegangenAm: '2026-11-20T13:03:00Z',
  })

test('[R2.3-09] was fehlt oder falsch ist, steht am Feld, auf Deutsch; axe findet daran nichts', async ({
  portal,
}) => {
  await portal.open('/start')
  await melden()
  await feld(/^E-Mail-Adresse/).fill('berta')
  await senden().click()
  const uebersicht = dialog().getByRole('alert')
  await expect.element(uebersicht).toHaveFocus()
  await expect.element(uebersicht).toMatchTextContent('Bitte prüfen Sie 2 Angaben')
  await expect.element(was()).toHaveAccessibleDescription(/Beschreiben Sie, was Sie hindert\./)
  await expect
    .element(feld(/^E-Mail-Adresse/))
    .toHaveAccessibleDescription(/Geben Sie eine E-Mail-Adresse ein/)
  await istZugaenglich('Barriere melden mit Fehlern')
})

test('[R2.3-09] scheitert das Senden, bleibt jedes Zeichen stehen, und die Wiederholung ist dieselbe Meldung', async ({
  portal,
}) => {
  const text = 'Die Frist wird nicht vorgelesen.'
  nimmtAn(portal)
  portal.server.lose(barriereMelden, { times: 1 })
  await portal.open('/start')
  await melden()
  await was().fill(text)
  await senden().click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('Prüfen Sie Ihre Internetverbindung')
  await expect.element(was()).toHaveValue(text)
  await clickAgain(senden())
  await expect.element(angekommen()).toBeVisible()
  // By its Kennung the server knows that it has it already (barriereMelden.test.ts).
  const [erste, zweite, ...weitere] = portal.server.calls(barriereMelden).map(({ body }) => body)
  expect(zweite).toEqual(erste)
  expect(weitere).toEqual([])
})

test('[S10-02] ohne Netz sagt das Formular, dass man noch einmal senden muss, und nur bis die Verbindung wieder da ist', async ({
  portal,
}) => {
  nimmtAn(portal)
  await portal.open('/start')
  await melden()
  await was().fill('Die Frist wird nicht vorgelesen.')
  const wiederDa = goOffline(portal)
  await senden().click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent('versuchen Sie es noch einmal')
  await expect.element(page.getByText(/von selbst weiter/)).not.toBeInTheDocument()
  wiederDa()
  await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument()
  await clickAgain(senden())
  await expect.element(angekommen()).toBeVisible()
})

test('[R2.3-11] wer nach dem Senden sofort auf Fertig drückt, meint es; der zweite Klick eines Doppelklicks nicht', async ({
  portal,
}) => {
  nimmtAn(portal)
  await portal.open('/start')
  await melden()
  await was().fill('Der Kontrast der Knöpfe ist zu schwach.')
  let gesendetUm = 0
  addEventListener('click', ({ timeStamp }) => (gesendetUm = timeStamp), { capture: true, once: true })
  await senden().click()
  const fertig = await knopf('Fertig').findElement()
  /** A click a moment after that, however slow the machine; the browser counts those at one place. */
  const klick = (detail: number) => {
    const ereignis = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
    return Object.defineProperty(ereignis, 'timeStamp', { value: gesendetUm + DOPPELKLICK_MS - 1 })
  }
  fertig.dispatchEvent(klick(2))
  await nextFrame()
  expect(fertig.isConnected, 'die Quittung steht noch da').toBe(true)
  fertig.dispatchEvent(klick(1))
  await expect.element(dialog()).not.toBeInTheDocument()
  // The next report begins empty.
  await melden()
  await expect.element(was()).toHaveValue('')
})

test('wer den Dialog schließt, findet seinen Text wieder, ohne und mit Anmeldung', async ({ portal }) => {
  await portal.open('/start')
  await melden()
  await was().fill('Angefangen ohne Konto')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await melden()
  await expect.element(was()).toHaveValue('Angefangen ohne Konto')
  await knopf('Abbrechen').click()

  await portal.open('/dashboard', LENA)
  await melden()
  await was().fill('Angefangen mit Konto')
  await knopf('Abbrechen').click()
  await melden()
  await expect.element(was()).toHaveValue('Angefangen mit Konto')
})

test('wer über einen Verweis kommt, steht vor dem Formular und nennt die Seite selbst', async ({
  portal,
}) => {
  await portal.open('/start#barriere-melden')
  await expect.element(feld(/Auf welcher Seite/)).toHaveValue('')
  await knopf('Abbrechen').click()
  expect(location.hash).toBe('')
})
