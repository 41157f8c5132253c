import { losNachrechnen } from '@foerderportal/client/interessenbekundung/losNachrechnen'
import {
  LISTHASH,
  RUNDE,
  SEED,
  ZUFALL,
} from '@foerderportal/contract/interessenbekundung/reihung/testing/beispiel'
import type { Reihungsplatz } from '@foerderportal/contract/interessenbekundung/reihungsplatz'
import * as contract from '@foerderportal/contract/interessenbekundung/routes'
import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { pfade } from '../paths.ts'
import { antraege, inTagen, runde } from '../testing/overviews.ts'
import { LENA } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'
import { bekundungsdienst, GUID } from './testing/bekundungsdienst.ts'

const EINLADUNG = {
  guid: 'c1d5c1de-6f0b-4c5e-9d7e-0a4b8f1c2d3e',
  stand: 'OFFEN',
  hauptgruppe: 'B',
  bis: inTagen(20),
  zugesagtInEuro: 8_000,
} as const

const ZIEHUNG = { runde: RUNDE, listHash: LISTHASH, zufall: ZUFALL }

/** A declaration on rank 3 of 12 that was invited; `anders`: what the server says otherwise of its place. */
const gereiht = async (
  portal: Portal,
  {
    eingeladenBis = 5,
    ...anders
  }: Partial<Pick<Reihungsplatz, 'los' | 'salz'>> & { eingeladenBis?: number } = {},
) => {
  const richtig = await losNachrechnen(SEED, { ...ZIEHUNG, guid: GUID, hauptgruppe: 'B' })
  const platz: Reihungsplatz = {
    hauptgruppe: 'B',
    salz: null,
    los: richtig,
    rang: 3,
    rangInGruppe: 2,
    zuwendungInEuro: 8_000,
    einladung: EINLADUNG,
    ...anders,
  }
  const detail = {
    rang: 3,
    rangVon: 12,
    rangInGruppe: 2,
    eingeladenBis,
    lose: [platz],
    einladung: EINLADUNG,
  }
  bekundungsdienst(portal, { ...detail, eingangsnummer: 'IBK-2026-000001' }).ranken()
  portal.server.answer(contract.bekundungLoseLesen, 200, {
    ...ZIEHUNG,
    bekundung: GUID,
    seed: SEED,
    lose: [platz],
  })
  portal.server.answer(contract.einladungVerzichten, 200, { ...EINLADUNG, stand: 'VERZICHTET' })
  await portal.open(`/interessenbekundung/${GUID}/eingang`, LENA)
}

const rechnen = page.getByRole('button', { name: 'Mein Los nachrechnen' })

test('[S3-06] Rang, Los und Einladung stehen da, und das eigene Gerät kommt auf dasselbe Los', async ({
  portal,
}) => {
  await gereiht(portal)
  await expect.element(page.getByText('3 von 12')).toBeVisible()
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent('Das Budget reicht bisher bis Rang 5. Wird Geld frei, geht es mit Rang 6 weiter.')
  await expect.element(page.getByRole('link', { name: 'Zum Antrag' })).toBeVisible()
  await rechnen.click()
  await expect
    .element(page.getByRole('main').getByText('Boden: Ihr Gerät kommt auf dasselbe Los.'))
    .toBeVisible()
})

test('[S3-06] sind alle eingeladen, nennt die Seite keinen Rang, den es nicht gibt', async ({ portal }) => {
  await gereiht(portal, { eingeladenBis: 12 })
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent('Das Budget reicht bis Rang 12, dem letzten.')
  await expect.element(page.getByRole('main')).not.toMatchTextContent('Rang 13')
})

test('[S3-06] wo Beträge nicht öffentlich sind, steht das Salz der eigenen Zeile da', async ({ portal }) => {
  await gereiht(portal, { salz: 'c'.repeat(64) })
  await expect.element(page.getByText('c'.repeat(64))).toBeVisible()
})

test('[S3-06] ein falsches Los fällt auf', async ({ portal }) => {
  await gereiht(portal, { los: 'f'.repeat(64) })
  await rechnen.click()
  await expect.element(page.getByRole('main').getByText(/Ihr Gerät kommt auf ein anderes Los/)).toBeVisible()
})

test('[S3-04] auf die Einladung lässt sich verzichten, nach einer Rückfrage', async ({ portal }) => {
  await gereiht(portal)
  await page.getByRole('button', { name: 'Auf die Einladung verzichten' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verzichten', exact: true }).click()
  await expect.poll(() => portal.server.calls(contract.einladungVerzichten).length).toBe(1)
})

test('[S3-04] zum Antrag, zu dem sie führte, geht es von ihrer Seite und aus der Liste', async ({
  portal,
}) => {
  const { ibkMetaGuid } = runde()
  const antrag = antraege({ ibkMetaGuid })
  portal.server.answer(antragUebersichtLesen, 200, [antrag])
  await gereiht(portal)
  const weg = page.getByRole('main').getByRole('link', { name: /^Zum Antrag GE-/ })
  const pfad = pfade.antragWeiter(antrag.details[0]?.antraege[0]?.guid ?? '')
  const dorthin = expect.stringMatching(`^${pfad}[?]`) as string
  await expect.element(weg).toHaveAttribute('href', dorthin)
  await portal.open('/interessenbekundung/uebersicht')
  await expect.element(weg).toHaveAttribute('href', dorthin)
})

test('[R3.4-01] eine Runde, die vorbei ist, sagt es in der Liste und auf ihrer Seite', async ({ portal }) => {
  await gereiht(portal)
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(/Runde beendet am \d\d\.\d\d\.\d{4}\. Eingeladen\./)
  await portal.open('/interessenbekundung/uebersicht', LENA)
  await expect.element(page.getByText(/^ANK NaBo fördert Maschinen/)).toBeVisible()
  await expect.element(page.getByRole('rowheader')).toMatchTextContent(/beendet am \d\d\.\d\d\.\d{4}/)
})
