import type { DateiAngabe } from '../../../formular/dateien.ts'
import type { Foerdergegenstand, FoerdergegenstandSeite } from './foerdergegenstand.ts'

/** All items of an application, in its order. */
export const gegenstaendeIn = (
  seiten: readonly FoerdergegenstandSeite[] | null | undefined,
): Foerdergegenstand[] => (seiten ?? []).flatMap((seite) => seite.foerdergegenstaende ?? [])

/** What an item is called where many stand together; '' while it has no name. */
export const gegenstandName = (g: Foerdergegenstand): string =>
  g.type === 'Maschine' ? [g.hersteller, g.typBezeichnung].filter(Boolean).join(' ') : (g.bezeichnung ?? '')

/** The papers that each machine needs, by the names of their fields. */
export const UNTERLAGEN_JE_MASCHINE = ['dokumentAngebot', 'dokumentHerstellerBestaetigung'] as const

/** The files of an item. */
export const unterlagenVon = (g: Foerdergegenstand): DateiAngabe[] =>
  g.type === 'Maschine' ? UNTERLAGEN_JE_MASCHINE.flatMap((feld) => g[feld] ?? []) : []
