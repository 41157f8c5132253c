import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const WO = [
  'packages/{client,shell,assistent,befragung}/src/**/*.{ts,tsx}',
  'apps/{portal,sachbearbeitung}/src/**/*.{ts,tsx}',
]
const NEBENBEI = /\.test\.tsx?$|\.d\.ts$|\/testing\/|\/node_modules\//

/** How a call behaves when it fails is no question of what it asks for. */
const WIE = /^(Still|QueryClient)$/

/** Who names less in the key than the request needs, each with its reason. */
const AUSGENOMMEN: Readonly<Record<string, string>> = {
  'packages/client/src/zuwendung/fall.ts downloadUrl': 'The address of a file follows from its uuid.',
  'packages/client/src/zuwendung/fall.ts mimeType': 'So does its type: neither changes.',
}
/** A hook answers what depends on where one is; but there is one cache. */
const HOOK = /^use(?!QueryClient$)[A-Z]/

type Funktion = ts.ArrowFunction | ts.FunctionDeclaration | ts.FunctionExpression | ts.MethodDeclaration

const istFunktion = (knoten: ts.Node): knoten is Funktion =>
  ts.isArrowFunction(knoten) ||
  ts.isFunctionDeclaration(knoten) ||
  ts.isFunctionExpression(knoten) ||
  ts.isMethodDeclaration(knoten)

const alle = function* (knoten: ts.Node): Generator<ts.Node> {
  yield knoten
  for (const kind of knoten.getChildren()) yield* alle(kind)
}

/** The names that a pattern binds. */
const gebunden = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? gebunden(element.name) : []))

/** Every name that an expression reads; `a.b` reads `a`, and the key of `{ a: b }` is none. */
const gelesen = (ausdruck: ts.Node): Set<string> => {
  const namen = new Set<string>()
  for (const knoten of alle(ausdruck)) {
    if (!ts.isIdentifier(knoten)) continue
    const { parent } = knoten
    const istEigenschaft =
      (ts.isPropertyAccessExpression(parent) && parent.name === knoten) ||
      (ts.isPropertyAssignment(parent) && parent.name === knoten) ||
      (ts.isBindingElement(parent) && parent.propertyName === knoten)
    if (!istEigenschaft) namen.add(knoten.text)
  }
  return namen
}

/** Of what something is made; of a hook, of nothing that stands here. */
const woraus = (ausdruck: ts.Expression): ReadonlySet<string> => {
  const namen = gelesen(ausdruck)
  return [...namen].some((name) => HOOK.test(name)) ? new Set() : namen
}

/** What a function was given; how a call behaves is not asked. */
const gegeben = ({ parameters }: Funktion): string[] =>
  parameters.flatMap(({ name, type }) => (WIE.test(type?.getText() ?? '') ? [] : gebunden(name)))

/** What was made in a function before a place, and of what. */
const gemacht = (funktion: Funktion, { pos }: ts.Node): [string, ReadonlySet<string>][] =>
  [...alle(funktion)].flatMap((knoten) => {
    if (!ts.isVariableDeclaration(knoten) || !knoten.initializer || knoten.pos >= pos) return []
    const teile = woraus(knoten.initializer)
    return gebunden(knoten.name).map((name): [string, ReadonlySet<string>] => [name, teile])
  })

/** Every name that the functions around a place bind, and the names that it is made of. */
const herkuenfte = (ort: ts.Node): Map<string, ReadonlySet<string>> => {
  const namen = new Map<string, ReadonlySet<string>>()
  for (let knoten = ort.parent; !ts.isSourceFile(knoten); knoten = knoten.parent) {
    if (!istFunktion(knoten)) continue
    for (const name of gegeben(knoten)) namen.set(name, new Set())
    for (const [name, teile] of gemacht(knoten, ort)) namen.set(name, teile)
  }
  return namen
}

const eigenschaft = (objekt: ts.ObjectLiteralExpression, name: string): ts.Node | undefined =>
  objekt.properties.find((p) => p.name?.getText() === name)

/** What the request of a query takes in that its key does not carry. */
const fehltImSchluessel = (abfrage: ts.ObjectLiteralExpression): string[] => {
  const [schluessel, ruf] = [eigenschaft(abfrage, 'queryKey'), eigenschaft(abfrage, 'queryFn')]
  if (!schluessel || !ruf) return []
  const herkunft = herkuenfte(abfrage)
  const getragen = gelesen(schluessel)
  const fehlt = (name: string, gesehen: ReadonlySet<string> = new Set()): boolean => {
    const teile = herkunft.get(name)
    if (teile === undefined || getragen.has(name) || gesehen.has(name)) return false
    const weiter = new Set(gesehen).add(name)
    return teile.size === 0 || [...teile].some((n) => fehlt(n, weiter))
  }
  return [...gelesen(ruf)].filter((name) => fehlt(name))
}

/** Where a query asks for something that its key does not name: one answer would then stand for two questions. */
export const abfragenFehler = (datei: string, text: string): string[] => {
  const quelle = ts.createSourceFile(datei, text, ts.ScriptTarget.Latest, true)
  return [...alle(quelle)].filter(ts.isObjectLiteralExpression).flatMap((objekt) => {
    const fehlend = fehltImSchluessel(objekt).filter((name) => !(`${datei} ${name}` in AUSGENOMMEN))
    return fehlend.map((name) => {
      const { line } = quelle.getLineAndCharacterOfPosition(objekt.getStart())
      return `${datei}:${line + 1}: the request takes „${name}“, its key does not carry it: two companies, two cases would be one.`
    })
  })
}

/** The same of all queries of the surfaces. */
export const abfragenPruefen = (
  wurzel: string,
): { readonly abfragen: number; readonly fehler: readonly string[] } => {
  const texte = globSync(WO, { cwd: wurzel })
    .filter((datei) => !NEBENBEI.test(datei))
    .toSorted()
    .map((datei) => [datei, readFileSync(join(wurzel, datei), 'utf8')] as const)
    .filter(([, text]) => text.includes('queryFn'))
  return {
    abfragen: texte.reduce((n, [, text]) => n + text.split('queryFn').length - 1, 0),
    fehler: texte.flatMap(([datei, text]) => abfragenFehler(datei, text)),
  }
}
