import { definitionPruefen } from '@foerderportal/contract/fragebogen/definition/definitionPruefen'
import { FRAGETYPEN } from '@foerderportal/contract/fragebogen/arten'
import type { Gestellt } from '@foerderportal/contract/fragebogen/weg'
import { alleFragen } from '@foerderportal/contract/fragebogen/weg'
import { expect, test } from 'vitest'
import { demoFrageboegenLesen } from './demo.ts'

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
