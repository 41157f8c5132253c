import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { schalterIn, schalterMangel } from './schalterworte.ts'

const WURZEL = resolve(import.meta.dirname, '../..')
const quellen = globSync('{apps/{portal,sachbearbeitung},packages/*}/src/**/*.tsx', { cwd: WURZEL }).map(
  (pfad) => ({ pfad, schalter: schalterIn(readFileSync(join(WURZEL, pfad), 'utf8')) }),
)

test('[S1-10] no switch and no box says what is not, and none stands for a consent', () => {
  const alle = quellen.flatMap(({ pfad, schalter }) => schalter.map((s) => ({ wo: `${pfad}:${s.zeile}`, s })))
  expect(alle.length).toBeGreaterThan(15)
  expect(
    alle.flatMap(({ wo, s }) => {
      const mangel = schalterMangel(s)
      return mangel === undefined ? [] : [`${wo} ${mangel}`]
    }),
  ).toEqual([])
})

test.each([
  ['<Schalter etikett="x" worte={["Mit der Post", "Kommt nicht ins Portal"]} />', 'Kommt nicht ins Portal'],
  ["const W = ['Darf', 'Darf nicht']\nconst a = <Schalter worte={W} />", 'Darf nicht'],
  ['<Haken etikett={`${name} bekommt keine Mail`} />', 'bekommt keine Mail'],
  ['<Haken etikett="Ältere laden niemanden ein" />', 'niemanden'],
  ['<Schalter etikett="In Bescheide im Portal einwilligen" />', 'einwilligen'],
  ['<label><input type="checkbox" /> Ich bin einverstanden</label>', 'einverstanden'],
])('such words are found: %s', (quelle, wort) => {
  expect(schalterIn(quelle).map(schalterMangel)).toEqual([expect.stringContaining(wort)])
})

test.each([
  '<Schalter etikett="Tasten" worte={["an", "aus"]} />',
  '<Haken etikett="Oben anheften" hinweis="Sonst nicht" className="nichten" />',
  '<Radiogruppe etikett="Nicht ins Portal?" />',
  '<p>Nichts</p>',
])('others are none: %s', (quelle) => {
  expect(schalterIn(quelle).map(schalterMangel).filter(Boolean)).toEqual([])
})
