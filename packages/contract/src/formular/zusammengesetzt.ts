import type { Gruppenart, Listenart, Zeile } from './antwort.ts'
import { text } from './arten.ts'
import { isObject, type Fields } from '@foerderportal/values/object'
import { valueAt } from '@foerderportal/values/path'
import type { Feldwerte } from './feldwerte.ts'
import { werteLesen, werteSchreiben, werteUnlesbar } from './werte.ts'

/** In every browser and in Node; the contract is compiled without the types of either. */
declare const crypto: { randomUUID(): string }

const alsObjekt = (wert: unknown): Fields => (isObject(wert) ? wert : {})
const alsListe = (wert: unknown): readonly Fields[] => (Array.isArray(wert) ? wert.filter(isObject) : [])

type Zeilen = readonly Zeile<never>[]
type Sagen = (wert: Fields) => string | null

type Gruppe<Z extends Zeilen> = Omit<Gruppenart<never, Feldwerte<Z>>, 'zeilen'> & { readonly zeilen: Z }

/** An answer of several parts, each with its own row; `sagen` puts them into one text. */
export const gruppe = <const Z extends Zeilen>(
  zeilen: Z,
  sagen: Sagen,
  art: Gruppenart<never>['art'] = 'gruppe',
): Gruppe<Z> => ({
  art,
  zeilen,
  lesen: (roh, bisher) => werteSchreiben(zeilen, alsObjekt(roh), alsObjekt(bisher)),
  unlesbar: (roh, pfad) => werteUnlesbar(zeilen, roh, `${pfad}.`),
  schreiben: (wert) => werteLesen(zeilen, alsObjekt(wert)) as Feldwerte<Z>, // the rows name its members
  sagen: (wert) => (isObject(wert) ? sagen(wert) : null),
  grenze: () => null,
})

const teil = <P extends string>(pfad: P, frage: string, hoechstens: number) => ({
  pfad,
  frage,
  art: text(hoechstens),
})

const teile = (zeilen: readonly Zeile[], wert: Fields): string[] =>
  zeilen.map(({ pfad, art }) => art.sagen(valueAt(wert, [pfad])) ?? '')

const zusammen = (trenner: string, ...worte: readonly string[]): string =>
  worte.filter((wort) => wort !== '').join(trenner)

const ADRESSE = [
  teil('strasse', 'Straße', 100),
  teil('hausnummer', 'Hausnummer', 20),
  teil('plz', 'Postleitzahl', 10),
  teil('ort', 'Ort', 100),
]

/** Street and number, postcode and place. */
export const adresse = () =>
  gruppe(
    ADRESSE,
    (wert) => {
      const [strasse = '', hausnummer = '', plz = '', ort = ''] = teile(ADRESSE, wert)
      return zusammen(', ', zusammen(' ', strasse, hausnummer), zusammen(' ', plz, ort)) || null
    },
    'adresse',
  )

const PERSON = [
  teil('subjectId', 'Konto', 64),
  teil('vorname', 'Vorname', 100),
  teil('nachname', 'Nachname', 100),
  teil('email', 'E-Mail-Adresse', 254),
  teil('telefon', 'Telefon', 50),
]

/** A member of the company. Two of one name are told apart by their addresses. */
export const person = (): Gruppenart<unknown, Feldwerte<typeof PERSON>> => ({
  ...gruppe(
    PERSON,
    (wert) => {
      const [, vorname = '', nachname = '', email = ''] = teile(PERSON, wert)
      return zusammen(', ', zusammen(' ', vorname, nachname), email) || null
    },
    'person',
  ),
  // Somebody is chosen as a whole, with what is known of him; nobody is nobody.
  lesen: (roh) => (valueAt(roh, ['subjectId']) ? { ...alsObjekt(roh) } : null),
})

type Listenangaben<Z, F extends string, I extends boolean> = Pick<Listenart<never>, 'kennung' | 'einer'> & {
  readonly zeilen: (element: Fields) => Z
  readonly fest: readonly F[]
  /** Elements carry an id; in their fields it is called 'kennung', where 'id' is the form library's own. */
  readonly mitId: I
  readonly sagen?: (elemente: readonly Fields[]) => string | null
}

/** An element as its fields show it. */
type Elementwerte<Z extends Zeilen, F extends string, I extends boolean> = Record<F, string> &
  (I extends true ? { kennung: string } : unknown) &
  Feldwerte<Z>

const feste = (namen: readonly string[], element: Fields): Fields =>
  Object.fromEntries(namen.map((name) => [name, element[name] ?? '']))

/** What nobody has a field for stays, but for what is computed anew. */
const ohneErrechnetes = <D>(zeilen: readonly Zeile<D>[], element: Fields): Fields => {
  const errechnete = new Set(zeilen.filter(({ errechnet }) => errechnet).map(({ pfad }) => pfad))
  return Object.fromEntries(Object.entries(element).filter(([name]) => !errechnete.has(name)))
}

type Liste<Z, W> = Omit<Listenart<never, W>, 'zeilen'> & { readonly zeilen: (element: Fields) => Z }

/** Elements with questions of their own, in their order. */
export const liste = <const Z extends Zeilen, F extends string, I extends boolean>({
  zeilen,
  kennung,
  fest,
  mitId,
  einer,
  sagen,
}: Listenangaben<Z, F, I>): Liste<Z, Elementwerte<Z, F, I>> => {
  const gelesen = (roh: Fields, alle: readonly Fields[]): Fields => {
    const kopf = { ...feste(fest, roh), ...(mitId && { id: roh['kennung'] }) }
    const name = kennung(kopf)
    const bisher = name === undefined ? undefined : alle.find((element) => kennung(element) === name)
    return werteSchreiben(zeilen(roh), roh, { ...ohneErrechnetes(zeilen(roh), bisher ?? {}), ...kopf })
  }
  const geschrieben = (element: Fields): Fields => ({
    ...feste(fest, element),
    ...(mitId && { kennung: element['id'] ?? crypto.randomUUID() }),
    ...werteLesen(zeilen(element), element),
  })
  return {
    art: 'liste',
    zeilen,
    kennung,
    fest,
    ...(einer !== undefined && { einer }),
    lesen: (roh, bisher) => alsListe(roh).map((element) => gelesen(element, alsListe(bisher))),
    unlesbar: (roh, pfad) =>
      alsListe(roh).flatMap((element, i) => werteUnlesbar(zeilen(element), element, `${pfad}.${i}.`)),
    schreiben: (wert) => alsListe(wert).map(geschrieben) as Elementwerte<Z, F, I>[], // the rows name their members
    sagen: (wert) => sagen?.(alsListe(wert)) ?? null,
    grenze: () => null,
  }
}

/** An element of one of several kinds, as its fields show it. */
type Gemischtwerte<J extends Record<string, Zeilen>, F extends string, I extends boolean> = {
  [K in keyof J]: Record<F, K> & (I extends true ? { kennung: string } : unknown) & Feldwerte<J[K]>
}[keyof J]

type Gemischtangaben<J, F extends string, I extends boolean> = Pick<
  Listenangaben<never, F, I>,
  'kennung' | 'mitId'
> & {
  /** The member that says of which kind an element is. */
  readonly nach: F
  readonly je: J
}

/** Elements of several kinds, each with questions of its own. */
export const gemischteListe = <const J extends Record<string, Zeilen>, F extends string, I extends boolean>({
  nach,
  je,
  kennung,
  mitId,
}: Gemischtangaben<J, F, I>) =>
  liste({
    zeilen: (element) => je[String(element[nach])] ?? [],
    kennung,
    fest: [nach],
    mitId,
  }) as unknown as Liste<J[keyof J], Gemischtwerte<J, F, I>> // its member says which rows an element has
