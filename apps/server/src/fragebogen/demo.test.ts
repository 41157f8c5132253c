import { definitionPruefen } from '@foerderportal/contract/fragebogen/pruefung/definitionPruefen'
import { auswerten } from '@foerderportal/contract/fragebogen/bank/auswertung/auswerten'
import { FRAGETYPEN } from '@foerderportal/contract/fragebogen/arten'
import type { Gestellt } from '@foerderportal/contract/fragebogen/weg/weg'
import { alleFragen, offeneStellen } from '@foerderportal/contract/fragebogen/weg/weg'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { demoNutzer } from '../nutzer/public.ts'
import { DEMO_SUB } from '../oidc/demo.ts'
import { startTestApp } from '../platform/testing/testApp.ts'
import { demoUnternehmen } from '../unternehmen/public.ts'
import { demoFragebogen, demoFrageboegenLesen, RUECKMELDUNGEN } from './demo.ts'
import { demoAntworten } from './demoAntworten.ts'

const tiefe = (alle: readonly Gestellt[], id: string): number => {
  const teile = alle.find(({ frage }) => frage.id === id)?.frage.wenn?.teile ?? []
  return Math.max(0, ...teile.map(({ frage }) => 1 + tiefe(alle, frage)))
}

test('[S8-01] the demo questionnaires could be published; one has 40 questions of all kinds, three deep', async () => {
  const alle = await demoFrageboegenLesen()
  for (const { definition } of alle) expect(definitionPruefen(definition)).toEqual([])
  const fragen = alleFragen(alle[0]?.definition ?? { bloecke: [] })
  expect(fragen).toHaveLength(40)
  expect(new Set(fragen.map(({ frage }) => frage.type))).toEqual(new Set(FRAGETYPEN))
  expect(Math.max(...fragen.map(({ frage }) => tiefe(fragen, frage.id)))).toBe(3)
})

test('[S8-01] what the demo farms answered could be sent, and fills the pictures of the evaluation', async () => {
  for (const { definition } of await demoFrageboegenLesen()) {
    const alle = Array.from({ length: RUECKMELDUNGEN }, (_, wer) => demoAntworten(definition, wer))
    for (const antworten of alle) expect(offeneStellen(definition, antworten)).toEqual([])
    const balken = auswerten(definition, alle).flatMap((frage) => frage.balken)
    expect(balken.some(({ anzahl }) => anzahl === null)).toBe(true)
    expect(balken.filter(({ anzahl }) => anzahl !== null).length).toBeGreaterThan(3)
  }
})

test('[S8-01] whichever of them is missing at the next start comes back, the other stays', async () => {
  const t = await startTestApp(() => undefined)
  onTestFinished(() => t.close())
  const personen = { lena: DEMO_SUB['lena.lindenau'], bank: DEMO_SUB['petra.programme'] }
  const starten = () =>
    t.services.db.transaction().execute((tx) => demoFragebogen(tx, personen, t.clock.now()))
  const da = async () => {
    const { rows } = await sql<{ uuid: string }>`select uuid from umfrage order by uuid`.execute(t.ownerDb)
    return rows.map(({ uuid }) => uuid)
  }
  await t.services.db.transaction().execute(async (tx) => {
    await demoNutzer(tx, DEMO_SUB, t.clock.now())
    await demoUnternehmen(tx, DEMO_SUB, t.clock.now())
  })
  await starten()
  const beide = await da()
  expect(beide).toHaveLength(2)
  for (const uuid of beide) {
    await t.ownerDb.transaction().execute(async (tx) => {
      await sql`set local portal.wartung = 'demo'`.execute(tx)
      await sql`delete from befragung where umfrage_uuid = ${uuid}`.execute(tx)
      await sql`delete from umfrage where uuid = ${uuid}`.execute(tx)
    })
    await starten()
    expect(await da()).toEqual(beide)
  }
  const { rows } = await sql`select from befragung where abgeschlossen_am is null`.execute(t.ownerDb)
  expect(rows).toHaveLength(1)
})
