import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import type { DemoWirksam } from '../../zuwendung/public.ts'
import { demoAntrag, type DemoBank, type DemoFall } from './demoAntrag.ts'
import { demoNachweis, demoPapier } from './demoNachweis.ts'

type Row = {
  readonly unternehmen_guid: string
  readonly bewilligt_am: Date
  readonly gegenstand: string
  readonly bewilligt_cent: number
  readonly kosten: number
}

/** Days after the approval on which the request came in, and what the bank said of it. */
const LAEUFE = {
  ABGESENDET: { nachTagen: 16 },
  BEWILLIGT: { nachTagen: 20, entscheidung: { anteil: 1, grund: null } },
  ABGELEHNT: {
    nachTagen: 20,
    entscheidung: {
      anteil: null,
      grund: 'Die Klimabilanz umfasst nur den Stall. Reichen Sie die Bilanz des ganzen Betriebs ein.',
    },
  },
} as const satisfies Record<DemoWirksam['auszahlung'], object>

const SACHBERICHT =
  'Die Klimabilanz zeigt, dass die meisten Emissionen aus der Fütterung kommen. Wir stellen die Ration um.'

const laden = async (tx: Tx, geschaeft: string): Promise<Row | undefined> =>
  (
    await sql<Row>`select b.unternehmen_guid, b.bewilligt_am, i.guid as gegenstand, i.bewilligt_cent,
        (i.gegenstand ->> 'kosten')::float as kosten
      from bewilligung b join bewilligter_gegenstand i using (geschaeft_guid)
      where b.geschaeft_guid = ${geschaeft} and b.wirksam_ab is not null`.execute(tx)
  ).rows[0]

const abrufen = async (services: Services, tx: Tx, fall: DemoFall, row: Row, wirksam: DemoWirksam) => {
  const netto = inCent(row.kosten)
  const steuerCent = Math.round(netto * 0.19)
  const nachweis = await demoNachweis(services, tx, fall, {
    gegenstand: row.gegenstand,
    nummer: `KB-${wirksam.geschaeft.slice(-3)}`,
    steller: 'Klimaberatung Nord GmbH',
    bruttoCent: netto + steuerCent,
    steuerCent,
    beantragtCent: row.bewilligt_cent,
    sachbericht: SACHBERICHT,
    nachTagen: 8,
    zahltNach: 5,
  })
  const papier = async (titel: string) => [await demoPapier(services, tx, row.unternehmen_guid, titel)]
  await demoAntrag(tx, fall, {
    guid: wirksam.geschaeft.replace('d2', 'd9'),
    nachweise: [
      {
        ...nachweis,
        klimabilanzen: await papier('Klimabilanz des Betriebs'),
        evaluierungsboegen: await papier('Evaluierungsbogen'),
      },
    ],
    gesendet: true,
    ...LAEUFE[wirksam.auszahlung],
  })
}

/** Payout requests for climate balances of the demo world that have just been made and are in effect. */
export const demoKlimabilanz = async (
  services: Services,
  bank: DemoBank,
  wirksame: readonly DemoWirksam[],
): Promise<void> => {
  await services.db.transaction().execute(async (tx) => {
    for (const wirksam of wirksame) {
      const row = await laden(tx, wirksam.geschaeft)
      const mitglieder = row === undefined ? [] : await mitgliederLaden(tx, row.unternehmen_guid)
      const person = mitglieder.find(({ zeichnungsberechtigung }) => zeichnungsberechtigung)
      if (row === undefined || person === undefined)
        throw new Error('the demo world pays out what is in effect, to whoever signs')
      const fall: DemoFall = {
        geschaeftGuid: wirksam.geschaeft,
        unternehmenGuid: row.unternehmen_guid,
        bewilligtAm: row.bewilligt_am,
        wer: { sub: person.sub, name: nutzerName(person) },
        bank,
      }
      await abrufen(services, tx, fall, row, wirksam)
    }
  })
}
