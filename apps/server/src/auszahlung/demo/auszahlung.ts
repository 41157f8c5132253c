import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { DEMO_UNTERNEHMEN, mitgliederLaden } from '../../unternehmen/public.ts'
import { bewilligungAnlegen, demoBewilligter } from '../../zuwendung/public.ts'
import { demoAntrag, type DemoBank, type DemoFall } from './demoAntrag.ts'
import { demoNachweis } from './demoNachweis.ts'

const DEMO_AUSZAHLUNG = 'd0000000-0000-4000-8000-000000000811'
const MAX_AUSZAHLUNGEN = 3

/** The consultancy of Lena's approved case: gross and without what is not funded (the VAT) 2,400.00. */
const BERATUNG = {
  klasse: 'bodenberatung',
  nummer: 'RE-2044',
  steller: 'Bodenberatung Nord',
  bruttoCent: 285_600,
  steuerCent: 45_600,
  nachTagen: 40,
  sachbericht: 'Die Beratung zum Mulchen auf leichten Böden hat an zwei Tagen auf dem Hof stattgefunden.',
} as const

type Gegenstand = { readonly guid: string; readonly bewilligt_cent: number }

/** One earlier payout, released and transferred: the consultancy. The machine is still to be bought. */
const beratungAuszahlen = async (services: Services, tx: Tx, fall: DemoFall): Promise<void> => {
  const { rows } = await sql<Gegenstand>`select guid, bewilligt_cent from bewilligter_gegenstand
    where geschaeft_guid = ${fall.geschaeftGuid} and klasse = ${BERATUNG.klasse}`.execute(tx)
  const [gegenstand] = rows
  if (gegenstand === undefined) return
  const nachweis = await demoNachweis(services, tx, fall, {
    ...BERATUNG,
    gegenstand: gegenstand.guid,
    beantragtCent: gegenstand.bewilligt_cent,
  })
  await demoAntrag(tx, fall, {
    guid: DEMO_AUSZAHLUNG,
    nachweise: [nachweis],
    nachTagen: 60,
    gesendet: true,
    entscheidung: { anteil: 1, grund: null },
  })
}

/**
 * The demo world of this slice, after slice zuwendung: the approval of Lena's case with an earlier payout and a rest.
 * Once: where the approval is, what was done with it since stays.
 */
export const demoAuszahlung = async (services: Services, tx: Tx, bank: DemoBank): Promise<void> => {
  const unternehmenGuid = DEMO_UNTERNEHMEN.hofLindenau
  const lena = (await mitgliederLaden(tx, unternehmenGuid)).find((m) => m.username === 'lena.lindenau')
  const antrag = await demoBewilligter(tx)
  if (lena === undefined || antrag === undefined) return
  const { geschaeft_guid: geschaeftGuid, bewilligt_am: bewilligtAm, formular, quoten } = antrag
  const { rows } = await sql`select 1 from bewilligung where geschaeft_guid = ${geschaeftGuid}`.execute(tx)
  if (rows.length > 0) return
  await bewilligungAnlegen(tx, {
    geschaeftGuid,
    unternehmenGuid,
    bewilligtAm,
    positivlisteStichtag: tagInBerlin(bewilligtAm),
    maxAuszahlungen: MAX_AUSZAHLUNGEN,
    wirksamAb: bewilligtAm,
    seiten: formular.foerdergegenstandSeiten ?? [],
    quoten,
  })
  const wer = { sub: lena.sub, name: `${lena.vorname} ${lena.nachname}` }
  await beratungAuszahlen(services, tx, { geschaeftGuid, unternehmenGuid, bewilligtAm, wer, bank })
}
