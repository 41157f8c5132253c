import { alsEuro, inCent } from '../../../shared/geld/betrag.ts'
import type { Feldfehler } from '../../../shared/problem.ts'
import { alsDatum } from '../../../shared/zeit/datum.ts'
import type { Baustein, Quelle, Variable } from './bescheidvorlage.ts'
import { PLATZ } from './platz.ts'
import type { Gewaehlt, Wert, Werte } from './schema.ts'
import { wertSatz, type Wertelage } from './wertgrenzen.ts'

/** What the system knows of a case, for the variables that name a source: of each kind of notice its own. */
export type Quellwerte = Readonly<Partial<Record<Quelle, Wert>>>

const anzeigen: Record<Variable['typ'], (wert: Wert) => string> = {
  TEXT: String,
  BETRAG: (wert) => alsEuro(inCent(Number(wert))),
  TAG: (wert) => alsDatum(String(wert)),
  ZAHL: (wert) => Number(wert).toLocaleString('de-DE'),
}

const wertVon = ({ name, quelle }: Variable, werte: Werte, quellen: Quellwerte): Wert | undefined =>
  quelle === undefined ? werte[name] : quellen[quelle]

const istLeer = (wert: Wert | undefined): boolean =>
  wert === undefined || (typeof wert === 'string' && wert.trim() === '')

/** Variables that somebody has to fill and has not. */
export const offeneVariablen = ({ variablen }: Baustein, werte: Werte): Variable[] =>
  variablen.filter((v) => v.quelle === undefined && istLeer(werte[v.name]))

/** The text with its values; where one is missing stands what is missing. */
export const bausteinText = (
  { text, variablen }: Pick<Baustein, 'text' | 'variablen'>,
  werte: Werte,
  quellen: Quellwerte,
): string =>
  text.replaceAll(PLATZ, (platz, name: string) => {
    const variable = variablen.find((v) => v.name === name)
    if (variable === undefined) return platz
    const wert = wertVon(variable, werte, quellen)
    return wert === undefined || istLeer(wert) ? `[${variable.bezeichnung}]` : anzeigen[variable.typ](wert)
  })

const werteFehler = (baustein: Baustein, werte: Werte, lage: Wertelage, pfad: string): Feldfehler[] =>
  Object.entries(werte).flatMap(([name, wert]) => {
    const variable = baustein.variablen.find((v) => v.name === name && v.quelle === undefined)
    if (variable === undefined) return [{ pfad: `${pfad}.werte`, text: `Unbekannte Angabe: ${name}.` }]
    const text = istLeer(wert) ? null : wertSatz(baustein, variable, wert, lage)
    return text === null ? [] : [{ pfad: `${pfad}.werte.${name}`, text }]
  })

/** What is wrong with the chosen modules, at their fields; what is only missing is said by `fehlendeTeile`. */
export const bausteineFehler = (
  bausteine: readonly Baustein[],
  gewaehlte: readonly Gewaehlt[],
  lage: Wertelage,
  pfad: string,
): Feldfehler[] =>
  gewaehlte.flatMap(({ code, werte }, i) => {
    const ort = `${pfad}.${i}`
    const baustein = bausteine.find((b) => b.code === code)
    if (baustein === undefined) return [{ pfad: `${ort}.code`, text: 'Diesen Textbaustein gibt es nicht.' }]
    if (gewaehlte.findIndex((g) => g.code === code) < i)
      return [{ pfad: `${ort}.code`, text: 'Dieser Textbaustein ist schon gewählt.' }]
    return werteFehler(baustein, werte, lage, ort)
  })
