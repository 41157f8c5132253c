import { freigabenLesen } from '@foerderportal/contract/shared/freigaben/routes'
import { vorratLesen } from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import { vorgelesen } from '@foerderportal/shell/testing/tree'
import { expect, onTestFinished, vi } from 'vitest'
import { titel } from '../testing/frame.ts'
import { freigabenseite, freigabezeile } from '../testing/freigaben.ts'
import { FRANK, SABINE } from '../testing/people.ts'
import { test } from '../testing/test.ts'
import { zeilen } from '../zuwendung/testing/vorrat.ts'

/* As in apps/portal/src/shell/vorgelesen.komponenten.test.ts. */

test('[G-15] vorgelesen: Meine Fälle', async ({ tisch }) => {
  vi.useFakeTimers({ now: new Date('2026-12-01T09:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const gesamt = { anzahl: 3, betrag: 1_184_270.5 }
  tisch.server.answer(vorratLesen, 200, { zeilen: [...zeilen(3)], weiter: null, gesamt })
  await tisch.open('/sachbearbeitung', SABINE)
  await expect.element(titel('Meine Fälle')).toBeVisible()
  expect(await vorgelesen()).toMatchSnapshot()
})

test('[G-15] vorgelesen: Freigaben', async ({ tisch }) => {
  const eine = freigabezeile(1, { abweichungen: ['Kürzung 800,00 €'] })
  tisch.server.answer(freigabenLesen, 200, freigabenseite([eine]))
  await tisch.open('/sachbearbeitung/freigaben', FRANK)
  await expect.element(titel('Freigaben')).toBeVisible()
  expect(await vorgelesen()).toMatchSnapshot()
})
