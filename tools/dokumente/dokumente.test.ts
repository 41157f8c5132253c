import { globSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SCHRITTE } from '../test/schritte.ts'

const wurzel = resolve(import.meta.dirname, '../..')
const PLATFORM = 'apps/server/src/platform'
const lesen = (pfad: string) => readFileSync(join(wurzel, pfad), 'utf8')
const abschnitt = (titel: string, seite = 'README.md') =>
  lesen(seite)
    .split(/^## /m)
    .find((a) => a.startsWith(titel)) ?? ''
const BEFEHLE = 'docs/befehle.md'

describe('README and the pages that it opens', () => {
  test('the README stays short enough to be read', () => {
    expect(lesen('README.md').split('\n').length).toBeLessThanOrEqual(111)
  })

  test('list exactly the configuration that the server reads', () => {
    const quellen = ['config.ts', ...globSync('**/*Konfiguration.ts', { cwd: join(wurzel, PLATFORM) })].map(
      (datei) => lesen(`${PLATFORM}/${datei}`),
    )
    const gelesen = [...quellen.join('\n').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name)
    const zeilen = lesen('docs/betrieb/konfiguration.md')
      .split('\n')
      .filter((z) => z.startsWith('| `'))
    const beschrieben = zeilen.flatMap((z) =>
      [...(z.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
    )
    expect(gelesen.length).toBeGreaterThan(10)
    expect(beschrieben.toSorted()).toEqual(gelesen.toSorted())
  })

  test('list exactly the accounts of the demo world', () => {
    const konten = [
      ...lesen('apps/server/src/oidc/demo.ts').matchAll(/^ {2}'([a-z]+\.[a-z]+)': sub\(/gm),
    ].map(([, name = '']) => name)
    const beschrieben = [...abschnitt('Ausprobieren').matchAll(/`([a-z]+\.[a-z]+)`/g)].map(
      ([, name = '']) => name,
    )
    expect(konten.length).toBeGreaterThan(10)
    expect(beschrieben.toSorted()).toEqual(konten.toSorted())
  })

  test('show every package, every app and every other place of the source', () => {
    const orte = globSync('{packages,apps}/*/package.json', { cwd: wurzel }).map((datei) => dirname(datei))
    const weitere = ['e2e', 'bench', 'tools', 'docs']
    const gezeigt = [...(abschnitt('Wo was ist').split('```')[1] ?? '').matchAll(/^\S+/gm)].map(
      ([ort]) => ort,
    )
    expect(gezeigt.toSorted()).toEqual([...orte, ...weitere].toSorted())
  })

  test('name every command and step, and only those that exist', () => {
    const skripte = Object.keys((JSON.parse(lesen('package.json')) as { scripts: object }).scripts)
    const genannt = ['README.md', BEFEHLE]
      .flatMap((seite) => [...lesen(seite).matchAll(/npm (?:run )?(start|test|(?<=run )[a-z]+)(:[a-z]+)?/g)])

      .map(([, name = '', art = '']) => name + art)
    expect(genannt.filter((name) => !skripte.includes(name))).toEqual([])
    // 'pre…' runs before its command; the others are steps of the check or what it starts from.
    const vonSelbst = /^pre|^(build|format:pruefen|anforderungen)$/
    expect(skripte.filter((name) => !vonSelbst.test(name) && !genannt.includes(name))).toEqual([])
    const beschrieben = [...abschnitt('Prüfen', BEFEHLE).matchAll(/^\| `([a-z]+)` \|/gm)].map(
      ([, name = '']) => name,
    )
    expect(beschrieben).toEqual(SCHRITTE.map(({ name }) => name))
  })

  test('names of each step no tool but the one that it runs', () => {
    const WERKZEUGE = ['eslint', 'prettier', 'oxlint', 'oxfmt', 'knip', 'vitest', 'playwright']
    const falsch = SCHRITTE.flatMap(({ name, argumente: [programm = ''] }) => {
      const zeile = abschnitt('Prüfen', BEFEHLE)
        .split('\n')
        .find((z) => z.startsWith(`| \`${name}\` |`))
      const genannt = WERKZEUGE.filter((werkzeug) => zeile?.toLowerCase().includes(werkzeug))
      return genannt.filter((werkzeug) => !programm.includes(werkzeug)).map((werkzeug) => [name, werkzeug])
    })
    expect(falsch).toEqual([])
  })

  test('counts no decisions that are missing: the numbers that are there say it', () => {
    expect(abschnitt('Wo was ist')).toContain('eine Nummer, die dort fehlt, ist nicht vergeben')
    expect(lesen('README.md').match(/\d{4}[^|.\n]* nicht vergeben/)).toBeNull()
  })
})

/** 'Nachweis, Dokument' are two words; 'Verwalter (`isAdmin`)' is one. */
const woerterIn = (zelle: string) => zelle.replaceAll(/\s*\([^)]*\)/g, '').split(', ')

test('the glossary explains each word once', () => {
  const zellen = [...lesen('docs/glossar.md').matchAll(/^\| (.+?) \|/gm)].map(([, wort = '']) => wort)
  const woerter = zellen.filter((wort) => wort !== 'Wort').flatMap(woerterIn)
  expect(woerter.length).toBeGreaterThan(70)
  expect(woerter.filter((wort, i) => woerter.indexOf(wort) !== i)).toEqual([])
})

/** A number is given when the work begins: until all of it is there, one may be missing, but none is given twice. */
test('decisions are numbered, each its own, dated, and say what follows from them', () => {
  const seiten = readdirSync(join(wurzel, 'docs/adr'))
    .filter((name) => name !== 'inhalt.md')
    .toSorted()
  const nummern = seiten.map((name) => Number(name.slice(0, 4)))
  expect(nummern[0]).toBe(1)
  expect(nummern.filter((nummer, i) => !(nummer > 0) || nummern.indexOf(nummer) !== i)).toEqual([])
  for (const name of seiten) {
    const text = lesen(join('docs/adr', name))
    expect(text.startsWith(`# ${name.slice(0, 4)} `), name).toBe(true)
    expect(text, name).toMatch(/^\d\d\.\d\d\.\d{4} · (angenommen|abgelehnt|ersetzt)/m)
    // One screen of reasons; a list that belongs to a decision (0046) may be as long as it is.
    const zeilen = text.split('\n').filter((zeile) => !zeile.startsWith('|'))
    expect(zeilen.length, name).toBeLessThan(60)
  }
})

test('the page of decisions names each once, under a theme, by its title', () => {
  const genannt = [...lesen('docs/adr/inhalt.md').matchAll(/^\* \[(\d{4})\]\((.+?)\) (.+)$/gm)]
  const seiten = readdirSync(join(wurzel, 'docs/adr')).filter((name) => name !== 'inhalt.md')
  expect(genannt.map(([, , seite = '']) => seite).toSorted()).toEqual(seiten.toSorted())
  for (const [, nummer = '', seite = '', titel = ''] of genannt) {
    expect(lesen(join('docs/adr', seite)).split('\n')[0], seite).toBe(`# ${nummer} ${titel}`)
  }
})

test('the contents of the handbook name each of its pages once', () => {
  const genannt = [...lesen('docs/handbuch/inhalt.md').matchAll(/^\| \[.+?\]\((.+?)\)/gm)].map(
    ([, s = '']) => s,
  )
  const seiten = globSync('*.md', { cwd: join(wurzel, 'docs/handbuch') }).filter(
    (name) => name !== 'inhalt.md',
  )
  expect(genannt.toSorted()).toEqual(seiten.toSorted())
})
