import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Schemas, rules and use cases: what decides about a day. Screens only show what was decided. */
const WO = ['packages/{contract,schreibweise,values,flow}/src/**/*.ts', 'apps/server/src/**/*.ts']
/** The one module that reads a moment from a text, and who can't ask it, each with its reason. */
const AUSGENOMMEN: Readonly<Record<string, string>> = {
  'packages/contract/src/shared/zeit/datum.ts': 'It is the module.',
  'packages/contract/src/interessenbekundung/reihung/liste.ts':
    'It imports nothing, so that anybody runs it alone (S3-03); a list is taken only if it is written the same, byte for byte.',
  'packages/contract/src/interessenbekundung/reihung/ziehungsformen.ts':
    'It imports nothing, as the list; the day has passed the schema before.',
  'apps/server/src/platform/clock.ts': 'The clock of tests is set to a moment or to a text.',
  'apps/server/src/oidc/keycloak/zweiteFaktoren.ts': 'Keycloak counts milliseconds.',
}
const NEBENBEI = /\.test\.ts$|\.d\.ts$|\/testing\/|\/demo\/|\/node_modules\//

const SATZ =
  'Read a day with the schema Tag, and a moment with momentVon (contract/shared/zeit/datum.ts): JavaScript takes the 31st of February for a day of March.'

/** What makes a number of whatever it is made of. */
const ZAHL = new Set(['getTime', 'UTC', 'now', 'min', 'max', 'ceil', 'floor', 'round'])

const nameDes = (aufruf: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(aufruf.expression) ? aufruf.expression.name.text : aufruf.expression.getText()

/** Whether an expression can only be a number or a text that stands there as it is; a name alone says neither. */
const istUnverfaenglich = (wert: ts.Expression): boolean => {
  if (ts.isParenthesizedExpression(wert)) return istUnverfaenglich(wert.expression)
  if (ts.isStringLiteral(wert) || ts.isNoSubstitutionTemplateLiteral(wert) || ts.isNumericLiteral(wert))
    return true
  if (ts.isCallExpression(wert)) return ZAHL.has(nameDes(wert)) || nameDes(wert) === 'Number'
  if (!ts.isBinaryExpression(wert)) return false
  const rechnet = wert.operatorToken.kind !== ts.SyntaxKind.PlusToken
  // '+' puts texts together as well: one side of it has to be a number.
  return (
    (rechnet && wert.operatorToken.kind !== ts.SyntaxKind.QuestionQuestionToken) ||
    [wert.left, wert.right].some((seite) => !ts.isStringLiteral(seite) && istUnverfaenglich(seite))
  )
}

const liestText = (knoten: ts.Node): boolean => {
  if (ts.isNewExpression(knoten) && knoten.expression.getText() === 'Date') {
    const [erstes, zweites] = knoten.arguments ?? []
    return erstes !== undefined && zweites === undefined && !istUnverfaenglich(erstes)
  }
  return ts.isCallExpression(knoten) && knoten.expression.getText() === 'Date.parse'
}

/** Where a source text reads a day or a moment from a text, with the reason why it must not. */
export const zeitlesenFehler = (datei: string, text: string): string[] => {
  const quelle = ts.createSourceFile(datei, text, ts.ScriptTarget.Latest, true)
  const fehler: string[] = []
  const gehen = (knoten: ts.Node): void => {
    if (liestText(knoten)) {
      const { line } = quelle.getLineAndCharacterOfPosition(knoten.getStart())
      fehler.push(`${datei}:${line + 1}: ${knoten.getText()}. ${SATZ}`)
    }
    ts.forEachChild(knoten, gehen)
  }
  gehen(quelle)
  return fehler
}

/** The same of all files of a tree that decide about days. */
export const zeitlesenPruefen = (wurzel: string): { readonly gelesen: number; readonly fehler: string[] } => {
  const dateien = globSync(WO, { cwd: wurzel }).filter(
    (datei) => !NEBENBEI.test(datei) && !(datei in AUSGENOMMEN),
  )
  return {
    gelesen: dateien.length,
    fehler: dateien.toSorted().flatMap((datei) => {
      const text = readFileSync(join(wurzel, datei), 'utf8')
      return /\bDate\b/.test(text) ? zeitlesenFehler(datei, text) : []
    }),
  }
}
