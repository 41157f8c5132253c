import type {
  EntscheidungAntwort,
  EntscheidungInhalt,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import type { Difference } from '@foerderportal/entwurf/differences'
import type { Teilfund } from '@foerderportal/entwurf/partOf'
import { unsaved } from '@foerderportal/entwurf/unsaved'
import type { Lesen } from '@foerderportal/shell/entwurf/liegendes/gelesenes'
import { isObject } from '@foerderportal/values/object'
import { PLAN } from './entscheidungsentwurf.ts'
import { feldworte } from './feldworte.ts'
import { nachtragVon } from './useEntscheidung.ts'

/** Whether it was typed in the draft of this very decision. */
export const istVon = (wert: EntscheidungAntwort, { zu }: Teilfund): boolean => zu === nachtragVon(wert)

/** Of earlier decisions, and of acts whose draft somebody discarded, nothing else is left than what stands last. */
const gehoertHierher = (wert: EntscheidungAntwort, fund: Teilfund): boolean =>
  istVon(wert, fund) || wert.status !== 'VORGELEGT'

/** Of a text block that is new as a whole, what was written into it. */
const einzeln = ({ pfad, neu }: Difference): Difference[] => {
  const werte = isObject(neu) && isObject(neu['werte']) ? Object.entries(neu['werte']) : []
  if (werte.length === 0) return [{ pfad, neu }]
  return werte.map(([name, wert]) => ({ pfad: [...pfad, 'werte', name], neu: wert }))
}

/** What lies on this device of the decisions on a case, field by field, and the server does not have as far as it says. */
export const ungespeichertes =
  (wert: EntscheidungAntwort): Lesen =>
  (fund) => {
    if (!gehoertHierher(wert, fund)) return []
    const eigener = istVon(wert, fund)
    // Of another decision nobody says here how it was saved. What the page of a decision has noted is its content.
    const gegen = eigener ? wert.inhalt : (fund.basis as EntscheidungInhalt)
    const alles = unsaved(gegen, PLAN, fund)
    if (eigener && alles.length === 0) return undefined
    return alles.flatMap(einzeln).map((eines) => {
      const { frage, schreiben } = feldworte(wert)(eines)
      return { feld: frage, text: schreiben(eines.neu) }
    })
  }
