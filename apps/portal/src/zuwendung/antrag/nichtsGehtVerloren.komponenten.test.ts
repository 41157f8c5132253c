import { antragLesen, antragSpeichern } from '@foerderportal/contract/zuwendung/antrag/routes'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { feld, istGespeichert, speicherstand, tippenWaehrend } from '../../testing/fields.ts'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain, emulateMedia, goOffline } from '@foerderportal/shell/testing/browser'
import { titel } from '../../testing/frame.ts'
import {
  eintragungen,
  liegtAufDemGeraet,
  OFFLINE,
  wiederhergestellt,
} from '@foerderportal/shell/testing/geraet'
import { antragsdienst } from '../testing/antragsdienst.ts'
import { mitAntworten, vollenAntragOeffnen, vollerAntrag } from '../testing/offenerAntrag.ts'
import { LENA } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { anmeldungWiderrufen, leerlauf, wiederAnmelden } from '../../testing/signedOut.ts'
import { test } from '../../testing/test.ts'

/** Long enough to be still typed while something breaks. */
const TEXT = 'Grünland, Hopfen und Äpfel'
/** What no server can hold, and nobody may lose all the same. */
const UNLESBAR = '12,,5'

const haupttaetigkeit = () => feld('Haupttätigkeit')
const finanzamt = () => feld('Zuständiges Finanzamt')
const eigenmittel = () => page.getByRole('textbox', { name: 'Eigenmittel' })

/** Types while the network goes; the returned function brings it back. */
const tippenOhneNetz = async (portal: Portal): Promise<() => void> => {
  let wiederDa = () => {}
  await tippenWaehrend(haupttaetigkeit(), TEXT, () => {
    wiederDa = goOffline(portal)
  })
  await speicherstand(OFFLINE)
  return wiederDa
}

describe('das Netz ist weg, während jemand tippt', () => {
  test('[S10-03] alles liegt auf dem Gerät, und gespeichert wird, sobald es wieder da ist', async ({
    portal,
  }) => {
    const { daten } = await vollenAntragOeffnen(portal)
    const wiederDa = await tippenOhneNetz(portal)
    await finanzamt().fill('Husum')
    wiederDa()
    await istGespeichert()
    expect(daten()).toMatchObject({ haupttaetigkeit: TEXT, finanzamt: 'Husum' })
  })

  test('[S10-03] das Fenster geht zu, bevor das Netz wieder da ist', async ({ portal }) => {
    const { daten, pfad } = await vollenAntragOeffnen(portal)
    const wiederDa = await tippenOhneNetz(portal)
    await liegtAufDemGeraet()
    portal.crash()
    wiederDa()
    await portal.open(pfad('antragsteller'))
    await expect.element(wiederhergestellt()).toBeVisible()
    await expect.element(haupttaetigkeit()).toHaveValue(TEXT)
    await istGespeichert()
    expect(daten().haupttaetigkeit).toBe(TEXT)
  })
})

describe('die Anmeldung endet, während jemand tippt', () => {
  test('[S10-03] nach zehn Minuten Ruhe geht es auf derselben Seite weiter', async ({ portal }) => {
    const { pfad, uhr } = await vollenAntragOeffnen(portal, 'finanzierung')
    await eigenmittel().fill(UNLESBAR)
    await leerlauf(portal, uhr)
    await wiederAnmelden(portal)
    await expect.element(titel('Finanzierung')).toBeVisible()
    expect(portal.address()).toBe(pfad('finanzierung'))
    await expect.element(wiederhergestellt()).toBeVisible()
    await expect.element(eigenmittel()).toHaveValue(UNLESBAR)
  })

  test('[S10-03] was niemand lesen kann, kommt mit diesem Grund zurück, und berichtigt nicht mehr', async ({
    portal,
  }) => {
    const { pfad } = await vollenAntragOeffnen(portal, 'finanzierung')
    await eigenmittel().fill(UNLESBAR)
    await liegtAufDemGeraet()
    await portal.reload()
    await expect
      .element(wiederhergestellt())
      .toMatchTextContent('Etwas davon konnten wir nicht lesen („Finanzierung“).')
    await eigenmittel().fill('12,50')
    await istGespeichert()
    await expect.poll(eintragungen).toBe(0)
    await portal.open(pfad('finanzierung'))
    await expect.element(eigenmittel()).toHaveValue('12,50')
    await expect.element(wiederhergestellt()).not.toBeInTheDocument()
  })

  test('[S10-03] sie wird nicht verlängert, noch bevor gespeichert ist', async ({ portal }) => {
    const { daten, uhr } = await vollenAntragOeffnen(portal)
    const wiederErlaubt = portal.server.refuse(antragSpeichern, 401)
    await haupttaetigkeit().fill(TEXT)
    await liegtAufDemGeraet()
    await anmeldungWiderrufen(portal, uhr)
    wiederErlaubt()
    await wiederAnmelden(portal)
    await expect.element(haupttaetigkeit()).toHaveValue(TEXT)
    await expect.element(wiederhergestellt()).toBeVisible()
    await istGespeichert()
    expect(daten().haupttaetigkeit).toBe(TEXT)
  })
})

describe('jemand anderes speichert, während getippt wird', () => {
  test('[S10-03] ein anderes Feld: beides gilt, und sie erfährt, was neu ist', async ({ portal }) => {
    const { daten, andersSpeichern } = await vollenAntragOeffnen(portal)
    await tippenWaehrend(haupttaetigkeit(), TEXT, () => andersSpeichern(mitAntworten({ finanzamt: 'Husum' })))
    await istGespeichert()
    await expect.element(finanzamt()).toHaveValue('Husum')
    await expect.element(page.getByText('Neu ist: Zuständiges Finanzamt.')).toBeVisible()
    expect(daten()).toMatchObject({ haupttaetigkeit: TEXT, finanzamt: 'Husum' })
  })

  test('[S10-03] dasselbe Feld: ihr Text bleibt stehen, bis sie entscheidet, auch nach einem Absturz', async ({
    portal,
  }) => {
    const { daten, andersSpeichern, pfad, uhr } = await vollenAntragOeffnen(portal)
    await tippenWaehrend(haupttaetigkeit(), TEXT, () =>
      andersSpeichern(mitAntworten({ haupttaetigkeit: 'Schafe', finanzamt: 'Husum' })),
    )
    await uhr.run(1500)
    await speicherstand('nicht gespeichert, liegt auf diesem Gerät')
    await liegtAufDemGeraet()
    portal.crash()
    await portal.open(pfad('antragsteller'))
    await expect.element(haupttaetigkeit()).toHaveValue(TEXT)
    expect(daten().haupttaetigkeit).toBe('Schafe')
    await page.getByRole('button', { name: 'Fassungen vergleichen' }).click()
    const vergleich = page.getByRole('dialog', { name: 'Welche Angaben sollen gelten?' })
    await expect.element(vergleich.getByRole('radio', { name: 'Neuere Fassung Schafe' })).toBeVisible()
    await vergleich.getByRole('button', { name: 'Alle meine' }).click()
    await vergleich.getByRole('button', { name: 'Auswahl übernehmen' }).click()
    await istGespeichert()
    expect(daten()).toMatchObject({ haupttaetigkeit: TEXT, finanzamt: 'Husum' })
  })
})

describe('das Fenster stürzt ab', () => {
  test('[S10-03] noch bevor gespeichert wurde, ist alles wieder da; verwerfen geht auch', async ({
    portal,
  }) => {
    const { daten, pfad } = await vollenAntragOeffnen(portal)
    const wiederDa = portal.server.cut(antragLesen, antragSpeichern)
    await haupttaetigkeit().fill(TEXT)
    await liegtAufDemGeraet()
    portal.crash()
    wiederDa()
    await portal.open(pfad('antragsteller'))
    await expect.element(haupttaetigkeit()).toHaveValue(TEXT)
    await istGespeichert()
    await wiederhergestellt().getByRole('button', { name: 'Verwerfen' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click()
    await expect.element(haupttaetigkeit()).toHaveValue('Ackerbau')
    await istGespeichert()
    expect(daten().haupttaetigkeit).toBe('Ackerbau')
  })

  test('[S10-03] was der Server hat, liegt nicht mehr auf dem Gerät', async ({ portal }) => {
    const { daten } = await vollenAntragOeffnen(portal)
    await haupttaetigkeit().fill(TEXT)
    await istGespeichert()
    await expect.poll(eintragungen).toBe(0)
    await portal.reload()
    await expect.element(haupttaetigkeit()).toHaveValue(TEXT)
    await expect.element(wiederhergestellt()).not.toBeInTheDocument()
    expect(daten().haupttaetigkeit).toBe(TEXT)
  })
})

test('[S10-03] [S4-10] was für eine offene Nachforderung getippt war, kommt dort zurück, wo sie beantwortet wird', async ({
  portal,
}) => {
  const { einreichen, nachfordern, pfad, daten } = await vollenAntragOeffnen(portal)
  einreichen()
  nachfordern({ 'produktgruppenDaten.umsatz': 'Welcher Umsatz?' })
  await portal.open(pfad('groesse'))
  await feld('Umsatz im letzten Geschäftsjahr').fill('491.234')
  await liegtAufDemGeraet()
  portal.crash()
  await portal.open(pfad('zusammenfassung'))
  await expect.element(wiederhergestellt()).toBeVisible()
  await expect.poll(() => daten().umsatz).toBe(491_234)
  await expect.poll(eintragungen).toBe(0)
})

const ungespeichert = () => page.getByRole('region', { name: 'Nicht gespeichert' })
const NICHT_IM_ANTRAG = 'Nicht alles, was Sie getippt haben, steht im Antrag'
const ES_GILT = 'Es gilt, was im Antrag steht.'

describe('der Antrag ist nicht mehr zu schreiben, während etwas nur auf dem Gerät liegt', () => {
  test('[S10-03] [S4-07] wer wiederkommt, liest es beim eingereichten Antrag, bis er es verwirft', async ({
    portal,
  }) => {
    // On the browser's own clock: axe looks around in many small steps.
    const fall = vollerAntrag(antragsdienst(portal))
    await portal.open(fall.pfad('antragsteller'), LENA)
    const wiederDa = portal.server.cut(antragSpeichern)
    await haupttaetigkeit().fill(TEXT)
    await liegtAufDemGeraet()
    fall.einreichen()
    wiederDa()
    await portal.reload()
    await expect.element(page.getByText(NICHT_IM_ANTRAG)).toBeVisible()
    await expect
      .element(ungespeichert())
      .toMatchTextContent(/^Nicht gespeichert\s*Haupttätigkeit\s*Grünland, Hopfen/)
    await expect.element(page.getByText(ES_GILT)).toBeVisible()
    await istZugaenglich('Eingereicht, Getipptes liegt auf dem Gerät')
    expect(await eintragungen()).toBe(1)
    await portal.reload()
    await expect.element(ungespeichert()).toBeVisible()
    // It comes when the page stands: what one presses there must not go away under the thumb.
    const quittung = page.getByRole('button', { name: 'Seite drucken' }).element()
    expect(quittung.compareDocumentPosition(ungespeichert().element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await emulateMedia({ media: 'print' })
    await expect.element(page.getByText(NICHT_IM_ANTRAG)).not.toBeVisible()
    expect(document.querySelector('[aria-label="Nicht gespeichert"]')?.checkVisibility()).toBe(false)
    await emulateMedia({ media: 'screen' })
    await ungespeichert().getByRole('button', { name: 'Verwerfen' }).click()
    await clickAgain(page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }))
    await expect.element(ungespeichert()).not.toBeInTheDocument()
    await expect.poll(eintragungen).toBe(0)
  })

  test('[S10-03] was er schon hat, steht nicht als ungespeichert da, und liegt nicht mehr auf dem Gerät', async ({
    portal,
  }) => {
    const { einreichen, andersSpeichern, pfad } = await vollenAntragOeffnen(portal)
    const wiederDa = portal.server.cut(antragSpeichern)
    await haupttaetigkeit().fill(TEXT)
    await liegtAufDemGeraet()
    portal.crash()
    await portal.open(pfad('finanzierung'))
    await eigenmittel().fill('1.234')
    await liegtAufDemGeraet(2)
    andersSpeichern(mitAntworten({ haupttaetigkeit: TEXT }))
    einreichen()
    wiederDa()
    await portal.reload()
    await expect.element(ungespeichert()).toMatchTextContent(/Eigenmittel\s*1\.234,00/)
    await expect.element(ungespeichert()).not.toMatchTextContent('Haupttätigkeit')
    await expect.poll(eintragungen).toBe(1)
  })

  test('[S10-03] [S4-10] auch was für eine Nachforderung getippt war, die jemand anderes beantwortet hat', async ({
    portal,
  }) => {
    const { einreichen, nachfordern, pfad } = await vollenAntragOeffnen(portal)
    einreichen()
    nachfordern({ 'produktgruppenDaten.finanzamt': 'Welches Finanzamt ist zuständig?' })
    await portal.open(pfad('antragsteller'))
    const wiederDa = portal.server.cut(antragSpeichern)
    await finanzamt().fill('Husum')
    await liegtAufDemGeraet()
    wiederDa()
    einreichen()
    await portal.reload()
    await expect.element(ungespeichert()).toMatchTextContent(/Zuständiges Finanzamt\s*Husum/)
    expect(await eintragungen()).toBe(1)
  })

  test('[S10-03] [S4-10] solange sie offen ist, steht bei der Quittung nur, was anderswo liegt', async ({
    portal,
  }) => {
    const { einreichen, nachfordern, pfad } = await vollenAntragOeffnen(portal)
    const wiederDa = portal.server.cut(antragSpeichern)
    await haupttaetigkeit().fill(TEXT)
    await liegtAufDemGeraet()
    portal.crash()
    einreichen()
    nachfordern({ 'produktgruppenDaten.umsatz': 'Welcher Umsatz?' })
    await portal.open(pfad('groesse'))
    await feld('Umsatz im letzten Geschäftsjahr').fill('491.234')
    await liegtAufDemGeraet(2)
    portal.crash()
    await portal.open(pfad('eingang'))
    await expect.element(ungespeichert()).toMatchTextContent(TEXT)
    await expect.element(ungespeichert()).not.toMatchTextContent('Umsatz')
    expect(await eintragungen()).toBe(2)
    wiederDa()
  })

  test('[S10-03] [S4-07] auch bei einem Entwurf, dessen Frist vorbei ist', async ({ portal }) => {
    const { setzen } = await vollenAntragOeffnen(portal)
    const wiederDa = portal.server.cut(antragSpeichern)
    await haupttaetigkeit().fill(TEXT)
    await liegtAufDemGeraet()
    setzen({ zeitraum: { von: '2026-01-01T00:00:00Z', bis: '2026-03-01T23:00:00Z' } })
    wiederDa()
    await portal.reload()
    await expect.element(ungespeichert()).toMatchTextContent(TEXT)
    await expect.element(page.getByText(/wurde nicht mehr gespeichert/)).toBeVisible()
    await expect.element(page.getByText(ES_GILT)).not.toBeInTheDocument()
  })
})
