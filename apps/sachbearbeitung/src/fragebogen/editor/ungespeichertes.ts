import { differences } from '@foerderportal/entwurf/differences'
import { isObject } from '@foerderportal/values/object'
import type { Ungespeichertes } from '@foerderportal/shell/entwurf/liegendes/gelesenes'
import type { Formular } from './formular.ts'
import { feldworte } from './worte.ts'

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
  differences(formular, gespeichert).map(({ pfad, neu }) => {
    const { frage, schreiben } = feldworte(neu === undefined ? gespeichert : formular)({ pfad })
    return { feld: frage, text: texteIn(neu).join('\n') || schreiben(neu) }
  })
