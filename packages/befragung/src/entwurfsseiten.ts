import type { Befragung } from '@foerderportal/client/fragebogen/fragebogen'
import { KEINE_ANTWORT, type Antworten } from '@foerderportal/contract/fragebogen/antwort/antwort'
import type {
  Definition,
  Fragedefinition,
} from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { alleFragen } from '@foerderportal/contract/fragebogen/weg/weg'
import type { Bauplan, Entwurfsseite, Roh } from '@foerderportal/entwurf/types'
import { antwortAus, unhaltbar, werteLesen, type Fragewerte, type Seitenwerte } from './frageWerte.ts'

/** All questions that a page of this name can ask, whatever was answered before. */
const fragenAuf = (definition: Definition, seite: string): readonly Fragedefinition[] =>
  alleFragen(definition)
    .filter(({ block, frage }) => (definition.seiten === 'BLOCK' ? block.id : frage.id) === seite)
    .map(({ frage }) => frage)

const werteVon = (fragen: readonly Fragedefinition[], antworten: Antworten): Seitenwerte =>
  Object.fromEntries(
    fragen.map((frage) => [frage.id, werteLesen(frage, antworten[frage.id] ?? KEINE_ANTWORT)]),
  )

const mitWerten = (roh: Roh, frage: Fragedefinition): Fragewerte | undefined =>
  roh[frage.id] as Fragewerte | undefined // what the page has read or noted itself

const entwurfsseite = (fragen: readonly Fragedefinition[]): Entwurfsseite<Befragung> => ({
  lesen: ({ antworten }) => werteVon(fragen, antworten),
  schreiben: (roh) => (befragung) => {
    const neue = fragen.flatMap((frage) => {
      const werte = mitWerten(roh, frage)
      return werte === undefined ? [] : [[frage.id, antwortAus(frage, werte)] as const]
    })
    return { ...befragung, antworten: { ...befragung.antworten, ...Object.fromEntries(neue) } }
  },
  unlesbar: (roh) =>
    fragen.flatMap((frage) => {
      const werte = mitWerten(roh, frage)
      return werte === undefined ? [] : unhaltbar(frage, werte).map(({ pfad }) => pfad)
    }),
})

/** What the draft of a questionnaire is made of: its pages, each with the fields of its questions. */
export const bauplan = (definition: Definition): Bauplan<Befragung> => {
  const gebaute = new Map<string, Entwurfsseite<Befragung>>()
  const bauen = (name: string) => {
    const fragen = fragenAuf(definition, name)
    return fragen.length === 0 ? undefined : entwurfsseite(fragen)
  }
  return {
    seite: (name) => {
      const seite = gebaute.get(name) ?? bauen(name)
      if (seite) gebaute.set(name, seite)
      return seite
    },
  }
}
