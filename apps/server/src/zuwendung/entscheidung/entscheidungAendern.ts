import type { EntscheidungArt } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import {
  entscheidungStaende,
  type EntscheidungAktion,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/staende'
import { fassungPruefen } from '../../nutzer/public.ts'
import {
  handeln,
  handelnIn,
  type Gelesen,
  type Handlungsart,
  type Tun as TunBei,
} from '../../platform/handlung/handeln.ts'
import type { Services } from '../../platform/services.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { programmeLesen, type Programme } from '../kern/programmLesen.ts'
import { fallSperren } from '../zugang/bankFall.ts'
import { akteureFuer, standVon, type Antwort } from './entscheidungAnsicht.ts'
import { bewilligungSperren } from './bewilligungen.ts'
import { entscheidungFinden, type EntscheidungRow } from './entscheidungen.ts'
import { entscheidungsfallLaden, type Entscheidungsfall } from './entscheidungsfall.ts'
import {
  entscheidungZeigen,
  type Entscheidungsaufruf,
  type Entscheidungsdienste,
} from './entscheidungZeigen.ts'

export type Lage = {
  readonly fall: Entscheidungsfall
  readonly row: EntscheidungRow | undefined
  readonly jetzt: Date
}
export type Tun = TunBei<Lage>

/** The decision of an act that its table allows only where there is one. */
export const vorhandene = ({ row }: Lage): EntscheidungRow => {
  if (row === undefined) throw new Error('the table lets nobody do this without a decision')
  return row
}

type Handelnd = Pick<Services, 'clock'> &
  Pick<Entscheidungsdienste, 'beitraege'> & { readonly programme: Programme }
type Aufruf = Entscheidungsaufruf & {
  /** What the act is about, where that is not the decision that there is. */
  readonly art?: EntscheidungArt
}

/** The case and what is approved of it, locked. */
const ENTSCHEIDUNG: Handlungsart<Handelnd, Aufruf, Lage, EntscheidungAktion> = {
  laden: async (tx, { clock, programme, beitraege: { verzichte } }, { geschaeft, person, art }) => {
    const antrag = await fallSperren(tx, geschaeft, person.sub)
    await bewilligungSperren(tx, geschaeft)
    const jetzt = clock.now()
    const row = await entscheidungFinden(tx, geschaeft)
    const umstaende = { programme, jetzt, art: art ?? row?.art, verzichte }
    return { fall: await entscheidungsfallLaden(tx, antrag, umstaende), row, jetzt }
  },
  hindernis: (aktion, { row }, { person }) =>
    entscheidungStaende.hindernis(aktion, standVon(row), akteureFuer(person, row)),
  nichtMoeglich,
  fassung: (tx, { row }, ifMatch) => fassungPruefen(tx, 'Die Entscheidung', row, ifMatch),
  eintrag: ({ fall: { antrag } }, { person }) => ({
    unternehmenGuid: antrag.unternehmen_guid,
    sub: person.sub,
    objektGuid: antrag.guid,
  }),
}

/** One act of the table in a transaction that there is: the demo world acts by this as the product does. */
export const entscheidungHandeln = handelnIn(ENTSCHEIDUNG)

const aendern = handeln({
  ...ENTSCHEIDUNG,
  antwort: (tx, { jetzt }, { programme, beitraege }: Handelnd, aufruf: Aufruf) =>
    entscheidungZeigen(tx, beitraege, { ...aufruf, programme, jetzt }),
})

/** The same in a transaction of its own, and the decision as it then stands. */
export const entscheidungAendern = async (
  { services, beitraege }: Entscheidungsdienste,
  aufruf: Aufruf & Gelesen,
  aktion: EntscheidungAktion,
  tun: Tun,
): Promise<Antwort> => {
  const programme = await programmeLesen(services)
  return aendern({ ...services, beitraege, programme }, aufruf, aktion, tun)
}
