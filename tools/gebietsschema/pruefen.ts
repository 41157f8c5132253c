import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const WO = ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}']
const NEBENBEI = /\.test\.tsx?$|\.d\.ts$|\/testing\/|\/node_modules\//

/** What people read is German; everything else would be a format, or whatever the browser is set to. */
const DEUTSCH = new Set(["'de-DE'", "'de'", 'REGION.locale'])
/** Which argument of a method is its locale. */
const STELLE: Readonly<Record<string, number>> = {
  toLocaleString: 0,
  toLocaleDateString: 0,
  toLocaleTimeString: 0,
  toLocaleLowerCase: 0,
  toLocaleUpperCase: 0,
  localeCompare: 1,
}
/** Who writes a line for people. */
const SCHREIBT = /^(format|toLocale(Date|Time)?String)$/
/** Who takes a line apart. */
const ZERLEGT = new Set(['at', 'match', 'replace', 'replaceAll', 'slice', 'split', 'substring'])

const NUR_DEUTSCH =
  "Name the locale: 'de-DE', 'de' or REGION.locale. Another one is no format: CLDR 42 made '11/29/26' of 2026-11-29 in 'en-CA'. Without one the browser's counts."
const NICHT_ZERLEGEN =
  'Build it from parts (tagInBerlin, alsUhrzeitGenau, formatToParts): how a locale joins them changes with the engine.'

type Ruf = ts.CallExpression | ts.NewExpression

/** The locale that a call names, `null` for none; undefined: it takes none. */
const gebietsschema = (ruf: Ruf): string | null | undefined => {
  if (/^Intl\.[A-Z]/.test(ruf.expression.getText())) return ruf.arguments?.[0]?.getText() ?? null
  if (!ts.isPropertyAccessExpression(ruf.expression)) return undefined
  const stelle = STELLE[ruf.expression.name.text]
  return stelle === undefined ? undefined : (ruf.arguments?.[stelle]?.getText() ?? null)
}

const zerlegtAnzeige = ({ expression }: Ruf): boolean => {
  if (!ts.isPropertyAccessExpression(expression) || !ZERLEGT.has(expression.name.text)) return false
  const davor = expression.expression
  return (
    ts.isCallExpression(davor) &&
    ts.isPropertyAccessExpression(davor.expression) &&
    SCHREIBT.test(davor.expression.name.text)
  )
}

const einwand = (ruf: Ruf): string | undefined => {
  if (zerlegtAnzeige(ruf)) return NICHT_ZERLEGEN
  const locale = gebietsschema(ruf)
  return locale === undefined || (locale !== null && DEUTSCH.has(locale)) ? undefined : NUR_DEUTSCH
}

/** Where a source text takes a locale for a format, or the browser's own, with the reason why it must not. */
export const gebietsschemaFehler = (datei: string, text: string): string[] => {
  const quelle = ts.createSourceFile(datei, text, ts.ScriptTarget.Latest, true)
  const fehler: string[] = []
  const gehen = (knoten: ts.Node): void => {
    const satz = ts.isCallExpression(knoten) || ts.isNewExpression(knoten) ? einwand(knoten) : undefined
    if (satz !== undefined) {
      const { line } = quelle.getLineAndCharacterOfPosition(knoten.getStart())
      fehler.push(`${datei}:${line + 1}: ${knoten.getText()}. ${satz}`)
    }
    ts.forEachChild(knoten, gehen)
  }
  gehen(quelle)
  return fehler
}

/** The same of all files of a tree that people or the database see the result of. */
export const gebietsschemaPruefen = (
  wurzel: string,
): { readonly gelesen: number; readonly fehler: string[] } => {
  const dateien = globSync(WO, { cwd: wurzel }).filter((datei) => !NEBENBEI.test(datei))
  return {
    gelesen: dateien.length,
    fehler: dateien.toSorted().flatMap((datei) => {
      const text = readFileSync(join(wurzel, datei), 'utf8')
      return /Intl\.|[lL]ocale|\.format\(/.test(text) ? gebietsschemaFehler(datei, text) : []
    }),
  }
}
