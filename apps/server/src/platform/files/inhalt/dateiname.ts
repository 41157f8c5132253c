import { DATEITYPEN, type Dateityp } from '@foerderportal/contract/shared/dateitypen'

/** Longest name in bytes of UTF-8: common file systems take 255, and programs add '(1)' and the like. */
const LAENGE = 200

// Control characters, marks that turn the direction of text (they make 'exe.pdf' out of 'fdp.exe'), byte order marks.
// eslint-disable-next-line no-control-regex -- these are exactly what is taken out
const UNSICHTBAR = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const RESERVIERT = /[<>:"|?*]/g
/** Names of devices on Windows, with any ending. */
const GERAET = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

const endungVon = (name: string) => /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase()

/** As many whole characters as fit. In stream mode the decoder keeps half a character back. */
const ersteBytes = (text: string, anzahl: number) =>
  new TextDecoder().decode(Buffer.from(text).subarray(0, anzahl), { stream: true }).trimEnd()

const gekuerzt = (name: string) => {
  const ende = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? ''
  return ersteBytes(name.slice(0, name.length - ende.length), LAENGE - ende.length) + ende
}

/** The last part of a path, without what a screen, a header or a file system could stumble over. */
export const sichererName = (name: string): string => {
  const letzter = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const sauber = letzter
    .replaceAll(UNSICHTBAR, '')
    .replaceAll(RESERVIERT, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return gekuerzt(GERAET.test(sauber) ? `_${sauber}` : sauber) || 'Datei'
}

const bekannteEndungen: readonly string[] = Object.values(DATEITYPEN).flatMap(({ endungen }) => endungen)

/** The ending of a name that is one of those we take, in small letters. */
export const bekannteEndung = (name: string): string | undefined => {
  const endung = endungVon(sichererName(name))
  return endung !== undefined && bekannteEndungen.includes(endung) ? endung : undefined
}

/**
 * The name under which a file of this type is kept: an ending of its own is added where it has none of the known
 * ones; undefined when it has that of another type ('bild.pdf').
 */
export const nameFuerTyp = (name: string, typ: Dateityp): string | undefined => {
  const sicher = sichererName(name)
  const endung = endungVon(sicher)
  const eigene: readonly string[] = DATEITYPEN[typ].endungen
  if (endung !== undefined && eigene.includes(endung)) return sicher
  if (endung !== undefined && bekannteEndungen.includes(endung)) return undefined
  return `${sicher}.${eigene[0]}`
}
