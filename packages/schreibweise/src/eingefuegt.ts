import { inEinerZeile } from '@foerderportal/values/text/reinText'

/** Every dash and minus that programs set for the one on the keyboard. */
const STRICHE = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g
const SCHRAEGSTRICHE = /[\u2044\u2215\uFF0F]/g
/** Digits and letters of double width, as some keyboards write them. */
const BREIT = /[\uFF01-\uFF5E]/g
const LUECKEN = /\s+/g

type Regel = {
  /** Words that are copied along in front of it. */
  readonly davor?: string
  /** What parts them from it, where not every sign may: an address may begin with 'email.' or 'email1'. */
  readonly nach?: string
  /** What is copied along behind it. */
  readonly dahinter?: string
  /** What a dash stands for. */
  readonly strich?: '-' | '/' | ''
  /** Whether blanks group it and are no part of it. */
  readonly luecken?: 'keine'
}

/** S10-06: what people paste, by the kind of value; the one table for every field and for the server. */
const ARTEN = {
  telefon: { davor: 'tel|telefon|telefonnummer|fon|mobil|handy|phone' },
  email: { davor: 'mailto|e-?mail|e-?mail-adresse', nach: String.raw`[:\s]+` },
  plz: { davor: 'plz|de?-', luecken: 'keine' },
  iban: { davor: 'iban', strich: '', luecken: 'keine' },
  bic: { davor: 'bic|swift|swift-code|bic/swift|swift/bic', strich: '', luecken: 'keine' },
  steuernummer: { davor: String.raw`steuernummer|steuer-?nr|st\.?-? ?nr`, strich: '/' },
  wirtschaftsId: {
    davor: 'wirtschafts-identifikationsnummer|wirtschafts-?id(?:-?nr)?|w-?id-?nr',
    luecken: 'keine',
  },
  zid: { davor: 'zid|zid-nr|zid-nummer|betriebsnummer|zid-betriebsnummer', strich: '', luecken: 'keine' },
  registernummer: { davor: 'registernummer|register-?nr', strich: '', luecken: 'keine' },
  // as invoices and price tags write round sums: '80.000,-', '80.000.-', '80.000,--'
  betrag: { davor: 'eur|euro|€', dahinter: String.raw`(?:€|eur|euro)\.?|(?<=\d\s*)[.,]\s*-{1,2}` },
  zahl: {},
  tag: {},
} as const satisfies Record<string, Regel>
export type Eingefuegt = keyof typeof ARTEN
export const EINGEFUEGT = Object.keys(ARTEN) as Eingefuegt[] // keys of a Record<Eingefuegt, …>

/** 'IBAN' may stand against the number, 'BICXDEFF' is one. */
const NACH = String.raw`[.:#\s]+|(?<=[-€])|(?=[+\d(]|de\d|$)`

const wortDavor = ({ davor, nach = NACH }: Regel): RegExp | undefined =>
  davor === undefined ? undefined : new RegExp(`^(?:(?:${davor})(?:${nach}))+`, 'i')

const wortDahinter = ({ dahinter }: Regel): RegExp | undefined =>
  dahinter === undefined ? undefined : new RegExp(String.raw`\s*(?:${dahinter})$`, 'i')

type Muster = { readonly davor: RegExp | undefined; readonly dahinter: RegExp | undefined }
const REGELN = Object.fromEntries(
  EINGEFUEGT.map((art) => {
    const regel: Regel = ARTEN[art]
    return [art, { ...regel, muster: { davor: wortDavor(regel), dahinter: wortDahinter(regel) } }]
  }),
) as Record<Eingefuegt, Regel & { readonly muster: Muster }>

const einfach = (text: string): string =>
  inEinerZeile(text)
    .replaceAll(BREIT, (zeichen) => String.fromCharCode(zeichen.charCodeAt(0) - 0xfee0))
    .replaceAll(STRICHE, '-')
    .replaceAll(SCHRAEGSTRICHE, '/')

const ohne = (muster: RegExp | undefined, text: string): string =>
  muster === undefined ? text : text.replace(muster, '').trim()

const einmal = (art: Eingefuegt, text: string): string => {
  const { muster, strich = '-', luecken } = REGELN[art]
  const allein = ohne(muster.dahinter, ohne(muster.davor, einfach(text)))
  const zusammen = luecken === 'keine' ? allein.replaceAll(LUECKEN, '') : allein
  return strich === '-' ? zusammen : zusammen.replaceAll('-', strich)
}

/** The value without what came along with it. Whoever typed it well finds it as it was. */
export const eingefuegt = (art: Eingefuegt, text: string): string => {
  const rein = einmal(art, text)
  // Without its blanks it may begin with such a word again; a step that changes nothing is the last.
  return rein === text ? rein : eingefuegt(art, rein)
}
