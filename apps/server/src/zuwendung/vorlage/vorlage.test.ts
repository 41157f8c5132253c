import { randomUUID } from 'node:crypto'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_RUNDE_ZUKLB } from '../demo/runden.ts'
import {
  anlegen,
  einreichen,
  EINLADUNG,
  FREMDE_EINLADUNG,
  FREMDER_HOF,
  HOF,
  LENA,
  lesen,
  MAX,
  maschine,
  NORA,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
  type Person,
} from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => void (t = await startWelt()))
afterAll(() => t.close())
beforeEach(() => platzSchaffen(t))

const ausVorlage = (vorlage: string, wer: Person = LENA, metaGuid = EINLADUNG, unternehmenGuid = HOF) =>
  t.call(contract.antragAnlegen, { als: wer, params: { metaGuid, unternehmenGuid }, query: { vorlage } })

const gespeichert = async (aendern: (f: AntragFormular) => AntragFormular = (f) => f) => {
  const formular = aendern(await vollstaendig(t, await anlegen(t)))
  const r = await speichern(t, formular)
  expect(r.status).toBe(200)
  return r.body
}

const notizen = (r: Awaited<ReturnType<typeof ausVorlage>>, art: string) =>
  (r.body.vorlage?.notizen ?? []).filter((n) => n.art === art).map(({ seite, text }) => `${seite}: ${text}`)

describe('what is taken over', () => {
  test('[S4-11] [R7.2-32] answers that still hold; never confirmation, signature or financing', async () => {
    const alt = await gespeichert()
    const r = await ausVorlage(alt.formular.guid)
    expect(r.status).toBe(200)
    const { formular, vorlage } = r.body
    expect(formular.guid).not.toBe(alt.formular.guid)
    expect(formular).toMatchObject({ alleineZeichnungsberechtigt: null, zeichnungsberechtigter: null })
    expect(formular.produktgruppenDaten).toEqual({
      type: 'AnkNabo',
      antragstellerArt: 'PRIMAERPRODUZENT',
      haupttaetigkeit: 'Ackerbau',
      finanzamt: 'Flensburg',
      anzahlMitarbeiter: 3.5,
      umsatz: 480_000,
      bilanzsumme: 900_000,
    })
    // It stands there on the next day too, and with a save.
    expect((await lesen(t, formular.guid)).body).toEqual(r.body)
    expect((await speichern(t, formular)).body.vorlage).toEqual(vorlage)
  })

  test('[S4-11] items become new ones with the grant of today; files are used again, declarations are not', async () => {
    const alt = (await gespeichert()).formular
    const { formular } = (await ausVorlage(alt.guid)).body
    const [g] = formular.foerdergegenstandSeiten?.[0]?.foerdergegenstaende ?? []
    const [alter] = alt.foerdergegenstandSeiten?.[0]?.foerdergegenstaende ?? []
    expect(g).toEqual({ ...alter, id: expect.any(String), zuwendungsBetrag: 8000.79 })
    expect(g?.id).not.toBe(alter?.id)
    const { selbsterklaerungVergaberechtlicheVorgaben: _erklaerung, ...bleibende } = {
      selbsterklaerungVergaberechtlicheVorgaben: null,
      ...alt.dokumente,
    }
    expect(formular.dokumente).toEqual(bleibende)
  })

  test('[S4-11] the user is told what was taken over, left out and is to be checked, at its page', async () => {
    const alt = await gespeichert()
    const r = await ausVorlage(alt.formular.guid)
    const { vorlage } = r.body
    expect(vorlage).toMatchObject({ geNr: alt.geNr, vom: alt.gespeichertAm })
    expect(vorlage?.uebernommen).toEqual([
      'Haupttätigkeit',
      'Zuständiges Finanzamt',
      'Zahlen zur Unternehmensgröße',
      '1 Fördergegenstand',
      'Beitragsbescheide der SVLFG',
      'Gesellschaftsvertrag',
      'Ansprechperson',
    ])
    const seiten = (art: string) => notizen(r, art).map((n) => n.split(':')[0])
    expect(seiten('AUSGELASSEN')).toEqual(['finanzierung', 'dokumente', 'zeichnung'])
    expect(seiten('PRUEFEN')).toEqual(['groesse', 'foerdergegenstaende', 'dokumente'])
  })

  test('[S4-11] the case’s sum counts with what was taken over, and the log names where it came from', async () => {
    const alt = await gespeichert()
    const { guid } = (await ausVorlage(alt.formular.guid)).body.formular
    const [zeile] = (
      await sql<{ cent: number; angaben: unknown }>`select zuwendung_cent as cent,
        (select l.angaben from audit_log l where l.objekt_guid = a.guid::text and handlung = 'antragAnlegen') as angaben
        from antrag a where guid = ${guid}`.execute(t.ownerDb)
    ).rows
    expect(zeile).toEqual({ cent: 800_079, angaben: { vorlage: alt.geNr } })
  })

  test('[S4-11] an item whose class is not in today’s list, or whose category is not permitted, is left out and named', async () => {
    const alt = await gespeichert((f) => ({
      ...f,
      foerdergegenstandSeiten: [
        ...(f.foerdergegenstandSeiten ?? []),
        {
          kategorie: 'B.1',
          foerdergegenstandKlasse: 'gibt-es-nicht-mehr',
          foerdergegenstaende: [maschine(t, { hersteller: 'Alt & Co', typBezeichnung: 'A 1' })],
        },
        {
          kategorie: 'B.4',
          foerdergegenstandKlasse: 'bodenberatung',
          foerdergegenstaende: [{ type: 'Beratungsdienstleistung', bezeichnung: 'Mulch', kosten: 100 }],
        },
      ],
    }))
    await sql`update antrag_einladung set kategorien = '{B.1}' where guid = ${EINLADUNG}`.execute(t.ownerDb)
    const r = await ausVorlage(alt.formular.guid)
    await sql`update antrag_einladung set kategorien = ${alt.erlaubteKategorien} where guid = ${EINLADUNG}`.execute(
      t.ownerDb,
    )
    expect(r.body.formular.foerdergegenstandSeiten?.map((s) => s.foerdergegenstandKlasse)).toEqual([
      'mulchpflanzmaschine',
    ])
    expect(notizen(r, 'AUSGELASSEN')).toEqual(
      expect.arrayContaining([
        'foerdergegenstaende: „Alt & Co A 1“: Die Klasse steht nicht mehr in der Positivliste.',
        'foerdergegenstaende: „Mulch“: Zu dieser Kategorie sind Sie heute nicht eingeladen.',
      ]),
    )
  })

  test('[S4-11] a purchase that is past, an infected file and a contact who left are left out', async () => {
    const alt = await gespeichert((f) => ({
      ...f,
      ansprechpartner: { subjectId: 'sub-weg', vorname: 'Wanda', nachname: 'Weg', email: 'w@hof.example' },
    }))
    const [g] = alt.formular.foerdergegenstandSeiten?.[0]?.foerdergegenstaende ?? []
    if (g?.type !== 'Maschine') throw new Error('no machine')
    await sql`update datei set scan_status = 'infiziert' where guid = ${g.dokumentAngebot?.[0]?.uuid}`.execute(
      t.ownerDb,
    )
    await sql`update antrag set formular = jsonb_set(formular,
      '{foerdergegenstandSeiten,0,foerdergegenstaende,0,anschaffungsZeitpunkt}', '"2020-01-01"')
      where guid = ${alt.formular.guid}`.execute(t.ownerDb)
    const r = await ausVorlage(alt.formular.guid)
    const [neu] = r.body.formular.foerdergegenstandSeiten?.[0]?.foerdergegenstaende ?? []
    expect(neu).toMatchObject({ anschaffungsZeitpunkt: null, dokumentAngebot: [] })
    expect(r.body.formular.ansprechpartner?.subjectId).toBe(LENA.sub)
    expect(notizen(r, 'AUSGELASSEN').join('\n')).toMatch(/Dateien zu Fördergegenständen.*\n[^]*Wanda Weg/)
    expect(notizen(r, 'PRUEFEN').join('\n')).toContain('neues Datum')
  })

  test('[S4-11] a document beyond the age that its kind may have is left out', async () => {
    const { formular: alt } = await gespeichert()
    if (alt.dokumente?.type !== 'AnkNabo') throw new Error('no AnkNabo')
    const [bescheid] = alt.dokumente.beitragsBescheideSvlfg ?? []
    const vorMonaten = (n: number) =>
      sql`update datei set angelegt_am = now() - make_interval(months => ${n}) where guid = ${bescheid?.uuid}`.execute(
        t.ownerDb,
      )
    await vorMonaten(14)
    expect((await ausVorlage(alt.guid)).body.formular.dokumente).toHaveProperty('beitragsBescheideSvlfg')
    await vorMonaten(16)
    const r = await ausVorlage(alt.guid)
    expect(r.body.formular.dokumente).not.toHaveProperty('beitragsBescheideSvlfg')
    expect(notizen(r, 'AUSGELASSEN')).toContain(
      'dokumente: Beitragsbescheide der SVLFG: darf höchstens 15 Monate alt sein.',
    )
  })

  test('[S4-11] sent and withdrawn applications can be taken too; areas come with items for moor soils alone', async () => {
    const moor = await gespeichert((f) => ({
      ...f,
      produktgruppenDaten: { ...f.produktgruppenDaten, type: 'AnkNabo', nutzflaeche: 80, moorflaeche: 12 },
    }))
    const ohne = await ausVorlage(moor.formular.guid)
    expect(ohne.body.formular.produktgruppenDaten).not.toHaveProperty('moorflaeche')
    const gesendet = await einreichen(t, await vollstaendig(t, await anlegen(t)))
    expect(gesendet.status).toBe(200)
    const { guid } = gesendet.body.formular
    expect((await ausVorlage(guid)).body.vorlage?.vom).toBe(gesendet.body.eingang?.eingegangenAm)
    await t.call(contract.antragLoeschen, { als: LENA, params: { guid } })
    expect((await ausVorlage(guid)).status).toBe(200)
  })
})

describe('what is refused', () => {
  test('[S4-11] [S1-02] an unknown application and another company’s answer 404, and nothing is made', async () => {
    const fremd = await anlegen(t, MAX, FREMDE_EINLADUNG, FREMDER_HOF)
    await speichern(t, await vollstaendig(t, fremd), { wer: MAX })
    for (const guid of [randomUUID(), fremd.guid]) {
      const r = await ausVorlage(guid)
      expect([r.status, r.problem.title]).toEqual([404, 'Zuschussantrag nicht vorhanden'])
    }
    expect((await ausVorlage('kein-verweis')).status).toBe(400)
  })

  test('[S4-11] an empty draft and one of another programme answer 412 with the reason', async () => {
    const leer = await ausVorlage((await anlegen(t)).guid)
    expect([leer.status, leer.problem.detail]).toEqual([412, expect.stringContaining('leeren Antrag')])
    const alt = await gespeichert()
    const anderes = await ausVorlage(alt.formular.guid, LENA, DEMO_RUNDE_ZUKLB)
    expect([anderes.status, anderes.problem.detail]).toEqual([
      412,
      expect.stringContaining('anderen Förderprogramm'),
    ])
  })
})

describe('the list to choose from', () => {
  const liste = (wer: Person = LENA, unternehmenGuid = HOF) =>
    t.call(contract.vorlagenLesen, { als: wer, params: { unternehmenGuid } })

  test('[S4-11] names all that say something, withdrawn ones too, the latest first', async () => {
    t.clock.set(new Date(t.clock.now().getTime() + 60_000))
    const leer = await anlegen(t)
    const gesendet = await einreichen(t, await vollstaendig(t, await anlegen(t)))
    await t.call(contract.antragLoeschen, { als: LENA, params: { guid: gesendet.body.formular.guid } })
    t.clock.set(new Date(t.clock.now().getTime() + 60_000))
    const entwurf = await gespeichert()
    const { body } = await liste(NORA)
    expect(body.slice(0, 2)).toEqual([
      expect.objectContaining({
        guid: entwurf.formular.guid,
        geNr: entwurf.geNr,
        geschaeftStatus: 'NEUANTRAG_IN_BEARBEITUNG',
        eingereicht: false,
        anzahlGegenstaende: 1,
        zuwendungsBetrag: 8000.79,
      }),
      expect.objectContaining({
        guid: gesendet.body.formular.guid,
        zurueckgezogen: true,
        vom: gesendet.body.eingang?.eingegangenAm,
      }),
    ])
    expect(body.map(({ guid }) => guid)).not.toContain(leer.guid)
  })

  test('[S1-02] another company’s is refused', async () => {
    expect((await liste(LENA, FREMDER_HOF)).status).toBe(403)
  })
})
