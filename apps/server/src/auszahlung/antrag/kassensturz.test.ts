import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { ohneBefund, pruefungAufrufe } from '../bankpruefung/testing/bankpruefungAufrufe.ts'
import {
  PAUL,
  anlegen,
  einreichen,
  kassenstand,
  leeren,
  loeschen,
  mitNachweisen,
  nachweis,
  speichern,
  startAuszahlungWelt,
  type Welt,
} from '../testing/auszahlungWelt.ts'

/*
 * Whatever people do in whatever order, the bank's people included: nobody claims a cent more than was approved of an
 * item, nor of the case, nothing more is paid than was claimed, and no invoice pays for more than it says (S6-02, S6-03,
 * S6-06).
 */

let w: Welt
beforeAll(async () => {
  w = await startAuszahlungWelt(demoWelt)
  await sql`update bewilligung set max_auszahlungen = 8 where geschaeft_guid = ${w.geschaeft}`.execute(
    w.t.ownerDb,
  )
})
afterAll(() => w.t.close())

/** One of a few invoices, for one of the two items, of which some cents are claimed. */
const anspruch = fc.record({
  rechnung: fc.integer({ min: 1, max: 6 }),
  maschine: fc.boolean(),
  foerderfaehig: fc.integer({ min: 1, max: 4_500_000 }),
  anteil: fc.integer({ min: 1, max: 100 }),
})
type Anspruch = typeof anspruch extends fc.Arbitrary<infer T> ? T : never

const BRUTTO_CENT = 5_000_000
const nachweisAus = ({ rechnung, maschine, foerderfaehig, anteil }: Anspruch) => {
  const hoechstens = Math.floor((foerderfaehig * (maschine ? 40 : 50)) / 100)
  return nachweis(w, {
    foerdergegenstandId: maschine ? w.maschine : w.beratung,
    rechnungsNummer: `R ${rechnung}`,
    rechnungsBetrag: BRUTTO_CENT / 100,
    umsatzsteuer: 0,
    nichtFoerderfaehigeKosten: (BRUTTO_CENT - foerderfaehig) / 100,
    beantragteAuszahlung: Math.floor((hoechstens * anteil) / 100) / 100,
  })
}

const schritt = fc.oneof(
  { weight: 3, arbitrary: fc.record({ art: fc.constant('anlegen' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      art: fc.constantFrom('speichern' as const, 'einreichen' as const),
      welcher: fc.nat(7),
      ansprueche: fc.array(anspruch, { minLength: 1, maxLength: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ art: fc.constant('loeschen' as const), welcher: fc.nat(7) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      art: fc.constant('entscheiden' as const),
      welcher: fc.nat(7),
      /** How much of each invoice the bank pays; nothing of any is a rejection. */
      anteile: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 }),
    }),
  },
)
type Schritt = typeof schritt extends fc.Arbitrary<infer T> ? T : never

type Antrag = { readonly guid: string; gesendet: boolean; entschieden: boolean }

/** Of those that fit one; undefined where none does: a number drawn at random would mostly name none. */
const einer = (
  alle: readonly Antrag[],
  welcher: number,
  passt: (a: Antrag) => boolean,
): Antrag | undefined => {
  const passende = alle.filter(passt)
  return passende[welcher % passende.length]
}

const TUN: { readonly [A in Schritt['art']]: (s: Schritt & { art: A }, a: Antrag[]) => Promise<number> } = {
  anlegen: async (_, alle) => {
    const r = await anlegen(w)
    if (r.status === 200) alle.push({ guid: r.body.formular.guid, gesendet: false, entschieden: false })
    return r.status
  },
  speichern: (s, alle) => schreiben(s, alle, false),
  einreichen: (s, alle) => schreiben(s, alle, true),
  loeschen: async ({ welcher }, alle) => {
    const a = einer(alle, welcher, () => true)
    if (a === undefined) return 404
    const r = await loeschen(w, a.guid)
    if (r.status === 204) alle.splice(alle.indexOf(a), 1)
    return r.status
  },
  entscheiden: async ({ welcher, anteile }, alle) => {
    const a = einer(alle, welcher, ({ gesendet, entschieden }) => gesendet && !entschieden)
    if (a === undefined) return 404
    const status = await bankEntscheidet(a.guid, anteile)
    a.entschieden = status === 200
    return status
  },
}

/** Checked by one of the bank with cuts to the cent, or rejected, and released by another: by the calls that they make. */
const bankEntscheidet = async (guid: string, anteile: readonly number[]): Promise<number> => {
  const rufen = pruefungAufrufe(w.t, guid)
  const { body } = await rufen.lesen()
  const inhalt = ohneBefund(body)
  const positionen = inhalt.positionen.map((p, i) => {
    const betrag = Math.floor(inCent(p.betrag) * ((anteile[i] ?? 0) / 100)) / 100
    return { ...p, betrag, grund: betrag < p.betrag ? 'Nicht belegt.' : null }
  })
  const nichts = positionen.every(({ betrag }) => betrag === 0)
  await rufen.speichern(
    nichts ? { ...inhalt, ergebnis: 'ABGELEHNT', begruendung: 'Nichts belegt.' } : { ...inhalt, positionen },
  )
  const vorgelegt = await rufen.vorlegen()
  return (await rufen.freigeben(vorgelegt.body.inhaltSha256 ?? '')).status
}

const schreiben = async (
  { welcher, ansprueche }: Schritt & { art: 'speichern' | 'einreichen' },
  alle: Antrag[],
  senden: boolean,
): Promise<number> => {
  const a = einer(alle, welcher, ({ gesendet }) => !gesendet || welcher === 0)
  if (a === undefined) return 404
  const formular = mitNachweisen({ guid: a.guid, classVersion: 1 }, ...ansprueche.map(nachweisAus))
  // By one of the two: the other may do the same at the same time.
  const wer = welcher % 2 === 0 ? {} : { wer: PAUL }
  const r = await (senden ? einreichen(w, formular, wer) : speichern(w, formular, wer))
  if (senden && r.status === 200) a.gesendet = true
  return r.status
}

const tun = (s: Schritt, alle: Antrag[]): Promise<number> => TUN[s.art](s as never, alle) // the table has a row for each kind of step

const pruefen = async (): Promise<void> => {
  const posten = await kassenstand(w)
  for (const { bewilligt, gebunden, gehalten } of posten) {
    expect(gehalten).toBe(gebunden)
    expect(gehalten).toBeLessThanOrEqual(bewilligt)
  }
  const { rows } = await sql<{ gehalten: number; bewilligt: number }>`select
      (select coalesce(sum(gehalten_cent), 0)::bigint from auszahlung_position where geschaeft_guid = ${w.geschaeft}) as gehalten,
      (select sum(bewilligt_cent)::bigint from bewilligter_gegenstand where geschaeft_guid = ${w.geschaeft}) as bewilligt`.execute(
    w.t.ownerDb,
  )
  expect(rows[0]?.gehalten).toBeLessThanOrEqual(rows[0]?.bewilligt ?? 0)
  const gezahlt = await sql`select from auszahlung_position where status = 'BEWILLIGT'
    and (bewilligt_cent > beantragt_cent or gehalten_cent <> bewilligt_cent)`.execute(w.t.ownerDb)
  expect(gezahlt.rows).toEqual([])
  const rechnungen = await sql<{
    betrag: number
    angesetzt: number
    summe: number
  }>`select r.betrag_cent as betrag,
      r.angesetzt_cent as angesetzt, (select coalesce(sum(p.foerderfaehig_cent), 0)::bigint from auszahlung_position p
        where p.unternehmen_guid = r.unternehmen_guid and p.lebende_rechnung = r.schluessel) as summe
    from rechnung r`.execute(w.t.ownerDb)
  for (const { betrag, angesetzt, summe } of rechnungen.rows) {
    expect(angesetzt).toBe(summe)
    expect(summe).toBeLessThanOrEqual(betrag)
  }
}

/** What the bank has to decide on while the farm goes on. */
const GESENDET: readonly Schritt[] = [5, 6].map((rechnung) => ({
  art: 'einreichen',
  welcher: 1,
  ansprueche: [{ rechnung, maschine: true, foerderfaehig: 500_000, anteil: 100 }],
}))

const ERLAUBT = [200, 204, 400, 404, 412]

test('[S6-02] [S6-03] [A-31] one after the other, in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(schritt, { minLength: 8, maxLength: 25 }), async (schritte) => {
      await leeren(w.t)
      const alle: Antrag[] = []
      for (const s of schritte) {
        expect(ERLAUBT).toContain(await tun(s, alle))
        await pruefen()
      }
    }),
    { numRuns: 20, endOnFailure: true },
  )
})

test('[S6-02] [S6-03] [A-31] all at the same time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(schritt, { minLength: 6, maxLength: 12 }), async (schritte) => {
      await leeren(w.t)
      const alle: Antrag[] = []
      for (let i = 0; i < 5; i++) await tun({ art: 'anlegen' }, alle)
      for (const erste of GESENDET) await tun(erste, alle)
      // Deletions move the others in the list: they are for the test above.
      const zugleich = schritte.filter(({ art }) => art !== 'anlegen' && art !== 'loeschen')
      for (const status of await Promise.all(zugleich.map((s) => tun(s, alle))))
        expect([...ERLAUBT, 409]).toContain(status)
      await pruefen()
    }),
    { numRuns: 12, endOnFailure: true },
  )
})
