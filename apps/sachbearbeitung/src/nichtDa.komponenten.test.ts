import { auszahlungenLesen, bankpruefungLesen } from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import { BANKROLLEN } from '@foerderportal/contract/shared/permissions'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { fallLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { vorratLesen } from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import type { Umgebung } from '@foerderportal/shell/umgebung'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { routeTree } from './routes.tsx'
import { titel } from './testing/frame.ts'
import { SABINE } from './testing/people.ts'
import { test } from './testing/test.ts'
import type { Tisch } from './testing/tisch.ts'
import { GESCHAEFT } from './zuwendung/testing/faelle.ts'
import { pruefdienst } from './zuwendung/testing/pruefdienst.ts'
import { zeile } from './zuwendung/testing/vorrat.ts'

const UNBEKANNT = 'a0000000-0000-4000-8000-0000000000ff'
const nichts = async (tisch: Tisch, { status, ...problem }: (typeof ALLGEMEIN)[keyof typeof ALLGEMEIN]) => {
  tisch.server.also(
    ({ method, url }) => method === 'GET' && url.includes(UNBEKANNT),
    () =>
      Promise.resolve(
        Response.json(
          { ...problem, status },
          { status, headers: { 'content-type': 'application/problem+json' } },
        ),
      ),
  )
}
/** Every address that names one thing. */
const gegenstaende = Object.keys(
  createRouter({ routeTree, history: createMemoryHistory(), context: {} as Umgebung }).routesByPath,
).filter((pfad) => /\/\$\w/.test(pfad))
const ALLES = { ...SABINE, rollen: [...BANKROLLEN] }

for (const pfad of gegenstaende)
  test(`[S9-14] ${pfad}: was es nicht gibt, sagt die Seite mit einem eigenen Satz, und ein Weg führt zurück`, async ({
    tisch,
  }) => {
    await nichts(tisch, ALLGEMEIN.nichtGefunden)
    await tisch.open(`/sachbearbeitung${pfad.replaceAll(/\$\w+/g, UNBEKANNT)}`, ALLES)
    await expect.element(page.getByRole('heading', { level: 1, name: /gibt es nicht$/ })).toBeVisible()
    await expect.element(titel('Diese Seite gibt es nicht')).not.toBeInTheDocument()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    const zurueck = page.getByRole('main').getByRole('link', { name: /^Zu[mr]? / })
    await expect.element(zurueck).toBeVisible()
    expect(zurueck.elements()).toHaveLength(1)
  })

test('[S9-14] [S9-01] eine Auszahlung, die er nicht sehen darf: die Seite sagt es', async ({ tisch }) => {
  await nichts(tisch, ALLGEMEIN.keineBerechtigung)
  tisch.server.answer(auszahlungenLesen, 200, { zeilen: [], anzahl: 0, nach: null })
  await tisch.open(`/sachbearbeitung/auszahlungen/${UNBEKANNT}`, SABINE)
  await expect.element(titel('Diese Auszahlung ist für Sie geschlossen')).toBeVisible()
  await page.getByRole('link', { name: 'Zu den Auszahlungen' }).click()
  await expect.poll(() => location.pathname).toBe('/sachbearbeitung/auszahlungen')
})

for (const pfad of [
  '/fall/GE-2026-000001',
  '/fall/GE-2026-000001/entscheidung',
  '/fall/ge-2026-000001/entscheidung',
  '/auszahlungen/AZ-2026-000001',
])
  test(`[S10-06] [S9-14] ${pfad}: die gedruckte Nummer öffnet den Fall`, async ({ tisch }) => {
    pruefdienst(tisch)
    const eines = pfad.startsWith('/fall/') ? fallLesen : bankpruefungLesen
    tisch.server.refuse(eines, 400, ALLGEMEIN.ungueltig, { times: 1 })
    const fall = { ...zeile(1), geschaeft: GESCHAEFT }
    tisch.server.answer(vorratLesen, 200, {
      zeilen: [fall],
      gesamt: { anzahl: 1, betrag: 0 },
      weiter: null,
    })
    await tisch.open(`/sachbearbeitung${pfad}`, SABINE)
    await expect.poll(() => location.pathname).toMatch(new RegExp(`^/sachbearbeitung/fall/${GESCHAEFT}/`))
  })

test('[S9-01] [S10-06] eine Nummer, deren Fall er nicht finden darf, gibt es für ihn nicht', async ({
  tisch,
}) => {
  pruefdienst(tisch)
  tisch.server.refuse(fallLesen, 400, ALLGEMEIN.ungueltig)
  tisch.server.answer(vorratLesen, 200, { zeilen: [], gesamt: { anzahl: 0, betrag: 0 }, weiter: null })
  await tisch.open('/sachbearbeitung/fall/GE-2026-000001/entscheidung', SABINE)
  await expect.element(titel('Diesen Fall gibt es nicht')).toBeVisible()
})
