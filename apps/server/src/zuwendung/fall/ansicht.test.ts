import * as anhoerung from '@foerderportal/contract/zuwendung/antrag/anhoerung/routes'
import { bescheidOeffnen } from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import * as vertrag from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { antragDokumenteLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { bankDateiHerunterladen } from '@foerderportal/contract/zuwendung/bank/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { bereiterBescheid, ganzAbrufen } from '../testing/bescheidWelt.ts'
import { SABINE, fordern, inTagen, loeschen } from '../testing/korrekturWelt.ts'
import { fallInPruefung, korrigiert, type Testfall } from '../testing/pruefWelt.ts'
import { LENA, hochladen, platzSchaffen, startWelt } from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const ansicht = async ({ geschaeft: guid }: Pick<Testfall, 'geschaeft'>) => {
  const { status, body, text } = await t.call(vertrag.fallAnsichtLesen, { als: SABINE, params: { guid } })
  if (status !== 200) throw new Error(text)
  return body
}
const namen = (unterlagen: readonly { uuid: string; wozu: string }[]) =>
  unterlagen.map(({ uuid, wozu }) => [uuid, wozu])

test('[S9-03] the bank sees receipts and papers as the applicant lists them, at addresses of its own', async () => {
  const fall = await fallInPruefung(t)
  await korrigiert(t, fall, { 'dokumente.beitragsBescheideSvlfg': [await hochladen(t)] })
  const { eingang, unterlagen } = await ansicht(fall)
  const { guid } = fall.formular
  expect(namen(unterlagen)).toEqual(
    namen((await t.call(antragDokumenteLesen, { als: LENA, params: { guid } })).body),
  )
  const [fruehere] = eingang.fruehere
  expect(unterlagen.map(({ wozu }) => wozu)).toContain(
    `Beitragsbescheide der SVLFG, eingereicht mit ${fruehere?.eingangsnummer}`,
  )
  for (const { uuid: dateiGuid, downloadUrl } of unterlagen) {
    expect(downloadUrl).toBe(
      bankDateiHerunterladen.path.replace(':guid', guid).replace(':dateiGuid', dateiGuid),
    )
    const params = { guid, dateiGuid }
    expect((await t.call(bankDateiHerunterladen, { als: SABINE, params })).status).toBe(200)
  }
})

test('[S9-03] what the applicant drafts since he was asked is his: papers and answers are those that he sent', async () => {
  const fall = await fallInPruefung(t)
  const vorher = await ansicht(fall)
  const { guid } = fall.formular
  await fordern(t, guid, {
    grund: 'Umsatz prüfen.',
    felder: [{ pfad: 'produktgruppenDaten.umsatz', grund: 'x' }],
  })
  const { nachforderung, geschaeftStatus, abschnitte, unterlagen } = await ansicht(fall)
  expect([geschaeftStatus, nachforderung?.grund]).toEqual(['NEUANTRAG_IN_BEARBEITUNG', 'Umsatz prüfen.'])
  expect(Date.parse(nachforderung?.frist ?? '')).toBeGreaterThan(t.clock.now().getTime())
  expect([abschnitte, namen(unterlagen)]).toEqual([vorher.abschnitte, namen(vorher.unterlagen)])
})

test('[S9-03] until when he may say what he thinks of it, and that he took it back', async () => {
  const fall = await fallInPruefung(t)
  const body = { text: 'Die Moorfläche ist zu klein.', frist: inTagen(t, 20) }
  await t.call(anhoerung.anhoeren, { als: SABINE, params: { guid: fall.geschaeft }, body })
  expect((await ansicht(fall)).anhoerung?.stand).toBe('OFFEN')
  await loeschen(t, fall.formular.guid)
  expect((await ansicht(fall)).zurueckgezogenAm).toBe(t.clock.now().toISOString())
})

test('[S9-03] [S9-10] a notice that waits says for whom; one that was given lies there, at an address of the bank', async () => {
  const b = await bereiterBescheid(t)
  const [wartend] = (await ansicht({ geschaeft: b.fall })).bescheide
  expect(wartend).toMatchObject({ status: 'BENACHRICHTIGT', abrufbar: false, datei: null })
  expect(wartend?.hindernis?.text).toMatch(/^Der Bescheid liegt bereit für .*Lena Lindenau/)
  await ganzAbrufen(t, b)
  const [gegeben] = (await ansicht({ geschaeft: b.fall })).bescheide
  const params = { guid: b.fall, bescheidGuid: b.guid }
  expect(gegeben?.datei?.downloadUrl).toBe(
    bescheidOeffnen.path.replace(':guid', b.fall).replace(':bescheidGuid', b.guid),
  )
  expect((await t.call(bescheidOeffnen, { als: SABINE, params })).status).toBe(200)
})
