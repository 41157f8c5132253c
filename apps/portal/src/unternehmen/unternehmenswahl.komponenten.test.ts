import { auszahlungUebersichtLesen } from '@foerderportal/contract/auszahlung/routes'
import { identifizierungLesen } from '@foerderportal/contract/identifizierung/routes'
import { bekundungUebersichtLesen } from '@foerderportal/contract/interessenbekundung/routes'
import { ungeleseneZaehlen } from '@foerderportal/contract/mitteilungen/routes'
import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { einladungLesen } from '@foerderportal/contract/unternehmen/routes'
import { bescheideLesen } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { bescheid, entschiedene } from '../testing/bescheide.ts'
import { titel } from '../testing/frame.ts'
import { antraege } from '../testing/overviews.ts'
import { ALTMOOR, LENA, LOHNBETRIEB, MAX, RING, statusVon } from '../testing/people.ts'
import { KONFIGURATION } from '@foerderportal/shell/testing/konfiguration'
import { test } from '../testing/test.ts'

/** Of nobody: whoever follows its link learns that it is not for him. */
const FREMDE_EINLADUNG = 'f0000000-0000-4000-8000-000000000001'

test('axe findet in keinem Thema etwas: Auswahl unter vielen, keines gefunden, fremde Einladung', async ({
  portal,
}) => {
  const wieder = portal.server.answer(nutzerStatusLesen, 200, {
    ...statusVon(LENA),
    unternehmenStatus: Array.from({ length: 9 }, (_, nr) => ({
      id: `f0000000-0000-4000-8000-00000000001${nr}`,
      name: `Landwirtschaftsberatungsdienst Nordfriesland-Schleswig-Flensburg ${nr} GmbH & Co. KG`,
      type: 'LandwirtschaftlichesUnternehmen' as const,
    })),
  })
  await portal.open('/dashboard', LENA)
  await expect.element(page.getByRole('article')).toHaveLength(9)
  await istZugaenglich('neun Unternehmen')
  await page.getByRole('searchbox', { name: 'Unternehmen suchen' }).fill('gibt es nicht')
  await expect.element(page.getByRole('button', { name: 'Alle Unternehmen zeigen' })).toBeVisible()
  await istZugaenglich('keines gefunden')

  wieder()
  portal.server.refuse(einladungLesen, 404, ALLGEMEIN.nichtGefunden)
  await portal.open(`/unternehmen-einladung-bestaetigung?einladungId=${FREMDE_EINLADUNG}`)
  await expect.element(page.getByText('Diese Einladung gilt nicht für Ihr Konto')).toBeVisible()
  await istZugaenglich('fremde Einladung')
})

test('[R2.2-05] jedes Unternehmen sagt, was dort wartet; das letzte steht beim nächsten Mal vorn', async ({
  portal,
}) => {
  const { server } = portal
  server.answer(ungeleseneZaehlen, 200, ({ params }) => ({
    amount: params.unternehmenGuid === RING.id ? 2 : 0,
  }))
  server.answer(antragUebersichtLesen, 200, ({ params }) =>
    params.unternehmenGuid === ALTMOOR.id ? [antraege(), antraege()] : [],
  )
  server.answer(auszahlungUebersichtLesen, 200, [])
  const karte = (nr: number) => page.getByRole('article').nth(nr)
  await portal.open('/dashboard', MAX)
  await expect.element(karte(0)).toMatchTextContent(new RegExp(`^.*${ALTMOOR.name}.*2 Aufgaben`))
  await expect.element(karte(1)).toMatchTextContent(/Nichts wartet auf Sie\./)
  await expect.element(karte(2)).toMatchTextContent(new RegExp(`${RING.name}.*2 ungelesene Mitteilungen`))
  await expect.element(page.getByText('Auf diesem Gerät zuletzt gewählt')).not.toBeInTheDocument()
  // What the choice knew stands there at once, while it is asked for anew.
  const weiter = [antragUebersichtLesen, bekundungUebersichtLesen, auszahlungUebersichtLesen].map((route) =>
    server.hold(route),
  )
  await page.getByRole('link', { name: RING.name }).click()
  await expect.element(titel('Guten Tag, Max')).toBeVisible()
  await expect.element(page.getByRole('main')).toMatchTextContent('In drei Schritten zu Ihrem ersten Antrag')
  for (const lassen of weiter) lassen()

  await portal.open('/zuwendung/uebersicht', MAX)
  await expect
    .element(karte(0))
    .toMatchTextContent(new RegExp(`${RING.name}.*Auf diesem Gerät zuletzt gewählt`))
  await expect.element(karte(1)).toMatchTextContent(ALTMOOR.name)
  // Nothing on the device says whose it was.
  expect(JSON.stringify(localStorage)).not.toContain(MAX.sub)
})

test('[S9-10] [R2.2-05] ein Bescheid, der abzurufen ist, zählt wie auf dem Start; gefragt wird nur, wo entschieden ist', async ({
  portal,
}) => {
  const { server } = portal
  server.answer(antragUebersichtLesen, 200, ({ params }) =>
    params.unternehmenGuid === ALTMOOR.id ? [entschiedene('BEWILLIGT')] : [],
  )
  server.answer(bescheideLesen, 200, [bescheid()])
  server.answer(auszahlungUebersichtLesen, 200, [])
  await portal.open('/dashboard', MAX)
  const karte = page.getByRole('article').filter({ hasText: ALTMOOR.name })
  await expect.element(karte).toMatchTextContent('1 Aufgabe')
  await expect.element(page.getByText('Nichts wartet auf Sie.')).toHaveLength(2)
  expect(server.calls(bescheideLesen).map(({ params }) => params.unternehmenGuid)).toEqual([ALTMOOR.id])
  await page.getByRole('link', { name: ALTMOOR.name }).click()
  await expect
    .element(page.getByRole('region', { name: 'Aufgaben' }).getByRole('link'))
    .toHaveTextContent('Bescheid zum Antrag GE-2026-0001 abrufen')
})

test('[R2.2-05] lässt sich nicht laden, was wartet, stört das die Wahl nicht', async ({ portal }) => {
  for (const route of [ungeleseneZaehlen, antragUebersichtLesen]) portal.server.refuse(route, 500)
  await portal.open('/unternehmen-aendern/unternehmen', MAX)
  await expect.element(page.getByRole('article')).toHaveLength(3)
  await expect.poll(() => portal.server.calls(antragUebersichtLesen).length).toBe(3)
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  await page.getByRole('link', { name: LOHNBETRIEB.name }).click()
  await expect.element(titel('Unternehmensdaten')).toBeVisible()
})

test('[S2-02] [R4-02] ohne Identifizierungsdienst sagt die Seite es, nennt die Bank und bietet nichts an, was nicht geht', async ({
  portal,
}) => {
  for (const stand of ['NICHT_BEGONNEN', 'IN_ARBEIT', 'NICHT_ERFOLGREICH'] as const) {
    portal.server.answer(identifizierungLesen, 200, { stand, seit: null, identifizierungsUrl: null })
    await portal.open('/identifizierung/in-arbeit', LENA)
    const inhalt = page.getByRole('main')
    await expect
      .element(inhalt)
      .toMatchTextContent('Über das Portal können Sie sich hier zurzeit nicht identifizieren.')
    await expect.element(inhalt).toMatchTextContent('Rufen Sie die Bank an')
    await expect.element(inhalt).toMatchTextContent(`Telefon ${KONFIGURATION.bankTelefon}`)
    await expect.element(inhalt.getByRole('link', { name: KONFIGURATION.bankEmail })).toBeVisible()
    await expect.element(inhalt.getByRole('link', { name: /[Ii]dentifi/ })).not.toBeInTheDocument()
    await expect.element(inhalt).not.toMatchTextContent(/zehn Minuten|Dienstleister/)
  }
  await istZugaenglich('kein Identifizierungsdienst')
})
