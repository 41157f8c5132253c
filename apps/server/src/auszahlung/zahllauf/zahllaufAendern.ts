import type { ZahllaufAktion } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import { handeln, handelnIn, type Handlungsart } from '../../platform/handlung/handeln.ts'
import type { Services } from '../../platform/services.ts'
import { verfallLaden } from './verfaelle.ts'
import { zahllaufLaden, zahllaufSperren } from './zahllaeufe.ts'
import {
  hindernis,
  nichtMoeglich,
  unbefangenPruefen,
  vorhanden,
  type Lage,
  type Person,
} from './zahllaufPolicy.ts'
import { zahllaufZeigen } from './zahllaufView.ts'
import { postenLaden } from './zahlposten.ts'

export type Zahllaufaufruf = { readonly guid: string; readonly person: Person }
type Dienste = Pick<Services, 'clock'>

const ZAHLLAUF: Handlungsart<Dienste, Zahllaufaufruf, Lage, ZahllaufAktion> = {
  laden: async (tx, { clock }, { guid, person }) => {
    const jetzt = clock.now()
    await zahllaufSperren(tx, guid)
    const row = vorhanden(await zahllaufLaden(tx, guid, person.sub))
    const posten = await postenLaden(tx, guid, person.sub)
    const verfall = await verfallLaden(tx, guid)
    unbefangenPruefen(posten)
    return { row, posten, verfall, jetzt }
  },
  hindernis: (aktion, lage, { person }) => hindernis(aktion, lage, person),
  nichtMoeglich,
  eintrag: ({ row }, { guid, person }) => ({
    unternehmenGuid: null,
    sub: person.sub,
    objektGuid: guid,
    angaben: { zahllauf: row.nr },
  }),
}

/** One act on a run in a transaction that there is. */
export const zahllaufHandeln = handelnIn(ZAHLLAUF)

/** The same in one of its own, and the run as it then stands. */
export const zahllaufAendern = handeln({
  ...ZAHLLAUF,
  antwort: (tx, { jetzt }, _dienste: Dienste, { guid, person }: Zahllaufaufruf) =>
    zahllaufZeigen(tx, guid, person, jetzt),
})
