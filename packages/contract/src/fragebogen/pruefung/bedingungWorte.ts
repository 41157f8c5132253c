import { zahlSchreiber } from '@foerderportal/schreibweise/zahl'
import { mitOder } from '../../shared/aufzaehlung.ts'
import { einheitVon } from '../antwort/grenzen.ts'
import { frageKurz } from '../antwort/worte.ts'
import type { Gestellt } from '../weg/weg.ts'
import type { Fragebedingung, Teilbedingung } from '../definition/bedingungSchema.ts'
import type { Fragedefinition } from '../definition/definitionSchema.ts'
import { teileVon } from '../definition/teile.ts'

const UNBEKANNT = '(gibt es nicht mehr)'

const teilText = (frage: Fragedefinition | undefined, id: string): string =>
  frage === undefined ? UNBEKANNT : (teileVon(frage).find((teil) => teil.id === id)?.text ?? UNBEKANNT)

const zwischen = (
  { teil, von, bis }: Extract<Teilbedingung, { art: 'ZAHL' }>,
  frage: Fragedefinition | undefined,
): string => {
  const schreiben = zahlSchreiber(einheitVon(frage, teil))
  if (von === null) return bis === null ? 'beantwortet' : `höchstens ${schreiben(bis)}`
  if (bis === null) return `mindestens ${schreiben(von)}`
  return von === bis ? `genau ${schreiben(von)}` : `${schreiben(von)} bis ${schreiben(bis)}`
}

const WAS: {
  readonly [A in Teilbedingung['art']]: (
    teil: Extract<Teilbedingung, { art: A }>,
    frage: Fragedefinition | undefined,
  ) => string
} = {
  BEANTWORTET: ({ ja }) => (ja ? 'ist beantwortet' : 'ist nicht beantwortet'),
  OPTION: ({ optionen, gewaehlt }, frage) =>
    `${gewaehlt ? 'ist' : 'ist nicht'} ${mitOder(optionen.map((id) => `„${teilText(frage, id)}“`))}`,
  ZAHL: (zahl, frage) =>
    `${zahl.teil === null ? '' : `bei „${teilText(frage, zahl.teil)}“ `}ist ${zwischen(zahl, frage)}`,
  RANG: ({ wert, bis }, frage) =>
    bis === 1
      ? `hat „${teilText(frage, wert)}“ an erster Stelle`
      : `hat „${teilText(frage, wert)}“ unter den ersten ${bis}`,
}

const inWorten = (teil: Teilbedingung, alle: readonly Gestellt[]): string => {
  const frage = alle.find((gestellt) => gestellt.frage.id === teil.frage)?.frage
  // The entry under the condition's own kind takes exactly that condition.
  const was = (WAS[teil.art] as (t: Teilbedingung, f: Fragedefinition | undefined) => string)(teil, frage)
  return `„${frage === undefined ? UNBEKANNT : frageKurz(frage)}“ ${was}`
}

/** A condition as a sentence for people: 'wenn „Wie wirtschaften Sie?“ ist „Obstbau“'. null: always. */
export const bedingungInWorten = (
  bedingung: Fragebedingung | null,
  alle: readonly Gestellt[],
): string | null =>
  bedingung === null
    ? null
    : `wenn ${bedingung.teile.map((teil) => inWorten(teil, alle)).join(bedingung.verknuepfung === 'ALLE' ? ' und ' : ' oder ')}`
