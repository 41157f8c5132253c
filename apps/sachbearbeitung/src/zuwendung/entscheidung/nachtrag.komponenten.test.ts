import * as contract from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { eintragungen, liegtAufDemGeraet } from '@foerderportal/shell/testing/geraet'
import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { titel } from '../../testing/frame.ts'
import { FRANK, SABINE, type Person } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import {
  SHA256,
  bewilligt,
  entscheidung,
  entscheidungsdienst,
  widerruf,
} from '../testing/entscheidungsdienst.ts'
import { GESCHAEFT } from '../testing/faelle.ts'

const oeffnen = async (tisch: Tisch, anfang = bewilligt(), wer: Person = SABINE) => {
  const dienst = entscheidungsdienst(tisch, anfang)
  await tisch.open(`/sachbearbeitung/fall/${GESCHAEFT}/entscheidung`, wer)
  await expect.element(titel('GE-2026-000123, Hof Lindenau GbR')).toBeVisible()
  return dienst
}
const knopf = (name: string): Locator => page.getByRole('button', { name, exact: true })
const feld = (name: string): Locator => page.getByRole('textbox', { name })
const tippen = async (wo: Locator, text: string) => {
  await userEvent.fill(wo, text)
  await userEvent.tab()
}
/** Of a decision that is not the last one the server does not say what it has. */
const vonAnderer = () => page.getByRole('region', { name: 'Auf diesem Gerät' })
const OB_GESPEICHERT = /Ob es gespeichert wurde, ist hier nicht zu sehen\./
const KUENFTIG = 'künftig bewilligt: Mulchpflanzmaschine'

test('[S9-04] an approved case says which acts can follow, and why one can not', async ({ tisch }) => {
  await oeffnen(tisch)
  await expect.element(knopf('Verzicht')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(page.getByText('Das Unternehmen hat keinen Verzicht erklärt.')).toBeVisible()
  await istZugaenglich('Nachträglich entscheiden')
  await userEvent.click(knopf('Widerruf'))
  await expect.element(page.getByText('zum Bescheid BE-2026-000001')).toBeVisible()
  expect(tisch.server.calls(contract.entscheidungBeginnen)[0]?.body).toEqual({ art: 'WIDERRUF' })
})

test('[S9-04] a revocation: less of the item, the day of knowledge with its year, a reason; all of it saves itself', async ({
  tisch,
}) => {
  const dienst = await oeffnen(tisch, widerruf())
  await tippen(feld(KUENFTIG), '3999,99')
  await expect.element(page.getByText(/Auszahlungen binden 4\.000,00/)).toBeVisible()
  await tippen(feld(KUENFTIG), '9280')
  await tippen(feld('Die Bank weiß davon seit'), '01.03.2099')
  await expect
    .element(page.getByText(/^Erfahren hat die Bank davon frühestens am .* und spätestens am /))
    .toBeVisible()
  await tippen(feld('Die Bank weiß davon seit'), '15.03.2026')
  await expect.element(page.getByText('15.03.2027')).toBeVisible()
  await expect.element(page.getByText('Begründen Sie den Widerruf mit einem Textbaustein.')).toBeVisible()
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'Textbaustein hinzufügen' }),
    page.getByRole('option', { name: /^T-440/ }),
  )
  await tippen(feld('Grund des Widerrufs'), 'Die Auflage wurde nicht erfüllt.')
  await expect
    .poll(() => dienst.stand().inhalt)
    .toMatchObject({
      art: 'WIDERRUF',
      betraege: [{ bewilligt: 9_280 }],
      kenntnisAm: '2026-03-15',
      bausteine: expect.arrayContaining([
        { code: 'T-440', werte: { grund: 'Die Auflage wurde nicht erfüllt.' } },
      ]),
    })
  await expect.element(page.getByText('Vor dem Vorlegen')).not.toBeInTheDocument()
  await istZugaenglich('Widerruf')
})

test('[S9-04] a draft of which nothing comes is let be, once asked; the approval is shown again', async ({
  tisch,
}) => {
  await oeffnen(tisch, widerruf())
  await userEvent.click(knopf('Entwurf verwerfen'))
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Entwurf verwerfen' }))
  await expect.element(page.getByRole('heading', { name: 'Nachträglich entscheiden' })).toBeVisible()
  expect(tisch.server.calls(contract.entwurfVerwerfen)).toHaveLength(1)
})

test('[S9-04] [S10-03] a draft that somebody else discarded: what was typed in it is read where the approval is shown', async ({
  tisch,
}) => {
  const dienst = await oeffnen(tisch, widerruf())
  tisch.server.cut(contract.entscheidungSpeichern)
  await tippen(feld(KUENFTIG), '9280')
  await liegtAufDemGeraet()
  dienst.woanders(bewilligt())
  await tisch.reload()
  await expect.element(page.getByRole('heading', { name: 'Nachträglich entscheiden' })).toBeVisible()
  await expect.element(vonAnderer()).toMatchTextContent(/bewilligt: Mulchpflanzmaschine\s*9\.280,00/)
  await expect.element(page.getByText(OB_GESPEICHERT)).toBeVisible()
  expect(await eintragungen()).toBe(1)
})

test('[S9-04] [S10-03] what was typed of the first decision is read, too, when an act follows it', async ({
  tisch,
}) => {
  const dienst = await oeffnen(tisch, entscheidung({ status: 'ENTWURF', guid: GESCHAEFT }))
  tisch.server.cut(contract.entscheidungSpeichern)
  await tippen(feld('bewilligt: Mulchpflanzmaschine'), '10')
  await liegtAufDemGeraet()
  dienst.woanders({ ...widerruf(), status: 'FREIGEGEBEN', inhaltSha256: SHA256 })
  await tisch.reload()
  await expect.element(vonAnderer()).toMatchTextContent(/bewilligt: Mulchpflanzmaschine\s*10,00/)
  await expect.element(page.getByText(OB_GESPEICHERT)).toBeVisible()
  await expect.element(page.getByText('wurde die Entscheidung freigegeben')).not.toBeInTheDocument()
  await istZugaenglich('Getipptes von einer anderen Entscheidung')
})

test('[S9-04] who releases reads what was, what is held and what remains; who may not begin reads why', async ({
  tisch,
}) => {
  const anfang = widerruf()
  await oeffnen(
    tisch,
    widerruf({
      status: 'VORGELEGT',
      inhaltSha256: SHA256,
      inhalt: { ...anfang.inhalt, betraege: anfang.inhalt.betraege.map((b) => ({ ...b, bewilligt: 9_280 })) },
    }),
    FRANK,
  )
  const zeile = page.getByRole('row', { name: /Mulchpflanzmaschine/ })
  for (const betrag of ['19.280,00', '4.000,00', '9.280,00', '10.000,00'])
    await expect.element(zeile.getByRole('cell', { name: betrag, exact: true })).toBeVisible()
  await expect.element(page.getByText(/Danach sind die Beträge verringert/)).toBeVisible()
  const keine = 'Sie können Fälle lesen.'
  await oeffnen(
    tisch,
    bewilligt({ moeglich: { ...bewilligt().moeglich, entscheidungBeginnen: keine } }),
    FRANK,
  )
  await expect.element(page.getByText(keine)).toBeVisible()
  await expect.element(knopf('Widerruf')).not.toBeInTheDocument()
})

test('[S9-04] what was approved outside the portal has no decision to show, and can be changed all the same', async ({
  tisch,
}) => {
  await oeffnen(tisch, bewilligt({ guid: null, status: null, freigegeben: null }))
  await expect.element(page.getByText(/außerhalb des Portals bewilligt/)).toBeVisible()
  await expect.element(knopf('Änderung')).toBeVisible()
})
