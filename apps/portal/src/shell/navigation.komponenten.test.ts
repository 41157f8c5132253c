import { auszahlungUebersichtLesen } from '@foerderportal/contract/auszahlung/routes'
import { bekundungUebersichtLesen } from '@foerderportal/contract/interessenbekundung/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HANDY, resize } from '@foerderportal/shell/testing/browser'
import { hauptnavigation, texte, titel } from '../testing/frame.ts'
import { rahmenIstSichtbar, tabBis } from '@foerderportal/shell/testing/keyboard'
import { LENA } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'

const punkt = (name: string) => hauptnavigation().getByRole('link', { name, exact: true })

/** The three points with what leaves their list empty, the pages they lead to, and what they say then. */
const PUNKTE = [
  [
    'Interessenbekundung',
    ({ server }: Portal) => server.answer(bekundungUebersichtLesen, 200, []),
    '/interessenbekundung/uebersicht',
    /^Noch keine Interessenbekundung:/,
  ],
  [
    'Anträge',
    ({ server }: Portal) => server.answer(antragUebersichtLesen, 200, []),
    '/zuwendung/uebersicht',
    /^Noch keine Anträge:/,
  ],
  [
    'Auszahlungen',
    ({ server }: Portal) => server.answer(auszahlungUebersichtLesen, 200, []),
    '/auszahlung/uebersicht',
    /^Noch keine Auszahlungen:/,
  ],
] as const

test('[R2.3-02] die Hauptnavigation führt zu Start, den drei Übersichten und der Hilfe', async ({
  portal,
}) => {
  await portal.open('/dashboard', LENA)
  await expect
    .poll(() => texte(hauptnavigation().getByRole('link')))
    .toEqual(['Start', 'Interessenbekundung', 'Anträge', 'Auszahlungen', 'Hilfe'])
  for (const [name, , pfad] of PUNKTE) {
    await expect.element(punkt(name)).toBeEnabled()
    await punkt(name).click()
    await expect.element(punkt(name)).toHaveAttribute('aria-current', 'page')
    expect(location.pathname).toBe(pfad)
  }
  await punkt('Start').click()
  await expect.element(titel('Guten Tag, Lena')).toBeVisible()
  await punkt('Hilfe').click()
  await expect.element(page.getByRole('dialog', { name: 'Hilfe' })).toBeVisible()
  expect(location.pathname).toBe('/dashboard')
})

for (const [name, leeren, , grund] of PUNKTE)
  test(`[R2.3-02] ohne Einträge ist '${name}' gesperrt, erreichbar und sagt warum`, async ({ portal }) => {
    leeren(portal)
    await portal.open('/dashboard', LENA)
    await expect.element(punkt(name)).toHaveAccessibleDescription(grund)
    await expect.element(punkt(name)).toBeDisabled()
    for (const [anderer] of PUNKTE) if (anderer !== name) await expect.element(punkt(anderer)).toBeEnabled()

    await tabBis(punkt(name))
    const sichtbarerGrund = hauptnavigation().getByText(grund)
    await expect.element(sichtbarerGrund).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(location.pathname).toBe('/dashboard')
    await userEvent.keyboard('{Escape}')
    await expect.element(sichtbarerGrund).not.toBeVisible()
    rahmenIstSichtbar()
  })

test('[R2.3-02] auf dem Handy steht der Grund unter dem gesperrten Punkt', async ({ portal }) => {
  portal.server.answer(bekundungUebersichtLesen, 200, [])
  await resize(...HANDY)
  await portal.open('/dashboard', LENA)
  await page.getByRole('button', { name: 'Menü' }).click()
  await expect.element(hauptnavigation().getByText(/^Noch keine Interessenbekundung:/)).toBeVisible()
})

test('[R2.3-02] gesperrt sind Punkte auch für ein Unternehmen, das wirklich nichts hat', async ({
  portal,
}) => {
  for (const [, leeren] of PUNKTE) leeren(portal)
  await portal.open('/dashboard', LENA)
  for (const [name, , , grund] of PUNKTE) {
    await expect.element(punkt(name)).toHaveAccessibleDescription(grund)
    await expect.element(punkt(name)).toBeDisabled()
  }
})

test('[R2.3-02] solange die Listen laden, behalten die Punkte ihren Platz und sind gesperrt', async ({
  portal,
}) => {
  const weiter = portal.server.hold(antragUebersichtLesen)
  await portal.open('/dashboard', LENA)
  const antraege = punkt('Anträge')
  await expect.element(antraege).toBeDisabled()
  await expect.element(antraege).toHaveAccessibleDescription('Wird noch geladen.')
  const vorher = antraege.element().getBoundingClientRect()
  weiter()
  await expect.element(antraege).toBeEnabled()
  expect(antraege.element().getBoundingClientRect()).toEqual(vorher)
})

test('[R2.3-02] ist eine Liste nicht zu bekommen, bleibt ihr Punkt gesperrt und sagt es', async ({
  portal,
}) => {
  portal.server.refuse(auszahlungUebersichtLesen, 404, ALLGEMEIN.nichtGefunden)
  await portal.open('/dashboard', LENA)
  await expect.element(punkt('Auszahlungen')).toHaveAccessibleDescription(/ließ sich nicht laden/)
  await expect.element(page.getByText('Nicht alles ließ sich laden')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Antrag GE-' }).first()).toBeVisible()
})
