import { liegtIn } from '../../../formular/pfad.ts'
import { alleZeilen, stellenVon, zeileAn, type Stellenpfad } from '../../../formular/tafel.ts'
import type { DateiAngabe } from '../../../formular/dateien.ts'
import {
  andersErrechnet,
  antwortInWorten,
  seiteVon,
  stelleInWorten,
  unterschiede,
  wertAn,
} from '../angaben/stellen.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import { TAFEL } from '../tafel/tafel.ts'
import type { Aenderung, Aenderungsgruppe } from './schema.ts'

/** A place that the bank named between the two submissions, and why. */
export type Nachgefordert = { readonly pfad: Stellenpfad; readonly grund: string }

/** SHA-256 of the bytes of each file that one of the forms names, by its guid. */
export type Pruefsummen = ReadonlyMap<string, string>

/** Two submissions of one application, the earlier one first, and what was asked between them. */
export type Vergleich = {
  readonly vorher: AntragFormular
  readonly nachher: AntragFormular
  readonly nachgefordert: readonly Nachgefordert[]
  readonly pruefsummen: Pruefsummen
}

type Roh = { readonly stelle: Stellenpfad; readonly errechnet: boolean }

const dateienAn = (formular: AntragFormular, stelle: Stellenpfad): DateiAngabe[] | null => {
  if (zeileAn(TAFEL, formular, stelle)?.art.art !== 'dateien') return null
  const wert = wertAn(formular, stelle)
  return Array.isArray(wert) ? (wert as DateiAngabe[]) : [] // the row says that files stand there
}

const inhalte = (dateien: readonly DateiAngabe[], summen: Pruefsummen): string =>
  dateien
    .map(({ uuid }) => summen.get(uuid) ?? uuid)
    .toSorted()
    .join()

const dateienZu = (
  { vorher, nachher, pruefsummen }: Vergleich,
  stelle: Stellenpfad,
): Aenderung['dateien'] => {
  const [a, b] = [dateienAn(vorher, stelle), dateienAn(nachher, stelle)]
  if (a === null && b === null) return null
  const kurz = (dateien: readonly DateiAngabe[] | null) =>
    (dateien ?? []).map(({ uuid, dateiname }) => ({
      uuid,
      dateiname: dateiname ?? 'Datei',
      sha256: pruefsummen.get(uuid) ?? null,
    }))
  return { vorher: kurz(a), nachher: kurz(b) }
}

/** The same bytes were there before: whoever has read them need not read them again. */
const istDieselbe = ({ vorher, nachher, pruefsummen }: Vergleich, stelle: Stellenpfad): boolean => {
  const [a, b] = [dateienAn(vorher, stelle), dateienAn(nachher, stelle)]
  return a !== null && b !== null && a.length > 0 && inhalte(a, pruefsummen) === inhalte(b, pruefsummen)
}

const genannt = ({ nachgefordert }: Vergleich, stelle: Stellenpfad): Nachgefordert | undefined =>
  nachgefordert.findLast(({ pfad }) => liegtIn(stelle, pfad))

const gruppeVon = (vergleich: Vergleich, { stelle, errechnet }: Roh, gleich: boolean): Aenderungsgruppe => {
  if (errechnet) return 'ERRECHNET'
  if (seiteVon(stelle) === 'unternehmen') return 'UNTERNEHMEN'
  if (genannt(vergleich, stelle) === undefined) return 'MIT_GEAENDERT'
  return gleich ? 'UNVERAENDERT' : 'NACHGEFORDERT'
}

const zeile = (vergleich: Vergleich, roh: Roh, geaendert: boolean): Aenderung => {
  const { vorher, nachher } = vergleich
  const { stelle } = roh
  const dieselbeDatei = istDieselbe(vergleich, stelle)
  return {
    stelle,
    // An item that was taken out has its words in the earlier form only.
    frage: stelleInWorten(wertAn(nachher, stelle) === undefined ? vorher : nachher, stelle),
    gruppe: gruppeVon(vergleich, roh, !geaendert || dieselbeDatei),
    grund: genannt(vergleich, stelle)?.grund ?? null,
    vorher: antwortInWorten(vorher, stelle),
    nachher: antwortInWorten(nachher, stelle),
    dateien: dateienZu(vergleich, stelle),
    dieselbeDatei,
  }
}

/** The groups in which differences are shown, in this order. */
const REIHENFOLGE: Record<Aenderungsgruppe, number> = {
  NACHGEFORDERT: 0,
  UNVERAENDERT: 1,
  MIT_GEAENDERT: 2,
  UNTERNEHMEN: 3,
  ERRECHNET: 4,
}

/**
 * What two submissions say differently, place by place in the order of the questions, and what was asked and stayed as
 * it was: whoever asked sees at once what came of it (S9-03).
 */
export const aenderungenFinden = (vergleich: Vergleich): Aenderung[] => {
  const { vorher, nachher, nachgefordert } = vergleich
  const gegeben = unterschiede(vorher, nachher).map((stelle) => ({ stelle, errechnet: false }))
  const errechnet = andersErrechnet(vorher, nachher).map((stelle) => ({ stelle, errechnet: true }))
  const stumm = nachgefordert.filter(({ pfad }) => !gegeben.some(({ stelle }) => liegtIn(stelle, pfad)))
  const unveraendert = [...new Set(stumm.map(({ pfad }) => pfad))].map((stelle) => ({
    stelle,
    errechnet: false,
  }))
  return [
    ...[...gegeben, ...errechnet].map((roh) => zeile(vergleich, roh, true)),
    ...unveraendert.map((roh) => zeile(vergleich, roh, false)),
  ].toSorted((a, b) => REIHENFOLGE[a.gruppe] - REIHENFOLGE[b.gruppe])
}

/** How many places a form has in which something could have changed. */
export const stellenZaehlen = (formular: AntragFormular): number =>
  stellenVon(alleZeilen(TAFEL), formular).length
