import { tageSpaeter } from '../shared/zeit/datum.ts'

export type Kalendertag = {
  /** Names the entry: the same one again replaces it. */
  readonly id: string
  /** 'YYYY-MM-DD' */
  readonly tag: string
  readonly titel: string
  /** Where one reads what it is about. */
  readonly adresse: string
  readonly erzeugt: Date
}

/** RFC 5545, section 3.3.11: what else would end a value, or a line. */
const text = (wert: string): string =>
  wert.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`)

const ohneStriche = (tag: string) => tag.replaceAll('-', '')

/** How many bytes a character takes in UTF-8 (RFC 3629, section 3). */
const bytesVon = (zeichen: string): number => {
  const punkt = zeichen.codePointAt(0) ?? 0
  if (punkt < 0x80) return 1
  if (punkt < 0x8_00) return 2
  return punkt < 0x1_00_00 ? 3 : 4
}

/** RFC 5545, section 3.1: a line has at most 75 bytes; it goes on in the next one behind a space. */
const gefaltet = (zeile: string): string => {
  const zeilen: string[] = []
  let teil = ''
  let bytes = 0
  for (const zeichen of zeile) {
    if (bytes + bytesVon(zeichen) > (zeilen.length === 0 ? 75 : 74)) {
      zeilen.push(teil)
      teil = ''
      bytes = 0
    }
    teil += zeichen
    bytes += bytesVon(zeichen)
  }
  return [...zeilen, teil].join('\r\n ')
}

/** A day of a conversation for calendar programs (S7-02): the whole day, without an alarm of its own. */
export const kalenderdatei = ({ id, tag, titel, adresse, erzeugt }: Kalendertag): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foerderportal//Mitteilungen//DE',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}@foerderportal`,
    `DTSTAMP:${erzeugt.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`,
    `DTSTART;VALUE=DATE:${ohneStriche(tag)}`,
    `DTEND;VALUE=DATE:${ohneStriche(tageSpaeter(tag, 1))}`,
    `SUMMARY:${text(titel)}`,
    `URL:${adresse}`,
    `DESCRIPTION:${text(`Worum es geht, steht im Portal: ${adresse}`)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(gefaltet)
    .join('\r\n')
