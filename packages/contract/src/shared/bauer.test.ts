import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { akt, herunterladen, hochladen, lesen, loeschen, speichern, verwerfen, versionsakt } from './bauer.ts'
import { ALLGEMEIN, absage } from './problem.ts'
import type { Answer, Parsed, Route } from './route.ts'

const GUID = 'A1B2C3D4-0000-4000-8000-000000000044'
const Ding = z.object({ name: z.string() })
const EIGENE = absage(412, 'ding', 'Ding')

const nimmt = ({ params }: Route, werte: object) => params?.safeParse(werte).success

test('[L-01] names in a path are guids, and no others; a path without names takes none', () => {
  const eines = lesen('/ding/:guid/teil/:teilGuid', 'BANK_LIEST', { summary: 'Teil', antwort: Ding })
  const params: Parsed<typeof eines, 'params'> = eines.params.parse({ guid: GUID, teilGuid: GUID })
  expect(params).toEqual({ guid: GUID.toLowerCase(), teilGuid: GUID.toLowerCase() })
  expect(nimmt(eines, { guid: GUID, teilGuid: 'x' })).toBe(false)
  expect(nimmt(eines, { guid: GUID, teilGuid: GUID, mehr: GUID })).toBe(false)
  expect(lesen('/ding', 'BANK_LIEST', { summary: 'Dinge', antwort: Ding })).not.toHaveProperty('params')
})

test('[L-01] a path that names something else says so itself', () => {
  const params = z.strictObject({ art: z.enum(['A', 'B']) })
  const nachArt = lesen('/ding/:art', 'public', { summary: 'Dinge', params, antwort: Ding })
  expect([nimmt(nachArt, { art: 'A' }), nimmt(nachArt, { art: GUID })]).toEqual([true, false])
})

test('[S11-05] who names a version may be overtaken, whatever else is refused', () => {
  const teile = { summary: 'Ding', antwort: Ding, problems: [EIGENE] }
  expect(lesen('/ding/:guid', 'BANK_LIEST', teile).problems).toEqual([EIGENE])
  for (const mitFassung of [speichern, versionsakt, verwerfen])
    expect(mitFassung('/ding/:guid', 'BANK_SCHREIBT', teile).problems).toEqual([
      EIGENE,
      ALLGEMEIN.konkurrierend,
    ])
})

test('[S11-05] a version is named and answered where one is changed, and answered where one is read', () => {
  const tun = versionsakt('/ding/:guid', 'BANK_SCHREIBT', { summary: 'Tun', antwort: Ding })
  expect(tun).toMatchObject({ method: 'POST', ifMatch: true, etag: 'version' })
  const ansehen = lesen('/ding', 'BANK_LIEST', { summary: 'Ding', antwort: Ding, etag: 'version' })
  expect(ansehen).toMatchObject({ method: 'GET', etag: 'version' })
  expect(ansehen).not.toHaveProperty('ifMatch')
})

test('[L-01] what answers nothing says 204, bytes have no schema', () => {
  expect(loeschen('/ding/:guid', 'BANK_SCHREIBT', { summary: 'Weg' }).answers).toEqual({ 204: null })
  const datei = herunterladen('/datei', 'BANK_LIEST', ['application/pdf'], { summary: 'Datei' })
  expect(datei).toMatchObject({ rawAnswer: ['application/pdf'], answers: { 200: null } })
  const neue = hochladen('/datei', 'BANK_SCHREIBT', { summary: 'Datei', antwort: Ding })
  expect(neue).toMatchObject({ rawBody: true, answers: { 200: Ding } })
  const antwort: Answer<typeof neue> = { name: 'Hof' }
  expect(neue.answers[200].parse(antwort)).toEqual(antwort)
})

test('[S11-01] a right is one of the table, by who has it', () => {
  expect(akt('/ding', 'BANK_GIBT_FREI', { summary: 'Ding' }).permission).toEqual(['FREIGABE', 'SCHREIBEN'])
  // @ts-expect-error -- nobody has it
  expect(akt('/ding', 'BANK_TRAEUMT', { summary: 'Ding' }).permission).toBeUndefined()
})
