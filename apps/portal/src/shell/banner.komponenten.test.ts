import { bekundungUebersichtLesen } from '@foerderportal/contract/interessenbekundung/routes'
import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { auszahlungUebersichtLesen } from '@foerderportal/contract/auszahlung/routes'
import { mitteilungenLesen } from '@foerderportal/contract/mitteilungen/konversation/routes'
import { bescheideLesen } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import { HANDY, resize } from '@foerderportal/shell/testing/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { bescheid, entschiedene } from '../testing/bescheide.ts'
import { titel } from '../testing/frame.ts'
import { listen, zeile } from '../testing/mitteilungen.ts'
import { bekundung, inTagen, runde } from '../testing/overviews.ts'
import { LENA, NORA } from '../testing/people.ts'
import { test } from '../testing/test.ts'

const angebot = () => page.getByRole('link', { name: 'Interessenbekundung starten' })
const ersteFrist = () => page.getByRole('region', { name: 'Fristen' }).getByRole('listitem').first()

test('[R2.3-04] das Dashboard begrüßt und führt zur Interessenbekundung, wenn eine möglich ist', async ({
  portal,
}) => {
  await portal.open('/dashboard', LENA)
  await expect.element(titel('Guten Tag, Lena')).toBeVisible()
  await expect.element(page.getByText('Sie handeln für Hof Lindenau GbR.')).toBeVisible()
  await expect.element(page.getByText(/^ANK NaBo, Proberunde: noch \d+ Tage/)).toBeVisible()
  await expect.element(page.getByText(/^ANK NaBo fördert Maschinen/)).toBeVisible()
  // What can't be done yet is no button; the button does what can be done.
  await expect.element(page.getByRole('main').getByRole('button')).toHaveLength(0)
  await angebot().click()
  await expect.element(titel('Interessenbekundungen')).toBeVisible()
  expect(location.pathname).toBe('/interessenbekundung/uebersicht')
  // only on the dashboard
  await expect.element(page.getByText('Sie handeln für Hof Lindenau GbR.')).not.toBeInTheDocument()
})

test('[R2.3-04] wartet ein Bescheid, ist er der blaue Knopf; die Interessenbekundung bleibt daneben', async ({
  portal,
}) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00+01:00') })
  portal.server.answer(bekundungUebersichtLesen, 200, [runde()])
  portal.server.answer(antragUebersichtLesen, 200, [entschiedene('BEWILLIGT')])
  portal.server.answer(bescheideLesen, 200, [bescheid()])
  await portal.open('/dashboard', LENA)
  const abrufen = page.getByRole('link', { name: 'Bescheid zum Antrag GE-2026-0001 abrufen' }).first()
  await expect.element(abrufen).toHaveClass('kern-btn--primary')
  await expect.element(page.getByText('Am dringendsten: noch 7 Tage (bis 30.11.2026')).toBeVisible()
  await expect.element(angebot()).toHaveClass('kern-btn--secondary')
  expect(document.querySelectorAll('main .kern-btn--primary')).toHaveLength(1)
  await istZugaenglich('Start mit einem Bescheid')
  vi.useRealTimers()
})

test('[R3.4-01] die Karte einer offenen Runde nennt deren letzten Tag', async ({ portal }) => {
  const erfassungsZeitraum = { von: inTagen(-9), bis: '2099-01-15T23:00:00Z' }
  portal.server.answer(bekundungUebersichtLesen, 200, [runde({ erfassungsZeitraum, detail: bekundung() })])
  await portal.open('/dashboard', LENA)
  await expect
    .element(page.getByRole('region', { name: 'Vorgänge' }))
    .toMatchTextContent('ANK NaBo, Proberunde · bis 15.01.2099')
})

for (const [was, eine] of [
  ['schon bekundet', { detail: bekundung() }],
  ['die Frist vorbei', { erfassungsZeitraum: { von: inTagen(-9), bis: inTagen(-1) } }],
  [
    'die Runde in der Reihung',
    { bekundungStatus: 'VOR_REIHUNG', aenderbar: false, detail: bekundung() } as const,
  ],
] as const)
  test(`[R2.3-04] ist ${was}, wird nichts angeboten`, async ({ portal }) => {
    portal.server.answer(bekundungUebersichtLesen, 200, [runde(eine)])
    await portal.open('/dashboard', LENA)
    await expect.element(page.getByText('Alles Wichtige zu Ihren Vorgängen')).toBeVisible()
    await expect.element(angebot()).not.toBeInTheDocument()
  })

test('[R2.3-04] wird die Interessenbekundung möglich, steht ihre Frist auch unter den Fristen', async ({
  portal,
}) => {
  portal.server.answer(bekundungUebersichtLesen, 200, [runde()])
  await portal.open('/dashboard', LENA)
  await expect.element(angebot()).toBeVisible()
  await expect.element(ersteFrist()).toMatchTextContent('Interesse bekunden: ANK NaBo, Proberunde')
  await expect.element(ersteFrist()).toMatchTextContent('noch 5 Tage')
})

test('wer nur lesen darf, bekommt nichts angeboten, was er nicht darf', async ({ portal }) => {
  await portal.open('/dashboard', NORA)
  await expect.element(page.getByText('Alles Wichtige zu Ihren Vorgängen')).toBeVisible()
  await expect.element(angebot()).not.toBeInTheDocument()
})

test('[R6-01] wer nur lesen darf, liest bei einer Frist, wer sie wahrt, und wird nicht hingeführt', async ({
  portal,
}) => {
  portal.server.answer(bekundungUebersichtLesen, 200, [runde()])
  await portal.open('/dashboard', NORA)
  await expect.element(ersteFrist()).toMatchTextContent(/Proberunde \(nur wer Anträge bearbeiten darf\)/)
  await expect.element(ersteFrist().getByRole('link')).not.toBeInTheDocument()
})

test('[G-13] der Gruß auf dem Handy ist so hoch wie das, was er anbietet', async ({ portal }) => {
  await resize(...HANDY)
  await portal.open('/dashboard', NORA)
  const satz = page.getByText('Alles Wichtige zu Ihren Vorgängen')
  await expect.element(satz).toBeVisible()
  const unten = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? Number.NaN
  const banner = satz.element().closest('.s-banner')
  expect(unten(banner) - unten(satz.element())).toBeLessThan(40)
})

test('[L-01] [R2.3-04] bis feststeht, was der Gruß anbietet, hält er auf dem Handy dessen Platz bis auf eine Zeile frei', async ({
  portal,
}) => {
  await resize(...HANDY)
  const weiter = portal.server.hold(bekundungUebersichtLesen)
  await portal.open('/dashboard', LENA)
  await expect.element(titel('Guten Tag, Lena')).toBeVisible()
  const hoehe = () => document.querySelector('.s-banner')?.getBoundingClientRect().height ?? Number.NaN
  const vorher = hoehe()
  weiter()
  await expect.element(angebot()).toBeVisible()
  const ZEILE = 24
  expect(Math.abs(hoehe() - vorher)).toBeLessThanOrEqual(ZEILE)
})

test('[S7-02] [R2.3-04] der Tag, an dem die Bank kommt, steht unter den Fristen', async ({ portal }) => {
  portal.server.answer(bekundungUebersichtLesen, 200, [])
  portal.server.answer(
    mitteilungenLesen,
    200,
    listen({ TERMIN_KOMMT: [zeile({ termin: inTagen(3) })], BEGONNEN: [zeile()] }),
  )
  await portal.open('/dashboard', LENA)
  await expect
    .element(ersteFrist().getByRole('link'))
    .toMatchTextContent('Termin der Bank zum Antrag GE-2026-000123: Termin für die Besichtigung vor Ort')
})

test('[R2.3-04] ohne Vorgänge verspricht der Gruß keine', async ({ portal }) => {
  portal.server.answer(bekundungUebersichtLesen, 200, [])
  portal.server.answer(antragUebersichtLesen, 200, [])
  portal.server.answer(auszahlungUebersichtLesen, 200, [])
  await portal.open('/dashboard', LENA)
  await expect.element(page.getByText('In drei Schritten zu Ihrem ersten Antrag')).toBeVisible()
  await expect.element(page.getByText('Alles Wichtige zu Ihren Vorgängen')).not.toBeInTheDocument()
})

test('die Fristen gehen nach der Uhr des Servers, nicht nach der eigenen', async ({ portal }) => {
  const heute = runde()
  // Every service tells the time, and the last answer counts.
  portal.server.setClock(new Date(inTagen(3)))
  portal.server.answer(bekundungUebersichtLesen, 200, [heute])
  await portal.open('/dashboard', LENA)
  await expect.element(ersteFrist()).toMatchTextContent('noch 2 Tage')
})
