import { Zeilenfehler, type Format } from '../datenstand/importart.ts'

const UMBRUCH = 0x0a

const umbrueche = (bytes: Buffer): number => {
  let anzahl = 0
  for (let i = bytes.indexOf(UMBRUCH); i !== -1; i = bytes.indexOf(UMBRUCH, i + 1)) anzahl += 1
  return anzahl
}

const lesbar = (bytes: Buffer, zeichensatz: string): boolean => {
  try {
    // The last character may go on in the next piece.
    new TextDecoder(zeichensatz, { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** How many lines of this piece come before the one that can't be read; its first may have begun in the piece before. */
const zeilenDavor = (bytes: Buffer, zeichensatz: string): number => {
  let zeile = 0
  for (let von = bytes.indexOf(UMBRUCH) + 1; von > 0;) {
    const bis = bytes.indexOf(UMBRUCH, von)
    zeile += 1
    if (!lesbar(bytes.subarray(von, bis === -1 ? bytes.length : bis), zeichensatz)) return zeile
    von = bis + 1
  }
  return 0
}

const UNLESBAR: Readonly<Record<Format['zeichensatz'], string>> = {
  'utf-8': 'Hier steht ein Zeichen, das nicht in UTF-8 geschrieben ist. Speichern Sie die Datei als UTF-8.',
  'windows-1252': 'Hier steht ein Zeichen, das nicht in ISO-8859-1 geschrieben ist.',
}

/** Pieces of bytes as text. The first character that is none, or a NUL, is refused with the number of its line. */
export const alsText = async function* (
  stuecke: AsyncIterable<Buffer>,
  zeichensatz: Format['zeichensatz'],
): AsyncIterable<string> {
  const decoder = new TextDecoder(zeichensatz, { fatal: true })
  let zeilen = 1
  const lesen = (bytes?: Buffer): string => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })
    } catch {
      throw new Zeilenfehler(
        zeilen + (bytes === undefined ? 0 : zeilenDavor(bytes, zeichensatz)),
        UNLESBAR[zeichensatz],
      )
    }
  }
  for await (const bytes of stuecke) {
    const text = lesen(bytes)
    const nul = bytes.indexOf(0)
    if (nul !== -1)
      throw new Zeilenfehler(
        zeilen + umbrueche(bytes.subarray(0, nul)),
        'Hier steht ein Zeichen NUL. Das ist keine Textdatei.',
      )
    yield text
    zeilen += umbrueche(bytes)
  }
  yield lesen()
}
