import { zeileAn } from '@foerderportal/contract/formular/tafel'
import { differences, type Difference } from '@foerderportal/entwurf/differences'
import { unsaved } from '@foerderportal/entwurf/unsaved'
import type { Lesen } from '@foerderportal/shell/entwurf/liegendes/gelesenes'
import { isObject } from '@foerderportal/values/object'
import type { Formularantwort, Formularart } from '../formularart.ts'
import { konfliktworte, stelleZu } from '../konflikt/konfliktworte.ts'
import { istGanzDa, planFuer } from './fundplan.ts'

/** An answer, or a list of answers that is told as a whole; an element of a table's own is none. */
const istAntwort = <V extends Formularantwort, K>(
  { tafel }: Formularart<V, K>,
  formular: V['formular'],
  { pfad }: Difference,
): boolean => {
  const zeile = zeileAn(tafel, formular, stelleZu(tafel, pfad))
  return zeile !== undefined && zeile.elemente === undefined
}

const istLeer = (wert: unknown): boolean =>
  wert === null || wert === '' || (Array.isArray(wert) && wert.length === 0)
const istMehreres = (wert: unknown): boolean => isObject(wert) || Array.isArray(wert)

/** Of an element that is new as a whole, what was answered in it. */
const antworten = <V extends Formularantwort, K>(
  art: Formularart<V, K>,
  formular: V['formular'],
  { pfad, neu }: Difference,
): Difference[] =>
  differences(neu, isObject(neu) ? {} : [], art.kennung)
    .filter((innen) => innen.pfad.length > 0 && !istLeer(innen.neu))
    .map((innen) => ({ pfad: [...pfad, ...innen.pfad], neu: innen.neu }))
    .flatMap((innen) => {
      if (istAntwort(art, formular, innen)) return [innen]
      return istMehreres(innen.neu) ? antworten(art, formular, innen) : []
    })

/** What lies on this device of a form and is not in it as the server has it, in the words of the form. */
export const ungespeichertes =
  <V extends Formularantwort, K>(art: Formularart<V, K>, vorgang: V): Lesen =>
  (fund) => {
    const plan = planFuer(art, vorgang, fund)
    const alles = unsaved(vorgang, plan, fund)
    if (alles.length === 0) return istGanzDa(art, vorgang, fund) ? undefined : []
    // An element that is new has its name there only.
    const { formular } = plan.seite(fund.seite)?.schreiben(fund.roh)(vorgang) ?? vorgang
    return alles
      .flatMap((eines) =>
        istMehreres(eines.neu) && !istAntwort(art, formular, eines)
          ? antworten(art, formular, eines)
          : [eines],
      )
      .map((eines) => {
        const worte = konfliktworte(art.tafel, eines.neu === undefined ? vorgang.formular : formular, eines)
        return { feld: worte.frage, text: worte.schreiben(eines.neu) }
      })
  }
