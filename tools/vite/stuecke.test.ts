import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GRUPPEN as DER_BANK } from '../../apps/sachbearbeitung/vite/stuecke.ts'
import { GRUPPEN as DES_PORTALS } from '../../apps/portal/vite/stuecke.ts'

const wurzel = join(import.meta.dirname, '../..')

/** A folder that is named for its own modules holds some; one named with what is below may hold folders alone. */
const hatModule = (ordner: string): boolean => {
  const mitUnteren = ordner.endsWith('/**')
  const inhalt = readdirSync(join(wurzel, ordner.replace('/**', '')))
  return inhalt.some((name) => mitUnteren || /\.tsx?$/.test(name))
}

test.each([
  ['portal', DES_PORTALS],
  ['desk', DER_BANK],
])('every folder by which the files of the %s are cut is there, with modules of its own', (_, gruppen) => {
  const ordner = gruppen.flatMap(({ ordner: hier, brauchtFuer = [] }) => [...hier, ...brauchtFuer])
  const eigene = ordner.filter((name) => !name.startsWith('node_modules/'))
  expect(eigene.length).toBeGreaterThan(5)
  expect(eigene.filter((name) => !hatModule(name))).toEqual([])
})
