import { STAND_ANZEIGE, type Stand } from '../../zuwendung/vorrat/stand.ts'

/** Most cases of one bulk message. */
export const SERIE_FAELLE = 50

/** Where one case of a bulk message stands. */
export const SERIENFALL_STAENDE = ['WARTET', 'GESENDET', 'GESCHEITERT'] as const
export type SerienfallStand = (typeof SERIENFALL_STAENDE)[number]

type Zeile = { readonly von: readonly SerienfallStand[]; readonly nach: SerienfallStand }

/** S9-08 as a table; what was sent stays sent (S7-04), which the database holds as well. */
export const SERIENFALL_UEBERGAENGE = {
  serienfallSenden: { von: ['WARTET'], nach: 'GESENDET' },
  serienfallScheitern: { von: ['WARTET'], nach: 'GESCHEITERT' },
  serienfallWiederholen: { von: ['GESCHEITERT'], nach: 'WARTET' },
} as const satisfies Record<string, Zeile>

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
