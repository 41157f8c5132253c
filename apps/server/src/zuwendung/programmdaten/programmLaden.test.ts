import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ENTSCHEIDUNG_ARTEN } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import { Bescheidvorlage } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidvorlage'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditPruefen } from '../../platform/audit/pruefen.ts'
import { sha256Von } from '../../platform/einreichung/kanonisch.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { erfundenes } from './erfundenes.ts'
import { programmdatenLaden } from './programmdatenLaden.ts'
import { Programmdatenfehler, programmordnerLesen } from './programmordnerLesen.ts'

const DEMO = fileURLToPath(new URL('../../../daten/demo/AnkNabo', import.meta.url))
const CLI = fileURLToPath(new URL('programmLaden.cli.ts', import.meta.url))
const TABELLEN = [
  'programm',
  'pruefkatalog',
  'bescheidvorlage',
  'schreibvorlage',
  'auszahlungskonto',
] as const

/** An empty installation: the tables and nothing in them. */
let t: TestApp
let temp: string
let ordner: string
beforeAll(async () => {
  t = await startTestApp(() => undefined)
  temp = await mkdtemp(join(tmpdir(), 'programm-'))
  ordner = join(temp, 'AnkNabo')
})
afterAll(async () => {
  await t.close()
  await rm(temp, { recursive: true })
})
beforeEach(async () => {
  for (const tabelle of TABELLEN) await sql`delete from ${sql.table(tabelle)}`.execute(t.ownerDb)
  await rm(ordner, { recursive: true, force: true })
  await cp(DEMO, ordner, { recursive: true })
})

/** As an operator calls it. */
const rufen = (...argumente: string[]) => rufenMit({ DEMO: '1' }, ...argumente)
const rufenMit = (
  demo: Record<string, string>,
  ...argumente: string[]
): Promise<{ code: number; aus: string; fehler: string }> =>
  new Promise((fertig) => {
    const env = { ...process.env, DATABASE_URL: t.ownerUrl, DATABASE_OWNER_URL: t.ownerUrl, ...demo }
    const kind = execFile(process.execPath, [CLI, ...argumente], { env }, (_error, stdout, stderr) =>
      fertig({ code: kind.exitCode ?? 1, aus: stdout, fehler: stderr }),
    )
  })

/** What the command does, without its process: what became of each file, or the sentences of the refusal. */
const laden = async (pfad = ordner): Promise<unknown[]> => {
  try {
    const fassungen = await programmordnerLesen(pfad)
    const umstaende = { clock: t.clock, sub: 'betrieb', von: 'test' }
    const geladen = await t.ownerDb
      .transaction()
      .execute((tx) => programmdatenLaden(tx, umstaende, fassungen))
    return geladen.map(({ ausgang }) => ausgang)
  } catch (error) {
    if (error instanceof Programmdatenfehler) return error.message.split('\n')
    throw error
  }
}

type Objekt = Record<string, unknown>
const ohne =
  (weg: string) =>
  (daten: Objekt): Objekt =>
    Object.fromEntries(Object.entries(daten).filter(([name]) => name !== weg))
const aendern = async (datei: string, wie: (daten: Objekt) => Objekt) => {
  const text = await readFile(join(ordner, datei), 'utf8')
  await writeFile(join(ordner, datei), JSON.stringify(wie(JSON.parse(text) as Objekt)))
}

const fassungen = async (tabelle: (typeof TABELLEN)[number]) => {
  const { rows } = await sql<{ tag: string; titel: string }>`select gueltig_ab as tag,
      coalesce(daten ->> 'titel', daten ->> 'bezeichnung') as titel
    from ${sql.table(tabelle)} order by gueltig_ab`.execute(t.ownerDb)
  return rows
}
const spuren = async () =>
  (
    await sql<{ objekt: string; ausgang: string; von: string }>`select objekt_guid as objekt,
        angaben ->> 'ausgang' as ausgang, angaben ->> 'von' as von
      from audit_log where kette = 'nutzer:betrieb' order by nr`.execute(t.ownerDb)
  ).rows
const alle = async () => (await Promise.all(TABELLEN.map(fassungen))).flat()

describe('[S9-07] [W-06] what is made up comes into a demonstration alone', () => {
  const vorhanden = async () =>
    Number((await sql<{ n: number }>`select count(*) as n from programm`.execute(t.ownerDb)).rows[0]?.n)

  test('values that are marked so are refused, each file by its name, the sample account besides', async () => {
    const { code, aus, fehler } = await rufenMit({}, ordner)
    expect([code, aus, await vorhanden()]).toEqual([1, '', 0])
    for (const datei of ['programm', 'pruefkatalog', 'bescheid', 'schreiben', 'konto'])
      expect(fehler).toContain(`${datei}.json, demo: Diese Werte sind als erfunden gekennzeichnet`)
    expect(fehler).toContain('konto.json, iban: Das ist das Beispielkonto der Vorführung')
    expect(fehler).toContain('Es wurde nichts geändert.')
  })

  test('the sample account is known without its mark, and in the folder of another programme', async () => {
    const { iban, ...daten } = JSON.parse(await readFile(join(ordner, 'konto.json'), 'utf8')) as {
      iban: string
    }
    for (const konto of [iban, iban.replaceAll(' ', ''), 'DE12 5001 0517 0648 4898 90']) {
      await writeFile(join(ordner, 'konto.json'), JSON.stringify({ ...daten, demo: false, iban: konto }))
      const fehler = await erfundenes(await programmordnerLesen(ordner))
      expect(fehler.filter((satz) => satz.startsWith('konto.json'))).toEqual([
        'konto.json, iban: Das ist das Beispielkonto der Vorführung. Setzen Sie das Konto der Bank ein.',
      ])
    }
  })
})

describe('[S9-07] npm run programm:laden', () => {
  test('fills an empty installation, tells what came in, keeps who did it; the same again changes nothing', async () => {
    const erst = await rufen(ordner, '--von', 'test')
    expect(erst).toEqual({
      code: 0,
      fehler: '',
      aus: [
        'AnkNabo, programm.json, gilt ab 01.01.2024: neu',
        'AnkNabo, pruefkatalog.json, gilt ab 01.01.2024: neu',
        'AnkNabo, bescheid.json, gilt ab 01.01.2024: neu',
        'AnkNabo, schreiben.json, gilt ab 01.01.2024: neu',
        'AnkNabo, konto.json, gilt ab 01.01.2024: neu\n',
      ].join('\n'),
    })
    const neu = TABELLEN.map((art) => ({ objekt: `AnkNabo/${art}/2024-01-01`, ausgang: 'NEU', von: 'test' }))
    expect(await spuren()).toEqual(neu)
    expect(await laden()).toEqual(TABELLEN.map(() => 'UNVERAENDERT'))
    expect(await spuren()).toEqual(neu)
    expect((await auditPruefen(t.services.db)).brueche).toEqual([])
  })

  test.each(['AnkNabo', 'ZUKLB'] as const)(
    '[S9-04] the folder of %s comes in whole, and each kind of its notices has something for every part',
    async (programm) => {
      expect(await laden(join(DEMO, '..', programm))).toEqual(TABELLEN.map(() => 'NEU'))
      const { rows } = await sql<{
        daten: Bescheidvorlage
      }>`select daten from bescheidvorlage where programm = ${programm}`.execute(t.ownerDb)
      const { titel, pflichtteile, bausteine } = Bescheidvorlage.parse(rows[0]?.daten)
      const arten = ENTSCHEIDUNG_ARTEN.filter((art) => titel[art] !== undefined)
      expect(arten).toEqual(ENTSCHEIDUNG_ARTEN)
      const leer = arten.flatMap((art) =>
        (pflichtteile[art] ?? []).filter(
          (teil) => !bausteine.some((b) => b.teil === teil && b.arten.includes(art)),
        ),
      )
      expect(leer).toEqual([])
    },
  )

  test('ends with 1 and says that nothing changed', async () => {
    expect(await rufen(temp)).toMatchObject({
      code: 1,
      aus: '',
      fehler: expect.stringMatching(/Es wurde nichts geändert\.\n$/),
    })
  })

  test('names every fault of every file with its place, and writes nothing', async () => {
    await aendern('programm.json', (p) => ({ ...p, obergrenzen: undefined, gueltigAb: '01.01.2027' }))
    await aendern('pruefkatalog.json', (k) => ({
      ...k,
      punkte: [...(k['punkte'] as Objekt[]), { ...(k['punkte'] as Objekt[])[0], grundlage: '' }],
    }))
    await writeFile(join(ordner, 'bescheid.json'), '{\n  "gueltigAb": "2024-01-01",\n  oder\n}')
    await writeFile(join(ordner, 'pruefkatlog.json'), '{}')
    expect(await laden()).toEqual([
      'pruefkatlog.json: So heißt keine Datei eines Programms (programm.json, pruefkatalog.json, bescheid.json, schreiben.json, konto.json).',
      'programm.json, gueltigAb: Der erste Tag steht hier wie 2027-01-31.',
      'programm.json, obergrenzen: Diese Angabe fehlt.',
      'pruefkatalog.json, punkte[16].grundlage: Der Punkt braucht eine Rechtsgrundlage.',
      'pruefkatalog.json, punkte: Jede Kennung gibt es einmal.',
      'bescheid.json: Die Datei ist kein lesbares JSON (Zeile 3, Spalte 3).',
    ])
    expect(await alle()).toEqual([])
  })

  test('[S6-08] an account of the bank that the payment file would not take is refused with its places', async () => {
    await aendern('konto.json', (k) => ({ ...k, bic: 'byladem1001', name: '«Bank»' }))
    expect(await laden()).toEqual([
      expect.stringContaining('konto.json, name: Eine Überweisung nimmt Buchstaben ohne Akzente'),
      expect.stringContaining('konto.json, bic: Schreiben Sie den BIC mit 8 oder 11 Zeichen'),
    ])
    expect(await alle()).toEqual([])
  })

  test.each([
    ['programm.json', { gueltigAb: '2027-02-31' }, 'gueltigAb: Der erste Tag steht hier wie 2027-01-31.'],
    [
      'programm.json',
      { gueltigAb: '1970-01-01' },
      'gueltigAb: Eine Fassung gilt frühestens am 01.01.2000 und spätestens am 31.12.2099.',
    ],
    ['programm.json', { gueltigAb: '2999-01-01' }, 'gueltigAb: Der erste Tag steht hier wie 2027-01-31.'],
    [
      'programm.json',
      { obergrenzen: { jeGegenstand: 0, jeAntrag: 1 } },
      'obergrenzen: Beide Obergrenzen liegen über 0 und nicht über 10 Milliarden Euro.',
    ],
    [
      'programm.json',
      { entscheidung: { tage: 5_000, vorherKaufen: false } },
      'entscheidung.tage: Eine Entscheidung dauert 0 bis 366 Tage.',
    ],
    [
      'programm.json',
      { deMinimis: { verordnung: 'AGRAR', hoechstbetrag: 50_000, jahre: 300 } },
      'deMinimis.jahre: Gezählt wird über 1 bis 10 Jahre.',
    ],
    [
      'bescheid.json',
      { auszahlungenHoechstens: 5_000 },
      'auszahlungenHoechstens: Ausgezahlt wird höchstens 1- bis 100-mal.',
    ],
  ])('[D-07] %s with what nobody can mean is refused: %j', async (datei, anders, satz) => {
    await aendern(datei, (p) => ({ ...p, ...anders }))
    expect(await laden()).toEqual([`${datei}, ${satz}`])
    expect(await alle()).toEqual([])
  })

  test('wants a folder that is named as a programme, with its programme in it or loaded before', async () => {
    expect(await laden(temp)).toEqual([
      expect.stringContaining('Der Ordner heißt wie sein Programm (AnkNabo, ZUKLB)'),
    ])
    expect(await laden(join(temp, 'ZUKLB'))).toEqual([expect.stringContaining('ist nicht zu lesen')])
    await rm(join(ordner, 'programm.json'))
    const fehlt = 'Das Programm selbst fehlt noch. Legen Sie seine programm.json in denselben Ordner.'
    expect(await laden()).toEqual([
      `pruefkatalog.json, gueltigAb: ${fehlt}`,
      `bescheid.json, gueltigAb: ${fehlt}`,
      `schreiben.json, gueltigAb: ${fehlt}`,
      `konto.json, gueltigAb: ${fehlt}`,
    ])
    expect(await alle()).toEqual([])
  })
})

type Bausteine = { bausteine: Objekt[] }
/** One module of the notices, otherwise. */
const bausteinAendern = (code: string, wie: (baustein: Objekt) => Objekt) =>
  aendern('bescheid.json', (daten) => ({
    ...daten,
    bausteine: (daten as Bausteine).bausteine.map((b) => (b['code'] === code ? wie(b) : b)),
  }))

describe('[S9-04] what notices carry', () => {
  const DATEI = 'nebenbestimmungen.pdf'
  const anlagen = async () =>
    (
      await sql<{ sha256: string; inhalt: Buffer }>`select sha256, inhalt from programmanlage`.execute(
        t.ownerDb,
      )
    ).rows

  test('[S9-04] comes in with them, by what it contains', async () => {
    await laden()
    const inhalt = await readFile(join(ordner, DATEI))
    expect(await anlagen()).toEqual([{ sha256: sha256Von(inhalt), inhalt }])
  })

  test('[S9-04] is never another one, also for who owns the table', async () => {
    await laden()
    for (const befehl of [
      sql`update programmanlage set inhalt = 'x'`,
      sql`update programmanlage set inhalt = 'x', sha256 = encode(sha256('x'), 'hex')`,
      sql`delete from programmanlage`,
      sql`truncate programmanlage`,
    ])
      await expect(befehl.execute(t.ownerDb)).rejects.toThrow('unveraenderlich')
    const falsch = sql`insert into programmanlage (sha256, inhalt) values (${'0'.repeat(64)}, 'x')`
    await expect(falsch.execute(t.ownerDb)).rejects.toThrow('check')
  })

  test.each<[string, () => Promise<unknown>, string]>([
    [
      'a file that is missing',
      () => rm(join(ordner, DATEI)),
      `bescheid.json, anlagen: Die Datei ${DATEI} fehlt. Legen Sie sie in denselben Ordner.`,
    ],
    [
      'another file than is named',
      () => writeFile(join(ordner, DATEI), 'anders'),
      `bescheid.json, anlagen: Die Datei ${DATEI} hat die SHA-256 ${sha256Von('anders')}. Ist sie die richtige, geben Sie diese in bescheid.json an.`,
    ],
    [
      'a file that is no PDF',
      async () => {
        await writeFile(join(ordner, DATEI), 'anders')
        await aendern('bescheid.json', (daten) => ({
          ...daten,
          anlagen: [{ titel: 'Anlage', datei: DATEI, sha256: sha256Von('anders') }],
        }))
      },
      `bescheid.json, anlagen: Die Datei ${DATEI} ist kein lesbares PDF, oder sie ist mit einem Passwort geschützt.`,
    ],
    [
      'a module that names something enclosed, and has nothing',
      async () => {
        await bausteinAendern('N-101', ohne('anlagen'))
        await aendern('bescheid.json', ohne('anlagen'))
      },
      'bescheid.json, bausteine[18].text: Der Text nennt etwas Beigefügtes. Nennen Sie es unter anlagen des Textbausteins.',
    ],
    [
      'a file that no module names',
      () => bausteinAendern('N-101', (baustein) => ({ ...baustein, text: 'Nichts.', anlagen: [] })),
      'bescheid.json, anlagen: Jede Anlage steht hier einmal, und mindestens ein Textbaustein nennt sie.',
    ],
  ])('[S9-04] %s is refused, and nothing comes in', async (_, verderben, satz) => {
    await verderben()
    expect(await laden()).toEqual([satz])
    expect(await alle()).toEqual([])
  })
})

describe('[S9-04] the instruction on remedies', () => {
  const mitText = (von: string | RegExp, durch = '') =>
    bausteinAendern('T-701', (b) => ({ ...b, text: String(b['text']).replace(von, durch) }))
  const rechtsbehelf = (anders: Objekt) =>
    aendern('bescheid.json', (daten) => ({
      ...daten,
      rechtsbehelf: { ...(daten['rechtsbehelf'] as Objekt), ...anders },
    }))
  const ORT = 'bescheid.json, bausteine[49].text: Der Belehrung fehlt:'

  test.each([
    ['schriftlich, ', '„schriftlich“'],
    ['in elektronischer Form nach § 3a Absatz 2', '„in elektronischer Form nach § 3a Absatz 2“'],
    ['schriftformersetzend nach § 3a Absatz 3', '„schriftformersetzend nach § 3a Absatz 3“'],
    [' und § 9a Absatz 5', '„§ 9a Absatz 5“'],
    [' oder zur Niederschrift', '„zur Niederschrift“'],
  ])('[S9-04] names every form of VwGO § 70 (1): not without „%s“', async (ohne, fehlt) => {
    await mitText(ohne)
    expect(await laden()).toEqual([`${ORT} ${fehlt}.`])
  })

  test('[S9-04] names the court where the Land has no objection', async () => {
    await rechtsbehelf({ art: 'KLAGE', land: 'BY' })
    expect(await laden()).toEqual([`${ORT} „Klage“, das Verwaltungsgericht.`])
    await mitText(/[^]*/, 'Gegen diesen Bescheid kann Klage beim Verwaltungsgericht Ansbach erhoben werden.')
    expect(await laden()).toEqual(TABELLEN.map(() => 'NEU'))
  })

  test('[S9-04] is confirmed by somebody of the bank, but in a demonstration', async () => {
    await aendern('bescheid.json', (daten) => ({ ...daten, demo: false }))
    expect(await laden()).toEqual([
      'bescheid.json, rechtsbehelf.bestaetigt: Nennen Sie, wer für die Bank Frist, Tag und Wortlaut der Belehrung bestätigt hat, und wann.',
    ])
    await rechtsbehelf({ bestaetigt: { von: 'Dr. Jana Justiziarin', am: '2026-11-01' } })
    expect(await laden()).toEqual(TABELLEN.map(() => 'NEU'))
  })

  test('[S9-04] says which Land it follows', async () => {
    await aendern('bescheid.json', ohne('rechtsbehelf'))
    expect(await laden()).toEqual([
      'bescheid.json, rechtsbehelf: Nennen Sie den Rechtsbehelf: Widerspruch oder Klage, Land, Grundlage.',
    ])
  })
})

describe('[S9-07] [S4-06] a version that holds', () => {
  const anders = (gueltigAb: string, titel: string) =>
    aendern('programm.json', (p) => ({ ...p, gueltigAb, titel }))
  const TITEL = 'ANK NaBo: Maschinen und Geräte für natürliche Bodenfunktionen'

  test('is never changed, none is put beside it before tomorrow, and no other file comes in with such a one', async () => {
    await laden()
    await aendern('pruefkatalog.json', (k) => ({ ...k, gueltigAb: '2099-01-01', bezeichnung: 'Neu' }))
    await anders('2024-01-01', 'Anders')
    expect(await laden()).toEqual([
      'programm.json, gueltigAb: Das Programm gilt seit dem 01.01.2024, und Fälle sind danach beurteilt; diese Fassung bleibt, wie sie ist. Geben Sie einen ersten Tag nach dem heutigen an.',
    ])
    await anders('2025-01-01', 'Dazwischen')
    expect(await laden()).toEqual([
      'programm.json, gueltigAb: Ab dem 01.01.2025 galt schon eine andere Fassung, und Fälle sind danach beurteilt. Geben Sie einen ersten Tag nach dem heutigen an.',
    ])
    expect(await fassungen('programm')).toEqual([{ tag: '2024-01-01', titel: TITEL }])
    expect(await fassungen('pruefkatalog')).toHaveLength(1)
  })

  test('is followed by one that is announced; that one may still be mended', async () => {
    await laden()
    await anders('2099-01-01', 'Angekündigt')
    expect(await laden()).toEqual(['NEU', ...TABELLEN.slice(1).map(() => 'UNVERAENDERT')])
    await anders('2099-01-01', 'Angekündigt, berichtigt')
    expect(await laden()).toEqual(['ERSETZT', ...TABELLEN.slice(1).map(() => 'UNVERAENDERT')])
    expect(await fassungen('programm')).toEqual([
      { tag: '2024-01-01', titel: TITEL },
      { tag: '2099-01-01', titel: 'Angekündigt, berichtigt' },
    ])
    expect((await spuren()).at(-1)?.ausgang).toBe('ERSETZT')
  })
})
