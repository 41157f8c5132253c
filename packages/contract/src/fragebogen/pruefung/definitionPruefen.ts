import { istLeer } from '../../formular/leer.ts'
import type { Feldfehler } from '../../shared/problem.ts'
import { alleFragen, type Gestellt } from '../weg/weg.ts'
import { frageKurz } from '../antwort/worte.ts'
import { FRAGEN_MAX } from '../grenzen.ts'
import { unbeantwortbar } from './beantwortbar.ts'
import type { Fragebedingung, Teilbedingung } from '../definition/bedingungSchema.ts'
import type { Definition, Fragedefinition } from '../definition/definitionSchema.ts'
import { unerreichbareFragen } from './erreichbar.ts'
import { hatTeil, passtZu, teileVon } from '../definition/teile.ts'

/** Something that keeps a version from being published: `pfad` is the id of the block or question, empty for the whole. */
export type Befund = Feldfehler

const befund = (pfad: string, falsch: boolean, text: string): Befund[] => (falsch ? [{ pfad, text }] : [])

const doppelte = (worte: readonly string[]): string[] => [
  ...new Set(worte.filter((wort, i) => worte.indexOf(wort) !== i)),
]

/** The parts of a question that a condition names. */
const genannteTeile = (teil: Teilbedingung): readonly string[] => {
  if (teil.art === 'OPTION') return teil.optionen
  if (teil.art === 'RANG') return [teil.wert]
  return teil.art === 'ZAHL' && teil.teil !== null ? [teil.teil] : []
}

type Lage = {
  readonly hier: string
  readonly frueher: readonly Gestellt[]
  readonly alle: readonly Gestellt[]
}

const teilPruefen = (teil: Teilbedingung, { hier, frueher, alle }: Lage): Befund[] => {
  const gemeint = alle.find(({ frage }) => frage.id === teil.frage)?.frage
  if (gemeint === undefined)
    return [{ pfad: hier, text: 'Die Bedingung nennt eine Frage, die es nicht mehr gibt.' }]
  const wort = `„${frageKurz(gemeint)}“`
  if (!frueher.some(({ frage }) => frage.id === teil.frage))
    return [
      {
        pfad: hier,
        text: `Die Bedingung nennt ${wort}. Diese Frage kommt erst später: So drehen sich die Bedingungen im Kreis. Nennen Sie eine frühere Frage.`,
      },
    ]
  if (!passtZu(teil.art, gemeint))
    return [{ pfad: hier, text: `Die Bedingung passt nicht zur Art der Frage ${wort}.` }]
  return befund(
    hier,
    genannteTeile(teil).some((id) => !hatTeil(gemeint, id)),
    `Die Bedingung nennt eine Antwort auf ${wort}, die es dort nicht mehr gibt.`,
  )
}

const bedingungPruefen = (bedingung: Fragebedingung | null, lage: Lage): Befund[] =>
  (bedingung?.teile ?? []).flatMap((teil) => teilPruefen(teil, lage))

const fragePruefen = (frage: Fragedefinition): Befund[] => {
  const teile = teileVon(frage)
  const sackgasse = unbeantwortbar(frage)
  return [
    ...befund(frage.id, frage.fragetexte.every(istLeer), 'Schreiben Sie den Text der Frage.'),
    ...befund(
      frage.id,
      teile.some(({ text }) => istLeer(text)),
      'Geben Sie jeder Antwort einen Text.',
    ),
    ...doppelte(teile.map(({ text }) => text.trim())).map((text) => ({
      pfad: frage.id,
      text: `„${text}“ steht zweimal zur Antwort.`,
    })),
    ...befund(
      frage.id,
      doppelte(teile.map(({ id }) => id)).length > 0,
      'Zwei Antworten haben dieselbe Kennung.',
    ),
    ...befund(frage.id, sackgasse !== null, `Niemand kann diese Frage beantworten: ${sackgasse}`),
  ]
}

const ganzesPruefen = (definition: Definition, fragen: readonly Gestellt[]): Befund[] => [
  ...befund('', istLeer(definition.titel), 'Geben Sie dem Fragebogen einen Titel.'),
  ...befund('', fragen.length === 0, 'Der Fragebogen hat kein Ende, denn er hat keine Frage.'),
  ...befund('', fragen.length > FRAGEN_MAX, `Ein Fragebogen hat höchstens ${FRAGEN_MAX} Fragen.`),
  ...befund(
    '',
    definition.endeSeiteTexte.every(istLeer),
    'Der Fragebogen hat kein Ende: Schreiben Sie einen Text für die letzte Seite.',
  ),
  ...doppelte([...definition.bloecke.map(({ id }) => id), ...fragen.map(({ frage }) => frage.id)]).map(
    (id) => ({ pfad: id, text: 'Zwei Blöcke oder Fragen haben dieselbe Kennung.' }),
  ),
]

const bloeckePruefen = (definition: Definition, alle: readonly Gestellt[]): Befund[] =>
  definition.bloecke.flatMap((block) => {
    const erste = alle.findIndex((gestellt) => gestellt.block === block)
    const frueher = erste < 0 ? alle : alle.slice(0, erste)
    return [
      ...befund(block.id, istLeer(block.titel), 'Geben Sie dem Block einen Titel.'),
      ...befund(block.id, block.fragen.length === 0, 'Der Block hat keine Frage.'),
      ...bedingungPruefen(block.wenn, { hier: block.id, frueher, alle }),
    ]
  })

/**
 * Everything that is wrong with a version, so that none with a dead end is published: questions that nobody can answer
 * or that nobody is asked, conditions in a circle or on what is gone, no end. Editor and server ask the same.
 */
export const definitionPruefen = (definition: Definition): Befund[] => {
  const alle = alleFragen(definition)
  const vorher = [
    ...ganzesPruefen(definition, alle),
    ...bloeckePruefen(definition, alle),
    ...alle.flatMap(({ frage }, i) => [
      ...fragePruefen(frage),
      ...bedingungPruefen(frage.wenn, { hier: frage.id, frueher: alle.slice(0, i), alle }),
    ]),
  ]
  // What contradicts itself can be said only where every condition means something.
  if (vorher.length > 0) return vorher
  return [...unerreichbareFragen(alle)].map((pfad) => ({
    pfad,
    text: 'Diese Frage wird nie gestellt: Ihre Bedingungen widersprechen sich.',
  }))
}
