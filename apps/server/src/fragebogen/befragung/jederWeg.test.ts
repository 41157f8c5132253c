import type { Antworten } from '@foerderportal/contract/fragebogen/antwort/antwort'
import { inWorten } from '@foerderportal/contract/fragebogen/antwort/worte'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { antwortenAus } from '@foerderportal/contract/fragebogen/fragen/frageLesen'
import { alsFrage } from '@foerderportal/contract/fragebogen/fragen/frageZeigen'
import * as vertrag from '@foerderportal/contract/fragebogen/routes'
import { FrageEingabe } from '@foerderportal/contract/fragebogen/schema'
import { beliebigeDefinition, volleAntworten } from '@foerderportal/contract/fragebogen/testing/definitionen'
import {
  alleFragen,
  antwortenAbschliessen,
  gestellteFragen,
  seitenVon,
  type Seite,
} from '@foerderportal/contract/fragebogen/weg/weg'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfText } from '../../platform/pdf/testing/pdfText.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { registerFragebogen } from '../routes.ts'
import { umfrageMit } from '../testing/umfragen.ts'

/** Each way through the real calls: as `contract/fragebogen/jederWeg` proves it of the rules alone. */
let t: TestApp
beforeAll(async () => {
  t = await startTestApp((app, services) =>
    registerFragebogen(app, services, {
      vorbereiten: async () => ({ antragFuer: () => Promise.reject(new Error()), verlangtVon: new Map() }),
    }),
  )
})
afterAll(() => t.close())

const mitAntworten = beliebigeDefinition
  .filter((definition) => alleFragen(definition).length > 0)
  .chain((definition) => fc.tuple(fc.constant(definition), volleAntworten(definition)))

type Gang = { definition: Definition; vorrat: Antworten; guid: string; als: { sub: string } }

/** Saves page after page, as whoever is asked; what an answer closes again the server drops by itself. */
const gehen = async ({ definition, vorrat, guid, als }: Gang): Promise<void> => {
  const gesehen = new Set<string>()
  const ungesehene = ({ fragen }: Pick<Seite, 'fragen'>) => fragen.filter(({ id }) => !gesehen.has(id))
  for (;;) {
    const seiten = seitenVon(definition, await gespeicherte(definition, guid, als))
    const seite = seiten.find((eine) => ungesehene(eine).length > 0)
    if (seite === undefined) return
    const fragen = ungesehene(seite).map((frage) =>
      FrageEingabe.parse(alsFrage({ block: seite.block, frage }, vorrat[frage.id])),
    )
    for (const { id } of fragen) gesehen.add(id)
    const body = { correlationId: guid, abgeschlossen: false, aktuelleFrageId: fragen[0]?.id ?? null, fragen }
    const { status, problem } = await t.call(vertrag.fragebogenSpeichern, { als, body })
    expect([status, problem.errors]).toEqual([200, undefined])
  }
}

const gespeicherte = async (definition: Definition, fragebogenGuid: string, als: Gang['als']) => {
  const { body } = await t.call(vertrag.fragebogenLesen, { als, query: { fragebogenGuid } })
  return antwortenAus(body.formular.fragen, alleFragen(definition))
}

/** Whoever breaks lines may break them anywhere. */
const dicht = (text: string): string => text.replaceAll(/[\s\u00ad\u200b-]/g, '')

test('[S8-01] every way is walked to its end on the server, keeps each answer, and its PDF says it', async () => {
  let lauf = 0
  await fc.assert(
    fc.asyncProperty(mitAntworten, async ([definition, vorrat]) => {
      // One user each: nobody sets that many PDFs in a minute.
      const als = { sub: `sub-${(lauf += 1)}` }
      const { umfrageUuid } = await umfrageMit(t, { definition })
      const guid = (await t.call(vertrag.fragebogenAnlegen, { als, query: { umfrageUuid } })).body.uuid
      await gehen({ definition, vorrat, guid, als })
      const body = { correlationId: guid, abgeschlossen: true, fragen: [] }
      const { status, problem } = await t.call(vertrag.fragebogenSpeichern, { als, body })
      expect([status, problem.errors]).toEqual([200, undefined])

      const erwartet = antwortenAbschliessen(definition, vorrat)
      const behalten = await gespeicherte(definition, guid, als)
      expect(antwortenAbschliessen(definition, behalten)).toEqual(erwartet)
      const query = { fragebogenGuid: guid }
      const pdf = await t.call(vertrag.fragebogenPdfLesen, { als, query })
      const gelesen = dicht(pdfText(pdf.bytes))
      for (const { frage } of gestellteFragen(definition, erwartet))
        for (const zeile of [...frage.fragetexte, ...inWorten(frage, erwartet[frage.id] ?? {})])
          expect(gelesen).toContain(dicht(zeile))
    }),
    { numRuns: 8 },
  )
})
