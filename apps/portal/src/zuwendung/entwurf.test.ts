import { ProblemError, toProblem } from '@foerderportal/client/problem'
import type { AntragStand } from '@foerderportal/client/zuwendung'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/formular'
import { describe, expect, test, vi } from 'vitest'
import { Entwurf, type Aenderung } from './entwurf.ts'

const formular: AntragFormular = {
  guid: '7f3c1c8e-6f0b-4c5e-9d7e-0a4b8f1c2d3e',
  classVersion: 1,
  produktgruppenDaten: { type: 'AnkNabo', finanzamt: 'Flensburg' },
}

// Only these parts of the answer are looked at here.
const standMit = (f: AntragFormular, version: number) =>
  ({ antrag: { formular: f, gespeichertAm: '2026-11-20T13:03:00Z' }, version }) as AntragStand

const setzen =
  (name: 'finanzamt' | 'haupttaetigkeit', wert: string): Aenderung =>
  (f) => ({ ...f, produktgruppenDaten: { ...f.produktgruppenDaten, [name]: wert } })

/** A server that keeps one form and its version, and refuses stale ones, as the real one does. */
const server = () => {
  let stand = standMit(formular, 1)
  return {
    stand: () => stand,
    fremdeAenderung: (aenderung: Aenderung) => {
      stand = standMit(aenderung(stand.antrag.formular), (stand.version ?? 0) + 1)
    },
    laden: () => Promise.resolve(stand),
    speichern: vi.fn((f: AntragFormular, version: number | undefined) => {
      if (version !== stand.version) return Promise.reject(new ProblemError(toProblem(409, undefined)))
      stand = standMit(f, (version ?? 0) + 1)
      return Promise.resolve(stand)
    }),
  }
}

describe('a draft', () => {
  test('saves what changed on top of the last version', async () => {
    const s = server()
    const entwurf = new Entwurf(s.stand(), s)
    entwurf.aendern('antragsteller', setzen('finanzamt', 'Husum'))
    expect(await entwurf.speichern()).toBe(true)
    entwurf.aendern('antragsteller', setzen('haupttaetigkeit', 'Milchvieh'))
    expect(await entwurf.speichern()).toBe(true)
    expect(s.stand().antrag.formular.produktgruppenDaten).toMatchObject({
      finanzamt: 'Husum',
      haupttaetigkeit: 'Milchvieh',
    })
    expect(entwurf.stand()).toEqual({ art: 'gespeichert', um: new Date('2026-11-20T13:03:00Z') })
  })

  test('a change during a save is saved after it, never beside it', async () => {
    const s = server()
    const entwurf = new Entwurf(s.stand(), s)
    entwurf.aendern('a', setzen('finanzamt', 'Husum'))
    const erster = entwurf.speichern()
    entwurf.aendern('a', setzen('finanzamt', 'Kiel'))
    expect(await erster).toBe(true)
    expect(s.stand().antrag.formular.produktgruppenDaten.finanzamt).toBe('Kiel')
    expect(s.speichern.mock.calls.map(([, version]) => version)).toEqual([1, 2])
  })

  test('nothing changed: nothing is sent', async () => {
    const s = server()
    expect(await new Entwurf(s.stand(), s).speichern()).toBe(true)
    expect(s.speichern).not.toHaveBeenCalled()
  })

  test('a refused save keeps the input and can be repeated', async () => {
    const s = server()
    const entwurf = new Entwurf(s.stand(), s)
    s.speichern.mockRejectedValueOnce(new ProblemError(toProblem(500, undefined)))
    entwurf.aendern('a', setzen('finanzamt', 'Husum'))
    expect(await entwurf.speichern()).toBe(false)
    expect(entwurf.stand().art).toBe('fehler')
    expect(entwurf.formular().produktgruppenDaten.finanzamt).toBe('Husum')
    expect(await entwurf.speichern()).toBe(true)
  })
})

describe('two people save the same version', () => {
  const imKonflikt = async () => {
    const s = server()
    const entwurf = new Entwurf(s.stand(), s)
    s.fremdeAenderung(setzen('haupttaetigkeit', 'Ackerbau'))
    entwurf.aendern('a', setzen('finanzamt', 'Husum'))
    expect(await entwurf.speichern()).toBe(false)
    return { s, entwurf }
  }

  test('the second one keeps its text and is told', async () => {
    const { s, entwurf } = await imKonflikt()
    expect(entwurf.stand().art).toBe('konflikt')
    expect(entwurf.formular().produktgruppenDaten.finanzamt).toBe('Husum')
    expect(s.stand().antrag.formular.produktgruppenDaten.finanzamt).toBe('Flensburg')
  })

  test('it can lay its changes over the newer form, and the other keeps his', async () => {
    const { s, entwurf } = await imKonflikt()
    // As a page does: it writes all of its fields, also those that nobody touched here.
    entwurf.aendern('a', (f) => ({
      ...f,
      produktgruppenDaten: { ...f.produktgruppenDaten, finanzamt: 'Husum', haupttaetigkeit: null },
    }))
    expect(await entwurf.eigeneUebernehmen()).toBe(true)
    expect(s.stand().antrag.formular.produktgruppenDaten).toMatchObject({
      finanzamt: 'Husum',
      haupttaetigkeit: 'Ackerbau',
    })
  })

  test('it can take the newer form instead', async () => {
    const { s, entwurf } = await imKonflikt()
    await entwurf.neuereUebernehmen()
    expect(entwurf.formular()).toEqual(s.stand().antrag.formular)
    expect(entwurf.stand().art).toBe('ruht')
  })
})
