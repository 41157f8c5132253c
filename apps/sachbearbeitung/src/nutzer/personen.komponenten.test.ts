import { personenSuchen } from '@foerderportal/contract/nutzer/bank/routes'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SABINE } from '../testing/people.ts'
import { test } from '../testing/test.ts'

const GUID = 'a0000000-0000-4000-8000-000000000001'

test('[S9-06] people are looked for by a part of their name; the address keeps it, a company is one click away', async ({
  tisch,
}) => {
  await tisch.open('/sachbearbeitung/personen', SABINE)
  const feld = page.getByRole('textbox', { name: 'Name, Benutzername oder E-Mail-Adresse' })
  tisch.server.answer(personenSuchen, 200, [
    {
      sub: 'sub-lena',
      name: 'Lena Lindenau',
      username: 'lena.lindenau',
      email: 'lena@hof.example',
      identifiziert: true,
      unternehmen: [{ guid: GUID, name: 'Hof Lindenau GbR', isAdmin: true, zeichnungsberechtigung: true }],
    },
  ])
  await feld.fill('lena')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('link', { name: 'Hof Lindenau GbR' }))
    .toHaveAttribute('href', `/sachbearbeitung/unternehmen/${GUID}`)
  expect(tisch.address()).toBe('/sachbearbeitung/personen?text=lena')
  await istZugaenglich('Personen')
})

test('[S9-06] two letters are too few to list people by, which is said in a row of its own until one types on', async ({
  tisch,
}) => {
  await tisch.open('/sachbearbeitung/personen', SABINE)
  const feld = page.getByRole('textbox', { name: 'Name, Benutzername oder E-Mail-Adresse' })
  const knopf = page.getByRole('button', { name: 'Suchen' })
  await feld.fill('le')
  const neben = () => {
    const [feldOben, knopfOben] = [feld, knopf].map((was) => was.element().getBoundingClientRect().top)
    return [feldOben, knopfOben, feld.element().getBoundingClientRect().width]
  }
  const vorher = neben()
  await knopf.click()
  const fehler = page.getByRole('alert')
  await expect.element(fehler).toMatchTextContent('Geben Sie mindestens 3 Zeichen')
  await expect.element(feld).toHaveFocus()
  expect(neben()).toEqual(vorher)
  expect(fehler.element().getBoundingClientRect().top).toBeGreaterThan(
    knopf.element().getBoundingClientRect().top,
  )
  await userEvent.type(feld, 'n')
  await expect.element(fehler).not.toBeInTheDocument()
})

test('[S9-06] an address that asks for too little says so at the field', async ({ tisch }) => {
  await tisch.open('/sachbearbeitung/personen?text=e', SABINE)
  await expect.element(page.getByRole('alert')).toMatchTextContent('Geben Sie mindestens 3 Zeichen')
})

test('[S9-06] nobody found is said', async ({ tisch }) => {
  tisch.server.answer(personenSuchen, 200, [])
  await tisch.open('/sachbearbeitung/personen?text=niemand', SABINE)
  await expect.element(page.getByText('Zu „niemand“ gibt es niemanden.')).toBeVisible()
})
