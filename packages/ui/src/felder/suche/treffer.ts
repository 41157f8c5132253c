import { schlicht, SCHREIBWEISEN } from '@foerderportal/values/suche/schlicht'

export type Treffer = {
  /** What the form keeps. */
  wert: string
  /** What is read and searched. */
  text: string
  /** A second, smaller line that tells equal texts apart. */
  zusatz?: string | undefined
  /** The heading below which it stands; lists with headings are shown whole, in their order. */
  gruppe?: string | undefined
  /** What a field for any text takes over, where that is not what is read. */
  feldtext?: string | undefined
  /** The words by which it was found, set in bold. */
  worte?: readonly string[] | undefined
}

const worteVon = (text: string): string[] => text.split(/[\s,;]+/).filter((wort) => schlicht(wort) !== '')

const istGruppiert = (liste: readonly Treffer[]): boolean => liste.some(({ gruppe }) => gruppe !== undefined)

/** More hits are not shown: nobody looks through them, whoever sees this many types on. */
export const HOECHSTENS = 40

/** The hits that are shown; headings let one look through many. */
export const gezeigte = (treffer: readonly Treffer[]): readonly Treffer[] =>
  istGruppiert(treffer) ? treffer : treffer.slice(0, HOECHSTENS)

/** Hits below their headings, each with its number among all of them. */
export const gruppen = (treffer: readonly Treffer[]) => [
  ...Map.groupBy(
    treffer.map((einer, stelle) => ({ ...einer, stelle })),
    ({ gruppe }) => gruppe,
  ),
]

/**
 * The entries in which words begin with those that were typed, in any order; what begins with all of it as typed comes first.
 * Nothing typed finds all of them, signs alone none.
 */
export function trefferIn<T extends Treffer>(liste: readonly T[], eingabe: string): T[] {
  if (eingabe.trim() === '') return [...liste]
  const [ganz, einzeln] = [schlicht(eingabe), worteVon(eingabe)]
  if (ganz === '') return []
  const anfaenge = einzeln.map((wort) => ` ${schlicht(wort)}`)
  const beginnt = ({ text }: Treffer) => schlicht(text).startsWith(ganz)
  const worte = [eingabe.trim(), ...einzeln]
  const gefunden = liste
    .filter(({ text, gruppe = '' }) => {
      const form = ` ${schlicht(text)} ${schlicht(gruppe)}`
      return anfaenge.every((anfang) => form.includes(anfang))
    })
    .map((treffer) => ({ ...treffer, worte }))
  if (istGruppiert(liste)) return gefunden
  return [...gefunden.filter(beginnt), ...gefunden.filter((treffer) => !beginnt(treffer))]
}

/** The entry whose text is exactly what was typed, apart from case, accents and how umlauts are typed; 'Au' is not 'Aue'. */
export const genauerTreffer = (liste: readonly Treffer[], eingabe: string): Treffer | undefined =>
  liste.find((treffer) => SCHREIBWEISEN.some((wie) => wie(treffer.text) === wie(eingabe)))

/** How far from `ab` on the text reads as `wort`, however either is spelt (half an ß is one); undefined: it does not. */
const reichweite = (text: string, ab: number, wort: string): number | undefined => {
  for (let bis = ab + 1; bis <= text.length; bis++) {
    // A mark that follows belongs to its letter.
    if (/^\p{M}/u.test(text.slice(bis))) continue
    if (schlicht(text.slice(ab, bis)).startsWith(wort)) return bis
  }
  return undefined
}

/** `ab`: where it stands in the text. */
export type Stueck = { ab: number; text: string; gesucht: boolean }

/** A text cut into what was typed, at the beginnings of its words, and what was not. */
export function zerlegen(text: string, worte: readonly string[] = []): Stueck[] {
  const gesuchte = worte.map(schlicht).filter((wort) => wort !== '')
  const stuecke: Stueck[] = []
  let offen = 0
  for (const { index } of text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)) {
    if (index < offen) continue
    const enden = gesuchte.flatMap((wort) => reichweite(text, index, wort) ?? [])
    if (enden.length === 0) continue
    const bis = Math.max(...enden)
    if (index > offen) stuecke.push({ ab: offen, text: text.slice(offen, index), gesucht: false })
    stuecke.push({ ab: index, text: text.slice(index, bis), gesucht: true })
    offen = bis
  }
  return offen < text.length ? [...stuecke, { ab: offen, text: text.slice(offen), gesucht: false }] : stuecke
}
