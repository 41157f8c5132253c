import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { ibanPruefen } from '@foerderportal/contract/verzeichnis/routes'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { feld } from '../../testing/fields.ts'
import { ownClock } from '@foerderportal/shell/testing/browser'
import { titel } from '../../testing/frame.ts'
import { kundendienst } from '../../testing/kundendienst.ts'
import { NEU } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'

const GUT = 'DE89370400440532013000'
const ANDERE = 'DE02120300000000202051'
const VERTIPPT = 'DE88370400440532013000'
const RUHE_MS = 500
const NICHT_DA = 'Die Validierung steht aktuell nicht zur Verfügung.'

/** What a key may take. */
const SPIELRAUM_MS = 100
const iban = () => feld('IBAN')
const auskunft = () => page.getByRole('region', { name: 'Bankverbindung' }).getByCss('.s-auskunft')
const gilt = () => expect.element(auskunft()).toMatchTextContent('IBAN geprüft: Deutschland, SEPA')

/** The form, its clock, and the IBANs that were asked about. */
const formular = async (portal: Portal) => {
  const uhr = ownClock()
  kundendienst(portal, NEU)
  await portal.open('/registrierung/unternehmen', NEU)
  await expect.element(titel('Unternehmen registrieren')).toBeVisible()
  await expect.element(iban()).toBeVisible()
  uhr.pause()
  return { uhr, gefragt: () => portal.server.calls(ibanPruefen).map(({ query }) => query.iban) }
}

test('[R5-02] gefragt wird eine halbe Sekunde nach der letzten Eingabe, und nur nach einer ganzen IBAN', async ({
  portal,
}) => {
  const { uhr, gefragt } = await formular(portal)
  await userEvent.type(iban(), GUT.slice(0, -1))
  await uhr.run(5000)
  expect(gefragt()).toEqual([])
  // By the keyboard alone: looking for the field moves the clock, and so does typing on a machine that is busy.
  await userEvent.keyboard('0')
  await uhr.run(RUHE_MS / 2)
  await userEvent.keyboard(`{Control>}a{/Control}${ANDERE}`)
  await uhr.run(RUHE_MS - SPIELRAUM_MS)
  expect(gefragt()).toEqual([])
  await uhr.run(SPIELRAUM_MS)
  await gilt()
  expect(gefragt()).toEqual([ANDERE])
  // Politely: a screen reader says it at its next pause.
  await expect.element(auskunft()).toHaveRole('status')
  await uhr.run(5000)
  expect(gefragt()).toEqual([ANDERE])
})

test('[R5-02] eine Absage zeigt Titel und in Klammern, was zu tun ist; weiterschreiben geht immer', async ({
  portal,
}) => {
  const { uhr } = await formular(portal)
  const detail = 'Prüfen Sie die IBAN auf Zahlendreher: Die Prüfziffer stimmt nicht.'
  portal.server.refuse(ibanPruefen, 400, { ...ALLGEMEIN.ungueltig, detail }, { times: 1 })
  await iban().fill(VERTIPPT)
  await uhr.run(RUHE_MS)
  await expect.element(auskunft()).toHaveTextContent(`${ALLGEMEIN.ungueltig.title} (${detail})`)
  await iban().fill(GUT)
  await uhr.run(RUHE_MS)
  await gilt()
})

test('[S6-08] eine IBAN außerhalb des SEPA-Raums gilt, und doch wird dorthin nicht überwiesen', async ({
  portal,
}) => {
  const { uhr } = await formular(portal)
  await iban().fill('TR330006100519786457841326')
  await uhr.run(RUHE_MS)
  await expect.element(auskunft()).toMatchTextContent('Mit TR beginnen IBANs außerhalb des SEPA-Raums')
})

test('[R5-02] eine ältere Prüfung wird abgebrochen und sagt nichts mehr', async ({ portal }) => {
  const { uhr, gefragt } = await formular(portal)
  const { promise, resolve: antworten } = Promise.withResolvers<Response>()
  const abgebrochen: string[] = []
  const fertig = portal.server.also(
    ({ url }) => url.includes(VERTIPPT),
    (anfrage) => {
      anfrage.signal.addEventListener('abort', () => abgebrochen.push(VERTIPPT))
      return promise
    },
  )
  await iban().fill(VERTIPPT)
  await uhr.run(RUHE_MS)
  await expect.poll(() => portal.server.log.some((zeile) => zeile.endsWith('/iban/validation'))).toBe(true)
  await iban().fill(GUT)
  await expect.poll(() => abgebrochen).toEqual([VERTIPPT])
  await uhr.run(RUHE_MS)
  await gilt()
  fertig()
  antworten(Response.json({ ...ALLGEMEIN.ungueltig, detail: 'zu spät' }, { status: 400 }))
  await uhr.run(RUHE_MS)
  await gilt()
  expect(gefragt()).toEqual([GUT])
})

test('[R5-02] ist die Prüfung nicht zu erreichen, steht es da, und kein Fenster stört', async ({
  portal,
}) => {
  const { uhr } = await formular(portal)
  portal.server.refuse(ibanPruefen, 500)
  portal.server.lose(ibanPruefen, { times: 1 })
  for (const eine of [GUT, ANDERE]) {
    await iban().fill(eine)
    await uhr.run(RUHE_MS)
    await expect.element(auskunft()).toHaveTextContent(NICHT_DA)
  }
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
