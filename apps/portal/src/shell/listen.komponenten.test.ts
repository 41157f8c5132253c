import {
  auszahlbareGeschaefteLesen,
  auszahlungUebersichtLesen,
} from '@foerderportal/contract/auszahlung/routes'
import { bekundungUebersichtLesen } from '@foerderportal/contract/interessenbekundung/routes'
import { mitteilungenLesen } from '@foerderportal/contract/mitteilungen/konversation/routes'
import { ungeleseneZaehlen } from '@foerderportal/contract/mitteilungen/routes'
import { UNGELESEN_ABFRAGE_MS } from '@foerderportal/contract/shared/konstanten'
import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { goOffline, nextFrame, ownClock, show } from '@foerderportal/shell/testing/browser'
import { hauptnavigation, titel, unternehmensmenue } from '../testing/frame.ts'
import { ALTMOOR, LENA, LOHNBETRIEB, MAX, RING } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'

const LISTEN = [
  auszahlbareGeschaefteLesen,
  auszahlungUebersichtLesen,
  bekundungUebersichtLesen,
  mitteilungenLesen,
  ungeleseneZaehlen,
  antragUebersichtLesen,
] as const

const aufrufe = (firma: string) =>
  LISTEN.map(({ path }) => `GET ${path.replace(':unternehmenGuid', firma)}`).toSorted()

/** All that the portal asks the server from now on. */
const abJetzt = ({ server }: Portal) => {
  const bisher = server.log.length
  return () => server.log.slice(bisher).toSorted()
}
const handeltFuer = (name: string) =>
  expect.element(page.getByRole('button', { name: `Unternehmen: ${name}` })).toBeVisible()

/** The choice says of each what waits there; what it has asked for that is none of the change. */
const wahlSteht = () =>
  expect
    .poll(() =>
      page
        .getByRole('article')
        .elements()
        .map(({ textContent }) => /Aufgabe|wartet auf Sie/.test(textContent)),
    )
    .toEqual([true, true, true])
/**
 * A card that shows what it knew is asked for once the browser has seen it, which it tells a frame later. One that is left
 * before it was seen asks for its company while the next one loads.
 */
const kartenGesehen = async () => {
  for (let bild = 0; bild < 3; bild += 1) await nextFrame()
}
const waehlen = async (name: string) => {
  await page.getByRole('main').getByRole('link', { name }).click()
  await handeltFuer(name)
}
const zurWahl = async () => {
  await unternehmensmenue().click()
  await page.getByRole('link', { name: 'Unternehmen wechseln' }).click()
  await expect.element(titel('Unternehmensauswahl')).toBeVisible()
  await wahlSteht()
  await kartenGesehen()
}

test('[R4-16] mit jedem Wechsel des Unternehmens laden die vier Listen, der Zähler und die Termine, jedes nur einmal, und sonst nichts', async ({
  portal,
}) => {
  await portal.open('/dashboard', MAX)
  await wahlSteht()
  const beimErsten = abJetzt(portal)
  await waehlen(ALTMOOR.name)
  // the first time also what belongs to no company
  await expect.poll(beimErsten).toEqual(expect.arrayContaining(aufrufe(ALTMOOR.id)))
  expect(beimErsten().filter((aufruf) => aufruf.includes(ALTMOOR.id))).toEqual(aufrufe(ALTMOOR.id))

  await zurWahl()
  const beimZweiten = abJetzt(portal)
  await waehlen(LOHNBETRIEB.name)
  await expect.poll(beimZweiten).toEqual(aufrufe(LOHNBETRIEB.id))

  await zurWahl()
  const zurueck = abJetzt(portal)
  await waehlen(ALTMOOR.name)
  // back, too, is loaded anew
  await expect.poll(zurueck).toEqual(aufrufe(ALTMOOR.id))
})

test('[R2.2-02] [R4-16] wer im Portal umhergeht, löst keinen einzigen Aufruf aus', async ({ portal }) => {
  await portal.open('/dashboard', LENA)
  for (const punkt of ['Anträge', 'Auszahlungen'])
    await expect.element(hauptnavigation().getByRole('link', { name: punkt })).toBeEnabled()
  await expect.element(page.getByRole('link', { name: /^Mitteilungen/ }).first()).toBeVisible()
  // seen once, so that what only its page needs is there
  for (const runde of [1, 2]) {
    const gefragt = abJetzt(portal)
    for (const [punkt, name] of [
      ['Anträge', 'Anträge'],
      ['Interessenbekundung', 'Interessenbekundungen'],
      ['Auszahlungen', 'Auszahlungen'],
      ['Start', 'Guten Tag, Lena'],
    ] as const) {
      await hauptnavigation().getByRole('link', { name: punkt, exact: true }).click()
      await expect.element(titel(name)).toBeVisible()
    }
    expect(runde === 2 ? gefragt() : []).toEqual([])
  }
})

describe('der Zähler der Mitteilungen', () => {
  const vorbereiten = async (portal: Portal) => {
    const uhr = ownClock()
    await portal.open('/nutzer-aendern/nutzer', LENA)
    await expect.element(page.getByRole('link', { name: /ungelesen/ })).toBeVisible()
    const bisher = portal.server.calls(ungeleseneZaehlen).length
    return {
      halbeMinute: () => uhr.run(UNGELESEN_ABFRAGE_MS / 2),
      minute: () => uhr.run(UNGELESEN_ABFRAGE_MS),
      anzahl: () => portal.server.calls(ungeleseneZaehlen).length - bisher,
    }
  }

  test('[R4-16] wird alle 60 Sekunden gefragt und zeigt, was kommt', async ({ portal }) => {
    const { minute, halbeMinute, anzahl } = await vorbereiten(portal)
    await halbeMinute()
    expect(anzahl()).toBe(0)
    await minute()
    await expect.poll(anzahl).toBe(1)
    portal.server.answer(ungeleseneZaehlen, 200, { amount: 7 })
    await minute()
    await expect.element(page.getByRole('link', { name: '7 ungelesene Mitteilungen' })).toBeVisible()
    expect(anzahl()).toBe(2)
    const ansage = page.getByRole('status').filter({ hasText: '7 ungelesene Mitteilungen' })
    await expect.element(ansage).toHaveLength(1)
  })

  test('[R4-16] ruht, solange die Seite nicht zu sehen oder ohne Netz ist', async ({ portal }) => {
    const { minute, anzahl } = await vorbereiten(portal)
    show('hidden')
    await minute()
    await minute()
    expect(anzahl()).toBe(0)
    show('visible')
    // back in sight it is asked at once
    await expect.poll(anzahl).toBe(1)

    const wiederDa = goOffline(portal)
    await minute()
    await minute()
    expect(anzahl()).toBe(1)
    wiederDa()
    await expect.poll(anzahl).toBe(2)
  })

  test('[R4-16] ein Fehler öffnet kein Fenster; die letzte Zahl bleibt stehen', async ({ portal }) => {
    portal.server.answer(ungeleseneZaehlen, 200, { amount: 3 })
    const { minute, anzahl } = await vorbereiten(portal)
    portal.server.refuse(ungeleseneZaehlen, 500)
    await minute()
    await expect.poll(anzahl).toBe(1)
    await expect.element(page.getByRole('link', { name: '3 ungelesene Mitteilungen' })).toBeVisible()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
  })
})

test('die Seite der Anträge zeigt nach langer Zeit Frisches', async ({ portal }) => {
  const uhr = ownClock()
  await portal.open('/dashboard', LENA)
  await expect.element(page.getByRole('heading', { name: 'Vorgänge' })).toBeVisible()
  await uhr.run(UNGELESEN_ABFRAGE_MS)
  await hauptnavigation().getByRole('link', { name: 'Anträge', exact: true }).click()
  await expect.element(titel('Anträge')).toBeVisible()
  await expect.poll(() => portal.server.calls(antragUebersichtLesen).length).toBe(2)
})

test('wer neu geladen hat, sieht sein Unternehmen wieder', async ({ portal }) => {
  await portal.open('/dashboard', MAX)
  await waehlen(RING.name)
  await portal.reload()
  await handeltFuer(RING.name)
  await portal.open(portal.address())
  expect(new URLSearchParams(location.search).get('unternehmenId')).toBe(RING.id)
})
