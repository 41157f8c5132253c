import { isObject } from '@foerderportal/values/object'
import { valueAt, withValueAt } from '@foerderportal/values/path'
import { dokumentTitel, istDokumentArt } from '../formular/dokumentArten.ts'
import type { Foerdergegenstand } from '../formular/foerdergegenstand.ts'
import type { AntragFormular } from '../formular/formular.ts'
import { FRAGEN, FRAGEN_GEGENSTAND } from '../formular/fragen.ts'
import { gegenstaendeIn, gegenstandName } from '../formular/gegenstaende.ts'

/**
 * A place of a form, as a path: 'produktgruppenDaten.umsatz', 'dokumente.registerauszug'. A field of an item is named
 * by the item's id ('foerdergegenstaende.<id>.anbieter'): its place in the list can shift.
 */
export type Stellenpfad = string

const GEGENSTAND = /^foerdergegenstaende\.([^.]+)\.([^.]*)$/

/** The place of an item's field. */
export const gegenstandStelle = (id: string | null | undefined, feld: string): Stellenpfad =>
  `foerdergegenstaende.${id ?? ''}.${feld}`

/** Id and field of an item's place; undefined for every other one. */
export const alsGegenstand = (stelle: Stellenpfad): { id: string; feld: string } | undefined => {
  const [, id, feld] = GEGENSTAND.exec(stelle) ?? []
  return id !== undefined && feld !== undefined ? { id, feld } : undefined
}

/** What the form says at a place. */
export const wertAn = (formular: AntragFormular, stelle: Stellenpfad): unknown => {
  const gegenstand = alsGegenstand(stelle)
  if (gegenstand === undefined) return valueAt(formular, stelle.split('.'))
  const gemeint = gegenstaendeIn(formular.foerdergegenstandSeiten).find(({ id }) => id === gegenstand.id)
  return valueAt(gemeint, [gegenstand.feld])
}

/** The form with another value at a place; an item that it does not have stays away. */
export const mitWert = (formular: AntragFormular, stelle: Stellenpfad, wert: unknown): AntragFormular => {
  const gegenstand = alsGegenstand(stelle)
  // What it goes through keeps its form; what the value is, the schema of the call judges.
  if (gegenstand === undefined) return withValueAt(formular, stelle.split('.'), wert) as AntragFormular
  const { id, feld } = gegenstand
  return {
    ...formular,
    foerdergegenstandSeiten: formular.foerdergegenstandSeiten?.map((seite) => ({
      ...seite,
      foerdergegenstaende: seite.foerdergegenstaende?.map((g) => (g.id === id ? { ...g, [feld]: wert } : g)),
    })),
  }
}

/** One way to write what means the same: no answer is no answer, a file is its uuid, names have no order. */
const normal = (wert: unknown): unknown => {
  if (wert === undefined || wert === '' || (Array.isArray(wert) && wert.length === 0)) return null
  if (Array.isArray(wert)) return wert.map(normal)
  if (!isObject(wert)) return wert
  if (typeof wert['uuid'] === 'string') return wert['uuid']
  const namen = Object.keys(wert).filter((name) => normal(wert[name]) !== null)
  return namen.length === 0 ? null : namen.toSorted().map((name) => [name, normal(wert[name])])
}

/** Whether two values of a place mean the same. */
export const istGleich = (a: unknown, b: unknown): boolean =>
  JSON.stringify(normal(a)) === JSON.stringify(normal(b))

const inWorten = <K extends string>(tabelle: Readonly<Record<K, string>>, name: string): string | undefined =>
  Object.entries<string>(tabelle).find(([schluessel]) => schluessel === name)?.[1]

const nameVon = (formular: AntragFormular, kennung: string): string => {
  const alle = gegenstaendeIn(formular.foerdergegenstandSeiten)
  const stelle = alle.findIndex(({ id }) => id === kennung)
  const gemeint = alle[stelle]
  return (gemeint && gegenstandName(gemeint)) || `Gegenstand ${stelle + 1}`
}

/** A place in the words of its question: 'Nettopreis für ein Stück (Fendt Vario 724)'. */
export const stelleInWorten = (formular: AntragFormular, stelle: Stellenpfad): string => {
  const gegenstand = alsGegenstand(stelle)
  if (gegenstand) {
    const frage = inWorten(FRAGEN_GEGENSTAND, gegenstand.feld) ?? 'Fördergegenstand'
    return `${frage} (${nameVon(formular, gegenstand.id)})`
  }
  if (stelle === LISTE) return 'Fördergegenstände'
  const art = stelle.replace(/^dokumente\./, '')
  return inWorten(FRAGEN, stelle) ?? (istDokumentArt(art) ? dokumentTitel(art) : 'Angabe')
}

/** What a form holds beside answers: it says who it is, is computed, or only the screen's. */
const KEINE_ANTWORT = new Set([
  'guid',
  'classVersion',
  'fertig',
  'uiStorage',
  'type',
  'id',
  'zuwendungsBetrag',
])

const blaetter = (wert: unknown, pfad: string): [string, unknown][] =>
  isObject(wert) && typeof wert['uuid'] !== 'string'
    ? Object.entries(wert).flatMap(([name, inneres]) =>
        KEINE_ANTWORT.has(name) ? [] : blaetter(inneres, pfad === '' ? name : `${pfad}.${name}`),
      )
    : [[pfad, wert]]

const LISTE = 'foerdergegenstandSeiten'

/** Which items there are, in which class and order: changing it is a change of the list itself. */
const aufbau = ({ foerdergegenstandSeiten }: AntragFormular) =>
  (foerdergegenstandSeiten ?? [])
    .filter((s) => s.foerdergegenstaende?.length)
    .map((s) => [
      s.kategorie,
      s.foerdergegenstandKlasse,
      s.foerdergegenstaende?.map(({ id, type }) => [id, type]),
    ])

const werte = ({ foerdergegenstandSeiten: seiten, ...formular }: AntragFormular): Map<Stellenpfad, unknown> =>
  new Map<Stellenpfad, unknown>([
    ...blaetter(formular, ''),
    [LISTE, aufbau({ ...formular, foerdergegenstandSeiten: seiten })],
  ])

const gegenstandWerte = (g: Foerdergegenstand): Map<Stellenpfad, unknown> =>
  new Map(blaetter(g, `foerdergegenstaende.${g.id ?? ''}`))

const verschieden = (links: ReadonlyMap<Stellenpfad, unknown>, rechts: ReadonlyMap<Stellenpfad, unknown>) =>
  [...new Set([...links.keys(), ...rechts.keys()])].filter(
    (stelle) => !istGleich(links.get(stelle), rechts.get(stelle)),
  )

/** The places at which two forms say something different. An item that only one of them has is a change of the list. */
export const unterschiede = (a: AntragFormular, b: AntragFormular): Stellenpfad[] => {
  const inB = new Map(gegenstaendeIn(b.foerdergegenstandSeiten).map((g) => [g.id, g]))
  const gegenstaende = gegenstaendeIn(a.foerdergegenstandSeiten).flatMap((g) => {
    const anderer = inB.get(g.id)
    return anderer === undefined ? [] : verschieden(gegenstandWerte(g), gegenstandWerte(anderer))
  })
  return [...verschieden(werte(a), werte(b)), ...gegenstaende]
}
