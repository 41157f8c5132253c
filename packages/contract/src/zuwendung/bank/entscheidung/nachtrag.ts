import { antragStaende, type GeschaeftStatus } from '../../kern/staende.ts'
import { ARTEN, type Nachtragsart } from './arten.ts'

/** Of what it depends whether an act after the approval can begin. */
export type Nachtragslage = {
  readonly status: GeschaeftStatus
  /** The programme's notices know the kind: they have a title for it. */
  readonly hatVorlage: boolean
  /** Of some item there is more approved than payouts hold. */
  readonly etwasFrei: boolean
  /** A signer has declared a waiver that nobody has taken up. */
  readonly verzichtErklaert: boolean
}

type Bedingung = (art: Nachtragsart, lage: Nachtragslage) => string | null

/** In the order in which they are said. */
const BEDINGUNGEN: readonly Bedingung[] = [
  (art, { status }) => antragStaende.hindernis(ARTEN[art].aktion, status, ['BANK'])?.text ?? null,
  (art, { hatVorlage }) =>
    hatVorlage ? null : `Die Bescheidvorlage dieses Programms kennt die Art „${ARTEN[art].wort}“ noch nicht.`,
  (_, { etwasFrei }) =>
    etwasFrei
      ? null
      : 'Alles Bewilligte ist durch Auszahlungen gebunden. Ausgezahltes lässt sich hier nicht zurückfordern.',
  (art, { verzichtErklaert }) =>
    ARTEN[art].erklaert && !verzichtErklaert ? 'Das Unternehmen hat keinen Verzicht erklärt.' : null,
]

/** Why an act of this kind can't begin, as a sentence; null where it can. */
export const nachtragHindernis = (art: Nachtragsart, lage: Nachtragslage): string | null => {
  for (const bedingung of BEDINGUNGEN) {
    const grund = bedingung(art, lage)
    if (grund !== null) return grund
  }
  return null
}
