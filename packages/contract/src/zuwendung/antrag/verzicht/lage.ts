import type { Laufhindernis } from '../../../shared/lauf/lauf.ts'
import { ABSAGE_ORTE } from '../../../shared/absage/orte.ts'
import { STATUS_ANZEIGE, type GeschaeftStatus } from '../../kern/staende.ts'
import type { Verzichtshindernis } from './schema.ts'
import { verzichtStaende, type VerzichtStand } from './staende.ts'

/** Of what it depends whether somebody of a company can declare a waiver. */
export type Verzichtslage = {
  readonly status: GeschaeftStatus
  /** The notice was made known: before, the company does not know what it is granted (VwVfG § 43 (1)). */
  readonly wirksam: boolean
  /** Of some item there is more approved than payouts hold. */
  readonly etwasFrei: boolean
  /** Nobody signs alone for the company. */
  readonly zuZweit: boolean
  /** How many may sign for it. */
  readonly anzahlZeichnende: number
  /** Of the waiver that is open, or waits for its second signature; null where none is. */
  readonly stand: VerzichtStand
  /** What stands against that one since its first signature, as a sentence; null where nothing does. */
  readonly ueberholt: string | null
  /** Who asks has signed it himself. */
  readonly selbst: boolean
  readonly zeichnungsberechtigt: boolean
  readonly identifiziert: boolean
}

type Person = Pick<Verzichtslage, 'zeichnungsberechtigt' | 'identifiziert'>
type Bedingung<L> = (lage: L) => Verzichtshindernis | null

type Zeichnende = Pick<Verzichtslage, 'zeichnungsberechtigt' | 'selbst'>

const akteur = ({ zeichnungsberechtigt }: Pick<Person, 'zeichnungsberechtigt'>) =>
  zeichnungsberechtigt ? 'ZEICHNUNGSBERECHTIGT' : 'MITGLIED'

/** Of two who sign, the one who has not yet; before he signs he may have to be identified. */
export const istZweitePerson = ({ zeichnungsberechtigt, selbst }: Zeichnende): boolean =>
  zeichnungsberechtigt && !selbst

const zweiter = (lage: Zeichnende) => (istZweitePerson(lage) ? 'ZWEITE_PERSON' : akteur(lage))

/** Who signs is identified, as with a notice (S2-03, S9-10). */
const identifiziert: Bedingung<Person> = (person) =>
  person.identifiziert
    ? null
    : {
        text: 'Bestätigen Sie zuerst Ihre Identität. Erst danach können Sie einen Verzicht erklären, mit unterschreiben oder zurücknehmen.',
        pfad: ABSAGE_ORTE.person,
      }

const alsHindernis = (text: string | null, pfad?: string): Verzichtshindernis | null =>
  text === null ? null : { text, ...(pfad !== undefined && { pfad }) }

const nachTafel = (grund: Laufhindernis | null, pfad?: string) => alsHindernis(grund?.text ?? null, pfad)

const bewilligt: Bedingung<Pick<Verzichtslage, 'status'>> = ({ status }) =>
  alsHindernis(
    status === 'BEWILLIGT'
      ? null
      : `Verzichten lässt sich nur auf etwas, das bewilligt ist. Der Antrag hat den Stand „${STATUS_ANZEIGE[status].wort}“.`,
  )

/** In the order in which they are said: what nobody can change first, then who asks. */
const ERKLAEREN: readonly Bedingung<Verzichtslage>[] = [
  bewilligt,
  ({ wirksam }) =>
    alsHindernis(
      wirksam
        ? null
        : 'Der Bescheid ist Ihrem Unternehmen noch nicht bekannt gegeben. Verzichten können Sie, sobald Sie ihn kennen.',
    ),
  ({ stand }) => nachTafel(verzichtStaende.hindernis('verzichtErklaeren', stand, ['ZEICHNUNGSBERECHTIGT'])),
  ({ etwasFrei }) =>
    alsHindernis(
      etwasFrei
        ? null
        : 'Alles Bewilligte ist durch Auszahlungen gebunden. Darauf lässt sich hier nicht verzichten.',
    ),
  ({ zuZweit, anzahlZeichnende }) =>
    alsHindernis(
      zuZweit && anzahlZeichnende < 2
        ? 'Für Ihr Unternehmen unterschreiben zwei Personen, im Portal ist aber keine zweite zeichnungsberechtigt. Laden Sie zuerst eine Person ein, oder geben Sie in der Nutzer-Übersicht Zeichnungsberechtigung.'
        : null,
    ),
  (lage) =>
    nachTafel(verzichtStaende.hindernis('verzichtErklaeren', null, [akteur(lage)]), ABSAGE_ORTE.zeichnung),
  identifiziert,
]

const MITZEICHNEN: readonly Bedingung<Verzichtslage>[] = [
  bewilligt,
  ({ stand }) => nachTafel(verzichtStaende.hindernis('verzichtMitzeichnen', stand, ['ZWEITE_PERSON'])),
  ({ ueberholt }) => alsHindernis(ueberholt),
  (lage) =>
    nachTafel(
      verzichtStaende.hindernis('verzichtMitzeichnen', lage.stand, [zweiter(lage)]),
      lage.zeichnungsberechtigt ? undefined : ABSAGE_ORTE.zeichnung,
    ),
  identifiziert,
]

/** What is not declared yet is dropped; what is, taken back. */
export const ruecknahmeAktion = (stand: VerzichtStand) =>
  stand === 'ZUR_UNTERSCHRIFT' ? 'verzichtVerwerfen' : 'verzichtZuruecknehmen'

const ZURUECKNEHMEN: readonly Bedingung<Person & Pick<Verzichtslage, 'stand'>>[] = [
  ({ stand }) =>
    nachTafel(verzichtStaende.hindernis(ruecknahmeAktion(stand), stand, ['ZEICHNUNGSBERECHTIGT'])),
  (lage) =>
    nachTafel(
      verzichtStaende.hindernis(ruecknahmeAktion(lage.stand), lage.stand, [akteur(lage)]),
      ABSAGE_ORTE.zeichnung,
    ),
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

/** Why this person can't be the second to sign the waiver that waits for it; null where he can. */
export const mitzeichnenHindernis = (lage: Verzichtslage): Verzichtshindernis | null =>
  erstes(MITZEICHNEN, lage)

/** Why this person can't take the waiver back that stands so; null where he can. */
export const zuruecknehmenHindernis = (
  lage: Person & Pick<Verzichtslage, 'stand'>,
): Verzichtshindernis | null => erstes(ZURUECKNEHMEN, lage)
