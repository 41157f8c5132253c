import { nutzerName } from '@foerderportal/contract/formular/nutzerName'
import { tageSpaeter, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services.ts'
import { DEMO_UNTERNEHMEN, mitgliederLaden } from '../../unternehmen/public.ts'
import { bewilligungAnlegen, demoBewilligter, demoRingBewilligter } from '../../zuwendung/public.ts'
import { demoAntrag, type DemoBank, type DemoFall } from './demoAntrag.ts'
import { demoNachweis } from './demoNachweis.ts'

const DEMO_AUSZAHLUNG = 'd0000000-0000-4000-8000-000000000811'
const MAX_AUSZAHLUNGEN = 3
/** As the modules of the demo programme propose for buying, and for the proof of use. */
const KAUFTAGE = 365
const NACHWEISTAGE = 455
const AUSZAHLUNGSTAGE = 28

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

/** Maschinenring Süd GmbH pays its machine in two bills: of 42,000.00 net at 40 %. */
const RING = {
  steller: 'Landtechnik Süd GmbH',
  sachbericht: 'Die Mulchpflanzmaschine ist geliefert und läuft bei drei Mitgliedsbetrieben.',
} as const

const RING_ANTRAEGE = [
  {
    guid: 'd0000000-0000-4000-8000-000000000821',
    rechnung: {
      nummer: 'LS-1001',
      bruttoCent: 2_380_000,
      steuerCent: 380_000,
      beantragtCent: 800_000,
      nachTagen: 30,
    },
    nachTagen: 45,
    gesendet: true,
    entscheidung: {
      anteil: null,
      grund:
        'Der Zahlungsnachweis zeigt einen anderen Empfänger als die Rechnung. Reichen Sie den passenden Kontoauszug ein.',
    },
  },
  {
    guid: 'd0000000-0000-4000-8000-000000000822',
    rechnung: {
      nummer: 'LS-1001',
      bruttoCent: 2_380_000,
      steuerCent: 380_000,
      beantragtCent: 800_000,
      nachTagen: 30,
    },
    nachTagen: 120,
    gesendet: true,
  },
  {
    guid: 'd0000000-0000-4000-8000-000000000823',
    rechnung: {
      nummer: 'LS-1044',
      bruttoCent: 1_190_000,
      steuerCent: 190_000,
      beantragtCent: 400_000,
      nachTagen: 150,
    },
    nachTagen: 165,
    gesendet: false,
  },
] as const

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

/** One rejected, sent again with the right paper, and the next one begun. */
const ringAbrufen = async (services: Services, tx: Tx, fall: DemoFall): Promise<void> => {
  const { rows } = await sql<Gegenstand>`select guid, bewilligt_cent from bewilligter_gegenstand
    where geschaeft_guid = ${fall.geschaeftGuid} order by nr limit 1`.execute(tx)
  const [maschine] = rows
  if (maschine === undefined) return
  for (const { rechnung, ...antrag } of RING_ANTRAEGE) {
    const nachweis = await demoNachweis(services, tx, fall, {
      ...RING,
      ...rechnung,
      gegenstand: maschine.guid,
    })
    await demoAntrag(tx, fall, { ...antrag, nachweise: [nachweis] })
  }
}

type Bewilligt = NonNullable<Awaited<ReturnType<typeof demoBewilligter>>>

/** The approval of a case with its first day; undefined where it has been made before: what was done since stays. */
const bewilligen = async (
  tx: Tx,
  {
    unternehmenGuid,
    username,
    bank,
  }: { readonly unternehmenGuid: string; readonly username: string; readonly bank: DemoBank },
  antrag: Bewilligt | undefined,
): Promise<DemoFall | undefined> => {
  const person = (await mitgliederLaden(tx, unternehmenGuid)).find((m) => m.username === username)
  if (person === undefined || antrag === undefined) return undefined
  const { geschaeft_guid: geschaeftGuid, bewilligt_am: bewilligtAm, formular, quoten } = antrag
  const { rows } = await sql`select 1 from bewilligung where geschaeft_guid = ${geschaeftGuid}`.execute(tx)
  if (rows.length > 0) return undefined
  await bewilligungAnlegen(tx, {
    geschaeftGuid,
    unternehmenGuid,
    bewilligtAm,
    positivlisteStichtag: tagInBerlin(bewilligtAm),
    maxAuszahlungen: MAX_AUSZAHLUNGEN,
    wirksamAb: bewilligtAm,
    kaufBis: tageSpaeter(tagInBerlin(bewilligtAm), KAUFTAGE),
    auszahlungBis: tageSpaeter(tagInBerlin(bewilligtAm), NACHWEISTAGE),
    auszahlungTage: AUSZAHLUNGSTAGE,
    seiten: formular.foerdergegenstandSeiten ?? [],
    quoten,
  })
  const wer = { sub: person.sub, name: nutzerName(person) }
  return { geschaeftGuid, unternehmenGuid, bewilligtAm, wer, bank }
}

/**
 * The demo world of this slice, after slice zuwendung: Lena's case with an earlier payout and a rest, and that of
 * Maschinenring Süd GmbH with a request in each of the other states. Once.
 */
export const demoAuszahlung = async (services: Services, tx: Tx, bank: DemoBank): Promise<void> => {
  const { hofLindenau, maschinenringSued } = DEMO_UNTERNEHMEN
  const lenas = { unternehmenGuid: hofLindenau, username: 'lena.lindenau', bank }
  const lena = await bewilligen(tx, lenas, await demoBewilligter(tx))
  if (lena !== undefined) await beratungAuszahlen(services, tx, lena)
  const seiner = { unternehmenGuid: maschinenringSued, username: 'max.mehrfach', bank }
  const ring = await bewilligen(tx, seiner, await demoRingBewilligter(tx))
  if (ring !== undefined) await ringAbrufen(services, tx, ring)
}
