import { antragLesen, antragSpeichern } from '@foerderportal/contract/zuwendung/antrag/routes'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { feld, istGespeichert, speicherstand } from '../../testing/fields.ts'
import { kontomenue, titel } from '../../testing/frame.ts'
import {
  eintragungen,
  geraetAuslesen,
  liegtAufDemGeraet,
  OFFLINE,
  wiederhergestellt,
} from '@foerderportal/shell/testing/geraet'
import { vollenAntragOeffnen } from '../testing/offenerAntrag.ts'
import { LENA, LINDENAU, NORA } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'

const TEXT = 'Grünland, Hopfen und Äpfel'

const abmelden = async ({ departures, follow }: Portal): Promise<void> => {
  await kontomenue().click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect.poll(() => departures.length).toBeGreaterThan(0)
  await follow()
  await expect.element(titel('Willkommen')).toBeVisible()
}

/** A draft that waits on this device for the network, and its owner has logged out. */
const zurueckgelassen = async (portal: Portal) => {
  const { uhr, ...fall } = await vollenAntragOeffnen(portal)
  const wiederDa = portal.server.cut(antragLesen, antragSpeichern)
  await feld('Haupttätigkeit').fill(TEXT)
  await uhr.run(1500)
  await speicherstand(OFFLINE)
  await liegtAufDemGeraet()
  await abmelden(portal)
  wiederDa()
  return fall
}

test('[S10-03] auf dem Gerät steht kein Wort im Klartext, nicht einmal, um welchen Antrag es geht', async ({
  portal,
}) => {
  const { guid } = await zurueckgelassen(portal)
  expect(await eintragungen()).toBe(1)
  const alles = await geraetAuslesen()
  expect(alles.length).toBeGreaterThan(TEXT.length)
  for (const geheim of [TEXT, 'Hopfen', 'haupttaetigkeit', guid, LENA.username, LENA.sub])
    expect(alles).not.toContain(geheim)
})

test('[S10-03] nach dem Abmelden sieht ein anderer Nutzer desselben Geräts nichts davon, der erste alles', async ({
  portal,
}) => {
  const { daten, pfad } = await zurueckgelassen(portal)
  const fremd = portal.server.refuse(antragLesen, 404, ZUWENDUNG.antragFehlt)
  await portal.open(pfad('antragsteller'), { ...NORA, rollen: LENA.rollen, firmen: [LINDENAU] })
  await expect.element(page.getByRole('main')).toMatchTextContent(ZUWENDUNG.antragFehlt.title)
  await expect.element(page.getByText(TEXT)).not.toBeInTheDocument()
  expect(await eintragungen()).toBe(1)
  await abmelden(portal)
  fremd()
  await portal.open(pfad('antragsteller'), LENA)
  await expect.element(wiederhergestellt()).toBeVisible()
  await expect.element(feld('Haupttätigkeit')).toHaveValue(TEXT)
  await istGespeichert()
  expect(daten().haupttaetigkeit).toBe(TEXT)
})
