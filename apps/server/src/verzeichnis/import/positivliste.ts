import { Tag } from '@foerderportal/contract/shared/zeit/datumSchema'
import { ANTRAGSTELLER_ARTEN } from '@foerderportal/contract/unternehmen/werte/enums'
import { GROESSENKLASSEN } from '@foerderportal/contract/zuwendung/kern/groesse/groesse'
import * as z from 'zod/mini'
import { csvZeilen } from './csv.ts'
import {
  Zeilenfehler,
  type Eingabedatei,
  type Format,
  type Importart,
  type Wert,
} from '../datenstand/importart.ts'

const KURZ =
  'code;produktgruppe;kategorie;bezeichnung;technische_kriterien;foerdersatz;gueltig_ab;gueltig_bis'
const LANG =
  'code;produktgruppe;kategorie;kategorie_titel;bezeichnung;typ;kombination;technische_kriterien;foerdersatz;antragsteller_arten;groessen;gueltig_ab;gueltig_bis'

type Feld = (spalte: string) => string

const PROGRAMM: Readonly<Record<string, string>> = { standard: 'AnkNabo', AnkNabo: 'AnkNabo', ZUKLB: 'ZUKLB' }
const TYPEN = ['MASCHINE', 'BERATUNGSDIENSTLEISTUNG']
const CODE = /^[\w.-]{1,100}$/
const KATEGORIE = /^([\w.]{1,20})(?:\s+(.*))?$/
const LAENGSTER_TEXT = 500

class Zeile {
  readonly #feld: Feld
  readonly nummer: number

  constructor(feld: Feld, nummer: number) {
    this.#feld = feld
    this.nummer = nummer
  }

  fehler(satz: string): Zeilenfehler {
    return new Zeilenfehler(this.nummer, satz)
  }

  text(spalte: string, fehlt: string): string {
    const text = this.#feld(spalte)
    if (text === '' || text.length > LAENGSTER_TEXT) throw this.fehler(fehlt)
    return text
  }

  liste(spalte: string): string[] {
    return this.#feld(spalte)
      .split('|')
      .map((teil) => teil.trim())
      .filter((teil) => teil !== '')
  }

  /** Undefined where nothing stands: then it holds for all. */
  auswahl(spalte: string, erlaubt: readonly string[]): string[] | null {
    const gewaehlt = this.liste(spalte)
    const falsch = gewaehlt.find((teil) => !erlaubt.includes(teil))
    if (falsch !== undefined)
      throw this.fehler(
        `'${falsch.slice(0, 40)}' ist in der Spalte ${spalte} nicht erlaubt: ${erlaubt.join(', ')}.`,
      )
    return gewaehlt.length === 0 ? null : gewaehlt
  }

  tag(spalte: string): string | null {
    const text = this.#feld(spalte)
    if (text === '') return null
    const tag = text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1')
    if (z.safeParse(Tag, tag).success) return tag
    throw this.fehler(
      `'${text.slice(0, 20)}' ist kein Tag wie 2027-01-31 oder 31.01.2027. Ein offenes Ende bleibt leer.`,
    )
  }

  prozent(): number {
    const text = this.#feld('foerdersatz').replace(/\s*%$/, '')
    const prozent = /^\d{1,3}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
    if (prozent >= 0 && prozent <= 100) return prozent
    throw this.fehler('Der Fördersatz ist eine Zahl von 0 bis 100, zum Beispiel 65 oder 32,5.')
  }

  kombination(): boolean {
    const text = this.#feld('kombination').toLowerCase()
    if (text === 'ja') return true
    if (text === 'nein' || text === '') return false
    throw this.fehler('In der Spalte kombination steht ja oder nein.')
  }

  typ(): string {
    const [typ = 'MASCHINE'] = this.auswahl('typ', TYPEN) ?? []
    return typ
  }

  programm(): string {
    const programm = PROGRAMM[this.#feld('produktgruppe')]
    if (programm === undefined)
      throw this.fehler(`Die Produktgruppe ist eine von ${Object.keys(PROGRAMM).join(', ')}.`)
    return programm
  }

  /** 'A.1 Technik für Moorböden', or code and title in columns of their own. */
  kategorie(): readonly [code: string, titel: string] {
    const [, code, rest] = KATEGORIE.exec(this.#feld('kategorie')) ?? []
    if (code === undefined)
      throw this.fehler('Die Kategorie beginnt mit ihrem Code, zum Beispiel A.1 Technik für Moorböden.')
    return [code, this.#feld('kategorie_titel') || rest || code]
  }
}

const werte = (zeile: Zeile, folge: number): readonly Wert[] => {
  const code = zeile.text('code', 'Der Code fehlt.')
  if (!CODE.test(code))
    throw zeile.fehler(`'${code.slice(0, 40)}' ist kein Code aus Buchstaben, Ziffern, - . und _.`)
  const ab = zeile.tag('gueltig_ab')
  const bis = zeile.tag('gueltig_bis')
  if (ab === null) throw zeile.fehler('Der erste Tag der Gültigkeit fehlt.')
  if (bis !== null && bis < ab) throw zeile.fehler('Die Gültigkeit endet, bevor sie beginnt.')
  return [
    folge,
    zeile.programm(),
    ...zeile.kategorie(),
    code,
    zeile.text('bezeichnung', 'Die Bezeichnung fehlt oder ist zu lang.'),
    zeile.typ(),
    zeile.kombination(),
    zeile.liste('technische_kriterien'),
    zeile.prozent(),
    zeile.auswahl('antragsteller_arten', ANTRAGSTELLER_ARTEN),
    zeile.auswahl('groessen', GROESSENKLASSEN),
    ab,
    bis,
  ]
}

/** Two rates of a class for the same applicants on the same days contradict each other. */
const eindeutig = () => {
  const gesehen: { readonly schluessel: string; readonly ab: string; readonly bis: string }[] = []
  return (
    [, programm, , , code, , , , , , arten, groessen, ab, bis]: readonly Wert[],
    zeile: Zeile,
  ): void => {
    const eintrag = {
      schluessel: JSON.stringify([programm, code, arten, groessen]),
      ab: String(ab),
      bis: String(bis ?? '9999-12-31'),
    }
    if (
      gesehen.some((g) => g.schluessel === eintrag.schluessel && g.ab <= eintrag.bis && eintrag.ab <= g.bis)
    )
      throw zeile.fehler(`Für ${String(code)} gilt an denselben Tagen schon ein anderer Satz.`)
    gesehen.push(eintrag)
  }
}

const zeilenAus = (kopf: string): Format['zeilen'] => {
  const spalten = kopf.split(';')
  return async function* (datei: Eingabedatei) {
    const pruefen = eindeutig()
    let folge = 0
    for await (const { zeile, felder } of csvZeilen(datei, { trennzeichen: ';', spalten: spalten.length })) {
      folge += 1
      if (folge === 1) continue
      const eintrag = new Zeile((spalte) => felder[spalten.indexOf(spalte)]?.trim() ?? '', zeile)
      const row = werte(eintrag, folge)
      pruefen(row, eintrag)
      yield row
    }
  }
}

const format = (kopf: string): Format => ({
  name: `CSV mit den Spalten ${kopf}`,
  passt: (anfang) => anfang.split(/\r?\n/, 1)[0]?.toLowerCase() === kopf,
  zeichensatz: 'utf-8',
  quelle: 'Positivliste der Bank',
  lizenz: 'Angaben der Bank',
  zeilen: zeilenAus(kopf),
})

/** Without caps and admissions nobody can apply: those stand in `programm`, which an import of classes does not change. */
const PROGRAMM_FEHLT = `do $$
declare fehlt text := (select string_agg(distinct programm, ', ') from positivliste_neu
  where programm not in (select programm from programm));
begin
  if fehlt is not null then
    raise exception 'Das Programm % ist nicht angelegt. Legen Sie es an, bevor Sie seine Positivliste einspielen.', fehlt;
  end if;
end $$`

/** `npm run import:positivliste`: what is funded, at which rate, from when until when. */
export const positivlisteImport: Importart = {
  art: 'positivliste',
  tabellen: ['positivliste'],
  ziel: {
    tabelle: 'positivliste_neu',
    spalten: [
      'folge',
      'programm',
      'kategorie',
      'kategorie_titel',
      'klasse',
      'titel',
      'typ',
      'kombination',
      'technische_kriterien',
      'prozent',
      'antragsteller_arten',
      'groessen',
      'gueltig_ab',
      'gueltig_bis',
    ],
  },
  fertigstellen: [PROGRAMM_FEHLT],
  formate: [format(KURZ), format(LANG)],
}
