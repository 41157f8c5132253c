import {
  auszahlungAnlegen,
  auszahlungLesen,
  auszahlungSpeichern,
} from '@foerderportal/contract/auszahlung/antrag/routes'
import { AUSZAHLUNG_PROBLEME } from '@foerderportal/contract/auszahlung/problems'
import { FRAGEBOGEN } from '@foerderportal/contract/fragebogen/problems'
import {
  fragebogenAnlegen,
  fragebogenMetadatenLesen,
  fragebogenSpeichern,
} from '@foerderportal/contract/fragebogen/routes'
import { BEKUNDUNG } from '@foerderportal/contract/interessenbekundung/problems'
import {
  bekundungAnlegen,
  bekundungLesen,
  bekundungSpeichern,
} from '@foerderportal/contract/interessenbekundung/routes'
import { konversationLesen } from '@foerderportal/contract/mitteilungen/konversation/routes'
import { MITTEILUNG } from '@foerderportal/contract/mitteilungen/problems'
import { ALLGEMEIN, type Absage } from '@foerderportal/contract/shared/problem'
import type { Route } from '@foerderportal/contract/shared/route'
import { clickAgain } from '@foerderportal/shell/testing/browser'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { auszahlungsdienst } from './auszahlung/testing/auszahlungsdienst.ts'
import { bekundungsdienst, GUID } from './interessenbekundung/testing/bekundungsdienst.ts'
import { FRAGEBOGEN as BOGEN, fragebogendienst } from './testing/frageboegen.ts'
import { LENA, LINDENAU } from './testing/people.ts'
import type { Portal } from './testing/portal.ts'
import { test } from './testing/test.ts'

const GRUND = 'Das geht seit gestern nicht mehr.'
const UNBEKANNT = 'ffffffff-0000-4000-8000-00000000ffff'
const { konkurrierend } = ALLGEMEIN

/** The server refuses the call: with the title of the catalogue, and what the rule says of this case. */
const absagen = ({ server }: Portal, route: Route, { status, ...was }: Absage) =>
  server.refuse(route, status, { ...was, detail: GRUND })
const main = () => page.getByRole('main')
const knopf = (name: string | RegExp) => page.getByRole('button', { name })
/** What the page itself says; no modal beside it. */
const gesagt = async ({ title }: Absage, grund: string = GRUND): Promise<void> => {
  await expect.element(main()).toMatchTextContent(title)
  await expect.element(main()).toMatchTextContent(grund)
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
}

describe('[R8-01] jede Absage einer Interessenbekundung steht dort, wo der Vorgang war:', () => {
  test('beginnen: 412', async ({ portal }) => {
    bekundungsdienst(portal)
    absagen(portal, bekundungAnlegen, BEKUNDUNG.nichtMoeglich)
    await portal.open('/interessenbekundung/uebersicht', LENA)
    await knopf('Interessenbekundung starten').click()
    await gesagt(BEKUNDUNG.nichtMoeglich)
  })

  test('lesen: 404', async ({ portal }) => {
    bekundungsdienst(portal)
    absagen(portal, bekundungLesen, BEKUNDUNG.bekundungFehlt)
    await portal.open(`/interessenbekundung/${UNBEKANNT}/vorhaben`, LENA)
    await expect.element(main()).toMatchTextContent(BEKUNDUNG.bekundungFehlt.title)
  })

  for (const problem of [BEKUNDUNG.bekundungFehlt, BEKUNDUNG.nichtMoeglich])
    test(`speichern: ${problem.status}`, async ({ portal }) => {
      bekundungsdienst(portal).anlegen()
      await portal.open(`/interessenbekundung/${GUID}/vorhaben`, LENA)
      absagen(portal, bekundungSpeichern, problem)
      await page.getByRole('textbox', { name: /Kosten netto für Technik B.1/ }).fill('20.000')
      await clickAgain(knopf('Weiter'))
      await gesagt(problem)
    })
})

describe('[R8-01] jede Absage einer Auszahlung steht dort, wo der Vorgang war:', () => {
  const seite = (guid: string, pfad: string) =>
    `/auszahlung/antrag/${guid}/${pfad}?unternehmenId=${LINDENAU.id}`

  for (const problem of [AUSZAHLUNG_PROBLEME.geschaeftFehlt, AUSZAHLUNG_PROBLEME.nichtMoeglich])
    test(`anlegen: ${problem.status}`, async ({ portal }) => {
      auszahlungsdienst(portal)
      absagen(portal, auszahlungAnlegen, problem)
      await portal.open(`/auszahlung/uebersicht?unternehmenId=${LINDENAU.id}`, LENA)
      await knopf(/^Auszahlung beantragen/).click()
      await gesagt(problem)
    })

  test('lesen: 404', async ({ portal }) => {
    auszahlungsdienst(portal)
    absagen(portal, auszahlungLesen, AUSZAHLUNG_PROBLEME.auszahlungFehlt)
    await portal.open(seite(UNBEKANNT, 'gegenstand-1'), LENA)
    await expect.element(main()).toMatchTextContent(AUSZAHLUNG_PROBLEME.auszahlungFehlt.title)
  })

  for (const problem of [AUSZAHLUNG_PROBLEME.auszahlungFehlt, AUSZAHLUNG_PROBLEME.nichtMoeglich])
    test(`speichern: ${problem.status}`, async ({ portal }) => {
      const { formular } = auszahlungsdienst(portal).ablegen()
      await portal.open(seite(formular.guid, 'gegenstand-1'), LENA)
      await expect.element(knopf('Rechnung angeben')).toBeVisible()
      absagen(portal, auszahlungSpeichern, problem)
      await knopf('Rechnung angeben').click()
      await gesagt(problem)
    })
})

describe('[R8-01] jede Absage eines Fragebogens steht dort, wo der Vorgang war:', () => {
  test('lesen: 404', async ({ portal }) => {
    absagen(portal, fragebogenMetadatenLesen, FRAGEBOGEN.fehlt)
    await portal.open(`/fragebogen/${UNBEKANNT}`, LENA)
    await expect.element(main()).toMatchTextContent(FRAGEBOGEN.fehlt.title)
  })

  for (const problem of [FRAGEBOGEN.umfrageFehlt, FRAGEBOGEN.nichtMoeglich])
    test(`beginnen: ${problem.status}`, async ({ portal }) => {
      absagen(portal, fragebogenAnlegen, problem)
      await portal.open(`/fragebogen/beginnen?umfrageUuid=${UNBEKANNT}`, LENA)
      await gesagt(problem)
    })

  for (const problem of [FRAGEBOGEN.fehlt, FRAGEBOGEN.nichtMoeglich])
    test(`speichern: ${problem.status}`, async ({ portal }) => {
      fragebogendienst(portal.server)
      await portal.open(`/fragebogen/${BOGEN}/s-f4`, LENA)
      absagen(portal, fragebogenSpeichern, problem)
      await page.getByRole('textbox', { name: 'Frage f4' }).fill('Ein Text.')
      await clickAgain(knopf('Weiter'))
      await gesagt(problem)
      await expect.element(page.getByRole('textbox', { name: 'Frage f4' })).toHaveValue('Ein Text.')
    })

  for (const problem of [FRAGEBOGEN.fehlt, FRAGEBOGEN.nichtMoeglich, konkurrierend])
    test(`abschließen: ${problem.status}`, async ({ portal }) => {
      const dienst = fragebogendienst(portal.server)
      dienst.anderswo({
        f0: { wahl: ['o0'] },
        f1: { wahl: ['o0'] },
        f2: { zahlen: { wert: 1 } },
        f3: { zahlen: { e0: 1, e1: 2 } },
        f4: { texte: { wert: 'Ein Text.' } },
        f5: { wahl: ['w0'] },
        f6: { zahlen: { o0: 100 } },
      })
      await portal.open(`/fragebogen/${BOGEN}/ende`, LENA)
      await expect.element(knopf('Fragebogen abschließen')).toBeVisible()
      absagen(portal, fragebogenSpeichern, problem)
      await clickAgain(knopf('Fragebogen abschließen'))
      await gesagt(problem)
      await expect.element(page.getByText('Der Fragebogen ist noch nicht abgeschlossen')).toBeVisible()
    })
})

test('[R8-01] eine Mitteilung, die es nicht gibt: 404 mit ihrem Titel', async ({ portal }) => {
  absagen(portal, konversationLesen, MITTEILUNG.fehlt)
  await portal.open(`/mitteilungen/${UNBEKANNT}?unternehmenId=${LINDENAU.id}`, LENA)
  await expect.element(main()).toMatchTextContent(MITTEILUNG.fehlt.title)
})
