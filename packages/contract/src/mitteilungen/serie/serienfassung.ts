import { STAND_ANZEIGE, type Stand } from '../../zuwendung/bank/vorrat/stand.ts'

/** Most cases of one bulk message. */
export const SERIE_FAELLE = 50

/** What of a case was read before a message was sent to it. */
export type Serienfassung = {
  readonly stand: Stand
  /** The latest message of its conversation; null: nobody has written yet. */
  readonly letzte: string | null
  /** Addresses of those who get a mail, sorted. */
  readonly an: readonly string[]
}

const GEAENDERT: { readonly [T in keyof Serienfassung]: (jetzt: Serienfassung) => string } = {
  stand: ({ stand }) => `Der Fall hat inzwischen den Stand „${STAND_ANZEIGE[stand].wort}“.`,
  letzte: () => 'In dieser Unterhaltung wurde inzwischen geschrieben.',
  an: () => 'Die E-Mail bekämen inzwischen andere Personen.',
}

/** What has changed since the case was read, as a sentence; null: nothing that matters to a message. */
export const serieVeraltetWeil = (gesehen: Serienfassung, jetzt: Serienfassung): string | null => {
  const teile = Object.keys(GEAENDERT) as (keyof Serienfassung)[] // keys of the table
  const teil = teile.find((eines) => JSON.stringify(gesehen[eines]) !== JSON.stringify(jetzt[eines]))
  return teil === undefined ? null : GEAENDERT[teil](jetzt)
}
