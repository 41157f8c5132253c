import { inflateSync } from 'node:zlib'

/**
 * Reads the objects of a PDF as Typst writes it (ISO 32000-1, 7.3: plain objects, no object streams), for tests that
 * look at its structure. Not a reader for PDFs of others.
 */
export class Verweis {
  readonly ref: number
  constructor(ref: number) {
    this.ref = ref
  }
}
export type Wert = null | boolean | number | string | Verweis | readonly Wert[] | Verzeichnis
export type Verzeichnis = { readonly [name: string]: Wert }

/** Brackets that are balanced stand in a string as they are (7.3.4.2): Typst writes them so, one within another at most. */
const MARKE =
  /\s*(<<|>>|\[|\]|\/[^\s/<>[\]()]*|\((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*\)|<[0-9A-Fa-f\s]*>|[^\s/<>[\]()]+)/y

const marken = (text: string): string[] => {
  const alle: string[] = []
  MARKE.lastIndex = 0
  for (let fund = MARKE.exec(text); fund !== null; fund = MARKE.exec(text)) alle.push(fund[1] ?? '')
  return alle
}

const FLUCHT: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** Text strings are UTF-16 with a mark at their beginning, or single bytes (7.9.2.2). */
const alsText = (bytes: string): string =>
  bytes.startsWith('\u00fe\u00ff')
    ? Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le')
    : bytes

/** The bytes of a string as it stands in a file, or its text where it says that it is one. */
export const zeichenkette = (marke: string): string =>
  marke.startsWith('(')
    ? alsText(
        marke
          .slice(1, -1)
          .replace(/\\(\d{1,3}|[\s\S])/g, (_, c: string) =>
            /^\d/.test(c) ? String.fromCharCode(parseInt(c, 8)) : (FLUCHT[c] ?? c),
          ),
      )
    : alsText(Buffer.from(marke.slice(1, -1).replaceAll(/\s/g, ''), 'hex').toString('latin1'))

const WORTE: Readonly<Record<string, Wert>> = { true: true, false: false, null: null }

/** The value that begins at the first of these marks; takes them away. */
const wert = (rest: string[]): Wert => {
  const marke = rest.shift() ?? ''
  if (marke === '<<') return verzeichnis(rest)
  if (marke === '[') return liste(rest)
  if (marke.startsWith('(') || marke.startsWith('<')) return zeichenkette(marke)
  if (marke.startsWith('/')) return marke
  if (marke in WORTE) return WORTE[marke] ?? null
  if (rest[1] === 'R' && /^\d+$/.test(marke)) {
    rest.splice(0, 2)
    return new Verweis(Number(marke))
  }
  return Number(marke)
}

const liste = (rest: string[]): Wert[] => {
  const werte: Wert[] = []
  while (rest.length > 0 && rest[0] !== ']') werte.push(wert(rest))
  rest.shift()
  return werte
}

const verzeichnis = (rest: string[]): Verzeichnis => {
  const eintraege: [string, Wert][] = []
  while (rest.length > 0 && rest[0] !== '>>') {
    const name = (rest.shift() ?? '').slice(1)
    eintraege.push([name, wert(rest)])
  }
  rest.shift()
  return Object.fromEntries(eintraege)
}

const istListe = (w: Wert): w is readonly Wert[] => Array.isArray(w)
export const istVerzeichnis = (w: Wert | undefined): w is Verzeichnis =>
  typeof w === 'object' && w !== null && !istListe(w) && !(w instanceof Verweis)

export type Pdf = {
  readonly katalog: Verzeichnis
  /** What stands there, through its reference. */
  readonly wert: (w: Wert | undefined) => Wert
  readonly als: (w: Wert | undefined) => Verzeichnis
  readonly liste: (w: Wert | undefined) => readonly Wert[]
  /** The unpacked stream of an object, one character a byte. */
  readonly strom: (w: Wert | undefined) => string
}

type Objekt = { readonly wert: Wert; readonly strom: string | undefined }

const objekte = (text: string): Map<number, Objekt> =>
  new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, nummer, inhalt = '']) => {
      const anfang = inhalt.indexOf('stream\n')
      const kopf = anfang < 0 ? inhalt : inhalt.slice(0, anfang)
      const strom = anfang < 0 ? undefined : inhalt.slice(anfang + 7, inhalt.lastIndexOf('\nendstream'))
      // The later object of a number replaces the earlier one (7.5.6).
      return [Number(nummer), { wert: wert(marken(kopf)), strom }]
    }),
  )

const entpackt = ({ wert: kopf, strom = '' }: Objekt): string =>
  istVerzeichnis(kopf) && kopf['Filter'] === '/FlateDecode'
    ? inflateSync(Buffer.from(strom, 'latin1')).toString('latin1')
    : strom

export const pdfLesen = (bytes: Buffer): Pdf => {
  const text = bytes.toString('latin1')
  const alle = objekte(text)
  const folgen = (w: Wert | undefined): Wert =>
    w instanceof Verweis ? (alle.get(w.ref)?.wert ?? null) : (w ?? null)
  const als = (w: Wert | undefined): Verzeichnis => {
    const v = folgen(w)
    return istVerzeichnis(v) ? v : {}
  }
  const wurzel = /\/Root (\d+) 0 R/.exec(text.slice(text.lastIndexOf('\ntrailer\n')))?.[1]
  return {
    katalog: als(new Verweis(Number(wurzel))),
    wert: folgen,
    als,
    liste: (w) => {
      const v = folgen(w)
      return istListe(v) ? v : v === null ? [] : [v]
    },
    strom: (w) => {
      const objekt = w instanceof Verweis ? alle.get(w.ref) : undefined
      return objekt === undefined ? '' : entpackt(objekt)
    },
  }
}
