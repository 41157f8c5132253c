import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib'

/** The structure of a tagged PDF (ISO 32000-1, 14.7), as far as two documents are put together. */
export const name = (wort: string): PDFName => PDFName.of(wort)

/** One value or a list of them, as many entries may be either. */
export const liste = (wert: PDFObject | undefined): readonly PDFObject[] =>
  wert === undefined ? [] : wert instanceof PDFArray ? wert.asArray() : [wert]

const aufgeloest = (wert: PDFObject | undefined, von: PDFDict): PDFObject | undefined =>
  wert instanceof PDFRef ? von.context.lookup(wert) : wert

/** The elements below an entry /K; marked contents and references to objects are none. */
const kinder = (element: PDFDict): readonly (readonly [PDFObject, PDFDict])[] =>
  liste(element.lookup(name('K'))).flatMap((kind) => {
    const dict = aufgeloest(kind, element)
    return dict instanceof PDFDict && dict.has(name('S')) ? [[kind, dict] as const] : []
  })

/** An element with all below it, in their order. */
export const elemente = (oben: PDFDict): PDFDict[] => {
  const alle: PDFDict[] = []
  // Not by recursion: a tree of others may be deep.
  const offen = kinder(oben)
    .toReversed()
    .map(([, dict]) => dict)
  for (let dict = offen.pop(); dict !== undefined; dict = offen.pop()) {
    alle.push(dict)
    offen.push(
      ...kinder(dict)
        .toReversed()
        .map(([, kind]) => kind),
    )
  }
  return alle
}

/** The elements at the top. */
export const oberste = (wurzel: PDFDict): readonly PDFDict[] => kinder(wurzel).map(([, dict]) => dict)

/** Entries of a number tree (7.9.7) or a name tree (7.9.6), whatever its height. */
export const eintraege = (
  baum: PDFDict | undefined,
  art: 'Nums' | 'Names',
): (readonly [PDFObject, PDFObject])[] => {
  if (baum === undefined) return []
  const eigene = baum.lookupMaybe(name(art), PDFArray)?.asArray() ?? []
  const paare = eigene.flatMap((schluessel, i) => {
    const wert = eigene[i + 1]
    return i % 2 === 0 && wert !== undefined ? [[schluessel, wert] as const] : []
  })
  const unten = liste(baum.lookup(name('Kids'))).flatMap((kind) => {
    const dict = aufgeloest(kind, baum)
    return dict instanceof PDFDict ? eintraege(dict, art) : []
  })
  return [...paare, ...unten]
}

/** A type of their own stands for one of the standard's, through as many steps as the map has. */
const standardart = (art: PDFName, rollen: PDFDict | undefined): PDFName => {
  let jetzt = art
  for (let schritte = 0; schritte < 20; schritte += 1) {
    const naechste = rollen?.get(jetzt)
    if (!(naechste instanceof PDFName)) return jetzt
    jetzt = naechste
  }
  return jetzt
}

const umbenannt = (wert: PDFObject, vorsatz: string): PDFObject => {
  if (wert instanceof PDFString || wert instanceof PDFHexString)
    return PDFHexString.fromText(`${vorsatz}${wert.decodeText()}`)
  return wert instanceof PDFName ? name(`${vorsatz}${wert.decodeText()}`) : wert
}

const ersetzen = (dict: PDFDict, eintrag: string, vorsatz: string): void => {
  const wert = dict.lookup(name(eintrag))
  if (wert === undefined) return
  const neu =
    wert instanceof PDFArray
      ? dict.context.obj(wert.asArray().map((w) => umbenannt(w, vorsatz)))
      : umbenannt(wert, vorsatz)
  dict.set(name(eintrag), neu)
}

/**
 * Makes the words of a document's structure those of the standard, and its own names unlike those of any other document:
 * of its elements, of the cells that tables refer to, and of the classes of attributes.
 */
export const eigenstaendig = (wurzel: PDFDict, vorsatz: string): void => {
  const rollen = wurzel.lookupMaybe(name('RoleMap'), PDFDict)
  for (const element of elemente(wurzel)) {
    element.set(name('S'), standardart(element.lookup(name('S'), PDFName), rollen))
    ersetzen(element, 'ID', vorsatz)
    ersetzen(element, 'C', vorsatz)
    for (const attribute of liste(element.lookup(name('A')))) {
      const dict = aufgeloest(attribute, element)
      if (dict instanceof PDFDict) ersetzen(dict, 'Headers', vorsatz)
    }
  }
}

/** Adds to every number by which a page or an object names its place in the tree of parents. */
export const verschieben = (wert: PDFObject, um: number): void => {
  if (wert instanceof PDFArray) for (const teil of wert.asArray()) verschieben(teil, um)
  const dict = wert instanceof PDFDict ? wert : undefined
  if (dict === undefined) return
  for (const [eintrag, teil] of dict.entries()) {
    const zaehlt = eintrag === name('StructParents') || eintrag === name('StructParent')
    if (zaehlt && teil instanceof PDFNumber) dict.set(eintrag, PDFNumber.of(teil.asNumber() + um))
    else verschieben(teil, um)
  }
}
