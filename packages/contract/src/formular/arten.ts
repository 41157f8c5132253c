import { betragLesen, betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { datumLesen, datumSchreiben } from '@foerderportal/schreibweise/datum'
import { eingefuegt, type Eingefuegt } from '@foerderportal/schreibweise/eingefuegt'
import { gelesen, type Gelesen } from '@foerderportal/schreibweise/ergebnis'
import { zahlLesen, zahlSchreiben } from '@foerderportal/schreibweise/zahl'
import type {
  Betragsart,
  Dateienart,
  JaNeinart,
  Koennen,
  Option,
  Tagesart,
  Textart,
  Wahlart,
  Zahlart,
} from './antwort.ts'
import type { DateiAngabe } from './dateien.ts'
import { istLeer } from './leer.ts'
import { zuLang } from './zuLang.ts'
import { inEinerZeile, inZeilen } from '@foerderportal/values/text/reinText'
import { isObject } from '@foerderportal/values/object'

const alsText = (roh: unknown): string => (typeof roh === 'string' ? inZeilen(roh) : '')

/** What no kind of ours has written is shown as it stands, not hidden. */
const unbekannt = (wert: unknown): string | null =>
  wert === null || wert === undefined ? null : JSON.stringify(wert)

type Schrift<W> = {
  readonly verstehen: (text: string) => Gelesen<W>
  readonly zeigen: (wert: W) => string
  readonly worte: (wert: W) => string
  readonly ist: (wert: unknown) => wert is W
  readonly grenze?: (wert: W) => string | null
}

/** What kinds that are typed have in common. An empty text is a gap, never an error of reading. */
const getippt = <W>({ verstehen, zeigen, worte, ist, grenze }: Schrift<W>): Koennen<string> => ({
  lesen: (roh) => {
    const gelesenes = verstehen(alsText(roh))
    return gelesenes.ok && alsText(roh) !== '' ? gelesenes.wert : null
  },
  unlesbar: (roh, pfad) => {
    const gelesenes = verstehen(alsText(roh))
    return gelesenes.ok || alsText(roh) === '' ? [] : [{ pfad, text: gelesenes.fehler }]
  },
  schreiben: (wert) => (ist(wert) ? zeigen(wert) : ''),
  sagen: (wert) => (ist(wert) ? worte(wert) : unbekannt(wert)),
  grenze: (wert) => (ist(wert) ? (grenze?.(wert) ?? null) : null),
})

const istText = (wert: unknown): wert is string => typeof wert === 'string'
const istZahl = (wert: unknown): wert is number => typeof wert === 'number'
const OHNE_GRENZE = { mindestens: undefined, hoechstens: undefined, satz: '' }

type Textform = Pick<Textart, 'mehrzeilig' | 'eingabe'>

/** What is pasted along with a value goes as in its schema (S10-06). */
const EINGEFUEGT: Partial<Record<Textart['eingabe'], Eingefuegt>> = { email: 'email', tel: 'telefon' }

/** A text as it is stored. */
const textSaeubern = (roh: string, { mehrzeilig, eingabe }: Textform): string => {
  const art = EINGEFUEGT[eingabe]
  if (mehrzeilig) return inZeilen(roh)
  return art === undefined ? inEinerZeile(roh) : eingefuegt(art, roh)
}

export const text = (
  hoechstens: number,
  { mehrzeilig = false, eingabe = 'text' }: Partial<Textform> = {},
): Textart => ({
  art: 'text',
  hoechstens,
  mehrzeilig,
  eingabe,
  ...getippt<string>({
    verstehen: (roh) => gelesen(textSaeubern(roh, { mehrzeilig, eingabe })),
    zeigen: (wert) => wert,
    worte: (wert) => wert,
    ist: istText,
    grenze: (wert) => (wert.length > hoechstens ? zuLang(hoechstens) : null),
  }),
  // Characters without a shape say nothing.
  sagen: (wert) => (istText(wert) ? (istLeer(wert) ? null : wert) : unbekannt(wert)),
})

export type Zahlgrenze = {
  readonly mindestens: number | undefined
  readonly hoechstens: number | undefined
  readonly satz: string
}
type Zahlangaben = { readonly einheit?: string; readonly grenze?: Zahlgrenze }

/** The unit may be typed and is said; it is no part of what the field shows. */
const zahl = (
  art: Zahlart['art'],
  nachkommastellen: number,
  { einheit, grenze = OHNE_GRENZE }: Zahlangaben,
): Zahlart => {
  const amEnde = new RegExp(`\\s*${einheit ?? ''}$`)
  const { mindestens = -Infinity, hoechstens = Infinity, satz } = grenze
  return {
    art,
    nachkommastellen,
    einheit,
    ...getippt<number>({
      verstehen: (eingabe) => zahlLesen(eingabe.replace(amEnde, ''), { nachkommastellen }),
      zeigen: zahlSchreiben,
      worte: (wert) => `${zahlSchreiben(wert)}${einheit === undefined ? '' : `\u00a0${einheit}`}`,
      ist: istZahl,
      grenze: (wert) => (wert < mindestens || wert > hoechstens ? satz : null),
    }),
  }
}

export const ganzzahl = (angaben: Zahlangaben = {}): Zahlart => zahl('ganzzahl', 0, angaben)
export const dezimal = (nachkommastellen: number, angaben: Zahlangaben = {}): Zahlart =>
  zahl('dezimal', nachkommastellen, angaben)
/** Hectares, to the square metre as the land register has them. */
export const flaeche = (grenze?: Zahlgrenze): Zahlart =>
  zahl('flaeche', 4, { einheit: 'ha', ...(grenze && { grenze }) })

/** Euros with cents. */
export const betrag = (): Betragsart => ({
  art: 'betrag',
  ...getippt<number>({
    verstehen: betragLesen,
    zeigen: betragSchreiben,
    worte: (wert) => `${betragSchreiben(wert)}\u00a0€`,
    ist: istZahl,
  }),
})

/** A calendar day. */
export const tag = (): Tagesart => ({
  art: 'tag',
  ...getippt<string>({
    verstehen: (eingabe) => datumLesen(eingabe),
    zeigen: datumSchreiben,
    worte: datumSchreiben,
    ist: istText,
  }),
})

type Auswahl<K extends string> = Partial<Record<K, Pick<Option, 'etikett' | 'hinweis'>>>

/** One of a few, each with its words. */
export const wahl = <K extends string>(
  texte: Readonly<Record<K, string>>,
  auswahl: Auswahl<K> = {},
): Wahlart => {
  const namen = Object.keys(texte) as K[] // keys of a Record<K, …> are K
  const optionen = namen.map((wert) => ({ wert, text: texte[wert], ...auswahl[wert] }))
  const gewaehlt = (wert: unknown) => optionen.find((option) => option.wert === wert)
  return {
    art: 'wahl',
    optionen,
    lesen: (roh) => gewaehlt(roh)?.wert ?? null,
    unlesbar: () => [],
    schreiben: (wert) => gewaehlt(wert)?.wert ?? '',
    sagen: (wert) => gewaehlt(wert)?.text ?? unbekannt(wert),
    grenze: () => null,
  }
}

export const jaNein = (): JaNeinart => ({
  art: 'jaNein',
  lesen: (roh) => (typeof roh === 'boolean' ? roh : null),
  unlesbar: () => [],
  schreiben: (wert) => (typeof wert === 'boolean' ? wert : null),
  sagen: (wert) => (typeof wert === 'boolean' ? (wert ? 'Ja' : 'Nein') : unbekannt(wert)),
  grenze: () => null,
})

const dateiname = (datei: unknown): string =>
  isObject(datei) && typeof datei['dateiname'] === 'string' ? datei['dateiname'] : 'Datei'

/** Files, by their names: one a line, since a name may hold any sign. What else a file is, the schema judges. */
export const dateien = (hoechstens: number): Dateienart => ({
  art: 'dateien',
  lesen: (roh) => (Array.isArray(roh) ? (roh as unknown[]) : []),
  unlesbar: () => [],
  // Whoever reads a form has had its schema judge what stands there.
  schreiben: (wert) => (Array.isArray(wert) ? [...(wert as DateiAngabe[])] : []),
  sagen: (wert) => (Array.isArray(wert) ? wert.map(dateiname).join('\n') || null : unbekannt(wert)),
  grenze: (wert) =>
    Array.isArray(wert) && wert.length > hoechstens
      ? `Laden Sie höchstens ${hoechstens} Dateien hoch.`
      : null,
})
