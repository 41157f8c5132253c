import type { AdressAuskunft } from '@foerderportal/contract/verzeichnis/adresseSchema'
import type { Ort } from '@foerderportal/contract/verzeichnis/schema'
import type { Treffer } from '@foerderportal/ui/felder/suche/treffer'

/** What a chosen suggestion fills in; a part that it does not know stays as it is. */
export type Adressteile = {
  readonly plz: string
  readonly ort: string
  readonly hausnummer?: string | undefined
}
export type Adresstreffer = Treffer & { readonly teile: Adressteile }

/** '12', '12 a' or '3-5' behind the words of a street. */
const MIT_NUMMER = /^(.*?\p{L}.*?)\s+(\d{1,4}\s?[a-z]?(?:\s?[-/]\s?\d{1,4}\s?[a-z]?)?)(?=[\s,]|$)/iu

/** The house number in what was typed: '12 a' of 'Dorfstr. 12 a, Flensburg'. 'Straße 12' is the name of a street. */
const hausnummerIn = (eingabe: string): string | undefined => {
  const [, strasse = '', nummer] = MIT_NUMMER.exec(eingabe.trim()) ?? []
  return /^str(\.|a(ß|ss)e)$/i.test(strasse) ? undefined : nummer
}

type Ergebnis = AdressAuskunft['results'][number]

/** Number as the directory spells it, where it has that number. */
const bekannteNummer = (bekannt: readonly string[], getippt: string | undefined): string | undefined => {
  const falten = (nummer: string) => nummer.replaceAll(/\s/g, '').toLowerCase()
  return getippt && (bekannt.find((nummer) => falten(nummer) === falten(getippt)) ?? getippt)
}

const zeile = (...teile: (string | null | undefined)[]): string => teile.filter(Boolean).join(', ')

/** An entry of the directory as a suggestion for somebody who has typed `eingabe` into the line of the street. */
const alsTreffer = (
  { address: { strasse, ort, ortZusatz, ortsteil, plz }, hausnummer: bekannt }: Ergebnis,
  eingabe: string,
  worte: readonly string[],
): Adresstreffer => {
  const hausnummer = strasse === null ? undefined : bekannteNummer(bekannt, hausnummerIn(eingabe))
  const wo = zeile(ort, ortZusatz)
  const ortszeile = zeile(`${plz} ${wo}`, ortsteil)
  return {
    wert: JSON.stringify([strasse, plz, ort, ortZusatz, ortsteil]),
    text: strasse === null ? ortszeile : [strasse, hausnummer].filter(Boolean).join(' '),
    zusatz: strasse === null ? 'Nur der Ort' : ortszeile,
    feldtext: strasse ?? '',
    worte,
    teile: { plz, ort: ort ?? '', hausnummer },
  }
}

/** Suggestions for the line of the street. */
export const adresstreffer = (
  { results, highlightWords }: AdressAuskunft,
  eingabe: string,
): readonly Adresstreffer[] => results.map((ergebnis) => alsTreffer(ergebnis, eingabe, highlightWords))

/** Each place with its postal code once, whatever its parts. */
export const ortstreffer = (
  orte: readonly Ort[],
  worte: readonly string[] = [],
): readonly Adresstreffer[] => {
  const treffer = new Map<string, Adresstreffer>()
  for (const { plz, ort } of orte) {
    const wert = `${plz} ${ort}`
    treffer.set(wert, { wert, text: ort, zusatz: plz, worte, teile: { plz, ort } })
  }
  return [...treffer.values()]
}
