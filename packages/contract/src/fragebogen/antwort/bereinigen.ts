import { istLeer } from '../../formular/leer.ts'
import { WERT, type Formatter } from '../arten.ts'
import type { Fragedefinition } from '../definition/definitionSchema.ts'
import type { Antwort } from './antwort.ts'
import { FORMATIERUNG } from './formatter.ts'
import { beschreibbare, zahlenVon } from './grenzen.ts'

/** What can be chosen or put in order. */
const waehlbare = (frage: Fragedefinition): readonly string[] => {
  if (frage.type === 'PrioritaetFrage') return frage.werte.map(({ id }) => id)
  return frage.type === 'AuswahlFrage' || frage.type === 'MehrfachAuswahlFrage'
    ? frage.optionen.map(({ id }) => id)
    : []
}

/** Once each; a choice of several in the order of its options, a ranking in its own. */
const gewaehlt = (frage: Fragedefinition, antwort: Antwort): string[] => {
  const moegliche = waehlbare(frage)
  const eigene = [...new Set(antwort.wahl)].filter((id) => moegliche.includes(id))
  return frage.type === 'PrioritaetFrage'
    ? eigene
    : eigene.toSorted((a, b) => moegliche.indexOf(a) - moegliche.indexOf(b))
}

const formatterVon = (frage: Fragedefinition): readonly (readonly [string, Formatter])[] =>
  frage.type === 'FreitextFrage'
    ? [[WERT, frage.formatter]]
    : beschreibbare(frage).flatMap(({ id, zusaetzlicheBeschreibung: z }) => (z ? [[id, z.formatter]] : []))

const texte = (frage: Fragedefinition, antwort: Antwort): [string, string][] =>
  formatterVon(frage).flatMap(([teil, formatter]) => {
    const text = FORMATIERUNG[formatter].formatieren(antwort.texte?.[teil] ?? '')
    return istLeer(text) ? [] : [[teil, text]]
  })

const zahlen = (frage: Fragedefinition, antwort: Antwort): [string, number][] =>
  Object.keys(zahlenVon(frage)).flatMap((teil) => {
    const zahl = antwort.zahlen?.[teil]
    return zahl === undefined ? [] : [[teil, zahl]]
  })

const voll = <T>(eintraege: readonly [string, T][]) =>
  eintraege.length === 0 ? undefined : Object.fromEntries(eintraege)

/**
 * An answer as it is kept: what its question asks for and nothing else, texts in their form. Words beside an option stay
 * although another one is chosen now: whoever comes back to it finds them.
 */
export const antwortBereinigen = (frage: Fragedefinition, antwort: Antwort): Antwort => {
  const wahl = gewaehlt(frage, antwort)
  const t = voll(texte(frage, antwort))
  const z = voll(zahlen(frage, antwort))
  return { ...(wahl.length > 0 && { wahl }), ...(z && { zahlen: z }), ...(t && { texte: t }) }
}

/** As it is at the end: no words beside what was not chosen. */
export const antwortAbschliessen = (frage: Fragedefinition, antwort: Antwort): Antwort => {
  const { texte: alle = {}, ...rest } = antwortBereinigen(frage, antwort)
  const gilt = (teil: string) =>
    teil === WERT || rest.wahl?.includes(teil) === true || (rest.zahlen?.[teil] ?? 0) > 0
  const t = voll(Object.entries(alle).filter(([teil]) => gilt(teil)))
  return { ...rest, ...(t && { texte: t }) }
}
