import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { protokollieren } from '../../platform/audit/protokollieren.ts'
import type { Tx } from '../../platform/database/database.ts'
import { einreichungFesthalten, type Nummernkreis } from '../../platform/einreichung/einreichungFesthalten.ts'
import type { Services } from '../../platform/services.ts'
import { DEMO_UNTERNEHMEN, mitgliederLaden } from '../../unternehmen/public.ts'
import { bewilligungAnlegen, demoBewilligter } from '../../zuwendung/public.ts'
import { DEMO_BERATUNG, demoVerwendungsnachweis, type Gegenstand } from './beratung.ts'

/** Who prepared and who released the demo world's payout: two people of the bank, by `sub`. */
export type DemoBank = { readonly vorbereitetVon: string; readonly freigegebenVon: string }

type Fall = {
  readonly geschaeftGuid: string
  readonly unternehmenGuid: string
  readonly bewilligtAm: Date
  readonly wer: { readonly sub: string; readonly name: string }
  readonly bank: DemoBank
}

const NUMMERNKREIS: Nummernkreis = { kuerzel: 'AZ', folge: 'auszahlung_eingang_nr' }
const DEMO_AUSZAHLUNG = 'd0000000-0000-4000-8000-000000000811'
const MAX_AUSZAHLUNGEN = 3
const nach = (moment: Date, tage: number) => new Date(moment.getTime() + tage * TAG_MS)

const auszahlungEinfuegen = async (tx: Tx, fall: Fall, formular: object): Promise<void> => {
  const { geschaeftGuid, unternehmenGuid, bewilligtAm, wer, bank } = fall
  const am = nach(bewilligtAm, 60)
  await sql`insert into auszahlung (guid, geschaeft_guid, unternehmen_guid, status, status_seit, class_version, formular,
      anzahl_dokumente, angelegt_am, angelegt_von, ersteller, geaendert_am, geaendert_von, letzter_bearbeiter,
      version, eingereicht_version, vorbereitet_von, freigegeben_von)
    values (${DEMO_AUSZAHLUNG}, ${geschaeftGuid}, ${unternehmenGuid}, 'BEWILLIGT', ${nach(am, 18)}, 1,
      ${JSON.stringify(formular)}, 2, ${am}, ${wer.sub}, ${wer.name}, ${am}, ${wer.sub}, ${wer.name}, 1, 1,
      ${bank.vorbereitetVon}, ${bank.freigegebenVon})`.execute(tx)
  await einreichungFesthalten(tx, {
    dokument: { guid: DEMO_AUSZAHLUNG, version: 1, unternehmen_guid: unternehmenGuid },
    nummer: NUMMERNKREIS,
    eingegangenAm: am,
    sub: wer.sub,
    inhalt: formular,
  })
}

/** One earlier payout, released and transferred: the consultancy. The machine is still to be bought. */
const beratungAuszahlen = async (services: Services, tx: Tx, fall: Fall): Promise<void> => {
  const { geschaeftGuid, unternehmenGuid, wer } = fall
  const { rows } = await sql<Gegenstand>`select guid, bewilligt_cent from bewilligter_gegenstand
    where geschaeft_guid = ${geschaeftGuid} and klasse = ${DEMO_BERATUNG.klasse}`.execute(tx)
  const [gegenstand] = rows
  if (gegenstand === undefined) return
  const nachweis = await demoVerwendungsnachweis(services, tx, fall, gegenstand)
  await auszahlungEinfuegen(tx, fall, { guid: DEMO_AUSZAHLUNG, verwendungsnachweise: [nachweis] })
  const { bewilligt_cent: cent } = gegenstand
  await sql`insert into auszahlung_position (auszahlung_guid, nr, geschaeft_guid, status, gegenstand_guid,
      unternehmen_guid, beantragt_cent, bewilligt_cent, rechnung_nummer, rechnung_steller, rechnung_cent)
    values (${DEMO_AUSZAHLUNG}, 1, ${geschaeftGuid}, 'BEWILLIGT', ${gegenstand.guid}, ${unternehmenGuid}, ${cent},
      ${cent}, ${DEMO_BERATUNG.nummer}, ${DEMO_BERATUNG.steller}, ${DEMO_BERATUNG.rechnungCent})`.execute(tx)
  await protokollieren(tx, {
    unternehmenGuid,
    sub: wer.sub,
    handlung: 'auszahlungEinreichen',
    objektGuid: DEMO_AUSZAHLUNG,
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
