import { CsvError, parse, type CsvErrorCode, type Options, type Parser } from 'csv-parse'
import { Zeilenfehler, type Eingabedatei } from '../datenstand/importart.ts'

export type CsvZeile = { readonly zeile: number; readonly felder: readonly string[] }

export type CsvForm = {
  readonly trennzeichen: ',' | ';' | '\t'
  /** How many fields every line has; another number is refused. */
  readonly spalten: number
  /** Tab-separated files of some sources know no quotation marks. */
  readonly anfuehrung?: false
}

/** A line that is longer belongs to no directory: a quotation mark was never closed. */
const LAENGSTE_ZEILE = 100_000

const SATZ: Partial<Record<CsvErrorCode, string>> = {
  CSV_QUOTE_NOT_CLOSED:
    'Hier beginnt ein Feld mit einem Anführungszeichen, das nicht geschlossen wird. Ist die Datei vollständig?',
  CSV_INVALID_CLOSING_QUOTE: 'Hinter einem schließenden Anführungszeichen steht noch Text.',
  INVALID_OPENING_QUOTE: 'Ein Anführungszeichen steht mitten in einem Feld.',
  CSV_MAX_RECORD_SIZE: 'Diese Zeile ist zu lang. Fehlt ein schließendes Anführungszeichen?',
}

const alsZeilenfehler = (fehler: unknown): unknown => {
  if (!(fehler instanceof CsvError)) return fehler
  const zeile: unknown = fehler.lines
  return new Zeilenfehler(
    typeof zeile === 'number' ? zeile : 0,
    SATZ[fehler.code] ?? 'Die Zeile ist nicht zu lesen.',
  )
}

const schreiben = (parser: Parser, text: string): Promise<void> =>
  new Promise((fertig, gescheitert) =>
    parser.write(text, (fehler) => (fehler ? gescheitert(fehler) : fertig())),
  )

const beenden = (parser: Parser): Promise<void> =>
  new Promise((fertig, gescheitert) => {
    parser.once('error', gescheitert).once('end', fertig).resume().end()
  })

const optionen = ({ trennzeichen, anfuehrung }: CsvForm, gelesen: (zeile: CsvZeile) => void): Options => ({
  delimiter: trennzeichen,
  quote: anfuehrung === false ? false : '"',
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: LAENGSTE_ZEILE,
  // Records are taken here and not from the stream: its own queue costs more than the parsing.
  on_record: (felder: string[], { lines }) => {
    gelesen({ zeile: lines, felder })
    return null
  },
})

/** The lines of a CSV file, the first one too. One with too few or too many fields is refused with its number. */
export const csvZeilen = async function* (datei: Eingabedatei, form: CsvForm): AsyncIterable<CsvZeile> {
  let bereit: CsvZeile[] = []
  const parser = parse(optionen(form, (zeile) => bereit.push(zeile)))
  parser.on('error', () => undefined)
  const gepruefte = function* () {
    for (const zeile of bereit) {
      if (zeile.felder.length !== form.spalten)
        throw new Zeilenfehler(
          zeile.zeile,
          `Erwartet werden ${form.spalten} Felder, hier sind es ${zeile.felder.length}.`,
        )
      yield zeile
    }
    bereit = []
  }
  try {
    for await (const text of datei.texte()) {
      await schreiben(parser, text)
      yield* gepruefte()
    }
    await beenden(parser)
    yield* gepruefte()
  } catch (fehler) {
    throw alsZeilenfehler(fehler)
  } finally {
    parser.destroy()
  }
}
