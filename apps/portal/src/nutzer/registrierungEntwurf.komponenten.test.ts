import { KEIN_NUTZER } from '@foerderportal/contract/nutzer/problems'
import { nutzerAnlegen, nutzerLesen, nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { expect, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { feld, speicherstand, tippenWaehrend } from '../testing/fields.ts'
import { clickAgain, goOffline, ownClock } from '@foerderportal/shell/testing/browser'
import { titel } from '../testing/frame.ts'
import {
  AUF_DIESEM_GERAET,
  eintragungen,
  fragtVorDemSchliessen,
  liegtAufDemGeraet,
  wiederhergestellt,
} from '@foerderportal/shell/testing/geraet'
import { NEU, type Person } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { nutzerAusfuellen } from '../testing/registrieren.ts'
import { anmeldungWiderrufen, leerlauf, wiederAnmelden } from '../testing/signedOut.ts'
import { test } from '../testing/test.ts'

const NUMMER = '0461 123456, nur vormittags'
const geburtsdatum = () => page.getByRole('textbox', { name: 'Geburtsdatum' })
const telefon = () => feld('Telefon')

/** Signed in for the first time: the server does not know him yet. */
const registriertSich = async ({ server, open }: Portal, wer: Person = NEU) => {
  for (const route of [nutzerStatusLesen, nutzerLesen]) server.refuse(route, KEIN_NUTZER.status, KEIN_NUTZER)
  await open('/registrierung/nutzer', wer)
  await expect.element(titel('Registrierung')).toBeVisible()
}

const allesWiederDa = async (datum: string) => {
  await expect.element(wiederhergestellt()).toBeVisible()
  await expect.element(geburtsdatum()).toHaveValue(datum)
  await expect.element(telefon()).toHaveValue(NUMMER)
}

test('[S10-03] das Netz geht und das Fenster stürzt ab, während jemand tippt: kein Zeichen fehlt, auch kein halbes Datum', async ({
  portal,
}) => {
  await registriertSich(portal)
  await geburtsdatum().fill('24.')
  let wiederDa = () => {}
  await tippenWaehrend(telefon(), NUMMER, () => {
    wiederDa = goOffline(portal)
  })
  await speicherstand(AUF_DIESEM_GERAET)
  await liegtAufDemGeraet()
  portal.crash()
  wiederDa()
  await portal.open('/registrierung/nutzer')
  await allesWiederDa('24.')
})

for (const [name, enden] of [
  ['nach zehn Minuten Ruhe', leerlauf],
  ['ohne Verlängerung', anmeldungWiderrufen],
] as const)
  test(`[S10-03] die Anmeldung endet ${name}: nach der nächsten ist alles wieder da`, async ({ portal }) => {
    const uhr = ownClock()
    await registriertSich(portal)
    await geburtsdatum().fill('24.03.')
    await telefon().fill(NUMMER)
    await speicherstand(AUF_DIESEM_GERAET)
    await enden(portal, uhr)
    await wiederAnmelden(portal)
    await expect.element(titel('Registrierung')).toBeVisible()
    await allesWiederDa('24.03.')
  })

test('[R6-04] [S1-09] neue Bedingungen, während sich jemand registriert: nach der Zustimmung ist alles wieder da', async ({
  portal,
}) => {
  await registriertSich(portal)
  await nutzerAusfuellen()
  portal.server.refuse(nutzerAnlegen, 470, ALLGEMEIN.zustimmungFehlt, { times: 1 })
  await clickAgain(page.getByRole('button', { name: 'Registrieren und weiter' }))
  await expect.poll(() => portal.departures.at(-1)).toMatch(/kc_action=terms/i)
  await portal.follow()
  await expect.element(titel('Registrierung')).toBeVisible()
  await expect.element(wiederhergestellt()).toBeVisible()
  await expect.element(telefon()).toHaveValue('0461 123456')
  await expect.element(geburtsdatum()).toHaveValue('24.03.1984')
})

test('[S10-03] dasselbe Formular eines anderen Nutzers desselben Geräts bleibt leer', async ({ portal }) => {
  await registriertSich(portal)
  await telefon().fill('0461 98765')
  await speicherstand(AUF_DIESEM_GERAET)
  await liegtAufDemGeraet()
  await registriertSich(portal, { ...NEU, sub: 'sub-anna', vorname: 'Anna', username: 'anna.petersen' })
  await expect.element(telefon()).toHaveValue('')
  await telefon().fill('04841 555')
  await speicherstand(AUF_DIESEM_GERAET)
  await expect.element(wiederhergestellt()).not.toBeInTheDocument()
  await expect.poll(eintragungen).toBe(2)
})

test('[S10-03] verbietet der Browser das Speichern, steht es da, und er fragt, bevor etwas verloren geht', async ({
  portal,
}) => {
  // beginPage puts its own over it while a page lives
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('Speichern ist verboten.', 'SecurityError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await registriertSich(portal)
  expect(fragtVorDemSchliessen()).toBe(false)
  await telefon().fill('0461 98765')
  await speicherstand('nicht auf diesem Gerät gesichert')
  await expect.element(page.getByText('Lassen Sie dieses Fenster offen.')).toBeVisible()
  expect(fragtVorDemSchliessen()).toBe(true)
})

test('[S10-03] liegt alles auf dem Gerät, fragt der Browser beim Schließen nicht', async ({ portal }) => {
  await registriertSich(portal)
  await telefon().fill('0461 98765')
  await speicherstand(AUF_DIESEM_GERAET)
  await expect.poll(fragtVorDemSchliessen).toBe(false)
  await portal.reload()
  await expect.element(wiederhergestellt()).toBeVisible()
  await expect.element(telefon()).toHaveValue('0461 98765')
})
