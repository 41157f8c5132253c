import type { Part } from '@foerderportal/flow/flow'
import type { Formularflow, Formularseite } from '../../formular/flow.ts'
import type { AuszahlungDaten } from './daten.ts'
import { auszahlungPruefen } from './pruefung/pruefung.ts'
import { LISTE } from './pruefung/stellen.ts'
import { gegenstandTitel } from '../gegenstandTitel.ts'

export const GEGENSTAND_VORSILBE = 'gegenstand-'

/** The end of the address at which an item has its page. */
export const gegenstandPfad = (nr: number): string => `${GEGENSTAND_VORSILBE}${nr}`

/** The item to which an answer or error below the list belongs; undefined for those of none. */
const gegenstandVonPfad = ({ formular }: AuszahlungDaten, pfad: string): string | undefined => {
  const [liste, stelle] = pfad.split('.')
  if (liste !== LISTE || stelle === undefined) return undefined
  return formular.verwendungsnachweise?.[Number(stelle)]?.foerdergegenstandId ?? undefined
}

const status = (belegt: boolean, fehlerhaft: boolean): Part['status'] => {
  if (!belegt) return 'offen'
  return fehlerhaft ? 'inArbeit' : 'erledigt'
}

/** The pages below the overview: each item that still has a rest, and each that the form has an invoice for. */
const gegenstandTeile = (daten: AuszahlungDaten): readonly Part[] => {
  const belegt = new Set((daten.formular.verwendungsnachweise ?? []).map((n) => n.foerdergegenstandId))
  const fehlerhaft = new Set(auszahlungPruefen(daten).map(({ pfad }) => gegenstandVonPfad(daten, pfad)))
  return daten.kontext.gegenstaende
    .filter(({ restBetrag, foerdergegenstand: { id } }) => restBetrag > 0 || belegt.has(id))
    .map((gegenstand) => {
      const { id, nr } = gegenstand.foerdergegenstand
      return {
        id,
        path: gegenstandPfad(nr),
        titel: gegenstandTitel(gegenstand),
        status: status(belegt.has(id), fehlerhaft.has(id)),
        onWay: belegt.has(id),
      }
    })
}

type Seite = Formularseite<AuszahlungDaten>

const gegenstaende: Seite = {
  path: 'gegenstaende',
  titel: 'Wofür beantragen Sie Geld?',
  felder: [LISTE],
  pruefen: auszahlungPruefen,
  isStarted: ({ formular }) => (formular.verwendungsnachweise ?? []).length > 0,
  isComplete: (daten) => auszahlungPruefen(daten).length === 0,
  parts: gegenstandTeile,
  teilZu: gegenstandVonPfad,
}

const zusammenfassung: Seite = {
  path: 'zusammenfassung',
  titel: 'Zusammenfassung',
  felder: [],
  pruefen: () => [],
  isStarted: () => false,
  isComplete: (daten) => auszahlungPruefen(daten).length === 0,
}

export const AUSZAHLUNG_SEITEN = { gegenstaende, zusammenfassung } as const
export type AuszahlungSeitenName = keyof typeof AUSZAHLUNG_SEITEN

/** The wizard of a payout request as data; each item that is paid for has a page of its own below the first. */
export const auszahlungFlow: Formularflow<AuszahlungDaten, AuszahlungSeitenName> = {
  start: 'gegenstaende',
  pages: AUSZAHLUNG_SEITEN,
  transitions: { gegenstaende: 'zusammenfassung', zusammenfassung: null },
}
