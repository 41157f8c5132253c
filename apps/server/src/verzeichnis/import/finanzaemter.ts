import { SaxesParser, type SaxesTagPlain } from 'saxes'
import {
  Zeilenfehler,
  type Eingabedatei,
  type Format,
  type Importart,
  type Wert,
} from '../datenstand/importart.ts'

const WURZEL = 'GemfaExport'
const BUFA_NR = /^\d{4}$/

const lokal = (name: string): string => name.slice(name.indexOf(':') + 1)

/** What the parser says of broken XML begins with 'line:column:'. */
const alsZeilenfehler = (fehler: Error, zeile: number): Zeilenfehler =>
  fehler instanceof Zeilenfehler
    ? fehler
    : new Zeilenfehler(zeile, 'Hier ist das XML nicht wohlgeformt. Ist die Datei vollständig?')

/** Takes what is between the tags piece by piece; of 4 MB only the offices are kept until they are handed on. */
class Leser {
  readonly #parser = new SaxesParser()
  readonly #gesehen = new Set<string>()
  #bereit: (readonly Wert[])[] = []
  #fehler: Zeilenfehler | undefined
  #wurzelGesehen = false

  constructor() {
    const parser = this.#parser
    parser.on('error', (fehler) => (this.#fehler ??= alsZeilenfehler(fehler, parser.line)))
    parser.on('doctype', () => this.#ablehnen('Eine DOCTYPE-Angabe ist nicht erlaubt.'))
    parser.on('opentag', (tag) => this.#tag(tag))
  }

  #ablehnen(satz: string): void {
    this.#fehler ??= new Zeilenfehler(this.#parser.line, satz)
  }

  #tag({ name, attributes }: SaxesTagPlain): void {
    const tag = lokal(name)
    if (!this.#wurzelGesehen && tag !== WURZEL) this.#ablehnen(`Erwartet wird das Element ${WURZEL}.`)
    this.#wurzelGesehen = true
    if (tag !== 'Finanzamt') return
    const { BuFaNr: nr = '', Name: amt = '' } = attributes
    if (!BUFA_NR.test(nr)) this.#ablehnen(`'${nr.slice(0, 20)}' ist keine Bundesfinanzamtsnummer.`)
    if (amt.trim() === '' || amt.length > 200) this.#ablehnen(`Dem Finanzamt ${nr} fehlt sein Name.`)
    if (this.#gesehen.has(nr)) this.#ablehnen(`Das Finanzamt ${nr} steht zweimal da.`)
    this.#gesehen.add(nr)
    this.#bereit.push([nr, amt.trim()])
  }

  /** The offices that this piece completes. */
  lesen(text: string | null): readonly (readonly Wert[])[] {
    this.#parser.write(text)
    if (this.#fehler !== undefined) throw this.#fehler
    const bereit = this.#bereit
    this.#bereit = []
    return bereit
  }
}

const aemter = async function* (datei: Eingabedatei): AsyncIterable<readonly Wert[]> {
  const leser = new Leser()
  for await (const text of datei.texte()) yield* leser.lesen(text)
  yield* leser.lesen(null)
}

const LATIN = /^<\?xml[^>]*encoding=["'](?:iso-8859-1|windows-1252)["']/i

const gemfa = (zeichensatz: Format['zeichensatz'], passt: (anfang: string) => boolean): Format => ({
  name: `GemFA-Export des Bundeszentralamts für Steuern (XML in ${zeichensatz === 'utf-8' ? 'UTF-8' : 'ISO-8859-1'})`,
  passt: (anfang) => anfang.includes(`${WURZEL}`) && passt(anfang),
  zeichensatz,
  quelle: 'Bundeszentralamt für Steuern, GemFA',
  lizenz: 'Bundeszentralamt für Steuern, frei zugänglich',
  zeilen: aemter,
})

/** `npm run import:finanzaemter`: numbers and names of the tax offices. */
export const finanzaemterImport: Importart = {
  art: 'finanzaemter',
  tabellen: ['verzeichnis_finanzamt'],
  ziel: { tabelle: 'verzeichnis_finanzamt_neu', spalten: ['bufa_nr', 'name'] },
  fertigstellen: [
    `do $$
    declare doppelt text := (select bufa_nr from verzeichnis_finanzamt_neu group by bufa_nr having count(*) > 1 limit 1);
    begin
      if doppelt is not null then raise exception 'Das Finanzamt % steht in mehreren Dateien.', doppelt; end if;
    end $$`,
  ],
  formate: [
    gemfa('utf-8', (anfang) => !LATIN.test(anfang)),
    gemfa('windows-1252', (anfang) => LATIN.test(anfang)),
  ],
}
