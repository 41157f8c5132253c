import { NutzerEingabe } from '@foerderportal/contract/nutzer/schema'
import { nutzerPruefen } from '@foerderportal/contract/nutzer/rules'
import { nutzerLesen, nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { unternehmenLesen } from '@foerderportal/contract/unternehmen/routes'
import { unternehmenPruefen } from '@foerderportal/contract/unternehmen/rules'
import { UnternehmenEingabe } from '@foerderportal/contract/unternehmen/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoNutzer, type DemoKonten } from '../../nutzer/public.ts'
import { registerNutzer } from '../../nutzer/routes.ts'
import { DEMO_SUB } from '../../oidc/demo.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_DATEN, type DemoUnternehmen } from './demoDaten.ts'
import { DEMO_UNTERNEHMEN, demoUnternehmen } from './demo.ts'
import { mitgliederLaden } from '../public.ts'
import { registerUnternehmen } from '../routes.ts'

let t: TestApp
const saeen = () =>
  t.services.db.transaction().execute(async (tx) => {
    await demoNutzer(tx, DEMO_SUB, t.clock.now())
    await demoUnternehmen(tx, DEMO_SUB, t.clock.now())
  })
beforeAll(async () => {
  t = await startTestApp((app, services) => {
    registerNutzer(app, services)
    registerUnternehmen(app, services)
  })
  await saeen()
  await saeen()
})
afterAll(() => t.close())

test.each(Object.keys(DEMO_DATEN))('%s passes every rule, as if someone had typed it', async (name) => {
  const eingabe = DEMO_DATEN[name as DemoUnternehmen]
  expect(UnternehmenEingabe.safeParse(eingabe).success).toBe(true)
  expect(unternehmenPruefen(eingabe, '2026-11-21')).toEqual([])
})

test.each<[keyof DemoKonten, string[], boolean]>([
  ['lena.lindenau', ['Hof Lindenau GbR'], true],
  ['max.mehrfach', ['Hof Altmoor KG', 'Lohnbetrieb Nord GmbH', 'Maschinenring Süd GmbH'], true],
  ['paul.partner', ['Hof Lindenau GbR'], true],
  ['ohne.unternehmen', [], false],
  ['eva.eingeladen', [], false],
  ['udo.unidentifiziert', ['Hof Unbekannt'], false],
  ['gisela.genobank', ['Raiffeisenbank Demo eG'], true],
  ['stefan.startup', ['AgrarTech Startup UG'], true],
  ['nora.nurlesen', ['Hof Lindenau GbR'], true],
  ['keine.rechte', ['Lohnbetrieb Nord GmbH'], true],
])(
  '%s has the companies of the demo world, also after a second start',
  async (name, namen, identifiziert) => {
    const als = { sub: DEMO_SUB[name] }
    const status = await t.call(nutzerStatusLesen, { als })
    expect(status.body.unternehmenStatus.map((u) => u.name)).toEqual(namen)
    const { body } = await t.call(nutzerLesen, { als })
    expect(body.value.identifiziert).toBe(identifiziert)
    const { identifiziert: _, ...eingabe } = body.value
    const geprueft = NutzerEingabe.parse(eingabe)
    expect(nutzerPruefen(geprueft, '2026-11-21')).toEqual([])
  },
)

test('neu.nutzer has an account only', async () => {
  expect((await t.call(nutzerStatusLesen, { als: { sub: DEMO_SUB['neu.nutzer'] } })).status).toBe(404)
})

test('Hof Lindenau has one admin and two signers', async () => {
  const mitglieder = await mitgliederLaden(t.services.db, DEMO_UNTERNEHMEN.hofLindenau)
  expect(mitglieder.map((m) => [m.username, m.istAdmin, m.zeichnungsberechtigung])).toEqual([
    ['lena.lindenau', true, true],
    ['nora.nurlesen', false, false],
    ['paul.partner', false, true],
  ])
})

test.each(Object.values(DEMO_UNTERNEHMEN))('%s can be read by a member', async (companyId) => {
  const [mitglied] = await mitgliederLaden(t.services.db, companyId)
  const { status } = await t.call(unternehmenLesen, {
    als: { sub: mitglied?.sub ?? '' },
    params: { companyId },
  })
  expect(status).toBe(200)
})
