import type { Step } from '@foerderportal/flow/flow'
import { prune } from '@foerderportal/flow/prune'
import { FRAGEBOGEN_STELLE, fragebogenFehlt } from '../../fragebogen/antragStelle.ts'
import { formularPruefen, type Formularflow, type Formularseite } from '../../formular/flow.ts'
import { eigeneFelder, felderVon } from '../../formular/tafel.ts'
import type { Feldfehler } from '../../shared/problem.ts'
import { mitMoorflaeche } from '../kern/antragsformular/moorflaeche.ts'
import { kann, type Faehigkeit } from '../kern/programm/faehigkeiten.ts'
import type { AntragFormular } from '../kern/antragsformular/formular.ts'
import { foerdergegenstaendePruefen } from './pruefung/gegenstandPruefen.ts'
import { groessePruefen } from './pruefung/groessePruefen.ts'
import { kategorieTeile, kategorieVonPfad } from './pruefung/kategorieTeile.ts'
import { istLeer } from '../../formular/leer.ts'
import { luecken } from '../../formular/werte.ts'
import { valueAt } from '@foerderportal/values/path'
import {
  antragstellerPruefen,
  deMinimisPruefen,
  dokumentePruefen,
  finanzierungPruefen,
  moorflaechePruefen,
  zeichnungPruefen,
  type Pruefung,
} from './pruefung/pruefung.ts'
import type { AntragDaten } from './schema.ts'
import { unternehmenPruefen } from './pruefung/unternehmenPruefen.ts'
import { zeilenAuf, type Seitenname } from './tafel/tafel.ts'

export type AntragSeite = Formularseite<AntragDaten>

const nichtsWeiter: Pruefung = () => []

/** A page with its answers from the table; `weiteres`: what there is to check besides that each is given. */
const seite = (path: Seitenname, titel: string, weiteres = nichtsWeiter): AntragSeite => {
  const eigene = eigeneFelder(zeilenAuf(path)).map((pfad) => pfad.split('.'))
  const pruefen: Pruefung = (daten) => [...luecken(zeilenAuf(path), daten), ...weiteres(daten)]
  return {
    path,
    titel,
    felder: felderVon(zeilenAuf(path)),
    pruefen,
    isStarted: ({ formular }) => eigene.some((pfad) => !istLeer(valueAt(formular, pfad))),
    isComplete: (daten) => pruefen(daten).length === 0,
  }
}

export const ANTRAG_SEITEN = {
  unternehmen: seite('unternehmen', 'Unternehmen', unternehmenPruefen),
  antragsteller: seite('antragsteller', 'Antragsteller', antragstellerPruefen),
  groesse: seite('groesse', 'Unternehmensgröße', groessePruefen),
  deMinimis: seite('deMinimis', 'De-minimis-Beihilfen', deMinimisPruefen),
  /** An overview; what is applied for in a category is asked on a page of its own. */
  foerdergegenstaende: {
    ...seite('foerdergegenstaende', 'Fördergegenstände', foerdergegenstaendePruefen),
    parts: kategorieTeile,
    teilZu: kategorieVonPfad,
  },
  moorflaechen: seite('moorflaechen', 'Moorflächen', moorflaechePruefen),
  finanzierung: seite('finanzierung', 'Finanzierung', finanzierungPruefen),
  dokumente: seite('dokumente', 'Dokumente', dokumentePruefen),
  /** Answered on pages of its own; here it is opened, and stands done when it is finished (S8-02). */
  fragebogen: {
    path: FRAGEBOGEN_STELLE,
    titel: 'Fragebogen',
    felder: [FRAGEBOGEN_STELLE],
    pruefen: ({ kontext }) => fragebogenFehlt(kontext.fragebogen),
    isStarted: ({ kontext }) => kontext.fragebogen?.stand === 'IN_ARBEIT',
    isComplete: ({ kontext }) => fragebogenFehlt(kontext.fragebogen).length === 0,
  },
  zeichnung: seite('zeichnung', 'Ansprechperson und Unterschrift', zeichnungPruefen),
  /** Shows all answers; done when all pages before it are. */
  zusammenfassung: {
    path: 'zusammenfassung',
    titel: 'Zusammenfassung',
    felder: [],
    pruefen: () => [],
    isStarted: () => false,
    isComplete: (daten) => antragPruefen(daten.formular, daten.kontext).length === 0,
  },
} satisfies Record<string, AntragSeite>

export type AntragSeitenName = keyof typeof ANTRAG_SEITEN

const mit =
  (faehigkeit: Faehigkeit) =>
  ({ formular }: AntragDaten): boolean =>
    kann(formular.produktgruppenDaten, faehigkeit)

const finanzierungOderDokumente = [
  { guard: mit('MitFinanzierungsplan'), target: 'finanzierung' },
  { target: 'dokumente' },
] as const

/** The wizard of a grant application as data; the address of a page is its step. */
export const antragFlow: Formularflow<AntragDaten, AntragSeitenName> = {
  start: 'unternehmen',
  pages: ANTRAG_SEITEN,
  transitions: {
    unternehmen: 'antragsteller',
    antragsteller: 'groesse',
    groesse: [{ guard: mit('MitDeMinimis'), target: 'deMinimis' }, { target: 'foerdergegenstaende' }],
    deMinimis: 'foerdergegenstaende',
    foerdergegenstaende: [
      {
        guard: (d) => mit('MitMoorflaeche')(d) && mitMoorflaeche(d.formular.foerdergegenstandSeiten),
        target: 'moorflaechen',
      },
      ...finanzierungOderDokumente,
    ],
    moorflaechen: finanzierungOderDokumente,
    finanzierung: 'dokumente',
    dokumente: [
      { guard: ({ kontext }) => kontext.fragebogen?.verlangt === true, target: 'fragebogen' },
      { target: 'zeichnung' },
    ],
    fragebogen: 'zeichnung',
    zeichnung: 'zusammenfassung',
    zusammenfassung: null,
  },
}

/** Everything that keeps an application from being sent, in the order of the pages; browser and server ask the same. */
export const antragPruefen = (formular: AntragFormular, kontext: AntragDaten['kontext']): Feldfehler[] =>
  formularPruefen(antragFlow, { formular, kontext })

/** Where the applicant can be: a page, or the page of a category. */
export type AntragSchritt = Step<AntragSeitenName>

/** The form without answers to questions that are no longer asked: what is sent and kept. */
export const antragBereinigen = (formular: AntragFormular, kontext: AntragDaten['kontext']): AntragFormular =>
  prune(antragFlow, { formular, kontext }, formular)
