import type { Mitzeichnung } from '@foerderportal/contract/formular/mitzeichnung'
import {
  mitzeichnungAktionen,
  type MitzeichnungStatus,
} from '@foerderportal/contract/formular/mitzeichnungStaende'
import {
  auswahlNutzerLesen,
  mitzeichnungZurueckrufen,
} from '@foerderportal/contract/zuwendung/antrag/mitzeichnung/routes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { zurAuswahl } from '../../testing/companies.ts'
import { titel } from '../../testing/frame.ts'
import { LENA, type Person } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'
import { antragAntwort } from '../testing/antragAntwort.ts'
import { vollenAntragOeffnen, type OffenerAntrag } from '../testing/offenerAntrag.ts'

/** Both in browsers of their own on the real server: e2e/zuwendung/mitzeichnung.test.ts. */

const PAUL: Person = {
  ...LENA,
  sub: 'sub-paul',
  username: 'paul.partner',
  vorname: 'Paul',
  nachname: 'Partner',
}

/** Lena has asked Paul; what the one who reads it may do follows from the contract. */
const bitte = (status: MitzeichnungStatus, wer: 'GEFRAGT' | 'ZEICHNUNGSBERECHTIGT'): Mitzeichnung => ({
  guid: '60000000-0000-4000-8000-000000000001',
  status,
  seit: '2026-11-20T10:00:00.000Z',
  subjectId: PAUL.sub,
  name: 'Paul Partner',
  angefragtVon: 'Lena Lindenau',
  angefragtAm: '2026-11-20T10:00:00.000Z',
  unterschriebenAm: null,
  fuerMich: wer === 'GEFRAGT',
  grund: null,
  geaendert: [],
  sha256: 'a5'.repeat(32),
  aktionen: mitzeichnungAktionen(status, wer),
  hindernis: null,
  erinnerbarAb: null,
})

const benannt = ({ andersSpeichern }: OffenerAntrag): void =>
  andersSpeichern((f) => ({
    ...f,
    alleineZeichnungsberechtigt: false,
    zeichnungsberechtigter: { subjectId: PAUL.sub, vorname: 'Paul', nachname: 'Partner' },
  }))

const zurueckrufenBedienen = ({ server }: Portal, { antrag, setzen }: OffenerAntrag) =>
  server.serve(mitzeichnungZurueckrufen, () => {
    setzen({ mitzeichnung: bitte('ZURUECKGERUFEN', 'ZEICHNUNGSBERECHTIGT') })
    return { body: antragAntwort(antrag()) }
  })

test('[S4-07] wer während der Bitte ändern will, ruft sie erst zurück', async ({ portal }) => {
  const fall = await vollenAntragOeffnen(portal, 'zusammenfassung')
  benannt(fall)
  fall.setzen({ mitzeichnung: bitte('ANGEFRAGT', 'ZEICHNUNGSBERECHTIGT') })
  portal.server.answer(auswahlNutzerLesen, 200, [zurAuswahl(LENA, { selbst: true }), zurAuswahl(PAUL)])
  zurueckrufenBedienen(portal, fall)
  await portal.open(fall.pfad('zeichnung'))
  const paul = page.getByRole('radio', { name: 'Paul Partner' })
  await expect.element(paul).toBeDisabled()
  await portal.open(fall.pfad('zusammenfassung'))
  await page.getByRole('button', { name: 'Andere Person bitten', exact: true }).click()
  await page
    .getByRole('alertdialog', { name: 'Antrag wieder ändern?' })
    .getByRole('button', { name: 'Zurückrufen und ändern' })
    .click()
  await expect.element(titel('Ansprechperson und Unterschrift')).toBeVisible()
  await expect.element(paul).toBeEnabled()
  expect(portal.server.calls(mitzeichnungZurueckrufen)).toHaveLength(1)
})

test('[S4-07] wer vor der Unterschrift die Identität nachweisen muss, findet danach zurück', async ({
  portal,
}) => {
  const fall = await vollenAntragOeffnen(portal, 'zusammenfassung')
  benannt(fall)
  fall.setzen({
    mitzeichnung: {
      ...bitte('ANGEFRAGT', 'GEFRAGT'),
      hindernis: { pfad: 'identifizierung', text: 'Bestätigen Sie zuerst Ihre Identität.' },
    },
  })
  await portal.open(fall.pfad('mitzeichnung'), PAUL)
  const unterschreiben = () => page.getByRole('button', { name: 'Antrag unterschreiben' })
  await expect.element(unterschreiben()).toBeDisabled()
  await page.getByRole('link', { name: 'Identität nachweisen' }).click()
  fall.setzen({ mitzeichnung: bitte('ANGEFRAGT', 'GEFRAGT') })
  await page.getByRole('link', { name: 'Zurück zum Antrag' }).click()
  await expect.element(unterschreiben()).toBeEnabled()
  expect(portal.address()).toBe(fall.pfad('mitzeichnung'))
})

test('[S4-07] wird die Bitte zurückgerufen, erfährt es die andere Person, ohne neu zu laden', async ({
  portal,
}) => {
  const fall = await vollenAntragOeffnen(portal, 'zusammenfassung')
  benannt(fall)
  fall.setzen({ mitzeichnung: bitte('ANGEFRAGT', 'GEFRAGT') })
  await portal.open(fall.pfad('mitzeichnung'), PAUL)
  await expect.element(page.getByRole('button', { name: 'Antrag unterschreiben' })).toBeVisible()
  fall.setzen({ mitzeichnung: bitte('ZURUECKGERUFEN', 'ZEICHNUNGSBERECHTIGT') })
  await fall.uhr.run(15_000)
  await expect
    .element(page.getByRole('heading', { name: 'Diese Unterschrift wird nicht mehr gebraucht' }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Antrag unterschreiben' })).not.toBeInTheDocument()
})
