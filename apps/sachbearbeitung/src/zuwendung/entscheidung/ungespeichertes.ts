import type { EntscheidungAntwort } from '@foerderportal/contract/zuwendung/entscheidung/schema'
import type { Fund } from '@foerderportal/entwurf/types'
import { unsaved, type Unsaved } from '@foerderportal/entwurf/unsaved'
import type { Ungespeichertes } from '@foerderportal/shell/entwurf/liegendes/NichtGespeichert.tsx'
import { isObject } from '@foerderportal/values/object'
import { PLAN } from './entscheidungsentwurf.ts'
import { feldworte } from './feldworte.ts'

type Gesagtes = Pick<Unsaved, 'pfad' | 'neu'>

/** Of a text block that is new as a whole, what was written into it. */
const einzeln = ({ pfad, neu }: Gesagtes): Gesagtes[] => {
  const werte = isObject(neu) && isObject(neu['werte']) ? Object.entries(neu['werte']) : []
  if (werte.length === 0) return [{ pfad, neu }]
  return werte.map(([name, wert]) => ({ pfad: [...pfad, 'werte', name], neu: wert }))
}

/** What lies on this device of a decision and is not in it as the server has it, field by field. */
export const ungespeichertes = (wert: EntscheidungAntwort, funde: readonly Fund[]): Ungespeichertes[] =>
  unsaved(wert.inhalt, PLAN, funde)
    .flatMap(einzeln)
    .map((gesagtes) => {
      const { frage, schreiben } = feldworte(wert)(gesagtes)
      return { feld: frage, text: schreiben(gesagtes.neu) }
    })
