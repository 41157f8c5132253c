import { nutzerAnlegen, nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import {
  ANTRAGSTELLER_ARTEN,
  RECHTSFORMEN,
  REGISTER_ARTEN,
} from '@foerderportal/contract/unternehmen/werte/enums'
import { REGISTER_REGEL } from '@foerderportal/contract/unternehmen/werte/registerRegel'
import { unternehmenAnlegen, unternehmenLesen } from '@foerderportal/contract/unternehmen/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerNutzer } from '../nutzer/routes.ts'
import { jemand, landwirtin } from '../nutzer/testing/beispiele.ts'
import { absagen } from '../platform/http/refusal.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import type { Caller } from '../platform/testing/tokens/testTokens.ts'
import { mitgliederLaden, type NachAnlegen } from './public.ts'
import { registerUnternehmen } from './routes.ts'
import { hof } from './testing/beispiele.ts'

let t: TestApp
let haken: NachAnlegen = async () => undefined
beforeAll(async () => {
  t = await startTestApp((app, services) => {
    registerNutzer(app, services)
    registerUnternehmen(app, services, { nachAnlegen: [(tx, u) => haken(tx, u)] })
  })
  t.clock.set('2026-11-21T09:00:00+01:00')
})
beforeEach(() => (haken = async () => undefined))
afterAll(() => t.close())

const nutzer = async (mehr: Partial<typeof landwirtin> = {}): Promise<Caller> => {
  const als = jemand()
  await t.call(nutzerAnlegen, { als, body: { ...landwirtin, ...mehr } })
  return als
}
const anlegen = (als: Caller, body: unknown) => t.call(unternehmenAnlegen, { als, body })
const unternehmenVon = async (als: Caller) =>
  (await t.call(nutzerStatusLesen, { als })).body.unternehmenStatus
const idVon = async (als: Caller) => (await unternehmenVon(als))[0]?.id ?? ''
const konto = async (sub: string, rollen: string[]) =>
  sql`insert into konto (id, benutzername, email, vorname, nachname, passwort_hash, rollen)
    values (${sub}, ${sub}, ${`${sub}@demo.example`}, 'A', 'B', '', ${rollen})`.execute(t.ownerDb)
const rollen = (sub: string) => t.services.identity.getRealmRoles(t.services.db, sub)

describe('unternehmenAnlegen', () => {
  test('[R7.1-11] [R7.1-14] [R3.1-04] [R3.1-05] answers the wrapper with every field; a member reads the same', async () => {
    const als = await nutzer()
    const register = {
      registerArt: 'HANDELSREGISTER_A',
      registerGericht: 'Flensburg',
      registerNummer: 'HRA 0815 FL',
    } as const
    const eingabe = hof({
      ...register,
      rechtsform: 'KOMMANDITGESELLSCHAFT',
      zidBetriebsnummer: '276 01 5555555555',
      wirtschaftsIdentifikationsnummer: 'DE 123456789-00001',
    })
    const angelegt = await anlegen(als, { ...eingabe, gpNr: 'meine' })
    expect(angelegt.status).toBe(200)
    expect(angelegt.body).toEqual({
      guid: expect.stringMatching(/^[\da-f-]{36}$/),
      value: {
        ...eingabe,
        gpNr: expect.stringMatching(/^\d{7}$/),
        kontoInformationen: [
          {
            iban: 'DE89 3704 0044 0532 0130 00',
            bic: null,
            kontofuehrendesInstitut: null,
            abweichenderKontoinhaber: null,
            geschaeftsKonto: true,
            produktgruppe: 'standard',
          },
        ],
        korrespondenzadresse: null,
        registerNummer: '815 FL',
        zidBetriebsnummer: '015555555555',
        wirtschaftsIdentifikationsnummer: 'DE123456789-00001',
      },
    })
    const gelesen = await t.call(unternehmenLesen, { als, params: { companyId: await idVon(als) } })
    expect(gelesen.status).toBe(200)
    expect(gelesen.body).toEqual(angelegt.body)
  })

  test.each(['Kreditinstitut', 'Startup'])(
    '[R3.1-04] [S11-12] a %s has a name and gets a number',
    async (type) => {
      const { status, body } = await anlegen(await nutzer(), { type, name: 'Name' })
      expect(status).toBe(200)
      expect(body.value).toEqual({ type, name: 'Name', gpNr: expect.stringMatching(/^\d{7}$/) as string })
    },
  )

  test.each(RECHTSFORMEN)(
    '[R1-05] [S1-06] [R7.1-11] the legal form %s with its register',
    async (rechtsform) => {
      const als = await nutzer()
      const regel = REGISTER_REGEL[rechtsform]
      const nummer = String(1000 + RECHTSFORMEN.indexOf(rechtsform))
      const eintrag =
        regel.eintrag === 'entfaellt'
          ? { registerArt: null, registerGericht: null, registerNummer: null }
          : { registerArt: regel.art, registerGericht: 'Kiel', registerNummer: nummer }
      const { status, body } = await anlegen(als, hof({ rechtsform, ...eintrag }))
      expect(status).toBe(200)
      expect(body.value).toMatchObject({ rechtsform, ...eintrag })
      expect((await t.call(unternehmenLesen, { als, params: { companyId: await idVon(als) } })).body).toEqual(
        body,
      )
    },
  )

  test.each(ANTRAGSTELLER_ARTEN)('[R1-05] [R7.1-11] the applicant type %s', async (antragstellerArt) => {
    const { status, body } = await anlegen(await nutzer(), hof({ antragstellerArt }))
    expect(status).toBe(200)
    expect(body.value).toMatchObject({ antragstellerArt })
  })

  test('[R1-05] all four registers are asked for by some legal form', () => {
    const arten = Object.values(REGISTER_REGEL).flatMap((regel) =>
      regel.eintrag === 'entfaellt' ? [] : [regel.art],
    )
    expect(new Set(arten)).toEqual(new Set(REGISTER_ARTEN))
  })

  test('[S1-03] the creator becomes admin with signing authority', async () => {
    const als = await nutzer()
    await anlegen(als, hof())
    expect(await mitgliederLaden(t.services.db, await idVon(als))).toMatchObject([
      {
        sub: als.sub,
        istAdmin: true,
        zeichnungsberechtigung: true,
        zugeordnetSeit: '2026-11-21',
        nachname: 'Lindenau',
      },
    ])
  })

  test('[S1-01] the first membership opens the applications, being admin the administration', async () => {
    const als = await nutzer({ agiertFuerMehrereUnternehmen: true })
    await konto(als.sub, ['NUTZERSERVICE_BASIS', 'DATADIRECTORY_LESEN'])
    await anlegen(als, hof())
    expect(await rollen(als.sub)).toEqual([
      'DATADIRECTORY_LESEN',
      'NUTZERSERVICE_BASIS',
      'NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE',
      'ZUWENDUNGEN_LESEN',
      'ZUWENDUNGEN_SCHREIBEN',
    ])
    // an operator takes one away again: the second membership doesn't bring it back
    await t.services.identity.setRealmRoles(t.services.db, als.sub, { remove: ['ZUWENDUNGEN_SCHREIBEN'] })
    expect((await anlegen(als, hof())).status).toBe(200)
    expect(await rollen(als.sub)).not.toContain('ZUWENDUNGEN_SCHREIBEN')
  })

  test('[R7.1-11] leaves an audit row in the chain of the company', async () => {
    const als = await nutzer()
    await anlegen(als, hof())
    const guid = await idVon(als)
    const { rows } =
      await sql`select handlung, nutzer_sub, nr from audit_log where unternehmen_guid = ${guid}`.execute(
        t.ownerDb,
      )
    expect(rows).toEqual([{ handlung: 'unternehmenAnlegen', nutzer_sub: als.sub, nr: 1 }])
  })

  test('[R7.1-11] what other slices add commits with it or not at all', async () => {
    const als = await nutzer()
    const gesehen: unknown[] = []
    haken = async (_tx, u) => void gesehen.push(u)
    await anlegen(als, hof())
    expect(gesehen).toEqual([{ guid: await idVon(als), type: 'LandwirtschaftlichesUnternehmen' }])
    const anderer = await nutzer()
    await konto(anderer.sub, [])
    haken = () => Promise.reject(absagen({ status: 412, title: 'nein', type: '/x' }))
    expect((await anlegen(anderer, hof())).status).toBe(412)
    expect(await unternehmenVon(anderer)).toEqual([])
    expect(await rollen(anderer.sub)).toEqual([])
  })
})

describe('refused', () => {
  const titel = 'Benutzer nicht oder Unternehmen vorhanden'

  test('[R7.1-11] without a user: 412', async () => {
    const { status, problem } = await anlegen(jemand(), hof())
    expect([status, problem.title]).toEqual([412, titel])
    expect(problem.detail).toBe('Registrieren Sie zuerst Ihre persönlichen Daten.')
  })

  test('[S1-05] a second company needs agiertFuerMehrereUnternehmen', async () => {
    const als = await nutzer()
    await anlegen(als, hof())
    const { status, problem } = await anlegen(als, hof())
    expect([status, problem.title]).toEqual([412, titel])
    expect(problem.detail).toMatch('handeln Sie nur für ein Unternehmen')
    const berater = await nutzer({ agiertFuerMehrereUnternehmen: true })
    for (let i = 0; i < 3; i++) expect((await anlegen(berater, hof())).status).toBe(200)
    expect(await unternehmenVon(berater)).toHaveLength(3)
  })

  test('[S1-07] the same ZID-Betriebsnummer, however it is written', async () => {
    await anlegen(await nutzer(), hof({ zidBetriebsnummer: '010000111122' }))
    const als = await nutzer()
    const { status, problem } = await anlegen(als, hof({ zidBetriebsnummer: '276 01 0000111122' }))
    expect([status, problem.title]).toEqual([412, titel])
    expect(problem.detail).toMatch('gibt es schon')
    expect(await unternehmenVon(als)).toEqual([])
  })

  test('[S1-07] the same entry in the same register', async () => {
    const gmbh = (mehr: object) =>
      hof({
        antragstellerArt: 'LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN',
        rechtsform: 'GESELLSCHAFT_MIT_BESCHRAENKTER_HAFTUNG',
        registerArt: 'HANDELSREGISTER_B',
        registerGericht: 'Kiel',
        registerNummer: '77 KI',
        zidBetriebsnummer: null,
        ...mehr,
      })
    expect((await anlegen(await nutzer(), gmbh({}))).status).toBe(200)
    expect((await anlegen(await nutzer(), gmbh({ registerNummer: 'hrb 77ki' }))).status).toBe(412)
    expect((await anlegen(await nutzer(), gmbh({ registerGericht: 'Lübeck' }))).status).toBe(200)
    expect((await anlegen(await nutzer(), gmbh({ registerNummer: '78 KI' }))).status).toBe(200)
  })
})

describe('bad input', () => {
  const { name: _n, ...ohneName } = hof()
  const konten = (mehr: object) =>
    hof({ kontoInformationen: [{ ...hof().kontoInformationen[0], ...mehr } as never] })
  test.each([
    ['unknown field', { ...hof(), admin: true }, ''],
    ['unknown type', { ...hof(), type: 'Verein' }, 'type'],
    ['wrong type', { ...hof(), name: 7 }, 'name'],
    ['missing field', ohneName, 'name'],
    ['too long', { ...hof(), name: 'a'.repeat(201) }, 'name'],
    ['only what turns the direction of writing', { ...hof(), name: '\u202E' }, 'name'],
    ['no account', { ...hof(), kontoInformationen: [] }, 'kontoInformationen'],
    ['field of another kind', { type: 'Startup', name: 'x', rechtsform: 'EINZELUNTERNEHMER' }, ''],
    ['wrong checksum', konten({ iban: 'DE89 3704 0044 0532 0130 01' }), 'kontoInformationen.0.iban'],
    ['product group', konten({ produktgruppe: 'andere' }), 'kontoInformationen.0.produktgruppe'],
    ['BIC', konten({ bic: 'X' }), 'kontoInformationen.0.bic'],
    [
      '[S6-08] an account outside SEPA with a German BIC',
      konten({ iban: 'TR33 0006 1005 1978 6457 8413 26', bic: 'COBADEFFXXX' }),
      'kontoInformationen.0.iban',
    ],
    ['[S6-08] a BIC of another country', konten({ bic: 'BKAUATWW' }), 'kontoInformationen.0.bic'],
    [
      '[S6-08] a holder longer than a transfer takes',
      konten({ abweichenderKontoinhaber: 'a'.repeat(71) }),
      'kontoInformationen.0.abweichenderKontoinhaber',
    ],
    [
      'mail address',
      hof({ ansprechpartner: { ...hof().ansprechpartner, email: 'ina@' } }),
      'ansprechpartner.email',
    ],
    ['legal form without register', hof({ rechtsform: 'AKTIENGESELLSCHAFT' }), 'registerNummer'],
    ['register without need', hof({ registerNummer: '5' }), 'registerNummer'],
    ['[R1-05] a legal form that is none', hof({ rechtsform: 'EGBR' as never }), 'rechtsform'],
    [
      '[R1-05] an applicant type that is none',
      hof({ antragstellerArt: 'JAEGER' as never }),
      'antragstellerArt',
    ],
    ['[R1-05] a register that is none', hof({ registerArt: 'GRUNDBUCH' as never }), 'registerArt'],
    ['ZID of a primary producer', hof({ zidBetriebsnummer: null }), 'zidBetriebsnummer'],
    ['tax number', hof({ steuernummer: '12' }), 'steuernummer'],
    ['W-IdNr', hof({ wirtschaftsIdentifikationsnummer: 'DE1' }), 'wirtschaftsIdentifikationsnummer'],
    ['[R5-03] no day', hof({ gruendungsDatum: '01.07.1998' }), 'gruendungsDatum'],
    ['foundation tomorrow', hof({ gruendungsDatum: '2026-11-22' }), 'gruendungsDatum'],
  ])('[S11-03] [S1-06] %s: 400 with the path of the field, nothing written', async (_, body, pfad) => {
    const als = await nutzer()
    const { status, problem } = await anlegen(als, body)
    expect(status).toBe(400)
    expect(problem.title).toBe('Ungültige/-r Parameter oder fehlgeschlagene Validierung')
    expect(problem.errors?.map((fehler) => fehler.pfad)).toContain(pfad)
    expect(problem.errors?.every((fehler) => fehler.text.endsWith('.'))).toBe(true)
    expect(await unternehmenVon(als)).toEqual([])
  })

  test('[S1-06] the day is judged in Berlin', async () => {
    t.clock.set('2026-11-21T23:30:00Z')
    const { status } = await anlegen(await nutzer(), hof({ gruendungsDatum: '2026-11-22' }))
    t.clock.set('2026-11-21T09:00:00+01:00')
    expect(status).toBe(200)
  })
})

describe('who may', () => {
  test('[R6-02] [S11-02] no token 401, no role 403, no anti-forgery header 403', async () => {
    const als = await nutzer()
    expect((await t.call(unternehmenAnlegen, { als: null, body: hof() })).status).toBe(401)
    expect((await anlegen({ ...als, rollen: ['ZUWENDUNGEN_SCHREIBEN'] }, hof())).status).toBe(403)
    expect((await t.call(unternehmenAnlegen, { als, body: hof(), csrf: false })).status).toBe(403)
    expect(await unternehmenVon(als)).toEqual([])
    expect((await anlegen({ ...als, rollen: ['NUTZERSERVICE_BASIS'] }, hof())).status).toBe(200)
  })
})
