import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Aenderung, Bauplan, Entwurfsserver, Fassung, Fund, Kopie, Roh } from './types.ts'
import { Entwurf } from './entwurf.ts'

type Antrag = { name: string | null; betrag: number | null; ort: string | null }

const zahl = (text: unknown) => (typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : null)
const text = (wert: unknown) => (typeof wert === 'string' && wert !== '' ? wert : null)

/** Two pages; on the first an amount that is written '1000' and read '1.000'. */
const plan: Bauplan<Antrag> = {
  seite: (name) =>
    ({
      geld: {
        lesen: (a: Antrag): Roh => ({
          name: a.name ?? '',
          betrag: a.betrag === null ? '' : a.betrag.toLocaleString('de-DE'),
        }),
        schreiben: (roh: Roh) => (a: Antrag) => ({
          ...a,
          name: text(roh['name']),
          betrag: zahl(String(roh['betrag']).replaceAll('.', '')),
        }),
        unlesbar: ({ betrag }: Roh) =>
          betrag !== '' && zahl(String(betrag).replaceAll('.', '')) === null ? ['betrag'] : [],
      },
      lage: {
        lesen: (a: Antrag): Roh => ({ ort: a.ort ?? '' }),
        schreiben: (roh: Roh) => (a: Antrag) => ({ ...a, ort: text(roh['ort']) }),
      },
    })[name],
}

class Absage extends Error {
  readonly status: number
  readonly sekunden: number | undefined
  constructor(status: number, sekunden?: number) {
    super(`Status ${status}`)
    this.status = status
    this.sekunden = sekunden
  }
}

const leer: Antrag = { name: 'Hof', betrag: 500, ort: null }
const UM = new Date('2026-11-20T13:03:00Z')

/** A server that keeps one document and its version, and refuses stale ones, as the real one does. */
const serverBauen = () => {
  let stand: Fassung<Antrag> = { wert: leer, version: 1, um: UM }
  const speichern = vi.fn((wert: Antrag, version: number | undefined) => {
    if (version !== stand.version) return Promise.reject(new Absage(409))
    stand = { wert, version: (version ?? 0) + 1, um: UM }
    return Promise.resolve(stand)
  })
  const server: Entwurfsserver<Antrag> = {
    speichern,
    laden: () => Promise.resolve(stand),
    deuten: (fehler) => {
      if (!(fehler instanceof Absage)) return undefined
      if (fehler.status === 409) return { art: 'konflikt' }
      if (fehler.status === 503)
        return { art: 'wartet', grund: 'auslastung', nachMs: fehler.sekunden && fehler.sekunden * 1000 }
      return fehler.status === 0 ? { art: 'wartet', grund: 'verbindung' } : { art: 'abgelehnt' }
    },
  }
  const fremd = (teil: Partial<Antrag>) => {
    stand = { ...stand, wert: { ...stand.wert, ...teil }, version: (stand.version ?? 0) + 1 }
  }
  return { server, speichern, fremd, stand: () => stand }
}

/** A device that keeps what it is given at once. */
const geraetBauen = (funde: readonly Fund[] = []) => {
  const liegt = new Map<string, Aenderung>()
  const genommen: string[] = []
  const kopie: Kopie = {
    merken: (seite, aenderung) => void liegt.set(seite, aenderung),
    vergessen: (seite) => void liegt.delete(seite),
    stand: () => stand,
    subscribe: () => () => undefined,
    verwaiste: async (nehmen) => void genommen.push(...(await nehmen(funde))),
  }
  const stand = { laeuft: false, gescheitert: false, um: UM }
  return { kopie, liegt, genommen }
}

const bauen = () => {
  const s = serverBauen()
  return { ...s, entwurf: new Entwurf(s.stand(), plan, s.server) }
}
const geld = (name: string, betrag: string): Roh => ({ name, betrag })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('taking what somebody else has saved', () => {
  test('with nothing open the new state stands there, and can be built upon; as often as it happens', async () => {
    const { entwurf, speichern, fremd } = bauen()
    for (const [i, name] of ['Moorhof', 'Sandhof', 'Geesthof', 'Marschhof', 'Talhof', 'Berghof'].entries()) {
      fremd({ name })
      expect(await entwurf.auffrischen()).toBe(true)
      expect([entwurf.wert().name, entwurf.basis().version]).toEqual([name, i + 2])
      expect(entwurf.stand()).toEqual({ art: 'gespeichert', um: UM })
    }
    expect(speichern).not.toHaveBeenCalled()
  })

  test('what is open is laid over it and saved; the same field asks', async () => {
    const { entwurf, fremd, stand } = bauen()
    entwurf.aendern('lage', { ort: 'Husum' })
    fremd({ name: 'Moorhof' })
    expect(await entwurf.auffrischen()).toBe(true)
    expect(stand().wert).toEqual({ name: 'Moorhof', betrag: 500, ort: 'Husum' })
    entwurf.aendern('lage', { ort: 'Schleswig' })
    fremd({ ort: 'Kiel' })
    expect(await entwurf.auffrischen()).toBe(false)
    expect(entwurf.stand().art).toBe('konflikt')
  })
})

describe('saving before it is laid before others', () => {
  test('[S11-05] what came in with it is read first, and is new each time; then it goes', async () => {
    const { entwurf, fremd, stand } = bauen()
    for (const name of ['Moorhof', 'Sandhof']) {
      entwurf.aendern('geld', geld(entwurf.wert().name ?? '', name === 'Moorhof' ? '600' : '700'))
      fremd({ name })
      expect(await entwurf.speichernWieGelesen()).toBe(false)
      expect(entwurf.meldung()).toEqual({
        art: 'zusammengefuehrt',
        fremdes: [{ seite: 'geld', pfad: ['name'] }],
      })
      expect(stand().wert.name).toBe(name)
    }
    expect(await entwurf.speichernWieGelesen()).toBe(true)
    entwurf.aendern('lage', { ort: 'Husum' })
    expect(await entwurf.speichernWieGelesen()).toBe(true)
  })

  test('[S11-05] what came in while a dialog covered the page nobody has read', async () => {
    const { entwurf, fremd } = bauen()
    const gelesen = entwurf.lesestand()
    entwurf.aendern('geld', geld('Hof', '600'))
    fremd({ name: 'Moorhof' })
    await vi.advanceTimersByTimeAsync(1500)
    expect(entwurf.stand().art).toBe('gespeichert')
    expect(await entwurf.speichernWieGelesen(gelesen)).toBe(false)
    expect(entwurf.meldung()?.art).toBe('zusammengefuehrt')
    expect(await entwurf.speichernWieGelesen(entwurf.lesestand())).toBe(true)
  })

  test('[S11-05] what came in with a restored text is told too', async () => {
    const { entwurf, fremd } = bauen()
    const basis = geld('Hof', '500')
    const fund = { id: '1', seite: 'geld', zeit: 0, basis, roh: geld('Hof', '600') }
    await entwurf.anschliessen(geraetBauen([fund]).kopie)
    expect(entwurf.meldung()?.art).toBe('wiederhergestellt')
    fremd({ name: 'Moorhof' })
    expect(await entwurf.speichernWieGelesen()).toBe(false)
    expect(entwurf.meldung()?.art).toBe('zusammengefuehrt')
  })
})

describe('saving by itself', () => {
  test('1.5 s after the last change, once, with the state of it', async () => {
    const { entwurf, speichern, stand } = bauen()
    entwurf.aendern('geld', geld('Moorhof', '500'))
    await vi.advanceTimersByTimeAsync(1000)
    entwurf.aendern('geld', geld('Moorhof', '1000'))
    await vi.advanceTimersByTimeAsync(1499)
    expect(speichern).not.toHaveBeenCalled()
    expect(entwurf.stand().art).toBe('geaendert')
    await vi.advanceTimersByTimeAsync(1)
    expect(speichern).toHaveBeenCalledOnce()
    expect(stand().wert).toEqual({ name: 'Moorhof', betrag: 1000, ort: null })
    expect(entwurf.stand()).toEqual({ art: 'gespeichert', um: UM })
  })

  test('[S9-07] what its form calls unfinished waits for who says so, also when the form is left', async () => {
    const { stand, server, speichern } = bauen()
    const entwurf = new Entwurf(stand(), plan, { ...server, vonSelbst: ({ ort }) => ort !== null })
    await entwurf.anschliessen(geraetBauen().kopie)
    entwurf.aendern('geld', geld('Moorhof', '500'))
    await vi.advanceTimersByTimeAsync(10_000)
    entwurf.schliessen()
    expect(speichern).not.toHaveBeenCalled()
    expect(entwurf.stand().art).toBe('geaendert')
    expect(await entwurf.speichern()).toBe(true)
    entwurf.oeffnen()
    entwurf.aendern('lage', { ort: 'Husum' })
    await vi.advanceTimersByTimeAsync(1500)
    expect(speichern).toHaveBeenCalledTimes(2)
  })

  test('[S9-07] what is typed unfinished during a save, or while one waits, is not sent by itself; finished it is', async () => {
    const { stand, server, speichern } = bauen()
    const entwurf = new Entwurf(stand(), plan, { ...server, vonSelbst: ({ ort }) => ort !== 'halb' })
    entwurf.aendern('lage', { ort: 'Husum' })
    const erster = entwurf.speichern()
    entwurf.aendern('lage', { ort: 'halb' })
    expect(await erster).toBe(false)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(speichern).toHaveBeenCalledTimes(1)
    expect(entwurf.stand().art).toBe('geaendert')
    speichern.mockRejectedValueOnce(new Absage(503))
    entwurf.aendern('lage', { ort: 'Heide' })
    await vi.advanceTimersByTimeAsync(1500)
    expect(entwurf.stand().art).toBe('wartet')
    entwurf.aendern('lage', { ort: 'halb' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(speichern).toHaveBeenCalledTimes(2)
    entwurf.aendern('lage', { ort: 'Wiese' })
    await vi.advanceTimersByTimeAsync(1500)
    expect(speichern).toHaveBeenCalledTimes(3)
    expect(stand().wert.ort).toBe('Wiese')
  })

  test('a change during a save is saved after it, never beside it', async () => {
    const { entwurf, speichern, stand } = bauen()
    entwurf.aendern('geld', geld('Moorhof', '500'))
    const erster = entwurf.speichern()
    entwurf.aendern('lage', { ort: 'Husum' })
    expect(await erster).toBe(true)
    expect(stand().wert).toEqual({ name: 'Moorhof', betrag: 500, ort: 'Husum' })
    expect(speichern.mock.calls.map(([, version]) => version)).toEqual([1, 2])
  })

  test('nothing changed: nothing is sent', async () => {
    const { entwurf, speichern } = bauen()
    entwurf.aendern('geld', geld('Hof', '500'))
    expect(await entwurf.speichern()).toBe(true)
    expect(speichern).not.toHaveBeenCalled()
  })

  test('without a connection again and again, ever more slowly; with one at once', async () => {
    const { entwurf, speichern, stand } = bauen()
    speichern.mockRejectedValue(new Absage(0))
    entwurf.aendern('lage', { ort: 'Husum' })
    const versuche = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms)
      return speichern.mock.calls.length
    }
    expect(await versuche(1500)).toBe(1)
    expect(entwurf.stand()).toEqual({ art: 'wartet', grund: 'verbindung' })
    const gewartet = [3000, 5000, 10_000, 20_000, 30_000, 30_000]
    for (const [i, ms] of gewartet.entries()) {
      expect(await versuche(ms - 1)).toBe(i + 1)
      expect(await versuche(1)).toBe(i + 2)
    }
    speichern.mockReset()
    speichern.mockImplementation((wert) => Promise.resolve({ wert, version: 2, um: UM }))
    entwurf.anstossen()
    await vi.advanceTimersByTimeAsync(0)
    expect(entwurf.stand().art).toBe('gespeichert')
    expect(entwurf.basis().wert.ort).toBe('Husum')
    expect(stand().version).toBe(1)
  })

  test('an overloaded server is asked again when it said', async () => {
    const { entwurf, speichern } = bauen()
    speichern.mockRejectedValueOnce(new Absage(503, 17))
    entwurf.aendern('lage', { ort: 'Husum' })
    await vi.advanceTimersByTimeAsync(1500 + 16_999)
    expect(speichern).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(entwurf.stand().art).toBe('gespeichert')
  })

  test('also while somebody goes on typing; the state says all the time that it waits', async () => {
    const { entwurf, speichern, stand } = bauen()
    speichern.mockRejectedValueOnce(new Absage(503, 17)).mockRejectedValueOnce(new Absage(503, 17))
    entwurf.aendern('lage', { ort: 'Hus' })
    await vi.advanceTimersByTimeAsync(1500)
    const staende = new Set<string>()
    entwurf.subscribe(() => staende.add(entwurf.stand().art))
    entwurf.aendern('lage', { ort: 'Husum' })
    await vi.advanceTimersByTimeAsync(16_999)
    expect(speichern).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(speichern).toHaveBeenCalledTimes(2)
    expect([...staende]).toEqual(['wartet'])
    await vi.advanceTimersByTimeAsync(17_000)
    expect(stand().wert.ort).toBe('Husum')
  })

  test('a refusal is said and not repeated by itself; the input stays', async () => {
    const { entwurf, speichern } = bauen()
    const absage = new Absage(400)
    speichern.mockRejectedValueOnce(absage)
    entwurf.aendern('lage', { ort: 'Husum' })
    await vi.advanceTimersByTimeAsync(120_000)
    expect(speichern).toHaveBeenCalledTimes(1)
    expect(entwurf.stand()).toEqual({ art: 'abgelehnt', fehler: absage })
    expect(entwurf.wert().ort).toBe('Husum')
    expect(await entwurf.speichern()).toBe(true)
  })

  test('a mistake of ours is not swallowed, nor does it say that it is saving still; the next key tries again', async () => {
    const { entwurf, speichern, stand } = bauen()
    speichern.mockRejectedValueOnce(new Absage(0)).mockRejectedValueOnce(new TypeError('kaputt'))
    entwurf.aendern('lage', { ort: 'Hus' })
    expect(await entwurf.speichern()).toBe(false)
    await expect(entwurf.speichern()).rejects.toThrow('kaputt')
    expect(entwurf.stand().art).toBe('abgelehnt')
    entwurf.aendern('lage', { ort: 'Husum' })
    await vi.advanceTimersByTimeAsync(1500)
    expect(stand().wert.ort).toBe('Husum')
  })

  test('a form that is left is saved at once; what waits on the device is not tried for ever', async () => {
    const { entwurf, speichern } = bauen()
    await entwurf.anschliessen(geraetBauen().kopie)
    speichern.mockRejectedValue(new Absage(0))
    entwurf.aendern('lage', { ort: 'Husum' })
    entwurf.schliessen()
    // Now, and not when the quiet after the last key is over: until then the window may be closed.
    expect(speichern).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(speichern).toHaveBeenCalledTimes(1)
  })
})

describe('somebody else saved first', () => {
  test('another field: both hold, nobody is asked, and what is new is told', async () => {
    const { entwurf, fremd, stand } = bauen()
    fremd({ betrag: 700, ort: 'Kiel' })
    entwurf.aendern('geld', geld('Moorhof', '500'))
    expect(await entwurf.speichern()).toBe(true)
    expect(stand().wert).toEqual({ name: 'Moorhof', betrag: 700, ort: 'Kiel' })
    expect(entwurf.meldung()).toEqual({
      art: 'zusammengefuehrt',
      fremdes: [{ seite: 'geld', pfad: ['betrag'] }],
    })
    expect(entwurf.fassung('geld')).toBe(1)
  })

  test('what is being typed does not change under the fingers: 1000 stays 1000', async () => {
    const { entwurf, fremd, server } = bauen()
    fremd({ name: 'Neuer Name' })
    let gesehen: Roh = {}
    const laden = server.laden
    Object.assign(server, {
      laden: () => {
        gesehen = entwurf.roh('geld')
        return laden()
      },
    })
    entwurf.aendern('geld', geld('Hof', '1000'))
    const laeuft = entwurf.speichern()
    entwurf.aendern('geld', geld('Hof', '10000'))
    await laeuft
    expect(gesehen).toEqual(geld('Hof', '10000'))
    expect(entwurf.basis().wert).toMatchObject({ name: 'Neuer Name', betrag: 10_000 })
  })

  const imKonflikt = async () => {
    const b = bauen()
    b.fremd({ name: 'Fremd', betrag: 700 })
    b.entwurf.aendern('geld', geld('Eigen', '500'))
    expect(await b.entwurf.speichern()).toBe(false)
    return b
  }

  test('the same field: both versions are told, and the own text stays', async () => {
    const { entwurf, stand } = await imKonflikt()
    expect(entwurf.stand()).toEqual({
      art: 'konflikt',
      konflikte: [{ seite: 'geld', pfad: ['name'], eigen: 'Eigen', fremd: 'Fremd', basis: 'Hof' }],
    })
    expect(entwurf.roh('geld')).toEqual(geld('Eigen', '500'))
    expect(stand().wert.name).toBe('Fremd')
  })

  test.each<['eigen' | 'fremd', string]>([
    ['eigen', 'Eigen'],
    ['fremd', 'Fremd'],
  ])('the choice %s ends it, and all else is merged', async (wahl, name) => {
    const { entwurf, stand } = await imKonflikt()
    expect(await entwurf.loesen(() => wahl)).toBe(true)
    expect(stand().wert).toEqual({ name, betrag: 700, ort: null })
    expect(entwurf.roh('geld')).toEqual(geld(name, '700'))
  })

  test('what is typed while nobody has decided counts, and nothing is sent meanwhile', async () => {
    const { entwurf, stand, speichern } = await imKonflikt()
    const vorher = speichern.mock.calls.length
    entwurf.aendern('lage', { ort: 'Husum' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(speichern).toHaveBeenCalledTimes(vorher)
    await entwurf.loesen(() => 'fremd')
    expect(stand().wert).toEqual({ name: 'Fremd', betrag: 700, ort: 'Husum' })
  })

  test('nor because somebody typed while the answer was on its way: he is asked until he decides', async () => {
    const { entwurf, fremd, speichern } = bauen()
    fremd({ name: 'Fremd' })
    entwurf.aendern('geld', geld('Eigen', '500'))
    const antwort = entwurf.speichern()
    entwurf.aendern('geld', geld('Eigener Hof', '500'))
    expect(await antwort).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(speichern).toHaveBeenCalledTimes(1)
    expect(entwurf.stand().art).toBe('konflikt')
  })

  test('a server that always says 409 is not asked in a circle', async () => {
    const { entwurf, speichern } = bauen()
    speichern.mockRejectedValue(new Absage(409))
    entwurf.aendern('lage', { ort: 'Husum' })
    expect(await entwurf.speichern()).toBe(false)
    expect(entwurf.stand().art).toBe('wartet')
    expect(speichern.mock.calls.length).toBeLessThan(10)
  })
})

describe('the copy on this device', () => {
  test('says when all that an earlier visit left is back, and not before', async () => {
    const { entwurf } = bauen()
    const { kopie } = geraetBauen()
    let holen: () => void = () => undefined
    const langsam = { ...kopie, verwaiste: () => new Promise<void>((weiter) => (holen = weiter)) }
    expect(entwurf.istAngeschlossen()).toBe(false)
    const fertig = entwurf.anschliessen(langsam)
    expect(entwurf.istAngeschlossen()).toBe(false)
    holen()
    await fertig
    expect(entwurf.istAngeschlossen()).toBe(true)
  })

  test('has each change at once, and lets go of what the server has', async () => {
    const { entwurf } = bauen()
    const geraet = geraetBauen()
    await entwurf.anschliessen(geraet.kopie)
    entwurf.aendern('geld', geld('M', '500'))
    expect(geraet.liegt.get('geld')).toEqual({ roh: geld('M', '500'), basis: geld('Hof', '500') })
    await entwurf.speichern()
    expect(geraet.liegt.size).toBe(0)
    expect(entwurf.istSicher()).toBe(true)
  })

  test('keeps what the server can not hold, on top of what it has', async () => {
    const { entwurf } = bauen()
    const geraet = geraetBauen()
    await entwurf.anschliessen(geraet.kopie)
    entwurf.aendern('geld', geld('Moorhof', '12,,5'))
    expect(await entwurf.speichern()).toBe(true)
    expect(geraet.liegt.get('geld')).toEqual({ roh: geld('Moorhof', '12,,5'), basis: geld('Moorhof', '') })
    expect(entwurf.roh('geld')).toEqual(geld('Moorhof', '12,,5'))
  })

  test('gets what was typed before it was there', async () => {
    const { entwurf } = bauen()
    entwurf.aendern('lage', { ort: 'Hu' })
    expect(entwurf.istSicher()).toBe(false)
    const geraet = geraetBauen()
    await entwurf.anschliessen(geraet.kopie)
    expect(geraet.liegt.get('lage')?.roh).toEqual({ ort: 'Hu' })
    expect(entwurf.istSicher()).toBe(true)
  })

  const fund = (roh: Roh, basis: Roh, seite = 'geld'): Fund => ({
    id: `${seite}-1`,
    seite,
    zeit: 1_800_000_000_000,
    roh,
    basis,
  })

  test('what an earlier visit left is laid over the form and saved', async () => {
    const { entwurf, stand } = bauen()
    const geraet = geraetBauen([fund(geld('Alt', '12,,5'), geld('Hof', '500'))])
    await entwurf.anschliessen(geraet.kopie)
    expect(entwurf.roh('geld')).toEqual(geld('Alt', '12,,5'))
    expect(entwurf.meldung()).toEqual({
      art: 'wiederhergestellt',
      zeit: new Date(1_800_000_000_000),
      seiten: ['geld'],
      unlesbar: ['geld'],
    })
    expect(geraet.genommen).toEqual(['geld-1'])
    await vi.advanceTimersByTimeAsync(1500)
    expect(stand().wert).toEqual({ name: 'Alt', betrag: null, ort: null })
  })

  test('[S10-03] once what nobody could read is mended and saved, nothing says so any more', async () => {
    const { entwurf, stand } = bauen()
    await entwurf.anschliessen(geraetBauen([fund(geld('Alt', '12,,5'), geld('Hof', '500'))]).kopie)
    await vi.advanceTimersByTimeAsync(1500)
    expect(entwurf.meldung()).toMatchObject({ unlesbar: ['geld'] })
    entwurf.aendern('geld', geld('Alt', '12'))
    await vi.advanceTimersByTimeAsync(1500)
    expect(stand().wert).toMatchObject({ betrag: 12 })
    expect(entwurf.meldung()).toBeUndefined()
    entwurf.verwerfen()
    expect(entwurf.roh('geld')).toMatchObject(geld('Alt', '12'))
  })

  test('what the server has already is no news', async () => {
    const { entwurf } = bauen()
    const geraet = geraetBauen([fund(geld('Hof', '500'), geld('', ''))])
    await entwurf.anschliessen(geraet.kopie)
    expect(entwurf.meldung()).toBeUndefined()
    expect(geraet.genommen).toEqual(['geld-1'])
    expect(geraet.liegt.size).toBe(0)
  })

  test('on top of a newer version: fields that contradict are asked', async () => {
    const { entwurf } = bauen()
    const geraet = geraetBauen([fund(geld('Eigen', '900'), geld('Früher', '500'))])
    await entwurf.anschliessen(geraet.kopie)
    expect(entwurf.stand()).toMatchObject({
      art: 'konflikt',
      konflikte: [{ pfad: ['name'], eigen: 'Eigen', fremd: 'Hof' }],
    })
    expect(entwurf.roh('geld')).toEqual(geld('Eigen', '900'))
    expect(geraet.liegt.get('geld')?.basis).toEqual(geld('Früher', '500'))
  })

  test('given up, each page says what it said before, on the server too', async () => {
    const { entwurf, stand } = bauen()
    await entwurf.anschliessen(geraetBauen([fund(geld('Alt', '900'), geld('Hof', '500'))]).kopie)
    await vi.advanceTimersByTimeAsync(1500)
    expect(stand().wert.name).toBe('Alt')
    entwurf.verwerfen()
    await vi.advanceTimersByTimeAsync(1500)
    expect(stand().wert).toEqual(leer)
    expect(entwurf.meldung()).toBeUndefined()
  })

  test('given up in the middle of a conflict, the newer version holds', async () => {
    const { entwurf, stand } = bauen()
    const geraet = geraetBauen([fund(geld('Eigen', '900'), geld('Früher', '500'))])
    await entwurf.anschliessen(geraet.kopie)
    entwurf.verwerfen()
    expect(entwurf.stand().art).toBe('gespeichert')
    expect(entwurf.roh('geld')).toEqual(geld('Hof', '500'))
    expect(geraet.liegt.size).toBe(0)
    expect(stand().wert).toEqual(leer)
  })

  test('typed here before it was found: it joins, and where it contradicts it stays for the next visit', async () => {
    const { entwurf } = bauen()
    entwurf.aendern('geld', geld('Neu', '500'))
    const geraet = geraetBauen([
      { ...fund(geld('Hof', '900'), geld('Hof', '500')), id: 'passt' },
      { ...fund(geld('Alt', '500'), geld('Hof', '500')), id: 'widerspricht' },
    ])
    await entwurf.anschliessen(geraet.kopie)
    expect(entwurf.roh('geld')).toEqual(geld('Neu', '900'))
    expect(geraet.genommen).toEqual(['passt'])
  })

  test('a form that goes takes its copy with it', async () => {
    const { entwurf, speichern } = bauen()
    const geraet = geraetBauen()
    await entwurf.anschliessen(geraet.kopie)
    entwurf.aendern('lage', { ort: 'Husum' })
    entwurf.aufgeben()
    await vi.advanceTimersByTimeAsync(5000)
    expect(geraet.liegt.size).toBe(0)
    expect(speichern).not.toHaveBeenCalled()
  })
})

describe('a form without a server', () => {
  const lokal: Bauplan<Roh> = { seite: () => ({ lesen: (w) => w, schreiben: (roh) => () => roh }) }

  test('lives on this device: restored, told, given up', async () => {
    const entwurf = new Entwurf<Roh>({ wert: { telefon: '' }, version: undefined }, lokal)
    const geraet = geraetBauen([
      { id: '1', seite: 'formular', zeit: 1, roh: { telefon: '0461' }, basis: { telefon: '' } },
    ])
    await entwurf.anschliessen(geraet.kopie)
    expect(entwurf.roh('formular')).toEqual({ telefon: '0461' })
    expect(geraet.liegt.get('formular')?.roh).toEqual({ telefon: '0461' })
    expect(entwurf.begonnenMit('formular')).toEqual({ telefon: '' })
    entwurf.verwerfen()
    expect(entwurf.begonnenMit('formular')).toBeUndefined()
    expect(entwurf.roh('formular')).toEqual({ telefon: '' })
    expect(geraet.liegt.size).toBe(0)
  })
})
