import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { sicherheitshinweisSenden, type SicherheitsEreignis } from './sicherheitshinweis.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(() => undefined)
})
afterAll(() => t.close())

const KONTO = {
  benutzername: 'rosa.neuhof',
  email: 'rosa@neuhof.example',
  vorname: 'Rosa',
  nachname: 'Neuhof',
}
const AM = new Date('2026-11-21T13:03:07Z')

const senden = (ereignis: SicherheitsEreignis, email: string) =>
  t.services.db
    .transaction()
    .execute((tx) => sicherheitshinweisSenden(tx, readConfig({}), { ...KONTO, email }, ereignis, AM))

const briefAn = async (an: string) => {
  const { rows } = await sql<{ betreff: string; text: string }>`
    select betreff, text from postausgang where an = ${an}`.execute(t.ownerDb)
  return rows
}

test('a notice says what changed, whose account, when, and whom to call when it was not the owner', async () => {
  await senden('passwort-geaendert', 'eins@neuhof.example')
  const [brief, ...weitere] = await briefAn('eins@neuhof.example')
  expect(weitere).toEqual([])
  expect(brief?.betreff).toBe('Ihr Passwort wurde geändert (Förderportal)')
  for (const satz of [
    'Guten Tag Rosa Neuhof,',
    'Das Passwort Ihres Kontos wurde geändert.',
    'Konto: rosa.neuhof',
    'Zeitpunkt: 21.11.2026, 14:03 Uhr',
    'rufen Sie uns gleich an: 030 23125 100',
    'Landwirtschaftliche Förderbank',
  ])
    expect(brief?.text).toContain(satz)
})

test.each<[SicherheitsEreignis, RegExp]>([
  ['adresse-geaendert', /andere E-Mail-Adresse/],
  ['benutzername-geaendert', /Benutzername Ihres Kontos/],
  ['zweiter-faktor-dazu', /zweiter Faktor eingerichtet/],
  ['zweiter-faktor-weg', /zweiter Faktor entfernt/],
  ['code-benutzt', /Wiederherstellungscode benutzt/],
  ['codes-erneuert', /neue Wiederherstellungscodes/],
  ['falsche-codes', /mehrmals einen falschen Code/],
])('each event has its own sentence: %s', async (ereignis, satz) => {
  await senden(ereignis, `${ereignis}@neuhof.example`)
  const [brief] = await briefAn(`${ereignis}@neuhof.example`)
  expect(brief?.text).toMatch(satz)
})
