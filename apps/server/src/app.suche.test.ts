import { personenSuchen } from '@foerderportal/contract/nutzer/bank/routes'
import { verbindungErfassen } from '@foerderportal/contract/zuwendung/kern/deminimis/kontoRoutes'
import { vorratLesen } from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gereihteRunde } from './interessenbekundung/testing/gereihteRunde.ts'
import { LENA } from './platform/testing/portalBasis.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import { DEMO_UNTERNEHMEN } from './unternehmen/public.ts'

const BANK = { sub: 'sub-suche', rollen: ['SACHBEARBEITUNG_LESEN'] }
const SCHREIBT = { sub: 'sub-sucht-mehr', rollen: ['SACHBEARBEITUNG_SCHREIBEN'] }

let w: PortalWelt
beforeAll(async () => void (w = await startPortalWelt()))
afterAll(() => w.t.close())

const gefunden = async (text: string): Promise<string[]> => {
  const r = await w.t.call(vorratLesen, { als: BANK, query: { text, anzahl: '100' } })
  if (r.status !== 200) throw new Error(r.text)
  return r.body.zeilen.map(({ geschaeft }) => geschaeft)
}

type Nummer = { readonly fall: string; readonly nummer: string }

/** What names one case, and no other. */
const NUMMERN = {
  'the case': sql<Nummer>`select geschaeft_guid as fall, ge_nr as nummer from vorrat`,
  'what came in': sql<Nummer>`select v.geschaeft_guid as fall, e.eingangsnummer as nummer
    from vorrat v join antrag a on a.geschaeft_guid = v.geschaeft_guid join einreichung e on e.dokument_guid = a.guid`,
  'a notice': sql<Nummer>`select v.geschaeft_guid as fall, b.nummer
    from vorrat v join bescheid b on b.geschaeft_guid = v.geschaeft_guid`,
  'a payout request': sql<Nummer>`select v.geschaeft_guid as fall, e.eingangsnummer as nummer
    from vorrat v join auszahlung z on z.geschaeft_guid = v.geschaeft_guid join einreichung e on e.dokument_guid = z.guid`,
}

describe('[S10-06] the field of the work list finds what it promises', () => {
  test.each(Object.entries(NUMMERN))('the number of %s, and by it no other case', async (_was, frage) => {
    const { rows } = await frage.execute(w.t.ownerDb)
    expect(rows.length).toBeGreaterThan(0)
    for (const { fall, nummer } of rows)
      for (const text of [nummer, nummer.toLowerCase(), ` ${nummer}\u00A0`])
        expect(await gefunden(text), text).toEqual([fall])
  })

  test.each([
    [
      'ZID',
      sql<Nummer>`select v.geschaeft_guid as fall, u.value ->> 'zidBetriebsnummer' as nummer from vorrat v
      join unternehmen u on u.guid = v.unternehmen_guid where u.value ->> 'zidBetriebsnummer' is not null order by 2, 1`,
    ],
    [
      'number at the bank',
      sql<Nummer>`select v.geschaeft_guid as fall, u.gp_nr as nummer from vorrat v
      join unternehmen u on u.guid = v.unternehmen_guid order by 2, 1`,
    ],
  ])('the %s of its company, as it is printed and divided anyhow', async (was, frage) => {
    const { rows } = await frage.execute(w.t.ownerDb)
    expect(new Set(rows.map((r) => r.nummer)).size).toBeGreaterThan(1)
    for (const { nummer } of rows) {
      const erwartet = rows.filter((r) => r.nummer === nummer).map(({ fall }) => fall)
      const [vorn, hinten] = [nummer.slice(0, 2), nummer.slice(2)]
      const texte = [nummer, `${vorn} ${hinten}`, `${vorn}-${hinten}`]
      if (was === 'ZID') texte.push(`276${nummer}`, `276 ${vorn} ${hinten}`, `276-${vorn}-${hinten}`)
      for (const text of texte) expect((await gefunden(text)).toSorted(), text).toEqual(erwartet.toSorted())
    }
  })

  test('the number of the declaration that it follows from', async () => {
    const { bekundung, einladung } = await gereihteRunde(w.t, DEMO_UNTERNEHMEN.hofLindenau)
    const { rows } = await sql<{
      fall: string
    }>`update geschaeft set einladung_guid = ${einladung}, status_seit = status_seit
      where guid = (select min(geschaeft_guid::text)::uuid from vorrat where unternehmen_guid = ${DEMO_UNTERNEHMEN.hofLindenau})
      returning guid as fall`.execute(w.t.ownerDb)
    const { rows: nummern } = await sql<{ nummer: string }>`select eingangsnummer as nummer from einreichung
      where dokument_guid = ${bekundung}`.execute(w.t.ownerDb)
    expect(nummern.length).toBeGreaterThan(0)
    for (const { nummer } of nummern) expect(await gefunden(nummer)).toEqual(rows.map(({ fall }) => fall))
  })

  test('signs alone find none', async () => {
    for (const text of ['%', '_', '–', '☺ %']) expect(await gefunden(text), text).toEqual([])
  })
})

describe('[S10-06] who looks for a person or a company elsewhere finds what the field says', () => {
  test('a person by name, user name and address', async () => {
    const { rows } = await sql<{
      sub: string
      texte: string[]
    }>`select sub, array[(value ->> 'nachname') || ', ' || (value ->> 'vorname'),
      username, email] as texte from nutzer where sub = ${LENA.sub}`.execute(w.t.ownerDb)
    const [{ sub, texte } = { sub: '', texte: [] }] = rows
    for (const text of texte.flatMap((t) => [t, ` ${t.toUpperCase()} `]))
      expect(
        (await w.t.call(personenSuchen, { als: BANK, query: { text } })).body.map((p) => p.sub),
        text,
      ).toContain(sub)
  })

  test('a linked company by its ZID, with and without 276, and by its number at the bank', async () => {
    const { hofLindenau: guid, hofAltmoor } = DEMO_UNTERNEHMEN
    const { rows } = await sql<{
      zid: string
      gp: string
    }>`select value ->> 'zidBetriebsnummer' as zid, gp_nr as gp
      from unternehmen where guid = ${hofAltmoor}`.execute(w.t.ownerDb)
    const [{ zid, gp } = { zid: '', gp: '' }] = rows
    for (const kennung of [
      zid,
      `276${zid}`,
      `276 ${zid.slice(0, 2)} ${zid.slice(2)}`,
      `ZID: ${zid}`,
      gp,
      ` ${gp} `,
    ]) {
      const body = { kennung, grundlage: 'Mehrheit der Stimmen' }
      const r = await w.t.call(verbindungErfassen, { als: SCHREIBT, params: { guid }, body })
      expect(r.status, `${kennung}: ${r.text}`).toBe(200)
    }
  })
})

/** As it is stored, and what is typed who means it. */
const NAMEN = [
  ['Süd', 'Agrar', ['Sued', 'sud', 'SÜD', 'Su\u0308d', 'Agrar Sued', 'Sued, Agrar']],
  ['Drömling', 'Ute', ['Droemling', 'dromling', 'Droemling,Ute']],
  ['Wałęsa', 'Lech', ['Walesa', 'WAŁĘSA', 'lech  walesa']],
  ['Yıldız', 'İpek', ['Yildiz', 'YILDIZ', 'ipek yildiz']],
  ['D’Angelo', 'Rosa', ["D'Angelo", 'Dangelo', 'D´Angelo', 'angelo']],
  ['Lindenthal', 'Lena', ['Lindenthal, Lena', 'Lena   Lindenthal', 'lindenthal lena']],
] as const

describe('[S10-06] a name is found as people type it', () => {
  test.each(NAMEN)('%s', async (nachname, vorname, eingaben) => {
    const { rows } = await sql<{
      sub: string
      fall: string
    }>`select m.nutzer_sub as sub, v.geschaeft_guid as fall
      from mitgliedschaft m join vorrat v on v.unternehmen_guid = m.unternehmen_guid order by 1, 2 limit 1`.execute(
      w.t.ownerDb,
    )
    const [{ sub, fall } = { sub: '', fall: '' }] = rows
    await sql`update nutzer set value = value || ${JSON.stringify({ vorname, nachname })}::jsonb where sub = ${sub}`.execute(
      w.t.services.db,
    )
    for (const text of eingaben) {
      const personen = await w.t.call(personenSuchen, { als: BANK, query: { text } })
      expect(
        personen.body.map((p) => p.sub),
        text,
      ).toEqual([sub])
      expect(await gefunden(text), text).toContain(fall)
    }
  })

  test('of a company, too, and who has left it is not found by it any more', async () => {
    const { rows } = await sql<{ guid: string; sub: string; fall: string }>`
      select m.unternehmen_guid as guid, m.nutzer_sub as sub, v.geschaeft_guid as fall
      from mitgliedschaft m join vorrat v on v.unternehmen_guid = m.unternehmen_guid order by 2, 3 limit 1`.execute(
      w.t.ownerDb,
    )
    const [{ guid, sub, fall } = { guid: '', sub: '', fall: '' }] = rows
    await sql`update unternehmen set name = 'Łubińscy & Söhne' where guid = ${guid}`.execute(w.t.services.db)
    for (const text of ['lubinscy', 'Soehne', 'sohne,  LUBINSCY'])
      expect(await gefunden(text), text).toContain(fall)
    expect(await gefunden('Lindenthal')).toContain(fall)
    await sql`delete from mitgliedschaft where unternehmen_guid = ${guid} and nutzer_sub = ${sub}`.execute(
      w.t.ownerDb,
    )
    expect(await gefunden('Lindenthal')).toEqual([])
    const { rows: anders } = await sql`select * from vorrat except select * from vorrat_jetzt`.execute(
      w.t.ownerDb,
    )
    expect(anders).toEqual([])
  })
})
