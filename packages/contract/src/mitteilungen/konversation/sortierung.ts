/** By what the list of conversations is sorted, and what each is called on the screen (section 3.5). */
export const SORTIERUNGEN = {
  ABGESCHICKT_AM: 'abgeschickt am',
  TERMIN: 'Termin',
  GELESEN: 'gelesen',
  ERLEDIGT: 'erledigt',
} as const
export type Sortierung = keyof typeof SORTIERUNGEN
export const SORTIERUNGSKRITERIEN = ['ABGESCHICKT_AM', 'TERMIN', 'GELESEN', 'ERLEDIGT'] as const

export const RICHTUNGEN = ['ASC', 'DESC'] as const
export type Richtung = (typeof RICHTUNGEN)[number]

/**
 * Which conversations of a company a list shows: those in which somebody has written or the bank has set a day, those
 * without either, those whose day is still to come.
 */
export const AUSWAHLEN = ['BEGONNEN', 'UNBEGONNEN', 'TERMIN_KOMMT'] as const
export type Auswahl = (typeof AUSWAHLEN)[number]
