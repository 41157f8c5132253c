import { unternehmenAendern } from '@foerderportal/contract/unternehmen/routes'
import { ibanPruefen } from '@foerderportal/contract/verzeichnis/routes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain } from '@foerderportal/shell/testing/browser'
import { ibanAuskunft } from '../testing/directory.ts'
import { feld } from '../testing/fields.ts'
import { pfad } from '../testing/frame.ts'
import { kundendienst } from '../testing/kundendienst.ts'
import { LENA, LINDENAU } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'

const ADRESSE = '/unternehmen-aendern/unternehmen'
const ALT = 'DE89 3704 0044 0532 0130 00'
const NEU = 'DE06 2175 0000 0000 1000 23'
const BANKEN: Record<string, { bank: string; bic: string; okay: boolean }> = {
  '37040044': { bank: 'Commerzbank', bic: 'COBADEFFXXX', okay: true },
  '21750000': { bank: 'Nord-Ostsee Sparkasse', bic: 'NOLADE21NOS', okay: true },
}

const speichern = () => page.getByRole('button', { name: 'Änderungen speichern' })
const bank = () => feld('Bank (freiwillig)')
const bic = () => feld('BIC (freiwillig)')
const gespeichert = () => page.getByCss('.kern-alert--success').filter({ hasText: /Gespeichert heute/ })
const gesendet = ({ server }: Portal) => server.calls(unternehmenAendern)

/** An account with name and BIC of its bank, and a directory that knows both banks. */
const beiUnternehmensdaten = async (portal: Portal, adresse = ADRESSE) => {
  const { firmen } = kundendienst(portal, LENA)
  firmen.anderswo(LINDENAU.id, {
    kontoInformationen: [
      {
        iban: ALT,
        bic: 'COBADEFFXXX',
        kontofuehrendesInstitut: 'Meine Hausbank',
        geschaeftsKonto: true,
        produktgruppe: 'standard',
      },
    ],
  })
  portal.server.serve(ibanPruefen, ({ query: { iban } }) => ({
    body: ibanAuskunft(iban, {
      extendedValidation: BANKEN[iban.slice(4, 12)] ?? { bank: null, bic: null, okay: null },
    }),
  }))
  await portal.open(adresse, LENA)
  await expect.element(bic()).toHaveValue('COBADEFFXXX')
}
/** The password was asked for just now (R5-06): the provider says so of its next tokens. */
const ebenAngemeldet = ({ provider }: Portal) => {
  provider.claims = { ...provider.claims, auth_time: Math.floor(Date.now() / 1000) }
}
const wegZumPasswort = ({ departures }: Portal) =>
  expect.poll(() => departures).toEqual([expect.stringMatching(/\/auth\?.*prompt=login/)])

test('[R3.1-05] eine IBAN bei einer anderen Bank behält weder deren Namen noch BIC: die neuen kommen, wo man sie kennt', async ({
  portal,
}) => {
  await beiUnternehmensdaten(portal)
  await feld('IBAN').fill(NEU)
  await expect.element(bank()).toHaveValue('Nord-Ostsee Sparkasse')
  await expect.element(bic()).toHaveValue('NOLADE21NOS')
  await expect.element(page.getByRole('button', { name: 'Bank und BIC übernehmen' })).not.toBeInTheDocument()
  await feld('IBAN').fill('AT61 1904 3002 3457 3201')
  await expect.element(bank()).toHaveValue('')
  await expect.element(bic()).toHaveValue('')
  await feld('IBAN').fill(ALT)
  await expect
    .element(bank(), { message: 'mit der alten IBAN kommt zurück, was dabei stand' })
    .toHaveValue('Meine Hausbank')
  await expect.element(bic()).toHaveValue('COBADEFFXXX')
})

test('[R3.1-05] ein anderes Konto bei derselben Bank ändert an ihr nichts, und selbst Geschriebenes bleibt', async ({
  portal,
}) => {
  await beiUnternehmensdaten(portal)
  await feld('IBAN').fill('DE36 3704 0044 0532 0130 02')
  await expect.element(bank()).toHaveValue('Meine Hausbank')
  await feld('IBAN').fill('DE06')
  await bank().fill('Unsere neue Bank')
  await feld('IBAN').fill(NEU)
  const uebernehmen = page.getByRole('button', { name: 'Bank und BIC übernehmen' })
  await expect.element(uebernehmen).toBeVisible()
  await expect.element(bank()).toHaveValue('Unsere neue Bank')
  await uebernehmen.click()
  await expect.element(bank()).toHaveValue('Nord-Ostsee Sparkasse')
})

test('[S1-08] vor einer neuen Bankverbindung fragt das Portal nach dem Passwort und speichert danach von selbst', async ({
  portal,
}) => {
  await beiUnternehmensdaten(portal, `${ADRESSE}#antrag-0b9f6a52-6b1e-4c0e-9d55-3b1c9be5f001`)
  await feld('IBAN').fill(NEU)
  await expect.element(bic()).toHaveValue('NOLADE21NOS')
  await page.getByRole('checkbox', { name: 'Alle Verwaltenden per E-Mail benachrichtigen' }).click()
  await expect.element(page.getByText('fragen wir noch einmal nach Ihrem Passwort')).toBeVisible()
  await speichern().click()
  await wegZumPasswort(portal)
  expect(gesendet(portal)).toEqual([])

  ebenAngemeldet(portal)
  await portal.follow()
  await expect.element(gespeichert()).toBeVisible()
  expect(gesendet(portal)).toHaveLength(1)
  expect(gesendet(portal)[0]).toMatchObject({
    query: { benachrichtigungNachDurchfuehrung: 'true' },
    body: { kontoInformationen: [{ iban: NEU, bic: 'NOLADE21NOS' }] },
  })
  expect(portal.departures).toEqual([])
  await expect.element(page.getByRole('link', { name: 'Zurück zum Antrag' })).toBeVisible()
})

test('[S1-08] wer die Anmeldung aufgibt, findet seine Eingaben, und nichts ist gesendet', async ({
  portal,
}) => {
  await beiUnternehmensdaten(portal)
  await feld('IBAN').fill(NEU)
  await speichern().click()
  await wegZumPasswort(portal)
  await portal.open(ADRESSE)
  await expect.element(page.getByText('Sie haben sich nicht erneut angemeldet')).toBeVisible()
  await istZugaenglich('nicht erneut angemeldet')
  await expect.element(feld('IBAN')).toHaveValue(NEU)
  expect(gesendet(portal)).toEqual([])
})

test('[S1-08] nach keinem Passwort fragt es, wenn die Anmeldung frisch ist oder das Konto bleibt', async ({
  portal,
}) => {
  await beiUnternehmensdaten(portal)
  await feld('Steuernummer').fill('15/888/45679')
  await speichern().click()
  await expect.element(gespeichert()).toBeVisible()
  ebenAngemeldet(portal)
  await feld('IBAN').fill(NEU)
  await clickAgain(speichern())
  await expect.poll(() => gesendet(portal)).toHaveLength(2)
  expect(portal.departures).toEqual([])
  expect(pfad()).toBe(ADRESSE)
})
