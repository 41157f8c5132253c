import type { Verwendungsnachweis } from '@foerderportal/contract/auszahlung/formular'
import { dateiHerunterladen } from '@foerderportal/contract/shared/datei'
import { alsEuro, inCent } from '@foerderportal/contract/shared/geld/betrag'
import { alsDatum, alsZeitpunkt, tagNach } from '@foerderportal/contract/shared/zeit/datum'
import * as contract from '@foerderportal/contract/auszahlung/antrag/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { sha256Von } from '../../platform/einreichung/kanonisch.ts'
import { registerDateien } from '../../platform/files/routes.ts'
import { pdfText } from '../../platform/pdf/testing/pdfText.ts'
import { auszahlungBelegErstellen } from '../beleg/auszahlungBelegErstellen.ts'
import {
  LENA,
  NORA,
  PAUL,
  eingereicht,
  einreichen,
  entscheiden,
  entwurf,
  kassenstand,
  leeren,
  lesen,
  mitNachweisen,
  nachweis,
  speichern,
  startAuszahlungWelt,
  uebersicht,
  type Welt,
} from '../testing/auszahlungWelt.ts'

let w: Welt
beforeAll(async () => {
  w = await startAuszahlungWelt(demoWelt, registerDateien)
})
afterAll(() => w.t.close())
beforeEach(() => leeren(w.t))

const N = 'verwendungsnachweise'
const fehler = (r: { status: number; problem: { errors?: readonly { pfad: string }[] | undefined } }) => [
  r.status,
  r.problem.errors?.map(({ pfad }) => pfad),
]
const versuchen = async (...nachweise: Verwendungsnachweis[]) =>
  einreichen(w, mitNachweisen(await entwurf(w), ...nachweise))

/** Its receipt as it is downloaded. */
const belegVon = async (guid: string, eingangsnummer: string): Promise<Buffer> => {
  await auszahlungBelegErstellen.run({ eingangsnummer }, w.t.services)
  const beleg = (await lesen(w, guid)).body.eingang?.beleg
  const params = { guid: beleg?.uuid ?? '', fileName: beleg?.dateiname ?? '' }
  return (await w.t.call(dateiHerunterladen, { als: LENA, params })).bytes
}
/** Without what a line breaks at. */
const dicht = (text: string) => text.replaceAll(/[\s\u00ad]/g, '')

describe('[R7.2-07] [S11-04] submit', () => {
  test('[R3.3-02] one receipt number, time and checksum of what was sent; repeating it answers the same', async () => {
    const formular = mitNachweisen(await entwurf(w), nachweis(w, { anderesNetto: 0 }))
    const r = await einreichen(w, { ...formular, uiStorage: { seite: 1 } }, { ifMatch: 1 })
    expect(r.status).toBe(200)
    expect(r.body).toMatchObject({
      status: 'ABGESENDET',
      aenderbar: false,
      eingang: { eingangsnummer: expect.stringMatching(/^AZ-2026-\d{6}$/), beleg: null },
    })
    const { rows } = await sql<{ gesendet: string; sha256: string }>`select gesendet, sha256 from einreichung
      where dokument_guid = ${formular.guid}`.execute(w.t.ownerDb)
    const { gesendet = '', sha256 } = rows[0] ?? {}
    expect([sha256Von(gesendet), r.body.eingang?.sha256]).toEqual([sha256, sha256])
    expect(JSON.parse(gesendet)).toEqual({
      ...formular,
      verwendungsnachweise: r.body.formular.verwendungsnachweise,
    })
    for (const ifMatch of [1, 2]) {
      const noch = await einreichen(w, formular, { ifMatch })
      expect([noch.status, noch.body.eingang]).toEqual([200, r.body.eingang])
    }
    expect((await speichern(w, formular)).status).toBe(412)
    expect(rows).toHaveLength(1)
  })

  test('[S6-01] only who is identified and may sign sends', async () => {
    const formular = mitNachweisen(await entwurf(w), nachweis(w))
    const ohneRecht = await einreichen(w, formular, { wer: NORA })
    expect(fehler(ohneRecht)).toEqual([412, ['zeichnungsberechtigung']])
    const setzen = (identifiziert: boolean) =>
      sql`update nutzer set identifiziert = ${identifiziert} where sub = ${LENA.sub}`.execute(w.t.ownerDb)
    await setzen(false)
    const unbekannt = await einreichen(w, formular)
    expect(fehler(unbekannt)).toEqual([412, ['identifizierung']])
    await setzen(true)
    expect((await einreichen(w, formular)).status).toBe(200)
  })

  test('what is missing or wrong answers 400 at each field', async () => {
    expect(fehler(await versuchen())).toEqual([400, [N]])
    expect(fehler(await versuchen(nachweis(w, { sachbericht: ' ', rechnungen: [] })))).toEqual([
      400,
      [`${N}.0.rechnungen`, `${N}.0.sachbericht`],
    ])
  })

  test('[S5-02] a file that the scan has not released keeps it from being sent', async () => {
    const formular = mitNachweisen(await entwurf(w), nachweis(w))
    await speichern(w, formular)
    const setzen = (stand: string) =>
      sql`update datei set scan_status = ${stand} where guid = ${w.datei.uuid}`.execute(w.t.ownerDb)
    await setzen('wird geprüft')
    expect(fehler(await einreichen(w, formular))).toEqual([
      412,
      [`${N}.0.rechnungen`, `${N}.0.zahlungsnachweise`],
    ])
    await setzen('nicht geprüft')
    expect((await einreichen(w, formular)).status).toBe(200)
  })

  test('[S5-04] a file that nobody has opened, or that does not open, keeps it from being sent', async () => {
    const formular = mitNachweisen(await entwurf(w), nachweis(w))
    await speichern(w, formular)
    for (const oeffnung of ['noch nicht geöffnet', 'mit Kennwort']) {
      await sql`update datei set oeffnung = ${oeffnung} where guid = ${w.datei.uuid}`.execute(w.t.ownerDb)
      expect(fehler(await einreichen(w, formular))).toEqual([
        412,
        [`${N}.0.rechnungen`, `${N}.0.zahlungsnachweise`],
      ])
    }
    await sql`update datei set oeffnung = 'geöffnet' where guid = ${w.datei.uuid}`.execute(w.t.ownerDb)
  })

  test('[S6-02] the receipt says in its head what came in, when, for which case and from whom', async () => {
    const { guid } = await eingereicht(w, nachweis(w))
    const { rows } = await sql<{
      nr: string
      am: Date
      ge_nr: string
      sha256: string
    }>`select e.eingangsnummer as nr,
        e.eingegangen_am as am, g.ge_nr, e.sha256 from einreichung e join auszahlung a on a.guid = e.dokument_guid
        join geschaeft g on g.guid = a.geschaeft_guid where a.guid = ${guid}`.execute(w.t.ownerDb)
    const [e] = rows
    if (e === undefined) throw new Error(guid)
    const gelesen = dicht(pdfText(await belegVon(guid, e.nr)))
    const kopf = [
      ['Programm', 'ANK NaBo'],
      ['Eingangsnummer', e.nr],
      ['Eingegangen am', `${alsZeitpunkt(e.am.toISOString())} Uhr`],
      ['Geschäft', e.ge_nr],
      ['Beantragt', alsEuro(inCent(nachweis(w).beantragteAuszahlung ?? 0))],
      ['Eingereicht von', 'Lena Lindenau'],
      [e.sha256],
    ].map((zeile) => dicht(zeile.join('')))
    expect(kopf.filter((zeile) => !gelesen.includes(zeile))).toEqual([])
  })

  test('the receipt follows as a PDF with the sent JSON inside, and a mail without content', async () => {
    const { guid } = await eingereicht(w, nachweis(w, { rechnungsNummer: 'GEHEIM 1' }))
    const nummer = (await lesen(w, guid)).body.eingang?.eingangsnummer ?? ''
    await auszahlungBelegErstellen.run({ eingangsnummer: nummer }, w.t.services)
    await auszahlungBelegErstellen.run({ eingangsnummer: nummer }, w.t.services)
    const { beleg } = (await lesen(w, guid)).body.eingang ?? {}
    expect(beleg?.dateiname).toBe(`Eingangsbestätigung ${nummer}.pdf`)
    const dokumente = await w.t.call(contract.auszahlungDokumenteLesen, {
      als: LENA,
      params: { guid },
    })
    expect(dokumente.body.at(-1)).toMatchObject({ uuid: beleg?.uuid, wozu: `Eingangsbestätigung ${nummer}` })
    const { rows } = await sql<{ betreff: string; text: string }>`select betreff, text from postausgang
      where bezug = ${guid}`.execute(w.t.ownerDb)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.betreff).toBe(`Ihr Auszahlungsantrag ist eingegangen: ${nummer}`)
    expect(rows[0]?.text).toContain(`/auszahlung/antrag/${guid}/eingang?unternehmenId=`)
    // [S6-07] when the money comes, counted from the day of arrival
    const tag = alsDatum(tagNach(w.t.clock.now(), 28))
    expect(rows[0]?.text).toContain(`In der Regel ist das Geld bis zum ${tag} auf Ihrem Konto.`)
    expect((await lesen(w, guid)).body.geldBis).toBe(tagNach(w.t.clock.now(), 28))
    expect(rows[0]?.text).not.toContain('GEHEIM')
  })
})

describe('[S6-02] the last euro', () => {
  test('[A-31] raced by two signers: one receipt, one 412, never a cent above', async () => {
    for (let runde = 0; runde < 8; runde++) {
      await leeren(w.t)
      const grosse = nachweis(w, {
        rechnungsBetrag: 49_977.5,
        umsatzsteuer: 7_980,
        nichtFoerderfaehigeKosten: 7_980,
        beantragteAuszahlung: 16_799,
      })
      await eingereicht(w, grosse)
      const eins = () =>
        nachweis(w, {
          rechnungsBetrag: 2.5,
          umsatzsteuer: 0,
          nichtFoerderfaehigeKosten: 0,
          beantragteAuszahlung: 1,
        })
      const [a, b] = [await entwurf(w), await entwurf(w, PAUL)]
      const zugleich = await Promise.all([
        einreichen(w, mitNachweisen(a, eins())),
        einreichen(w, mitNachweisen(b, eins()), { wer: PAUL }),
      ])
      expect(zugleich.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 412])
      const zweiter = zugleich.find(({ status }) => status === 412)
      expect(fehler(zweiter ?? zugleich[0])).toEqual([412, [`${N}.0.beantragteAuszahlung`]])
      const [maschine] = await kassenstand(w)
      expect(maschine).toMatchObject({ bewilligt: 1_680_000, gebunden: 1_680_000, gehalten: 1_680_000 })
    }
  })

  test('a draft holds its amount, and what is above the rate is refused by the database, too', async () => {
    await speichern(w, mitNachweisen(await entwurf(w), nachweis(w)))
    const zweite = nachweis(w, {
      rechnungsBetrag: 47_600,
      umsatzsteuer: 7_600,
      nichtFoerderfaehigeKosten: 7_600,
    })
    expect(fehler(await versuchen({ ...zweite, beantragteAuszahlung: 8_800.01 }))).toEqual([
      412,
      [`${N}.0.beantragteAuszahlung`],
    ])
    const { guid } = await eingereicht(w, { ...zweite, beantragteAuszahlung: 8_800 })
    await expect(
      sql`update auszahlung_position set foerderfaehig_cent = 100 where auszahlung_guid = ${guid}`.execute(
        w.t.ownerDb,
      ),
    ).rejects.toThrow('mehr beantragt, als die quote ergibt')
  })

  test('an item that is revoked while a request is open: it keeps what it holds, and gets no more', async () => {
    const formular = mitNachweisen(await entwurf(w), nachweis(w))
    await speichern(w, formular)
    // What the bank's act leaves: no trigger stands between the owner and the table here.
    const setzen = (cent: number) =>
      w.t.ownerDb.transaction().execute(async (tx) => {
        await sql`alter table bewilligter_gegenstand disable trigger bewilligung_sinkt`.execute(tx)
        await sql`update bewilligter_gegenstand set bewilligt_cent = ${cent} where guid = ${w.maschine}`.execute(
          tx,
        )
        await sql`alter table bewilligter_gegenstand enable trigger bewilligung_sinkt`.execute(tx)
      })
    await expect(setzen(799_999)).rejects.toThrow('bewilligter_gegenstand_rest')
    await setzen(800_000)
    const mehr = { rechnungsBetrag: 24_000, umsatzsteuer: 3_800, beantragteAuszahlung: 8_000.01 }
    const [n] = formular.verwendungsnachweise ?? []
    expect((await einreichen(w, mitNachweisen(formular, { ...n, ...mehr }))).status).toBe(412)
    expect((await einreichen(w, formular)).status).toBe(200)
    await setzen(1_680_000)
  })
})

describe('[S6-03] the register of invoices', () => {
  const zehntausend = (n: Partial<Verwendungsnachweis>) =>
    nachweis(w, { rechnungsNummer: 'RE 4711/26', rechnungsBetrag: 10_000, umsatzsteuer: 0, ...n })
  const sechs = () => zehntausend({ nichtFoerderfaehigeKosten: 4_000, beantragteAuszahlung: 2_400 })
  const fuenf = () =>
    zehntausend({
      foerdergegenstandId: w.beratung,
      nichtFoerderfaehigeKosten: 5_000,
      beantragteAuszahlung: 1_200,
    })

  test('[A-32] an invoice never pays above its total over all requests; a rejected one lets it go', async () => {
    const erste = await eingereicht(w, sechs())
    const zweite = await versuchen(fuenf())
    expect(fehler(zweite)).toEqual([412, [`${N}.0.nichtFoerderfaehigeKosten`]])
    expect(zweite.problem.detail).toMatch(/noch 4\.000,00\s€ nicht angesetzt/)
    await entscheiden(w, erste.guid, null)
    expect((await versuchen(fuenf())).status).toBe(200)
  })

  test('[A-32] the database keeps it, also against whom no check has stopped', async () => {
    const { guid } = await eingereicht(w, sechs())
    await expect(
      sql`update auszahlung_position set foerderfaehig_cent = 1000001 where auszahlung_guid = ${guid}`.execute(
        w.t.ownerDb,
      ),
    ).rejects.toThrow('rechnung_hoechstens_ganz')
    await expect(
      sql`update auszahlung_position set rechnung_cent = 999999 where auszahlung_guid = ${guid}`.execute(
        w.t.ownerDb,
      ),
    ).rejects.toThrow('auszahlung_position_rechnung')
  })

  test('[A-33] the same number, however it is written, is refused a second time for the item', async () => {
    await eingereicht(w, sechs())
    const r = await versuchen({
      ...sechs(),
      rechnungsNummer: 're-4711-26',
      nichtFoerderfaehigeKosten: 9_999,
      beantragteAuszahlung: 0.4,
    })
    expect(fehler(r)).toEqual([412, [`${N}.0.rechnungsNummer`]])
  })

  test('the same key with another total is one of the two mistyped: 400 with the other total', async () => {
    const erste = await eingereicht(w, sechs())
    const anders = { ...fuenf(), rechnungsBetrag: 11_000, nichtFoerderfaehigeKosten: 8_000 }
    const r = await versuchen(anders)
    expect(fehler(r)).toEqual([400, [`${N}.0.rechnungsBetrag`]])
    expect(r.problem.detail).toMatch(/über 10\.000,00\s€/)
    await entscheiden(w, erste.guid, null)
    expect((await versuchen(anders)).status).toBe(200)
  })

  describe('a refusal says what stands where, and what to do with another invoice of the same number', () => {
    const nummerVon = async (guid: string) => (await lesen(w, guid)).body.eingang?.eingangsnummer ?? ''
    const spaeter = { rechnungsDatum: '2026-09-30' }

    test.each([
      ['for the same item', { ...spaeter }, 412, 'rechnungsNummer', 'bei diesem Fördergegenstand'],
      [
        'with another total',
        { ...spaeter, rechnungsBetrag: 11_000 },
        400,
        'rechnungsBetrag',
        'prüfen Sie den Betrag',
      ],
    ])('%s', async (_, anders, status, feld, satz) => {
      const erste = await eingereicht(w, sechs())
      const r = await versuchen({
        ...sechs(),
        nichtFoerderfaehigeKosten: 9_000,
        beantragteAuszahlung: 1,
        ...anders,
      })
      expect([r.status, r.problem.errors?.[0]?.pfad]).toEqual([status, `${N}.0.${feld}`])
      const text = r.problem.errors?.[0]?.text ?? ''
      const wann = alsDatum(erste.verwendungsnachweise?.[0]?.rechnungsDatum ?? '')
      expect(text).toContain(`vom ${wann} über`)
      expect(text).toMatch(/über 10\.000,00\s€ steht schon im Auszahlungsantrag AZ-2026-\d{6}/)
      expect(text).toContain(await nummerVon(erste.guid))
      expect(text).toContain(satz)
      expect(text).toContain('setzen Sie das Jahr dahinter, zum Beispiel „RE 4711/26 (2026)“.')
    })

    test('more than is left of it', async () => {
      await eingereicht(w, sechs())
      const { problem } = await versuchen(fuenf())
      expect(problem.detail).toMatch(/Ist es dieselbe, sind von ihr noch 4\.000,00\s€ nicht angesetzt/)
      expect(problem.detail).toContain('Ist es eine andere mit gleicher Nummer, setzen Sie das Jahr dahinter')
    })

    test('and the way out is one: the number with its year is another invoice', async () => {
      await eingereicht(w, sechs())
      const r = await versuchen({ ...sechs(), ...spaeter, rechnungsNummer: 'RE 4711/26 (2026)' })
      expect(r.status).toBe(200)
    })
  })

  test('raced by two requests, one invoice is claimed once', async () => {
    const [a, b] = [await entwurf(w), await entwurf(w, PAUL)]
    const zugleich = await Promise.all([
      einreichen(w, mitNachweisen(a, sechs())),
      einreichen(w, mitNachweisen(b, fuenf()), { wer: PAUL }),
    ])
    expect(zugleich.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 412])
  })

  test('[A-33] at another company nobody is told: its register is its own', async () => {
    await eingereicht(w, sechs())
    const { rows } = await sql<{
      unternehmen_guid: string
    }>`insert into rechnung (unternehmen_guid, schluessel, betrag_cent)
      select u.guid, r.schluessel, 1 from rechnung r, unternehmen u where u.guid <> r.unternehmen_guid limit 1
      returning unternehmen_guid`.execute(w.t.ownerDb)
    expect(rows).toHaveLength(1)
  })
})

describe('[S6-03] [A-34] days', () => {
  test('a consent to an early purchase lets an invoice from before the approval in', async () => {
    const { rows } = await sql<{
      tag: string
    }>`select to_char(bewilligt_am - interval '36 days', 'YYYY-MM-DD') as tag
      from bewilligung where geschaeft_guid = ${w.geschaeft}`.execute(w.t.ownerDb)
    const { tag = '' } = rows[0] ?? {}
    const frueh = () => nachweis(w, { rechnungsDatum: tag })
    const setzen = (ab: string | null) =>
      sql`update geschaeft set vorhabenbeginn_ab = ${ab} where guid = ${w.geschaeft}`.execute(w.t.ownerDb)
    expect(fehler(await versuchen(frueh()))).toEqual([400, [`${N}.0.rechnungsDatum`]])
    await setzen(tag)
    const formular = mitNachweisen(await entwurf(w), frueh())
    expect((await lesen(w, formular.guid)).body.fruehesterTag).toBe(tag)
    expect((await einreichen(w, formular)).status).toBe(200)
    await setzen(null)
  })
})

describe('[S6-06] what the bank decided', () => {
  test('is shown to the company: what was released, what was cut and why', async () => {
    const { guid, verwendungsnachweise } = await eingereicht(w, nachweis(w))
    await entscheiden(w, guid, 0.5, 'Skonto abgezogen')
    const { status, entscheidung } = (await lesen(w, guid)).body
    expect([status, entscheidung]).toEqual([
      'BEWILLIGT',
      {
        am: w.t.clock.now().toISOString(),
        bewilligterBetrag: 4_000,
        begruendung: 'Skonto abgezogen',
        bescheid: null,
        positionen: [
          { nachweis: verwendungsnachweise?.[0]?.id, bewilligt: 4_000, grund: 'Skonto abgezogen' },
        ],
      },
    ])
    expect((await uebersicht(w))?.verfuegbarerBetrag).toBe(14_000)
  })
})
