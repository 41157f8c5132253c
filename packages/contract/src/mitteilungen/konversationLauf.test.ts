import { describe, expect, test } from 'vitest'
import {
  KONVERSATION_AKTEURE,
  KONVERSATION_STAENDE,
  konversationHindernis,
  konversationNach,
  type KonversationAktion,
} from './konversationLauf.ts'

/** Where an act leads, state by state, for a member and for the bank; '' where it can't be done. */
const TABELLE: Record<KonversationAktion, readonly (readonly [mitglied: string, bank: string])[]> = {
  mitteilungSenden: [
    ['OFFEN', 'OFFEN'],
    ['OFFEN', 'ERLEDIGT'],
    ['', ''],
  ],
  terminSetzen: [
    ['', 'OFFEN'],
    ['', 'ERLEDIGT'],
    ['', ''],
  ],
  terminLoeschen: [
    ['', 'OFFEN'],
    ['', 'ERLEDIGT'],
    ['', 'GESPERRT'],
  ],
  konversationErledigen: [
    ['', 'ERLEDIGT'],
    ['', ''],
    ['', 'ERLEDIGT'],
  ],
  konversationWiederOeffnen: [
    ['', ''],
    ['', 'OFFEN'],
    ['', ''],
  ],
}

describe('[S7-04] every state × actor × act', () => {
  const faelle = (Object.keys(TABELLE) as KonversationAktion[]).flatMap((aktion) =>
    KONVERSATION_STAENDE.flatMap((stand, i) =>
      KONVERSATION_AKTEURE.map((wer, j) => [aktion, stand, wer, TABELLE[aktion][i]?.[j] ?? ''] as const),
    ),
  )
  test.each(faelle)('%s, %s, %s: %s', (aktion, stand, wer, nach) => {
    const grund = konversationHindernis(aktion, stand, wer)
    if (nach === '') expect(grund).toMatch(/^[A-ZÄÖÜ].*\.$/)
    else expect([grund, konversationNach(aktion, stand, wer)]).toEqual([null, nach])
  })
})
