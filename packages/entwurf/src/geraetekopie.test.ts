import { describe, expect, test } from 'vitest'
import type { Fund } from './types.ts'
import { Geraetekopie } from './geraetekopie.ts'
import { partOf } from './partOf.ts'
import { teilkopie } from './teilkopie.ts'
import { createCipher, type Cipher } from './cipher.ts'
import { browser, speicher } from './testing/speicher.ts'

const TAG = 86_400_000

/** Hides nothing: what of a copy could be read then. */
const OFFEN: Cipher = {
  name: (...worueber) => Promise.resolve(worueber.join()),
  seal: (text) => Promise.resolve({ iv: new Uint8Array(12), inhalt: new TextEncoder().encode(text).buffer }),
  open: ({ inhalt }) => Promise.resolve(new TextDecoder().decode(inhalt)),
  sealBytes: async (inhalt) => ({ iv: new Uint8Array(12), inhalt: await new Response(inhalt).arrayBuffer() }),
  openBytes: ({ inhalt }) => Promise.resolve(inhalt),
}

const welt = async (nutzer = 'wiebke', wert = 1) => {
  const s = speicher()
  const b = browser()
  let jetzt = 1_800_000_000_000
  const kopie = async (tab: string, formular = 'antrag/1', wer = nutzer, key: number | 'offen' = wert) => {
    const cipher = key === 'offen' ? OFFEN : await createCipher(new Uint8Array(32).fill(key), wer)
    return new Geraetekopie({ ...s, cipher, tabs: b.oeffnen(tab), formular, jetzt: () => jetzt })
  }
  const vergehen = (ms: number) => {
    jetzt += ms
  }
  return { ...s, ...b, kopie, vergehen }
}

const aenderung = (text: string) => ({ roh: { name: text }, basis: { name: '' } })

/** What the copy hands out; nothing is taken over. */
const funde = async (kopie: Pick<Geraetekopie, 'verwaiste'>): Promise<readonly Fund[]> => {
  let gefunden: readonly Fund[] = []
  await kopie.verwaiste((f) => {
    gefunden = [...gefunden, ...f]
    return Promise.resolve([])
  })
  return gefunden
}
const texte = (f: readonly Fund[]) => f.map(({ seite, roh }) => [seite, roh['name']])

const GEHEIM = ['12,,5', 'pfel', 'finanzierung', '4711', 'wiebke', 'name']

describe('the copy on this device', () => {
  test('has every page as it was typed last, and says when', async () => {
    const w = await welt()
    const kopie = await w.kopie('a')
    kopie.merken('eins', aenderung('M'))
    kopie.merken('zwei', aenderung('x'))
    kopie.merken('eins', aenderung('Moor'))
    expect(kopie.stand().laeuft).toBe(true)
    await kopie.ruhig()
    expect(kopie.stand()).toMatchObject({ laeuft: false, gescheitert: false, um: expect.any(Date) })
    w.schliessen('a')
    expect(texte(await funde(await w.kopie('b')))).toEqual(
      expect.arrayContaining([
        ['eins', 'Moor'],
        ['zwei', 'x'],
      ]),
    )
  })

  test('one write at a time, and the latest wins: fast typing makes no queue', async () => {
    const w = await welt()
    const kopie = await w.kopie('a')
    let los: () => void = () => undefined
    w.stand.bremse = new Promise((weiter) => {
      los = weiter
    })
    for (const bis of [1, 2, 3, 4, 5, 6, 7]) kopie.merken('eins', aenderung('Milchvieh'.slice(0, bis)))
    await expect.poll(() => w.stand.schreibvorgaenge).toBe(1)
    for (const bis of [8, 9]) kopie.merken('eins', aenderung('Milchvieh'.slice(0, bis)))
    los()
    await kopie.ruhig()
    expect(w.stand.schreibvorgaenge).toBe(2)
    w.schliessen('a')
    expect(texte(await funde(await w.kopie('b')))).toEqual([['eins', 'Milchvieh']])
  })

  test('holds no plain text, not even the names of form, page and user', async () => {
    const lesbare = async (key?: 'offen') => {
      const w = await welt('wiebke')
      const kopie = await w.kopie('a', 'antrag/4711', 'wiebke', key)
      kopie.merken('finanzierung', aenderung('12,,5 Äpfel von wiebke'))
      await kopie.ruhig()
      const alles = [...w.eintragungen.values()]
        .map((e) => JSON.stringify(e) + new TextDecoder('latin1').decode(e.inhalt))
        .join()
      return GEHEIM.filter((wort) => alles.includes(wort))
    }
    expect(await lesbare('offen'), 'nothing would be found where it stands open').toEqual(GEHEIM)
    expect(await lesbare()).toEqual([])
  })

  test('is gone when it is no longer needed', async () => {
    const w = await welt()
    const kopie = await w.kopie('a')
    kopie.merken('eins', aenderung('x'))
    await kopie.ruhig()
    kopie.vergessen('eins')
    await kopie.ruhig()
    expect(w.eintragungen.size).toBe(0)
  })

  test('says when the device refuses it, and when it works again', async () => {
    const w = await welt()
    const kopie = await w.kopie('a')
    w.stand.voll = true
    kopie.merken('eins', aenderung('x'))
    await kopie.ruhig()
    expect(kopie.stand().gescheitert).toBe(true)
    w.stand.voll = false
    kopie.merken('zwei', aenderung('y'))
    await kopie.ruhig()
    expect(kopie.stand().gescheitert, 'the first page is still missing').toBe(true)
    kopie.merken('eins', aenderung('xy'))
    await kopie.ruhig()
    expect(kopie.stand().gescheitert).toBe(false)
  })
})

describe('what an earlier visit left', () => {
  test.each<[string, (w: Awaited<ReturnType<typeof welt>>) => Promise<Geraetekopie>, gefunden: boolean]>([
    ['the same form in a new tab', (w) => w.kopie('b'), true],
    ['the same form in the same tab', (w) => w.kopie('a'), true],
    ['another form', (w) => w.kopie('b', 'antrag/2'), false],
    ['another user', (w) => w.kopie('b', 'antrag/1', 'paul', 2), false],
    ['another user who got hold of the key', (w) => w.kopie('b', 'antrag/1', 'paul', 1), false],
  ])('%s', async (_, oeffnen, gefunden) => {
    const w = await welt()
    const kopie = await w.kopie('a')
    kopie.merken('eins', aenderung('x'))
    await kopie.ruhig()
    w.schliessen('a')
    expect(texte(await funde(await oeffnen(w)))).toEqual(gefunden ? [['eins', 'x']] : [])
  })

  test('stays with a tab that is open', async () => {
    const w = await welt()
    const kopie = await w.kopie('a')
    kopie.merken('eins', aenderung('x'))
    await kopie.ruhig()
    expect(await funde(await w.kopie('b'))).toEqual([])
  })

  test('goes when it has been taken over, and not before', async () => {
    const w = await welt()
    const alt = await w.kopie('a')
    alt.merken('eins', aenderung('x'))
    alt.merken('zwei', aenderung('y'))
    await alt.ruhig()
    w.schliessen('a')
    const neu = await w.kopie('b')
    await neu.verwaiste((gefunden) => {
      neu.merken('eins', aenderung('x'))
      return Promise.resolve(gefunden.filter(({ seite }) => seite === 'eins').map(({ id }) => id))
    })
    expect(w.eintragungen.size).toBe(2)
    w.schliessen('b')
    expect(texte(await funde(await w.kopie('c')))).toEqual(
      expect.arrayContaining([
        ['eins', 'x'],
        ['zwei', 'y'],
      ]),
    )
  })

  test('stays when the new tab can not write it down', async () => {
    const w = await welt()
    const alt = await w.kopie('a')
    alt.merken('eins', aenderung('x'))
    await alt.ruhig()
    w.schliessen('a')
    const neu = await w.kopie('b')
    w.stand.voll = true
    await neu.verwaiste((gefunden) => {
      neu.merken('eins', aenderung('x'))
      return Promise.resolve(gefunden.map(({ id }) => id))
    })
    expect([...w.eintragungen.values()].map(({ inhaber }) => inhaber.split('/')[0])).toEqual(['a'])
  })

  test('is thrown away after 30 days, for everybody', async () => {
    const w = await welt()
    const fremd = await w.kopie('a', 'antrag/9', 'paul', 2)
    fremd.merken('eins', aenderung('x'))
    await fremd.ruhig()
    w.schliessen('a')
    w.vergehen(30 * TAG - 1)
    await funde(await w.kopie('b'))
    expect(w.eintragungen.size).toBe(1)
    w.vergehen(2)
    expect(await funde(await w.kopie('c', 'antrag/9', 'paul', 2))).toEqual([])
    expect(w.eintragungen.size).toBe(0)
  })

  test('what was moved here from another place opens nothing and hurts nothing', async () => {
    const w = await welt()
    const kopie = await w.kopie('a', 'antrag/2')
    kopie.merken('eins', aenderung('fremd'))
    await kopie.ruhig()
    const eigene = await w.kopie('c', 'antrag/1')
    eigene.merken('eins', aenderung('eigen'))
    await eigene.ruhig()
    w.schliessen('a')
    w.schliessen('c')
    expect(texte(await funde(await w.kopie('b', 'antrag/1')))).toEqual([['eins', 'eigen']])
    expect(texte(await funde(await w.kopie('b', 'antrag/2')))).toEqual([['eins', 'fremd']])
    const [quelle, ziel] = [...w.eintragungen.values()]
    if (ziel && quelle) w.eintragungen.set(ziel.id, { ...ziel, iv: quelle.iv, inhalt: quelle.inhalt })
    expect(await funde(await w.kopie('b', 'antrag/1'))).toEqual([])
    expect(texte(await funde(await w.kopie('b', 'antrag/2')))).toEqual([['eins', 'fremd']])
  })
})

describe('[S10-03] several drafts of one form, one after the other', () => {
  const teil = async (w: Awaited<ReturnType<typeof welt>>, tab: string, zu: string) =>
    teilkopie(zu)((formular) => w.kopie(tab, formular), 'antrag/1')

  test('each takes over its own pages alone, and whoever reads the form finds all of them', async () => {
    const w = await welt()
    const erster = await w.kopie('a')
    erster.merken('eins', aenderung('Moor'))
    const zweiter = await teil(w, 'a', 'zweite')
    zweiter.merken('eins', aenderung('Wiese'))
    await expect.poll(() => w.eintragungen.size).toBe(2)
    w.schliessen('a')
    expect(texte(await funde(await teil(w, 'b', 'zweite')))).toEqual([['eins', 'Wiese']])
    expect(texte(await funde(await teil(w, 'b', 'dritte')))).toEqual([])
    const alle = await funde(await w.kopie('b'))
    expect(alle.map(partOf).map(({ zu, seite }) => ({ zu, seite }))).toEqual(
      expect.arrayContaining([
        { zu: undefined, seite: 'eins' },
        { zu: 'zweite', seite: 'eins' },
      ]),
    )
  })

  test('what an earlier version of the portal put elsewhere is taken over, and goes when it is written here', async () => {
    const w = await welt()
    const frueher = await w.kopie('a', 'antrag/1/zweite')
    frueher.merken('eins', aenderung('Moor'))
    await frueher.ruhig()
    w.schliessen('a')
    const jetzt = await teil(w, 'b', 'zweite')
    await jetzt.verwaiste((gefunden) => {
      for (const { seite, roh, basis } of gefunden) jetzt.merken(seite, { roh, basis })
      return Promise.resolve(gefunden.map(({ id }) => id))
    })
    w.schliessen('b')
    expect(w.eintragungen.size).toBe(1)
    expect(texte(await funde(await teil(w, 'c', 'zweite')))).toEqual([['eins', 'Moor']])
  })
})
