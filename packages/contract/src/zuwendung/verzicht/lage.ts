import { ABSAGE_ORTE } from '../../shared/problem.ts'
import { STATUS_ANZEIGE, type GeschaeftStatus } from '../lifecycle.ts'
import type { Verzichtshindernis } from './schema.ts'
import { verzichtHindernis, type VerzichtStand } from './verzichtLauf.ts'

/** Of what it depends whether somebody of a company can declare a waiver. */
export type Verzichtslage = {
  readonly status: GeschaeftStatus
  /** The notice was made known: before, the company does not know what it is granted (VwVfG § 43 (1)). */
  readonly wirksam: boolean
  /** Of some item there is more approved than payouts hold. */
  readonly etwasFrei: boolean
  /** Of the waiver that is open; null where none is. */
  readonly stand: VerzichtStand
  readonly zeichnungsberechtigt: boolean
  readonly identifiziert: boolean
}

type Person = Pick<Verzichtslage, 'zeichnungsberechtigt' | 'identifiziert'>
type Bedingung<L> = (lage: L) => Verzichtshindernis | null

const akteur = ({ zeichnungsberechtigt }: Person) =>
  zeichnungsberechtigt ? 'ZEICHNUNGSBERECHTIGT' : 'MITGLIED'

/** Who signs is identified, as with a notice (S2-03, S9-10). */
const identifiziert: Bedingung<Person> = (person) =>
  person.identifiziert
    ? null
    : {
        text: 'Bestätigen Sie zuerst Ihre Identität. Erst danach können Sie einen Verzicht erklären oder zurücknehmen.',
        pfad: ABSAGE_ORTE.person,
      }

const alsHindernis = (text: string | null, pfad?: string): Verzichtshindernis | null =>
  text === null ? null : { text, ...(pfad !== undefined && { pfad }) }

/** In the order in which they are said: what nobody can change first, then who asks. */
const ERKLAEREN: readonly Bedingung<Verzichtslage>[] = [
  ({ status }) =>
    alsHindernis(
      status === 'BEWILLIGT'
        ? null
        : `Verzichten lässt sich nur auf etwas, das bewilligt ist. Der Antrag hat den Stand „${STATUS_ANZEIGE[status].wort}“.`,
    ),
  ({ wirksam }) =>
    alsHindernis(
      wirksam
        ? null
        : 'Der Bescheid ist Ihrem Unternehmen noch nicht bekannt gegeben. Verzichten können Sie, sobald Sie ihn kennen.',
    ),
  ({ stand }) => alsHindernis(verzichtHindernis('verzichtErklaeren', stand, 'ZEICHNUNGSBERECHTIGT')),
  ({ etwasFrei }) =>
    alsHindernis(
      etwasFrei
        ? null
        : 'Alles Bewilligte ist durch Auszahlungen gebunden. Darauf lässt sich hier nicht verzichten.',
    ),
  (lage) => alsHindernis(verzichtHindernis('verzichtErklaeren', null, akteur(lage)), ABSAGE_ORTE.zeichnung),
  identifiziert,
]

const ZURUECKNEHMEN: readonly Bedingung<Person & Pick<Verzichtslage, 'stand'>>[] = [
  ({ stand }) => alsHindernis(verzichtHindernis('verzichtZuruecknehmen', stand, 'ZEICHNUNGSBERECHTIGT')),
  (lage) =>
    alsHindernis(verzichtHindernis('verzichtZuruecknehmen', lage.stand, akteur(lage)), ABSAGE_ORTE.zeichnung),
  identifiziert,
]

const erstes = <L>(bedingungen: readonly Bedingung<L>[], lage: L): Verzichtshindernis | null => {
  for (const bedingung of bedingungen) {
    const grund = bedingung(lage)
    if (grund !== null) return grund
  }
  return null
}

/** Why this person can't declare a waiver now; null where he can. */
export const erklaerenHindernis = (lage: Verzichtslage): Verzichtshindernis | null => erstes(ERKLAEREN, lage)

/** Why this person can't take the waiver back that stands so; null where he can. */
export const zuruecknehmenHindernis = (
  lage: Person & Pick<Verzichtslage, 'stand'>,
): Verzichtshindernis | null => erstes(ZURUECKNEHMEN, lage)
