import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WURZEL = join(import.meta.dirname, '..')
const KERN = createRequire(join(WURZEL, 'packages/ui/package.json')).resolve('@kern-ux/native/dist/kern.css')
const DATEIEN = [
  KERN,
  ...globSync('{packages,apps}/*/src/**/*.css', { cwd: WURZEL }).map((datei) => join(WURZEL, datei)),
]

/** Colours, and what is made of colours only: a shadow takes no room, --s-tiefe is a share in a mixed ground. */
const NUR_FARBE =
  /^(--kern-.*color.*|--p-schatten|--s-tiefe|color-scheme|([a-z]+-)*color|background|fill|stroke)$/

/** What rules for dark alone set, as `selector property`. */
const fuerDunkel = (css: string): string[] =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*theme=.?dark[^{}]*)\{([^{}]*)\}/g)]
    .filter(([, selektor = '']) => !/light|contrast/.test(selektor))
    .flatMap(([, selektor = '', inhalt = '']) =>
      inhalt
        .split(';')
        .map((zeile) => zeile.split(':')[0]?.trim() ?? '')
        .filter((eigenschaft) => eigenschaft !== '')
        .map((eigenschaft) => `${selektor.trim()} ${eigenschaft}`),
    )

test('dark changes colours and nothing else: what has room in light has room in dark', () => {
  const alle = DATEIEN.flatMap((datei) => fuerDunkel(readFileSync(datei, 'utf8')))
  expect(alle.length).toBeGreaterThan(50)
  expect(alle.filter((eines) => !NUR_FARBE.test(eines.split(' ').at(-1) ?? ''))).toEqual([])
})
