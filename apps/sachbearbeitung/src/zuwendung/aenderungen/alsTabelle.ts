import { csvSchreiben } from '@foerderportal/contract/shared/csv'
import type { Aenderung } from '@foerderportal/contract/zuwendung/antrag/aenderungen/schema'
import { GRUPPE_TEXT } from './gruppen.ts'

/** The differences as a table for other programs, in their order on the screen. */
export const alsTabelle = (aenderungen: readonly Aenderung[]): string =>
  csvSchreiben([
    ['Gruppe', 'Stelle', 'Vorher', 'Nachher', 'Hinweis der Bank', 'Datei'],
    ...aenderungen.map(({ gruppe, frage, vorher, nachher, grund, dieselbeDatei }) => [
      GRUPPE_TEXT[gruppe],
      frage,
      vorher ?? '',
      nachher ?? '',
      grund ?? '',
      dieselbeDatei ? 'dieselbe Datei' : '',
    ]),
  ])
