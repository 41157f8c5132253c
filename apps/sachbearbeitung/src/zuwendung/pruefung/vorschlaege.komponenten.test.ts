import { fallLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { titel } from '../../testing/frame.ts'
import { SABINE } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import { fallkopf, GESCHAEFT, pruefung, vermerk } from '../testing/faelle.ts'
import { pruefdienst } from '../testing/pruefdienst.ts'

const VORSCHLAG = { ergebnis: 'ERFUELLT', text: 'Auf dem Konto sind 50.000,00 € frei.' } as const

/** Two points that a rule proposes, and one that has to be read. */
const oeffnen = async (tisch: Tisch, programm: 'AnkNabo' | 'ZUKLB') => {
  const stand = pruefung()
  const punkte = stand.punkte.map((p) =>
    p.code === 'A3' ? { ...p, stand: 'VORGESCHLAGEN' as const, vermerke: [], vorschlag: VORSCHLAG } : p,
  )
  const kopf = fallkopf()
  const dienst = pruefdienst(tisch, { ...stand, punkte })
  tisch.server.answer(fallLesen, 200, { ...kopf, zeile: { ...kopf.zeile, programm } })
  await tisch.open(`/sachbearbeitung/fall/${GESCHAEFT}/pruefung`, SABINE)
  await expect.element(titel('GE-2026-000123, Hof Lindenau GbR')).toBeVisible()
  return dienst
}
const alle = () => page.getByRole('button', { name: '2 Vorschläge bestätigen' })

test('[S9-07] [R1-06] of a small case all proposals are read in one list and confirmed with one click; each is a Vermerk, and it goes on with what has to be read', async ({
  tisch,
}) => {
  const { geschrieben } = await oeffnen(tisch, 'ZUKLB')
  await expect.element(page.getByText(VORSCHLAG.text).first()).toBeVisible()
  await istZugaenglich('Vorschläge eines kleinen Falls')
  await userEvent.click(alle())
  await expect.element(page.getByText('2 von 3 beantwortet')).toBeVisible()
  expect(geschrieben).toMatchObject([
    { punkt: 'A1', ergebnis: 'ERFUELLT' },
    { punkt: 'A3', ergebnis: 'ERFUELLT', text: VORSCHLAG.text },
  ])
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'A15 Angaben wie Unterlagen' }))
    .toBeVisible()
  await expect.element(alle()).not.toBeInTheDocument()
})

test('[S9-07] what a large case proposes is confirmed point by point', async ({ tisch }) => {
  await oeffnen(tisch, 'AnkNabo')
  await expect.element(page.getByRole('button', { name: /Vorschlag bestätigen/ })).toBeVisible()
  await expect.element(alle()).not.toBeInTheDocument()
})

test('[S9-07] one that is refused says why; what was confirmed before it stays, and is written on as it is now', async ({
  tisch,
}) => {
  const dienst = await oeffnen(tisch, 'ZUKLB')
  const a3 = dienst.stand().punkte.find(({ code }) => code === 'A3')
  if (a3 === undefined) throw new Error('no point A3')
  dienst.setzen({ ...a3, version: a3.version + 1, vermerke: [vermerk({ text: 'Schon gesehen.' })] })
  await userEvent.click(alle())
  await expect.element(page.getByText(/hat diesen Prüfpunkt .* geändert/)).toBeVisible()
  expect(dienst.geschrieben).toMatchObject([{ punkt: 'A1' }])
  await userEvent.click(page.getByRole('button', { name: /^A1 / }))
  await page.getByRole('textbox', { name: 'Vermerk' }).fill('Zur Kenntnis genommen.')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .poll(() => dienst.geschrieben.at(-1))
    .toMatchObject({ punkt: 'A1', text: 'Zur Kenntnis genommen.' })
})
