import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ALLE_BILDER } from '../../e2e/src/bilder/alleBilder.ts'
import { fassungen } from '../../e2e/src/bilder/bild.ts'

const wurzel = resolve(import.meta.dirname, '../..')
const ORDNER = join(wurzel, 'docs/bilder')
const HOECHSTENS_BYTE = 2_500_000

const seiten = ['README.md', ...globSync('docs/**/*.md', { cwd: wurzel })]
const gezeigt = seiten.flatMap((seite) =>
  [...readFileSync(join(wurzel, seite), 'utf8').matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)].map(
    ([, worte = '', ziel = '']) => ({
      seite,
      worte,
      datei: relative(ORDNER, join(wurzel, dirname(seite), ziel)),
    }),
  ),
)
/** A drawing is text, written beside its page by hand or, of the schema, by a command; none is taken from the portal. */
const gezeichnet = (datei: string): boolean => datei.endsWith('.svg')
const hoechstens = (datei: string): number => (datei.includes('/schema/') ? 60_000 : 10_000)
const liegend = globSync('**/*.*', { cwd: ORDNER }).toSorted()

test('every picture is made by the command, lies there, and stands on a page', () => {
  const gemacht = ALLE_BILDER.flatMap(fassungen).map(({ datei }) => datei)
  expect(gemacht.length).toBeGreaterThan(20)
  expect(liegend).toEqual(gemacht.toSorted())
  const fotos = gezeigt.filter(({ datei }) => !gezeichnet(datei)).map(({ datei }) => datei)
  expect([...new Set(fotos)].toSorted()).toEqual(liegend)
  for (const { datei } of gezeigt.filter((bild) => gezeichnet(bild.datei)))
    expect(statSync(join(ORDNER, datei)).size, datei).toBeLessThan(hoechstens(datei))
})

test('every picture of a page says in words what it shows', () => {
  expect(gezeigt.filter(({ worte }) => worte.split(' ').length < 2)).toEqual([])
})

test('the pictures together are small enough to be kept', () => {
  const byte = liegend.reduce((summe, datei) => summe + statSync(join(ORDNER, datei)).size, 0)
  expect(byte).toBeLessThan(HOECHSTENS_BYTE)
})
