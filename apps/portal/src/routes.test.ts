import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { routeTree } from './routes.tsx'
import { instanz } from '@foerderportal/shell/rahmen/instanz'
import type { Umgebung } from '@foerderportal/shell/umgebung'

// Nothing is entered here, so nothing asks for the surroundings.
const router = createRouter({ routeTree, history: createMemoryHistory(), context: {} as Umgebung })
const alle = Object.values(router.routesById)
const datenVon = (pfad: string) => router.matchRoutes(pfad, {}).at(-1)?.staticData

/** Table 2.1, as the specification has it. */
const TABELLE = [
  ['/dashboard', 'vollstaendig', 'ZUWENDUNGEN LESEN'],
  ['/registrierung/nutzer', 'nur-recht', 'NUTZERSERVICE_AKTUELLER_NUTZER ANLEGEN'],
  ['/registrierung/unternehmen', 'nur-recht', 'NUTZERSERVICE_AKTUELLER_NUTZER ANLEGEN'],
  ['/unternehmen-auswahl', 'vollstaendig', 'NUTZERSERVICE_UNTERNEHMEN LESEN'],
  ['/unternehmen-einladung-bestaetigung', 'vollstaendig', 'NUTZERSERVICE_UNTERNEHMEN ANLEGEN'],
  ['/nutzer-aendern/logindaten', 'vollstaendig', 'NUTZERSERVICE_AKTUELLER_NUTZER SCHREIBEN'],
  ['/nutzer-aendern/nutzer', 'vollstaendig', 'NUTZERSERVICE_AKTUELLER_NUTZER SCHREIBEN'],
  ['/unternehmen-aendern/unternehmen', 'vollstaendig', undefined],
  ['/unternehmen-aendern/nutzer-uebersicht', 'vollstaendig', undefined],
  ['/unternehmen-aendern/nutzer-anlegen', 'vollstaendig', undefined],
  ['/unternehmen-anlegen', 'vollstaendig', 'NUTZERSERVICE_UNTERNEHMEN ANLEGEN'],
  ['/identifizierung/erfolgreich', 'vollstaendig', 'NUTZERSERVICE_AKTUELLER_NUTZER LESEN'],
  ['/identifizierung/in-arbeit', 'vollstaendig', 'NUTZERSERVICE_AKTUELLER_NUTZER LESEN'],
  ['/identifizierung/in-pruefung', 'vollstaendig', 'NUTZERSERVICE_AKTUELLER_NUTZER LESEN'],
  ['/identifizierung/nicht-erfolgreich', 'vollstaendig', 'NUTZERSERVICE_AKTUELLER_NUTZER LESEN'],
  ['/interessenbekundung/uebersicht', 'vollstaendig', 'ZUWENDUNGEN LESEN'],
  ['/zuwendung/uebersicht', 'vollstaendig', 'ZUWENDUNGEN LESEN'],
  ['/auszahlung/uebersicht', 'vollstaendig', 'ZUWENDUNGEN LESEN'],
  ['/mitteilungen/uebersicht', 'vollstaendig', 'ZUWENDUNGEN LESEN'],
] as const

test.each(TABELLE)('%s asks for what table 2.1 says', (pfad, waechter, recht) => {
  const zugang = datenVon(pfad)?.zugang
  expect(zugang?.waechter).toBe(waechter)
  expect(zugang?.recht?.join(' ')).toBe(recht)
})

test('the header line stands on the nine places of section 2.3 and nowhere else', () => {
  const mitLinie = alle.filter((r) => r.options.staticData?.kopflinie).map((r) => r.fullPath)
  expect(mitLinie.toSorted()).toEqual([
    '/mitteilungen/uebersicht',
    '/nutzer-aendern/logindaten',
    '/nutzer-aendern/nutzer',
    // both children of registrierung
    '/registrierung/nutzer',
    '/registrierung/unternehmen',
    '/unternehmen-aendern/nutzer-anlegen',
    '/unternehmen-aendern/nutzer-uebersicht',
    '/unternehmen-aendern/unternehmen',
    '/unternehmen-anlegen',
    '/unternehmen-auswahl',
  ])
})

describe('the screen instance', () => {
  const eine = { params: { guid: 'a', seite: 'groesse' }, search: { unternehmenId: 'u1' } }
  const andereSeite = { ...eine, params: { guid: 'a', seite: 'finanzierung' } }
  const andereFirma = { ...eine, search: { unternehmenId: 'u2' } }

  test('[R2.1-07] with the flag, other parameters keep it', () => {
    expect(instanz({ wiederverwenden: true }, andereSeite)).toEqual(instanz({ wiederverwenden: true }, eine))
  })

  test('[R2.1-07] [B-08] another company makes a new one with the flag, too', () => {
    expect(instanz({ wiederverwenden: true }, andereFirma)).not.toEqual(
      instanz({ wiederverwenden: true }, eine),
    )
  })

  test.each([andereSeite, andereFirma])('[R2.1-07] without it, %j makes a new one', (andere) => {
    expect(instanz({}, andere)).not.toEqual(instanz({}, eine))
  })

  test('[R2.1-07] what is the same keeps it without the flag, too', () => {
    expect(instanz({}, { ...eine, params: { ...eine.params } })).toEqual(instanz({}, eine))
  })

  test('[R2.1-07] the router takes it from the flag of each route; the wizards have it across their steps, the list of messages in any order', () => {
    const behalten = alle
      .filter(({ options }) => options.remountDeps && options.staticData?.zugang)
      .filter(({ options: { remountDeps } }) => {
        const ausgang = { routeId: '', loaderDeps: {} }
        // The router hands in parameters of its own route; the rule reads them as they come.
        const schluessel = remountDeps as unknown as (adresse: object) => unknown
        return (
          JSON.stringify(schluessel({ ...ausgang, ...eine })) ===
          JSON.stringify(schluessel({ ...ausgang, ...andereSeite }))
        )
      })
      .map(({ fullPath }) => fullPath)
    expect(behalten).toEqual([
      '/interessenbekundung/$guid/$seite',
      '/zuwendung/antrag/$guid/$seite',
      '/auszahlung/antrag/$guid/$seite',
      '/fragebogen/$guid/{-$blatt}',
      '/mitteilungen/uebersicht',
    ])
  })
})
