import type { Antwort, Antworten } from '@foerderportal/contract/fragebogen/antwort/antwort'
import { zahlenVon } from '@foerderportal/contract/fragebogen/antwort/grenzen'
import { WERT } from '@foerderportal/contract/fragebogen/arten'
import type {
  Definition,
  Fragedefinition,
} from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { teileVon } from '@foerderportal/contract/fragebogen/definition/teile'
import { alleFragen, antwortenAbschliessen } from '@foerderportal/contract/fragebogen/weg/weg'

/** What farms write, where they may write what they like. */
const SAETZE = [
  'Die Hinweise an den Feldern haben geholfen.',
  'Bitte die Unterlagen nur einmal verlangen.',
  'Auf dem Telefon ging es gut.',
  'Der Gesellschaftsvertrag war zu groß zum Hochladen.',
  'Ich hätte gern gewusst, wie lange es dauert.',
  'Am Abend war niemand zu erreichen.',
  'Alles in Ordnung.',
  'Die Übernahme der Unternehmensdaten spart Zeit.',
]

/** A number that looks like chance and is the same at each start. */
const wuerfeln = (frage: Fragedefinition, wer: number, seiten: number): number =>
  `${frage.id}:${wer}`
    .split('')
    .reduce((bisher, zeichen) => (bisher * 31 + zeichen.charCodeAt(0)) % 9973, 7) % seiten

const zahlIn = (min: number | null, max: number | null, anteil: number, weite: number): number => {
  const von = min ?? 0
  return Math.round(von + ((Math.min(max ?? 100, von + weite) - von) * anteil) / 10)
}

const wahlVon = (frage: Fragedefinition, wer: number): readonly string[] => {
  const ids = teileVon(frage).map(({ id }) => id)
  if (ids.length === 0) return ids
  const gewuerfelt = wuerfeln(frage, wer, ids.length)
  // The last answer is mostly a rare one.
  const erste = gewuerfelt === ids.length - 1 && wuerfeln(frage, wer + 50, 4) > 0 ? 0 : gewuerfelt
  if (frage.type === 'PrioritaetFrage') return [...ids.slice(erste), ...ids.slice(0, erste)]
  const zweite = wuerfeln(frage, wer + 100, ids.length)
  return ids.filter((_, i) => i === erste || (frage.type === 'MehrfachAuswahlFrage' && i === zweite))
}

const zahlen = (frage: Fragedefinition, wer: number): Readonly<Record<string, number>> => {
  const teile = Object.entries(zahlenVon(frage))
  if (frage.type === 'ProzentualeAufteilungFrage') {
    const erster = 10 * wuerfeln(frage, wer, 11)
    return Object.fromEntries(teile.map(([teil], i) => [teil, [erster, 100 - erster][i] ?? 0]))
  }
  return Object.fromEntries(
    teile.map(([teil, { min, max }], i) => [
      teil,
      zahlIn(min, max, wuerfeln(frage, wer + i, 10), teile.length > 1 ? 12 : 120),
    ]),
  )
}

const antwortAuf = (frage: Fragedefinition, wer: number): Antwort => {
  const lang = frage.type === 'FreitextFrage' && frage.formatter === 'ABSATZ'
  const satz = (lang && SAETZE[wuerfeln(frage, wer, SAETZE.length)]) || 'auf Anfrage'
  const texte = Object.fromEntries([WERT, ...teileVon(frage).map(({ id }) => id)].map((id) => [id, satz]))
  return { wahl: wahlVon(frage, wer), zahlen: zahlen(frage, wer), texte }
}

/** Everything that is asked, answered as the one or the other farm would; who leaves what is optional open, too. */
export const demoAntworten = (definition: Definition, wer: number): Antworten =>
  antwortenAbschliessen(
    definition,
    Object.fromEntries(
      alleFragen(definition)
        .filter(({ frage }) => frage.pflicht || wuerfeln(frage, wer, 3) > 0)
        .map(({ frage }) => [frage.id, antwortAuf(frage, wer)]),
    ),
  )
