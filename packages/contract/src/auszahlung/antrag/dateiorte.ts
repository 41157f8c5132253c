import type { DateiAngabe } from '../../formular/dateien.ts'
import { AUSZAHLUNGSPAPIERE } from '../../zuwendung/bank/pruefpunkte/auszahlungspapiere.ts'
import type { AuszahlungFormular, Verwendungsnachweis } from '../formular.ts'
import { NACHWEIS, nachweisName } from './tafel.ts'

/** A file where a form names it: the path of its field, and what it is for in the words of the screen. */
export type DateiOrt = { readonly pfad: string; readonly wozu: string; readonly datei: DateiAngabe }

const frageZu = (feld: string): string => NACHWEIS.find(({ pfad }) => pfad === feld)?.frage ?? 'Datei'

const wozu = (feld: string, n: Verwendungsnachweis): string =>
  feld === 'rechnungen'
    ? nachweisName(n) || 'Rechnung'
    : `${frageZu(feld)} zu ${nachweisName(n) || 'Rechnung'}`

/** Every file that the form names, with its place. */
export const dateiOrte = ({ verwendungsnachweise }: AuszahlungFormular): DateiOrt[] =>
  (verwendungsnachweise ?? []).flatMap((n, i) =>
    AUSZAHLUNGSPAPIERE.flatMap((feld) =>
      (n[feld] ?? []).map((datei) => ({
        pfad: `verwendungsnachweise.${i}.${feld}`,
        wozu: wozu(feld, n),
        datei,
      })),
    ),
  )
