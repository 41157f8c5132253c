import { describe, expect, test } from 'vitest'
import {
  AKTIONEN,
  BANKRESSOURCEN,
  BANKROLLEN,
  RESSOURCEN,
  ROLLEN,
  darf,
  type Recht,
  type Rolle,
} from './permissions.ts'

type Zeile = readonly [ressource: string, aktionen: readonly string[], Rolle]

/** The table of section 6 as it stands there, row by row; written apart from the product's. */
const SPEZIFIKATION: readonly Zeile[] = [
  ['ZUWENDUNGEN', ['LESEN'], 'ZUWENDUNGEN_LESEN'],
  ['ZUWENDUNGEN', ['SCHREIBEN'], 'ZUWENDUNGEN_SCHREIBEN'],
  ['NUTZERSERVICE_UNTERNEHMEN', ['ANLEGEN', 'LESEN'], 'NUTZERSERVICE_BASIS'],
  ['NUTZERSERVICE_UNTERNEHMEN', ['SCHREIBEN'], 'NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE'],
  ['NUTZERSERVICE_AKTUELLER_NUTZER', ['ANLEGEN', 'LESEN', 'SCHREIBEN'], 'NUTZERSERVICE_BASIS'],
  ['NUTZERSERVICE_ALLE_NUTZER', ['ANLEGEN', 'LESEN'], 'NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE'],
  ['DATADIRECTORY', ['LESEN'], 'DATADIRECTORY_LESEN'],
]

/** The bank's (S9-01): nothing of it stands in the specification. */
const BANK: readonly Zeile[] = [
  ['SACHBEARBEITUNG', ['LESEN'], 'SACHBEARBEITUNG_LESEN'],
  ['SACHBEARBEITUNG', ['SCHREIBEN'], 'SACHBEARBEITUNG_SCHREIBEN'],
  ['FREIGABE', ['SCHREIBEN'], 'SACHBEARBEITUNG_FREIGEBEN'],
  ['PROGRAMMPFLEGE', ['SCHREIBEN'], 'SACHBEARBEITUNG_PROGRAMME'],
  ['LEITUNG', ['SCHREIBEN'], 'SACHBEARBEITUNG_LEITUNG'],
  ['REVISION', ['LESEN'], 'SACHBEARBEITUNG_REVISION'],
]

const TABELLE = [...SPEZIFIKATION, ...BANK]
const ressourcenIn = (zeilen: readonly Zeile[]) => [...new Set(zeilen.map(([r]) => r))].toSorted()
const rollenIn = (zeilen: readonly Zeile[]) => [...new Set(zeilen.map(([, , rolle]) => rolle))].toSorted()
const ohne = (alle: readonly string[], weg: readonly string[]) =>
  alle.filter((name) => !weg.includes(name)).toSorted()

const rolleFuer = ([ressource, aktion]: Recht): Rolle | undefined =>
  TABELLE.find(([r, aktionen]) => r === ressource && aktionen.includes(aktion))?.[2]

const RECHTE = RESSOURCEN.flatMap((ressource) => AKTIONEN.map((aktion): Recht => [ressource, aktion]))

/** Every set of the roles, the empty one included. */
const teilmengen: readonly (readonly Rolle[])[] = Array.from({ length: 2 ** ROLLEN.length }, (_, bits) =>
  ROLLEN.filter((_rolle, i) => (bits >> i) % 2 === 1),
)

test('[R6-01] resources, actions and roles are those of the specification', () => {
  expect(AKTIONEN).toEqual(['ANLEGEN', 'LESEN', 'SCHREIBEN', 'LOESCHEN'])
  expect(ohne(RESSOURCEN, BANKRESSOURCEN)).toEqual(ressourcenIn(SPEZIFIKATION))
  expect(ohne(ROLLEN, BANKROLLEN)).toEqual(rollenIn(SPEZIFIKATION))
})

test('[S9-01] each role of the bank opens its own resource', () => {
  expect(BANKRESSOURCEN.toSorted()).toEqual(ressourcenIn(BANK))
  expect(BANKROLLEN.toSorted()).toEqual(rollenIn(BANK))
})

describe('[R6-01] a permission follows from the roles of the token', () => {
  test.each(RECHTE)('%s %s', (...recht) => {
    const noetig = rolleFuer(recht)
    for (const rollen of teilmengen)
      expect(darf(rollen, recht), `${recht.join(' ')} with ${rollen.join(', ')}`).toBe(
        noetig !== undefined && rollen.includes(noetig),
      )
  })
})

test('[R6-01] what is no role of the portal grants nothing', () => {
  const fremde = ROLLEN.flatMap((rolle) => [rolle.toLowerCase(), ` ${rolle}`, `${rolle}_`, rolle.slice(1)])
  const rollen = [...fremde, '', '*', 'admin', 'undefined', 'null', '__proto__', 'constructor', 'toString']
  for (const recht of RECHTE) expect(darf(rollen, recht), recht.join(' ')).toBe(false)
})

test('[R6-01] roles may be any list that can be walked', () => {
  expect(darf(new Set(['ZUWENDUNGEN_LESEN']), ['ZUWENDUNGEN', 'LESEN'])).toBe(true)
  expect(darf(new Set(['ZUWENDUNGEN_LESEN']), ['ZUWENDUNGEN', 'SCHREIBEN'])).toBe(false)
})
