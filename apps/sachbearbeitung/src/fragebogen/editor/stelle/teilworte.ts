import type { Fragetyp } from '@foerderportal/contract/fragebogen/arten'

type Worte = { readonly eines: string; readonly mehrere: string; readonly neu: string }

const ANTWORT: Worte = { eines: 'Antwort', mehrere: 'Antworten', neu: 'Antwort hinzufügen' }

/** What the parts of a question are called, by its kind; two kinds have none. */
export const TEIL_WORTE: Readonly<Record<Fragetyp, Worte>> = {
  AuswahlFrage: ANTWORT,
  MehrfachAuswahlFrage: ANTWORT,
  DezimalFrage: ANTWORT,
  DezimalGruppeFrage: { eines: 'Zahl', mehrere: 'Zahlen', neu: 'Zahl hinzufügen' },
  FreitextFrage: ANTWORT,
  PrioritaetFrage: { eines: 'Punkt', mehrere: 'Punkte', neu: 'Punkt hinzufügen' },
  ProzentualeAufteilungFrage: { eines: 'Anteil', mehrere: 'Anteile', neu: 'Anteil hinzufügen' },
}

export const hatTeile = (type: Fragetyp): boolean => type !== 'DezimalFrage' && type !== 'FreitextFrage'
