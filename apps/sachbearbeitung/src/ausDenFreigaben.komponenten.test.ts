import { freigabenLesen } from '@foerderportal/contract/shared/freigaben/routes'
import { zahllaufLesen, zahllaufZurueckgeben } from '@foerderportal/contract/auszahlung/zahllauf/routes'
import { rundeLesen, rundenaktZurueckgeben } from '@foerderportal/contract/interessenbekundung/bank/routes'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lauf } from './auszahlung/zahllauf/testing/laeufe.ts'
import { erhoehung, RUNDE, rundeAntwort } from './interessenbekundung/testing/runden.ts'
import { freigabenseite, freigabezeile } from './testing/freigaben.ts'
import { fuss, leiste } from './testing/frame.ts'
import { FRANK } from './testing/people.ts'
import { test } from './testing/test.ts'
import type { Tisch } from './testing/tisch.ts'
import { entscheidungsdienst, vorlage } from './zuwendung/testing/entscheidungsdienst.ts'
import { GESCHAEFT } from './zuwendung/testing/faelle.ts'

test('[S9-14] [S9-04] Enter opens what is next, and in its case the bar still says where one comes from', async ({
  tisch,
}) => {
  entscheidungsdienst(tisch, vorlage())
  const eigene = freigabezeile(1, { gesperrtWeil: 'Freigeben kann sie nur eine andere Person.' })
  tisch.server.answer(
    freigabenLesen,
    200,
    freigabenseite([eigene, freigabezeile(2, { ortGuid: GESCHAEFT })], 1),
  )
  await tisch.open('/sachbearbeitung/freigaben', FRANK)
  await expect.element(fuss()).toMatchTextContent('nächste Vorlage öffnen')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => location.pathname).toBe(`/sachbearbeitung/fall/${GESCHAEFT}/entscheidung`)
  const ziel = (name: string) => leiste().getByRole('link', { name: new RegExp(`^${name}`) })
  await expect.element(ziel('Freigaben')).toHaveAttribute('aria-current', 'page')
  await expect.element(ziel('Arbeitsvorrat')).not.toHaveAttribute('aria-current')
  await expect.element(fuss()).toMatchTextContent('zurückgeben')
})

const ARTEN = {
  run: (tisch: Tisch) => {
    const vorgelegt = lauf(['FREIGABE'], { status: 'VORGELEGT' })
    tisch.server.answer(zahllaufLesen, 200, vorgelegt)
    tisch.server.answer(zahllaufZurueckgeben, 200, lauf(['FREIGABE']))
    return { art: 'zahllauf', ort: 'ZAHLLAUF', ortGuid: vorgelegt.guid } as const
  },
  round: (tisch: Tisch) => {
    tisch.server.answer(rundeLesen, 200, rundeAntwort({ akte: [erhoehung()] }))
    tisch.server.answer(rundenaktZurueckgeben, 200, rundeAntwort({ akte: [] }))
    return { art: 'mittelErhoehen', ort: 'RUNDE', ortGuid: RUNDE } as const
  },
}

test.for(Object.entries(ARTEN))(
  '[S9-04] after an act on a %s the list of releases is read anew, at once',
  async ([, vorliegend], { tisch }) => {
    tisch.server.answer(freigabenLesen, 200, freigabenseite([freigabezeile(1, vorliegend(tisch))]))
    await tisch.open('/sachbearbeitung/freigaben', FRANK)
    await page
      .getByRole('row', { name: /GE-2026-000001/ })
      .getByRole('link')
      .first()
      .click()
    await page.getByRole('button', { name: 'Zurückgeben' }).click()
    await page.getByRole('dialog').getByRole('textbox').fill('Es fehlt ein Beleg.')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /zurückgeben/i })
      .click()
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()
    const vorher = tisch.server.calls(freigabenLesen).length
    await leiste()
      .getByRole('link', { name: /^Freigaben/ })
      .click()
    await expect.poll(() => tisch.server.calls(freigabenLesen).length).toBeGreaterThan(vorher)
  },
)
