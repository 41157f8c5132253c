import { merge, type Pfad } from '@foerderportal/entwurf/merge'
import { isObject } from '@foerderportal/values/object'
import { valueAt } from '@foerderportal/values/path'
import type { Ungespeichertes } from '../../shared/geraet/NichtGespeichert.tsx'
import type { Formular } from './formular.ts'
import { feldworte } from './worte.ts'

/** An element of a list goes by its id. */
const wertBei = (von: unknown, [name, ...rest]: Pfad): unknown => {
  if (name === undefined) return von
  const eines: unknown = Array.isArray(von)
    ? von.find((element) => isObject(element) && element['id'] === name)
    : valueAt(von, [name])
  return wertBei(eines, rest)
}

const TEXTFELDER = new Set([
  'titel',
  'frage',
  'absaetze',
  'kontexte',
  'kommentare',
  'text',
  'kommentar',
  'einheit',
  'min',
  'max',
])

/** All that was written in something that is new as a whole, line by line. */
const texteIn = (wert: unknown): string[] => {
  if (Array.isArray(wert)) return wert.flatMap(texteIn)
  if (!isObject(wert)) return []
  return Object.entries(wert).flatMap(([feld, inhalt]) => {
    if (typeof inhalt !== 'string') return texteIn(inhalt)
    return TEXTFELDER.has(feld) && inhalt.trim() !== '' ? [inhalt] : []
  })
}

/** What the fields say otherwise than what was saved, in the words of their page. */
export const ungespeichertes = (formular: Formular, gespeichert: Formular): Ungespeichertes[] =>
  merge(formular, gespeichert, gespeichert).fremdes.map((pfad) => {
    const wert = wertBei(formular, pfad)
    const { frage, schreiben } = feldworte(wert === undefined ? gespeichert : formular)({ pfad })
    return { feld: frage, text: texteIn(wert).join('\n') || schreiben(wert) }
  })
