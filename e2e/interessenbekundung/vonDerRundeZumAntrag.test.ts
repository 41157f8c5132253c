import { expect } from '@playwright/test'
import { antragLesen, antragSpeichern } from '@foerderportal/contract/zuwendung/antrag/routes'
import { ausgefuellt } from '@foerderportal/contract/zuwendung/testing/ausgefuellt'
import { angemeldet } from '../src/api.ts'
import { hofAnlegen, PDF } from '../src/antrag/antrag.ts'
import { mitDerPost } from '../src/antrag/assistent.ts'
import { BERATER } from '../src/antrag/fall.ts'
import { amTelefon, einreichen } from '../src/bescheid/hof.ts'
import { eigeneNummer, oeffnen, titel } from '../src/browser.ts'
import { frischeSeite } from '../src/oeffentlich.ts'
import { eigenesPortalMitDatenbank as test } from '../src/portal/portalMitDatenbank.ts'
import {
  bekundet,
  bisZurZiehung,
  gereiht,
  gezogen,
  rundenaktFreigegeben,
  tageVergehen,
} from '../src/runde.ts'
import { fensterDanachSchliessen } from '../src/fenster.ts'
import { amTisch } from '../src/tisch.ts'

fensterDanachSchliessen()

test('[S3-01] [S3-04] [S3-06] [S9-05] von der Runde zum Antrag: Petra plant, Frank lost nach und lädt ein, jeder liest mit, und der Hof stellt auf seine Einladung den Antrag', async ({
  browser,
  baseURL,
  portal: { sql },
}) => {
  test.slow()
  const url = baseURL ?? ''
  const petra = await amTisch(browser, url, 'petra.programme', '/sachbearbeitung/runden/neu')
  await petra.page.getByRole('textbox', { name: 'Bezeichnung' }).first().fill('Runde des Weges')
  await petra.klicken('button', 'Runde anlegen')
  await expect(titel(petra.page, 'ANK NaBo, Runde des Weges')).toBeVisible()
  const runde = new URL(petra.page.url()).pathname.split('/').at(-1) ?? ''
  await petra.klicken('button', 'Zur Veröffentlichung vorlegen')
  await expect(petra.page.getByText('Die Runde „Runde des Weges“ wird veröffentlicht.')).toBeVisible()
  const bank = await angemeldet(url, 'frank.freigabe')
  await rundenaktFreigegeben(bank, runde)

  const wer = await angemeldet(url, BERATER)
  const unternehmenGuid = await hofAnlegen(wer, eigeneNummer())
  await tageVergehen(sql, runde, 15)
  const bekundung = await bekundet(wer, { runde, unternehmenGuid, betrag: 20_000 })
  await tageVergehen(sql, runde, 15)
  await bisZurZiehung(sql, bank, runde)
  await gereiht(url, runde)

  const frank = await amTisch(browser, url, 'frank.freigabe', `/sachbearbeitung/runden/${runde}`)
  await frank.page.getByRole('textbox', { name: 'Ergebnis der Ziehung' }).fill(await gezogen(bank, runde))
  await frank.klicken('button', 'Vergleichen und öffnen')
  await frank.klicken('button', 'Reihung freigeben')
  await frank.klicken('button', 'Freigeben')
  await expect(frank.page.getByText('Reihung freigegeben', { exact: true })).toBeVisible()
  await petra.page.reload()
  await petra.klicken('button', 'Staffel 1 zur Freigabe vorlegen')
  await petra.klicken('button', 'Zur Freigabe vorlegen')
  await expect(petra.page.getByText('Staffel 1 liegt zur Freigabe vor')).toBeVisible()
  await frank.page.reload()
  await frank.klicken('button', 'Staffel 1 freigeben und einladen')
  await frank.klicken('button', 'Freigeben und einladen')
  await expect(frank.page.getByRole('row', { name: /1 offen/ })).toBeVisible()

  const jeder = await frischeSeite(browser, url, { javaScriptEnabled: false })
  await jeder.goto(`/reihung/${runde}`)
  for (const datei of ['protokoll.json', 'staffel-1.json'])
    await expect(jeder.getByRole('link', { name: datei }).first()).toBeVisible()

  const eingang = `/interessenbekundung/${bekundung}/eingang?unternehmenId=${unternehmenGuid}`
  const hof = await amTelefon(browser, url, eingang)
  await hof.getByRole('button', { name: 'Mein Los nachrechnen' }).tap()
  await expect(hof.getByText('Ihr Gerät kommt auf dasselbe Los.').first()).toBeVisible()
  await hof.getByRole('link', { name: 'Zum Antrag' }).tap()
  await hof.getByRole('button', { name: /Antrag beginnen/ }).tap()
  await expect(hof).toHaveURL(/\/zuwendung\/antrag\/[0-9a-f-]{36}\//)
  const guid = /antrag\/([0-9a-f-]{36})/.exec(hof.url())?.[1] ?? ''
  const { formular } = (await wer.rufen(antragLesen, { params: { guid } })).body
  const voll = ausgefuellt(formular, await wer.hochladen('Nachweis.pdf', PDF))
  expect((await wer.rufen(antragSpeichern, { body: voll })).status).toBe(200)
  await oeffnen(hof, `/zuwendung/antrag/${guid}/zusammenfassung?unternehmenId=${unternehmenGuid}`)
  await mitDerPost(hof)
  await einreichen(hof, 'Ihr Antrag ist eingegangen')
  await oeffnen(hof, eingang)
  await expect(hof.getByText('Auf diese Einladung ist ein Antrag eingereicht.')).toBeVisible()
})
