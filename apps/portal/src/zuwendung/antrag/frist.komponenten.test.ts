import { positivlisteLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { titel } from '../../testing/frame.ts'
import { test } from '../../testing/test.ts'
import { vollenAntragOeffnen } from '../testing/offenerAntrag.ts'

test('[S4-07] nach Ablauf der Frist ist ein Entwurf nur noch zu lesen und zu löschen', async ({ portal }) => {
  const { setzen, dienst } = await vollenAntragOeffnen(portal)
  setzen({ zeitraum: { von: '2026-01-01T00:00:00Z', bis: '2026-03-01T23:00:00Z' } })
  await portal.reload()
  const inhalt = page.getByRole('main')
  await expect
    .element(inhalt)
    .toMatchTextContent(
      'Die Frist ist am 01.03.2026, 23:59 Uhr abgelaufen. Sie können diesen Entwurf ansehen, aber nicht mehr ändern oder einreichen.',
    )
  await expect.element(inhalt.getByRole('textbox')).not.toBeInTheDocument()
  await inhalt.getByRole('button', { name: 'Entwurf löschen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entwurf löschen' }).click()
  await expect.element(titel('Anträge')).toBeVisible()
  expect(dienst.alle()).toEqual([])
})

test('[R7.3-03] ein gesendeter Antrag zeigt die Klassen der Positivliste vom Tag seines Eingangs', async ({
  portal,
}) => {
  const { einreichen, setzen, antrag, pfad } = await vollenAntragOeffnen(portal)
  einreichen()
  const { eingang } = antrag()
  // In Berlin it is the next day already.
  setzen({ eingang: eingang && { ...eingang, eingegangenAm: '2025-10-01T22:30:00.000Z' } })
  await portal.open(pfad('eingang'))
  await expect.element(titel(/^Antrag GE-/)).toBeVisible()
  await expect.element(page.getByText(/^02\.10\.2025, .*\sUhr$/)).toBeVisible()
  expect(portal.server.calls(positivlisteLesen).at(-1)?.query.stichtag).toBe('2025-10-02')
  await expect.element(page.getByText('Mulchpflanzmaschine').first()).toBeVisible()
})
