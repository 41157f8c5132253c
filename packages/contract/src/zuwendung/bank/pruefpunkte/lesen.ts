import { liegtIn } from '../../../formular/pfad.ts'
import type { Stellenpfad } from '../../../formular/tafel.ts'
import type { Pruefsummen } from '../../antrag/aenderungen/aenderungen.ts'
import { andersErrechnet, unterschiede } from '../../antrag/angaben/stellen.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import { UNTERLAGEN_JE_MASCHINE } from '../../kern/antragsformular/gegenstaende.ts'
import { alleDateien, dateiOrte, type DateiOrt } from '../../antrag/angaben/dateiorte.ts'

/**
 * What a point reads: places as stellen.ts names them, with `*` for each item ('foerdergegenstaende.*.anzahl'), and
 * kinds of files, those of the form and those of each machine.
 */
export type Gelesen = { readonly stellen: readonly string[]; readonly dokumente: readonly string[] }

const JE_GEGENSTAND = /^foerdergegenstaende\.[^.]*\./
const GEGENSTAENDE = 'foerdergegenstandSeiten'

/** Whether a place is what a pattern names, or lies in it. The list of items means which ones there are, nothing in it. */
export const istGemeint = (stelle: Stellenpfad, muster: string): boolean =>
  muster === GEGENSTAENDE
    ? stelle === muster
    : liegtIn(stelle.replace(JE_GEGENSTAND, 'foerdergegenstaende.*.'), muster)

const dateistelle = (art: string, stelle: Stellenpfad): boolean =>
  stelle === `dokumente.${art}` || (JE_GEGENSTAND.test(stelle) && stelle.endsWith(`.${art}`))

/** Whether a point reads a place. Which items there are concerns every point that reads something of them. */
export const liestStelle = ({ stellen, dokumente }: Gelesen, stelle: Stellenpfad): boolean => {
  if (stelle === GEGENSTAENDE)
    return (
      stellen.some((muster) => muster === GEGENSTAENDE || JE_GEGENSTAND.test(muster)) ||
      UNTERLAGEN_JE_MASCHINE.some((art) => dokumente.includes(art))
    )
  return (
    stellen.some((muster) => istGemeint(stelle, muster)) || dokumente.some((art) => dateistelle(art, stelle))
  )
}

/** The files of a form that a point reads, in the order of its kinds: what proves it comes first. */
export const geleseneDateien = ({ dokumente }: Gelesen, formular: AntragFormular): DateiOrt[] => {
  const jeArt = Map.groupBy(dateiOrte(formular), ({ pfad }) => pfad.slice(pfad.lastIndexOf('.') + 1))
  return dokumente.flatMap((art) => jeArt.get(art) ?? [])
}

/** The form with its files named by their bytes: the same file sent again is no change, nor is another order. */
const nachInhalt = (formular: AntragFormular, summen: Pruefsummen): AntragFormular => {
  const namen = new Map(alleDateien(formular).map(({ uuid }) => [uuid, summen.get(uuid) ?? uuid]))
  const ersetzt = (wert: unknown): unknown => {
    if (Array.isArray(wert)) return dateienZuerst(wert.map(ersetzt))
    if (typeof wert !== 'object' || wert === null) return wert
    const uuid = 'uuid' in wert && typeof wert.uuid === 'string' ? namen.get(wert.uuid) : undefined
    return uuid === undefined
      ? Object.fromEntries(Object.entries(wert).map(([name, inneres]) => [name, ersetzt(inneres)]))
      : { uuid }
  }
  return {
    ...formular,
    dokumente: ersetzt(formular.dokumente) as AntragFormular['dokumente'], // the same members, with other names of files
    foerdergegenstandSeiten: ersetzt(
      formular.foerdergegenstandSeiten,
    ) as AntragFormular['foerdergegenstandSeiten'], // as above
  }
}

const istDatei = (wert: unknown): wert is { readonly uuid: string } =>
  typeof wert === 'object' && wert !== null && Object.keys(wert).join() === 'uuid'

/** Lists of files in the order of their bytes; every other list as it is. */
const dateienZuerst = (liste: readonly unknown[]): readonly unknown[] =>
  liste.every(istDatei) ? liste.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1)) : liste

/** The places at which one submission says something else than another one, computed ones included. */
export const geaenderteStellen = (
  frueher: AntragFormular,
  spaeter: AntragFormular,
  summen: Pruefsummen,
): Stellenpfad[] => {
  const [a, b] = [nachInhalt(frueher, summen), nachInhalt(spaeter, summen)]
  return [...new Set([...unterschiede(a, b), ...andersErrechnet(a, b)])]
}
