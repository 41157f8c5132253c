import type { Fragetyp } from '@foerderportal/contract/fragebogen/arten'
import { FRAGETYP_WORT } from '@foerderportal/contract/fragebogen/bank/frageWorte'
import type { Frageform, Teilform } from '../formular.ts'
import { hatTeile, TEIL_WORTE } from './teilworte.ts'

const istZahl = (type: Fragetyp) => type === 'DezimalFrage' || type === 'DezimalGruppeFrage'
const beschreibt = (type: Fragetyp) => hatTeile(type) && !istZahl(type) && type !== 'PrioritaetFrage'

const anzahl = (wieviele: number, eines: string, mehrere: string): string =>
  wieviele === 1 ? `1 ${eines}` : `${wieviele} ${mehrere}`

const begrenzt = (z: Pick<Teilform, 'einheit' | 'min' | 'max'>) =>
  [z.einheit, z.min, z.max].some((text) => text.trim() !== '')

/** What was written and only the kind before has. */
const entfallendes = ({ type, teile, ...frage }: Frageform, neu: Fragetyp): string[] => {
  const { eines, mehrere } = TEIL_WORTE[type]
  const beschriftet = hatTeile(neu) ? 0 : teile.filter(({ text }) => text.trim() !== '').length
  const beschrieben = beschreibt(neu) ? 0 : teile.filter(({ zusatz }) => zusatz !== null).length
  const begrenzte = type === 'DezimalGruppeFrage' ? [frage, ...teile] : [frage]
  return [
    ...(hatTeile(type) && beschriftet > 0 ? [anzahl(beschriftet, eines, mehrere)] : []),
    ...(beschreibt(type) && beschrieben > 0 ? [anzahl(beschrieben, 'Beschreibung', 'Beschreibungen')] : []),
    ...(istZahl(type) && !istZahl(neu) && begrenzte.some(begrenzt) ? ['Einheit und Grenzen'] : []),
    ...(type === 'FreitextFrage' ? ['Hinweis und Längen'] : []),
  ]
}

/** That a question has another kind now, and what goes with the one before: the sentence at which it can be taken back. */
export const artwechsel = (frage: Frageform, neu: Fragetyp): string => {
  const weg = entfallendes(frage, neu)
  return `Die Art ist jetzt „${FRAGETYP_WORT[neu]}“.${weg.length === 0 ? '' : ` Damit entfällt: ${weg.join(', ')}.`}`
}
