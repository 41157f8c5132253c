import { konfigurationLesen } from '@foerderportal/contract/shared/konfiguration'
import { VORFUEHRUNG_SATZ } from '@foerderportal/contract/shared/vorfuehrung'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { LENA } from '../testing/people.ts'
import { test } from '../testing/test.ts'
import { KONFIGURATION } from '@foerderportal/shell/testing/konfiguration'

const zeile = () => page.getByText(VORFUEHRUNG_SATZ)

test('eine öffentliche Vorführung sagt auf jeder Seite, dass sie eine ist', async ({ portal }) => {
  portal.server.answer(konfigurationLesen, 200, { ...KONFIGURATION, demoOeffentlich: true })
  await portal.open('/start')
  await expect.element(zeile()).toBeVisible()
  await portal.open('/dashboard', LENA)
  await expect.element(zeile()).toBeVisible()
})

test('die Vorführung auf dem eigenen Rechner sagt es nicht', async ({ portal }) => {
  await portal.open('/dashboard', LENA)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(zeile()).not.toBeInTheDocument()
})
