import ts from 'typescript'

/** What is turned on and off: the components for it, and boxes that stand by themselves. */
const BAUSTEINE = new Set(['Schalter', 'Haken'])

export type Schalterworte = { readonly zeile: number; readonly worte: readonly string[] }

const istKaestchen = (name: string, attribute: ts.JsxAttributes): boolean =>
  name === 'input' &&
  attribute.properties.some(
    (a) =>
      ts.isJsxAttribute(a) &&
      a.name.getText() === 'type' &&
      a.initializer !== undefined &&
      ts.isStringLiteral(a.initializer) &&
      a.initializer.text === 'checkbox',
  )

/** Texts of the file's own constants, by their names: words of a switch may stand there. */
const konstanten = (datei: ts.SourceFile): ReadonlyMap<string, ts.Expression> =>
  new Map(
    datei.statements
      .filter((s) => ts.isVariableStatement(s))
      .flatMap((s) => s.declarationList.declarations)
      .flatMap((d) =>
        ts.isIdentifier(d.name) && d.initializer ? [[d.name.text, d.initializer] as const] : [],
      ),
  )

/** What explains it below its words. */
const ERKLAERUNG = new Set(['hinweis', 'gesperrtWeil', 'vorbelegt'])
const istErklaerung = (knoten: ts.Node): boolean =>
  ts.isJsxAttribute(knoten) && ERKLAERUNG.has(knoten.name.getText())

const texteIn = (knoten: ts.Node, bekannt: ReadonlyMap<string, ts.Expression>): string[] => {
  if (istErklaerung(knoten)) return []
  if (ts.isStringLiteralLike(knoten) || ts.isJsxText(knoten)) return [knoten.text]
  if (ts.isTemplateHead(knoten) || ts.isTemplateMiddle(knoten) || ts.isTemplateTail(knoten))
    return [knoten.text]
  const konstante = ts.isIdentifier(knoten) ? bekannt.get(knoten.text) : undefined
  if (konstante !== undefined) return texteIn(konstante, new Map())
  const texte: string[] = []
  ts.forEachChild(knoten, (kind) => void texte.push(...texteIn(kind, bekannt)))
  return texte
}

/** A box by itself has its words beside it. */
const mitBeschriftung = (knoten: ts.Node): ts.Node => {
  const eltern = knoten.parent
  return ts.isJsxElement(eltern) ? eltern : knoten
}

/** Every switch and box of a source, with the words that it is called by. */
export const schalterIn = (quelle: string): Schalterworte[] => {
  const datei = ts.createSourceFile('a.tsx', quelle, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const bekannt = konstanten(datei)
  const gefunden: Schalterworte[] = []
  const gehen = (knoten: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(knoten) || ts.isJsxOpeningElement(knoten)) {
      const name = knoten.tagName.getText()
      const kaestchen = istKaestchen(name, knoten.attributes)
      if (BAUSTEINE.has(name) || kaestchen)
        gefunden.push({
          zeile: datei.getLineAndCharacterOfPosition(knoten.getStart()).line + 1,
          worte: texteIn(kaestchen ? mitBeschriftung(knoten) : knoten, bekannt)
            .map((text) => text.trim())
            .filter(Boolean),
        })
    }
    ts.forEachChild(knoten, gehen)
  }
  gehen(datei)
  return gefunden
}

const VERNEINT = /(?<!\p{L})(?:nicht|nichts|nie|niemals|niemand\w*|kein\w*)(?!\p{L})/iu
const EINWILLIGUNG = /einwillig|zustimm|einverstanden|widerruf|akzeptier/iu

/** Why these words are none for a switch; undefined where they are. */
export const schalterMangel = ({ worte }: Schalterworte): string | undefined => {
  const verneint = worte.find((wort) => VERNEINT.test(wort))
  if (verneint !== undefined) return `sagt, was nicht ist: „${verneint}“`
  const einwilligung = worte.find((wort) => EINWILLIGUNG.test(wort))
  return einwilligung === undefined ? undefined : `steht für eine Einwilligung: „${einwilligung}“`
}
