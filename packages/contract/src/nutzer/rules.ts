import type { Feldfehler } from '../shared/problem.ts'
import { oderNull } from '../shared/text.ts'
import type { NutzerEingabe } from './schema.ts'

/** Who files an application binds a company: only who has full legal capacity can (§ 2 BGB). */
const MINDESTALTER = 18
const HOECHSTALTER = 120

const vorJahren = (heute: string, jahre: number): string =>
  `${String(Number(heute.slice(0, 4)) - jahre).padStart(4, '0')}${heute.slice(4)}`

const geburtstagPruefen = (geburtstag: string, heute: string): string | undefined => {
  if (geburtstag > heute) return 'Geben Sie ein Geburtsdatum ein, das nicht in der Zukunft liegt.'
  if (geburtstag > vorJahren(heute, MINDESTALTER))
    return `Prüfen Sie das Geburtsdatum: Registrieren können Sie sich ab ${MINDESTALTER} Jahren.`
  return geburtstag < vorJahren(heute, HOECHSTALTER) ? 'Prüfen Sie das Jahr im Geburtsdatum.' : undefined
}

/**
 * What the shape of a single field can't say. `heute` is the day in Berlin, 'YYYY-MM-DD', by the clock of whoever
 * decides. Empty when the user can be registered.
 */
export const nutzerPruefen = (nutzer: NutzerEingabe, heute: string): Feldfehler[] => {
  if (nutzer.type !== 'LandwirtNutzer') return []
  const text = geburtstagPruefen(nutzer.geburtstag, heute)
  return text === undefined ? [] : [{ pfad: 'geburtstag', text }]
}

const gemeinsames = (n: NutzerEingabe) => ({
  anrede: n.anrede,
  titel: n.titel ?? null,
  vorname: n.vorname,
  nachname: n.nachname,
  agiertFuerMehrereUnternehmen: n.agiertFuerMehrereUnternehmen,
  ansprechpartnerName: oderNull(n.ansprechpartnerName),
  telefon: n.telefon,
})

/** The form in which a user is stored: null for what was not given, nothing that the server gives itself. */
export const nutzerVereinheitlichen = (n: NutzerEingabe) =>
  n.type === 'LandwirtNutzer'
    ? { type: n.type, ...gemeinsames(n), geburtstag: n.geburtstag, postAnschrift: n.postAnschrift }
    : { type: n.type, ...gemeinsames(n) }

export type NutzerDokument = ReturnType<typeof nutzerVereinheitlichen>

/** What an identification is about. */
type Identitaet = { readonly vorname: string; readonly nachname: string; readonly geburtstag?: string }

const vergleichbar = (name: string) => name.trim().normalize('NFC').toLocaleLowerCase('de')

/**
 * Whether somebody else could be meant: with another name or birthday an identification says nothing any more (ADR
 * 0022). Upper and lower case are one name.
 */
export const istAnderePerson = (vorher: Identitaet, neu: Identitaet): boolean =>
  vergleichbar(vorher.vorname) !== vergleichbar(neu.vorname) ||
  vergleichbar(vorher.nachname) !== vergleichbar(neu.nachname) ||
  vorher.geburtstag !== neu.geburtstag
