import type { Database } from '../../platform/database/database.ts'
import { abstand, abstandZumTeil } from './abstand.ts'
import {
  aehnlicheWorte,
  benanntInPlz,
  inPlz,
  mitWorten,
  nameBeginntMit,
  namenInPlz,
  rangNach,
  rangNachAehnlichkeit,
  strassenFinden,
  type Ausschnitt,
  type Gefunden,
  type Strassensuche,
  type Wortfrage,
  type Wortlage,
} from './adresseRepository.ts'
import type { Suchtext } from './suchtext.ts'
import { stamm } from '../suche/suchworte.ts'
import { varianten } from './varianten.ts'

/** What was found, and by which folded beginnings of words. */
export type Fund = Gefunden & { readonly worte: readonly string[] }

type Versuch = (db: Database, s: Suchtext, seite: Ausschnitt) => Promise<Fund | undefined>

const NICHTS: Fund = { anzahl: 0, strassen: [], worte: [] }

/** Folded words hold letters and digits only, so they need no quoting. */
const beginnende = (worte: readonly string[]): string => worte.map((wort) => `${wort}:*`).join(' & ')

const sucheNach = ({ worte, plz }: Suchtext): Strassensuche['wo'] | undefined => {
  if (plz !== undefined) return inPlz(plz, worte.length === 0 ? undefined : beginnende(worte))
  return worte.length === 0 ? undefined : mitWorten(beginnende(worte))
}

/** So many names that begin with what was typed are enough: nobody looks for the word within others then. */
const GENUG = 20

/**
 * One word, or words that tell little, begin a hundred thousand names: the first ones in the order of names are found at
 * once, all of them only by reading long lists.
 */
const nachName: Versuch = async (db, { worte, text, plz, sagtWenig }, seite) => {
  if (plz !== undefined || text === '' || (worte.length > 1 && !sagtWenig)) return undefined
  const gefunden = await strassenFinden(db, { wo: nameBeginntMit(text), rang: rangNach(text, text) }, seite)
  return gefunden.anzahl >= GENUG ? { ...gefunden, worte } : undefined
}

const nachWorten: Versuch = async (db, s, seite) => {
  const wo = sucheNach(s)
  if (wo === undefined) return NICHTS
  const rang = rangNach(s.text, s.worte[0] ?? '')
  return { ...(await strassenFinden(db, { wo, rang }, seite)), worte: s.worte }
}

/** 'Ebertstr' is 'Friedrich-Ebert-Str.'; a lonely number may be no postal code. */
const lockern: Versuch = async (db, s, seite) => {
  const worte = s.worte.filter((wort) => !/^\d/.test(wort)).map((wort) => stamm(wort))
  const anders = worte.join() !== s.worte.join() && (worte.length > 0 || s.plz !== undefined)
  return anders ? nachWorten(db, { ...s, worte }, seite) : undefined
}

/** Swapped digits: street and place say enough without them. */
const ohnePlz: Versuch = async (db, s, seite) =>
  s.plz === undefined || s.worte.length < 2 ? undefined : nachWorten(db, { ...s, plz: undefined }, seite)

/** A shorter name lies in every second text. */
const KUERZESTER_NAME = 4
const LANGER_NAME = 8
const NAMEN_HOECHSTENS = 20
/** An address is not longer; every name is looked for at every place of it. */
const LAENGSTE_ADRESSE = 100

const ohneLuecken = (text: string): string => text.replaceAll(' ', '')

/** Names that lie somewhere in what was typed but for one slip, or two in long ones; its end may be missing. */
const aehnlicheNamen = (namen: readonly string[], text: string): readonly string[] => {
  const getippt = ohneLuecken(text).slice(0, LAENGSTE_ADRESSE)
  return namen
    .map((norm) => ({ norm, name: ohneLuecken(norm).slice(0, getippt.length) }))
    .filter(({ name }) => name.length >= KUERZESTER_NAME)
    .map(({ norm, name }) => ({ norm, laenge: name.length, slips: abstandZumTeil(name, getippt) }))
    .filter(({ laenge, slips }) => slips <= (laenge < LANGER_NAME ? 1 : 2))
    .toSorted((a, b) => b.laenge - b.slips - (a.laenge - a.slips))
    .slice(0, NAMEN_HOECHSTENS)
    .map(({ norm }) => norm)
}

/** In one postal code each name can be compared: the place beside it, which streets are named after, misleads nobody then. */
const inDerPlz: Versuch = async (db, { plz, text, worte }, seite) => {
  if (plz === undefined || text === '') return undefined
  const namen = aehnlicheNamen(await namenInPlz(db, plz), text)
  if (namen.length === 0) return undefined
  const gefunden = await strassenFinden(db, benanntInPlz(plz, namen), seite)
  return { ...gefunden, worte: [...worte, ...namen.map(ohneLuecken)] }
}

const KUERZESTES = 3
/** Nobody types longer words or more of them by mistake; each costs some hundred look-ups. */
const LAENGSTES = 40
const MEISTE_WORTE = 10

const nachschlagbar = (worte: readonly string[]): boolean =>
  worte.length > 0 && worte.length <= MEISTE_WORTE && worte.every(({ length }) => length <= LAENGSTES)

const HOECHSTENS = 8

/** Words of up to five letters may hold one slip, longer ones two. */
const gemeint = ({ stamm: wort, nah, aehnlich }: Wortlage): readonly string[] => {
  const erlaubt = wort.length > 5 ? 2 : 1
  const andere = aehnlich
    .map((anderes) => ({ anderes, slips: abstand(wort, anderes) }))
    .filter(({ slips }) => slips <= erlaubt)
    .toSorted((a, b) => a.slips - b.slips)
    .map(({ anderes }) => anderes)
  return [...nah, ...andere].slice(0, HOECHSTENS)
}

/** The ending goes after the slip was mended: it may have been in it ('Walsdtr'). */
const frage = (wort: string): Wortfrage => ({
  stamm: stamm(wort),
  varianten: [...new Set(varianten(wort).map(stamm))],
})

type Gruppe = readonly [wort: string, ...gemeint: string[]]

const mitGruppen = async (
  db: Database,
  { text, plz }: Suchtext,
  gruppen: readonly Gruppe[],
  seite: Ausschnitt,
): Promise<Fund> => {
  const anfrage = gruppen.map((worte) => `(${worte.map((wort) => `${wort}:*`).join(' | ')})`).join(' & ')
  const wo = plz === undefined ? mitWorten(anfrage) : inPlz(plz, anfrage)
  const gefunden = await strassenFinden(db, { wo, rang: rangNachAehnlichkeit(text) }, seite)
  return { ...gefunden, worte: gruppen.flat() }
}

const mitAehnlichen =
  (alle: boolean): Versuch =>
  async (db, s, seite) => {
    const lange = s.worte.filter(({ length }) => length >= KUERZESTES)
    if (!nachschlagbar(lange)) return undefined
    const lagen = await aehnlicheWorte(db, lange.map(frage), alle)
    const gruppen = lagen.map((lage): Gruppe => [lage.stamm, ...gemeint(lage)])
    const anders = gruppen.some((gruppe) => gruppe.length > 1)
    return anders ? mitGruppen(db, s, gruppen, seite) : undefined
  }

/** A word that the directory does not know is one that looks like it; at last, every word may be. */
const unbekannteErsetzen = mitAehnlichen(false)
const alleErsetzen = mitAehnlichen(true)

/** What is tried one after another until something is found; all after the second only for what was typed wrong. */
const VERSUCHE: readonly Versuch[] = [
  nachName,
  nachWorten,
  lockern,
  ohnePlz,
  unbekannteErsetzen,
  inDerPlz,
  alleErsetzen,
]

/** Streets for what was typed; undefined when `abgeloest` says that nobody waits for them any more. */
export const strassenSuchen = async (
  db: Database,
  suchtext: Suchtext,
  seite: Ausschnitt,
  abgeloest: () => boolean,
): Promise<Fund | undefined> => {
  for (const versuch of VERSUCHE) {
    const fund = await versuch(db, suchtext, seite)
    if (abgeloest()) return undefined
    if (fund !== undefined && fund.anzahl > 0) return fund
  }
  return NICHTS
}
