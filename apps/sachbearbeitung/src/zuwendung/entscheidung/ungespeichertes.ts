import type {
  EntscheidungAntwort,
  EntscheidungInhalt,
} from '@foerderportal/contract/zuwendung/entscheidung/schema'
import type { Difference } from '@foerderportal/entwurf/differences'
import type { Teilfund } from '@foerderportal/entwurf/partOf'
import { unsaved } from '@foerderportal/entwurf/unsaved'
import type { Ungespeichertes } from '@foerderportal/shell/entwurf/liegendes/NichtGespeichert.tsx'
import { isObject } from '@foerderportal/values/object'
import { PLAN } from './entscheidungsentwurf.ts'
import { feldworte } from './feldworte.ts'
import { nachtragVon } from './useEntscheidung.ts'

/** Whether it was typed in the draft of this very decision. */
export const istVon = (wert: EntscheidungAntwort, { zu }: Teilfund): boolean => zu === nachtragVon(wert)

/** Of later acts whose draft somebody discarded nothing else is left than what stands before them. */
export const gehoertHierher = (wert: EntscheidungAntwort, fund: Teilfund): boolean =>
  istVon(wert, fund) || (wert.status !== 'VORGELEGT' && fund.zu !== undefined)

/** Of a text block that is new as a whole, what was written into it. */
const einzeln = ({ pfad, neu }: Difference): Difference[] => {
  const werte = isObject(neu) && isObject(neu['werte']) ? Object.entries(neu['werte']) : []
  if (werte.length === 0) return [{ pfad, neu }]
  return werte.map(([name, wert]) => ({ pfad: [...pfad, 'werte', name], neu: wert }))
}

const imFund = (wert: EntscheidungAntwort, fund: Teilfund): Difference[] => {
  // what the page of a decision has noted itself
  const gegen = istVon(wert, fund) ? wert.inhalt : (fund.basis as EntscheidungInhalt)
  return unsaved(gegen, PLAN, fund).flatMap(einzeln)
}

/** What lies on this device of the decisions on a case and the server does not have, field by field. */
export const ungespeichertes = (wert: EntscheidungAntwort, funde: readonly Teilfund[]): Ungespeichertes[] =>
  funde
    .flatMap((fund) => imFund(wert, fund))
    .map((eines) => {
      const { frage, schreiben } = feldworte(wert)(eines)
      return { feld: frage, text: schreiben(eines.neu) }
    })
