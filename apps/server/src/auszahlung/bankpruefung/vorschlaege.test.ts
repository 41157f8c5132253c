import { randomUUID } from 'node:crypto'
import type { Verwendungsnachweis } from '@foerderportal/contract/auszahlung/formular'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import {
  HOF,
  eingereicht,
  leeren,
  nachweis,
  startAuszahlungWelt,
  type Welt,
} from '../testing/auszahlungWelt.ts'
import { ohneBefund, pruefungAufrufe, vorgelegt } from './testing/bankpruefungAufrufe.ts'

let w: Welt
/** An approved climate balance of Lena's: 900.00 at 90 %, small aid of at most 50,000.00 in three years. */
let klimabilanz: Welt
beforeAll(async () => {
  w = await startAuszahlungWelt(demoWelt)
  klimabilanz = await klimabilanzBewilligt()
})
afterAll(() => w.t.close())
afterEach(async () => {
  await leeren(w.t)
  await sql`delete from deminimis_beihilfe`.execute(w.t.ownerDb)
})

const klimabilanzBewilligt = async (): Promise<Welt> => {
  const [geschaeft, gegenstand] = [randomUUID(), randomUUID()]
  const am = new Date(w.t.clock.now().getTime() - 200 * 86_400_000)
  await sql`insert into geschaeft (guid, ge_nr, unternehmen_guid, runde_guid, programm, status, status_seit)
    select ${geschaeft}, 'GE-2026-900001', ${HOF}, r.guid, 'ZUKLB', 'BEWILLIGT', ${am}
    from foerderrunde r where r.programm = 'ZUKLB' limit 1`.execute(w.t.ownerDb)
  await sql`insert into bewilligung (geschaeft_guid, unternehmen_guid, bewilligt_am, positivliste_stichtag,
      max_auszahlungen, wirksam_ab, deminimis_verordnung, deminimis_hoechst_cent, deminimis_jahre)
    values (${geschaeft}, ${HOF}, ${am}, '2026-01-01', 1, ${am}, 'AGRAR', 5000000, 3)`.execute(w.t.ownerDb)
  await sql`insert into bewilligter_gegenstand (guid, geschaeft_guid, unternehmen_guid, nr, kategorie, klasse, gegenstand,
      foerderquote, bewilligt_cent)
    values (${gegenstand}, ${geschaeft}, ${HOF}, 1, 'K.1', 'klimabilanz',
      '{"type": "Beratungsdienstleistung", "bezeichnung": "Klimabilanz"}', 90, 90000)`.execute(w.t.ownerDb)
  return { ...w, geschaeft, maschine: gegenstand }
}

const gesendet = async (n: Partial<Verwendungsnachweis> = {}): Promise<string> => {
  const alles = {
    rechnungsBetrag: 1_190,
    umsatzsteuer: 190,
    nichtFoerderfaehigeKosten: 190,
    beantragteAuszahlung: 900,
    klimabilanzen: [w.datei],
    evaluierungsboegen: [w.datei],
  }
  return (await eingereicht(klimabilanz, nachweis(klimabilanz, { ...alles, ...n }))).guid
}
const lesen = async (guid: string) => (await pruefungAufrufe(w.t, guid).lesen()).body
const zu = async (guid: string, gesucht: string) =>
  (await lesen(guid)).vorschlaege.find(({ code }) => code === gesucht)

describe('[S9-07] [S6-06] the rules propose what a person confirms', () => {
  test('[R1-06] of a climate balance: its own four points, and of the fifteen eight are answered at once', async () => {
    const { katalog, vorschlaege } = await lesen(await gesendet())
    expect(katalog.map(({ code }) => code)).toEqual(
      'Z1 Z2 Z3 Z4 Z5 Z6 Z7 Z8 Z9 Z10 Z11 K1 K2 K3 K4'.split(' '),
    )
    const erfuellt = vorschlaege.filter(({ ergebnis }) => ergebnis === 'ERFUELLT').map(({ code }) => code)
    expect(erfuellt).toEqual(['Z4', 'Z6', 'Z7', 'Z9', 'Z11', 'K2', 'K3', 'K4'])
    expect(vorschlaege.find(({ code }) => code === 'K1')).toEqual({
      code: 'K1',
      ergebnis: null,
      text: 'Die Klimabilanz liegt vor. Lesen Sie, nach welcher Norm und für welchen Umfang.',
    })
  })

  test('of machines the same ones, without those of a balance', async () => {
    const { vorschlaege } = await lesen((await eingereicht(w, nachweis(w))).guid)
    expect(vorschlaege.map(({ code, ergebnis }) => [code, ergebnis])).toEqual(
      ['Z4', 'Z6', 'Z7', 'Z9', 'Z11'].map((code) => [code, 'ERFUELLT']),
    )
  })

  test('a proposal is no answer, and what is decided needs none', async () => {
    const guid = await gesendet()
    const rufen = pruefungAufrufe(w.t, guid)
    await rufen.speichern((await lesen(guid)).inhalt)
    expect((await rufen.vorlegen()).problem.detail).toContain('K4 De-minimis: Beantworten Sie diesen Punkt.')
    await rufen.speichern(ohneBefund(await lesen(guid)))
    const sha256 = await vorgelegt(w.t, guid)
    expect((await rufen.freigeben(sha256)).body.vorschlaege).toEqual([])
  })
})

describe('[S9-07] [A-39] they judge as it stands today', () => {
  test('aid that came to the account since the approval', async () => {
    const guid = await gesendet()
    expect((await zu(guid, 'K4'))?.text).toMatch(/^Mit diesem Zuschuss sind 900,00\s€ von 50\.000,00\s€/)
    await sql`insert into deminimis_beihilfe (guid, unternehmen_guid, verordnung, betrag_cent, gewaehrt_am, geber,
        erfasst_von, erfasst_am)
      values (gen_random_uuid(), ${HOF}, 'AGRAR', 4910001, ${w.t.clock.now()}, 'Land', 'sub-sabine', now())`.execute(
      w.t.ownerDb,
    )
    expect(await zu(guid, 'K4')).toMatchObject({
      ergebnis: 'NICHT_ERFUELLT',
      text: expect.stringMatching(/jetzt 50\.000,01/),
    })
  })

  test('an account that is somebody else’s', async () => {
    const guid = await gesendet()
    const inhaber = (wert: string) =>
      sql`update unternehmen set value = jsonb_set(value, '{kontoInformationen,0,abweichenderKontoinhaber}', ${JSON.stringify(wert)}::jsonb)
        where guid = ${HOF}`.execute(w.t.ownerDb)
    await inhaber('Erna Lindenau')
    expect(await zu(guid, 'Z9')).toMatchObject({
      ergebnis: null,
      text: 'Das Konto lautet auf Erna Lindenau, das Unternehmen heißt Hof Lindenau GbR.',
    })
    await inhaber('Hof Lindenau GbR')
    expect((await zu(guid, 'Z9'))?.ergebnis).toBe('ERFUELLT')
  })

  test('[S6-08] an account outside SEPA', async () => {
    const guid = await gesendet()
    const iban = (wert: string) =>
      sql`update unternehmen set value = jsonb_set(value, '{kontoInformationen,0,iban}', ${JSON.stringify(wert)}::jsonb)
        where guid = ${HOF}`.execute(w.t.ownerDb)
    await iban('TR33 0006 1005 1978 6457 8413 26')
    expect(await zu(guid, 'Z9')).toMatchObject({
      ergebnis: null,
      text: expect.stringContaining('(TR) liegt nicht im SEPA-Raum'),
    })
    await iban('DE89 3704 0044 0532 0130 00')
  })
})
