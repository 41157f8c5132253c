import { nachAlphabet } from '@foerderportal/contract/shared/alphabet'
import type { Bankperson } from '@foerderportal/contract/nutzer/bank/schema'
import {
  ANTRAGSTELLER_ART_TEXT,
  ANTRAGSTELLER_ARTEN,
  RECHTSFORM_TEXT,
  RECHTSFORMEN,
} from '@foerderportal/contract/unternehmen/werte/enums'
import { programmName, rundeMitProgramm } from '@foerderportal/contract/zuwendung/kern/programm/programmName'
import type { VorratAuswahl } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import {
  AM_ZUG,
  AM_ZUG_TEXT,
  HINWEIS_TEXT,
  HINWEISE,
  STAENDE,
  STAND_ANZEIGE,
} from '@foerderportal/contract/zuwendung/bank/vorrat/stand'
import { ZUGEWIESEN } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import type { Filterfeld } from '../suche.ts'
import { LAENDER } from './laender.ts'

/** What the server knows that filters can be set to. */
export type Auswaehlbar = VorratAuswahl & { readonly personen: readonly Pick<Bankperson, 'sub' | 'name'>[] }

export type Wahl = { readonly wert: string; readonly text: string }

/** A filter of the list: what it is called, which fields of the address it has, and what it can be set to. */
export type Filter = {
  readonly text: string
  /** Shown as long as nothing is set, too. */
  readonly immer?: true
} & (
  | {
      readonly art: 'mehrere'
      readonly feld: Filterfeld
      readonly wahl: (auswahl: Auswaehlbar) => readonly Wahl[]
    }
  | {
      readonly art: 'bereich'
      readonly typ: 'betrag' | 'tag'
      readonly felder: readonly [Filterfeld, Filterfeld]
    }
  | { readonly art: 'frist'; readonly feld: Filterfeld }
)

const aus = <K extends string>(werte: readonly K[], text: (wert: K) => string): Wahl[] =>
  werte.map((wert) => ({ wert, text: text(wert) }))

const programme = ({ kategorien, runden }: Auswaehlbar): Wahl[] =>
  aus([...new Set([...kategorien, ...runden].map(({ programm }) => programm))], programmName).toSorted(
    (a, b) => nachAlphabet(a.text, b.text),
  )

/** In the order of the chips. */
export const FILTER: readonly Filter[] = [
  { art: 'mehrere', feld: 'programm', text: 'Programm', wahl: programme },
  {
    art: 'mehrere',
    feld: 'runde',
    text: 'Runde',
    wahl: ({ runden }) =>
      runden.map(({ guid, programm, bezeichnung }) => ({
        wert: guid,
        text: rundeMitProgramm(bezeichnung, programm),
      })),
  },
  {
    art: 'mehrere',
    feld: 'kategorie',
    text: 'Kategorie',
    wahl: ({ kategorien }) =>
      kategorien.map(({ programm, code }) => ({ wert: code, text: `${programmName(programm)} ${code}` })),
  },
  {
    art: 'mehrere',
    feld: 'zugewiesen',
    text: 'Bei',
    wahl: ({ personen }) => [
      { wert: ZUGEWIESEN.ich, text: 'mir' },
      { wert: ZUGEWIESEN.niemand, text: 'niemandem' },
      ...personen.map(({ sub, name }) => ({ wert: sub, text: name })),
    ],
  },
  {
    art: 'mehrere',
    feld: 'amZug',
    text: 'Am Zug',
    immer: true,
    wahl: () => aus(AM_ZUG, (wert) => AM_ZUG_TEXT[wert]),
  },
  {
    art: 'mehrere',
    feld: 'stand',
    text: 'Stand',
    immer: true,
    wahl: () => aus(STAENDE, (wert) => STAND_ANZEIGE[wert].wort),
  },
  { art: 'frist', feld: 'fristBis', text: 'Frist bis', immer: true },
  { art: 'bereich', typ: 'betrag', felder: ['betragVon', 'betragBis'], text: 'Betrag', immer: true },
  { art: 'bereich', typ: 'tag', felder: ['eingangVon', 'eingangBis'], text: 'Eingang' },
  {
    art: 'mehrere',
    feld: 'hinweis',
    text: 'Hinweis',
    wahl: () => aus(HINWEISE, (wert) => HINWEIS_TEXT[wert]),
  },
  {
    art: 'mehrere',
    feld: 'antragstellerArt',
    text: 'Antragstellerart',
    wahl: () => aus(ANTRAGSTELLER_ARTEN, (wert) => ANTRAGSTELLER_ART_TEXT[wert]),
  },
  {
    art: 'mehrere',
    feld: 'rechtsform',
    text: 'Rechtsform',
    wahl: () => aus(RECHTSFORMEN, (wert) => RECHTSFORM_TEXT[wert]),
  },
  { art: 'mehrere', feld: 'land', text: 'Land', wahl: () => LAENDER },
]

/** The fields of the address that a filter has. */
export const felderVon = (filter: Filter): readonly Filterfeld[] =>
  filter.art === 'bereich' ? filter.felder : [filter.feld]
