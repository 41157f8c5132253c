import ts from 'typescript'

/** What a screen reader tells as one thing, and tells by its name. */
const GEFASST = new Set(['form', 'fieldset'])
const NAMEN = new Set(['aria-label', 'aria-labelledby'])

type Oeffnend = ts.JsxOpeningElement | ts.JsxSelfClosingElement

const attribute = (knoten: Oeffnend): ReadonlyMap<string, string> =>
  new Map(
    knoten.attributes.properties
      .filter((a) => ts.isJsxAttribute(a))
      .map((a) => [a.name.getText(), a.initializer?.getText() ?? '']),
  )

const hatLegende = (knoten: Oeffnend): boolean =>
  ts.isJsxElement(knoten.parent) &&
  knoten.parent.children.some((k) => ts.isJsxElement(k) && k.openingElement.tagName.getText() === 'legend')

/** What only turns its fields off together is no group to whoever hears it. */
const istKeineGruppe = (a: ReadonlyMap<string, string>): boolean => a.get('role') === '"presentation"'

const hatNamen = (knoten: Oeffnend): boolean => {
  const a = attribute(knoten)
  return [...a.keys()].some((name) => NAMEN.has(name)) || hatLegende(knoten) || istKeineGruppe(a)
}

const inJsx = (quelle: string): { alle: number; ohne: string[] } => {
  const datei = ts.createSourceFile('a.tsx', quelle, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const gefunden: Oeffnend[] = []
  const gehen = (knoten: ts.Node): void => {
    const oeffnend = ts.isJsxOpeningElement(knoten) || ts.isJsxSelfClosingElement(knoten)
    if (oeffnend && GEFASST.has(knoten.tagName.getText())) gefunden.push(knoten)
    ts.forEachChild(knoten, gehen)
  }
  gehen(datei)
  const ohne = gefunden
    .filter((knoten) => !hatNamen(knoten))
    .map(
      (knoten) =>
        `${datei.getLineAndCharacterOfPosition(knoten.getStart()).line + 1} <${knoten.tagName.getText()}>`,
    )
  return { alle: gefunden.length, ohne }
}

/** The pages that the server writes, as text: `${…}` in a tag may hold a bracket of its own. */
const TAG = /<(form|fieldset)\b((?:\$\{[^}]*\}|[^>$])*)>(\s*<legend)?/g

const imText = (quelle: string): { alle: number; ohne: string[] } => {
  const gefunden = [...quelle.matchAll(TAG)]
  const ohne = gefunden
    .filter(([, , inhalt = '', legende]) => legende === undefined && !/\saria-label(?:ledby)?=/.test(inhalt))
    .map(({ index, 1: name }) => `${quelle.slice(0, index).split('\n').length} <${name}>`)
  return { alle: gefunden.length, ohne }
}

/** How many forms and groups a source has, and where one has no name. */
export const unbenannt = (pfad: string, quelle: string): { alle: number; ohne: string[] } =>
  pfad.endsWith('.tsx') ? inJsx(quelle) : imText(quelle)
