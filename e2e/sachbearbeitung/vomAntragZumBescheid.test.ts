import { expect, test } from '@playwright/test'
import { antragLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { angemeldet } from '../src/api.ts'
import { abrufen, amTelefon, einreichen, hofMitAngebot, korrigieren } from '../src/bescheid/hof.ts'
import {
  aenderungenLesen,
  findenUndBeginnen,
  nachfordern,
  nachpruefen,
  pruefen,
  wiederlesen,
} from '../src/bescheid/pruefung.ts'
import { freigeben, kuerzen, verlaufLesen, vorlegen, zurueckgeben } from '../src/bescheid/entscheidung.ts'
import { fensterDanachSchliessen } from '../src/fenster.ts'
import { amTisch, fallDerBank, punkteBeantworten } from '../src/tisch.ts'

fensterDanachSchliessen()

test('[S9-03] [S9-04] [S9-07] [S9-10] [A-13] [A-27] vom Antrag zum Bescheid: der Hof reicht ein, Sabine prüft, fordert nach und sieht, was sich geändert hat, Frank gibt zurück und frei, der Hof ruft ab, Rita rechnet die Kette nach', async ({
  browser,
  baseURL,
}) => {
  test.slow()
  const url = baseURL ?? ''
  const fall = await hofMitAngebot(url)
  const hof = await amTelefon(browser, url, fall.pfad('zusammenfassung'))
  await einreichen(hof, 'Ihr Antrag ist eingegangen')
  const sabine = await amTisch(browser, url, 'sabine.sachbearbeitung')
  const verweigert: string[] = []
  sabine.page.on('console', (m) => /Security Policy|Trusted/.test(m.text()) && verweigert.push(m.text()))
  const { geschaeft, geNr } = await fallDerBank(await angemeldet(url, 'sabine.sachbearbeitung'), fall)
  const adresse = `/sachbearbeitung/fall/${geschaeft}`

  await test.step('der nächste Fall in einem Klick, einer mit seiner Nummer auch', () =>
    findenUndBeginnen(sabine, geNr))
  await test.step('ein Punkt mit Beleg in zwei Klicks; eine Stelle im echten PDF weicht ab', () =>
    pruefen(sabine))
  await nachpruefen(url, geschaeft)
  await test.step('neu geladen steht alles da', () => wiederlesen(sabine))
  await test.step('drei Stellen nachgefordert, höchstens neun Klicks', () => nachfordern(sabine))
  await test.step('der Hof ändert am Telefon eine davon und reicht noch einmal ein', () =>
    korrigieren(hof, fall))
  await test.step('Sabine sieht genau, was sich geändert hat', () => aenderungenLesen(sabine))
  await punkteBeantworten(url, geschaeft)
  await sabine.page.reload()
  await test.step('vorgelegt mit höchstens drei Klicks, den Bescheid daneben', () => vorlegen(sabine))
  const frank = await amTisch(browser, url, 'frank.freigabe')
  await test.step('Frank öffnet die nächste mit einem, gibt zurück mit drei Klicks', () =>
    zurueckgeben(frank, adresse))
  await test.step('Sabine liest den Grund, kürzt mit Begründung und legt neu vor', () => kuerzen(sabine))
  await test.step('Frank sieht jede Abweichung ohne zu rollen und gibt frei', () => freigeben(frank))
  await test.step('der Hof ruft den Bescheid am Telefon ab', () => abrufen(hof, fall))
  await test.step('der Verlauf erzählt alles', () => verlaufLesen(sabine))
  await test.step('Rita rechnet die Kette des Unternehmens nach, mit zwei Klicks', async () => {
    const rita = await amTisch(browser, url, 'rita.revision', `${adresse}/verlauf`)
    await rita.klicken('link', 'Protokoll')
    await rita.klicken('button', 'Kette prüfen')
    await expect(rita.page.getByText(/^Die Kette hält: \d+ Zeilen/)).toBeVisible()
    expect(rita.gezaehlt()).toBe(2)
  })
  // The page's policy lets the viewer work: nothing of it was refused.
  expect(verweigert).toEqual([])
  expect((await fall.wer.rufen(antragLesen, { params: { guid: fall.guid } })).body.geschaeftStatus).toBe(
    'BEWILLIGT',
  )
})
