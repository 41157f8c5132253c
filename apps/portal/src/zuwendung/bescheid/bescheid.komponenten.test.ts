import { auszahlungUebersichtLesen } from '@foerderportal/contract/auszahlung/routes'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import {
  bescheidAbrufBestaetigen,
  bescheidAbrufen,
  bescheidAbrufLaden,
  bescheideLesen,
  bescheidHerunterladen,
} from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { beforeEach, expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickable } from '@foerderportal/shell/testing/browser'
import { tabBis } from '@foerderportal/shell/testing/keyboard'
import { LEER_SHA256, abgerufen, bescheid, entschiedene, fuerAndere } from '../../testing/bescheide.ts'
import { hauptnavigation } from '../../testing/frame.ts'
import { auszahlungen } from '../../testing/overviews.ts'
import { LENA, NORA } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'
import { antragsdienst } from '../testing/antragsdienst.ts'
import { vollerAntrag } from '../testing/offenerAntrag.ts'

const ADRESSE = `/zuwendung/bescheid/${bescheid().guid}`
const VERSUCH = 'a0000000-0000-4000-8000-000000000001'
const main = () => page.getByRole('main')
const knopf = () => page.getByRole('button', { name: 'Bescheid abrufen' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T09:00:00+01:00') })
  return () => vi.useRealTimers()
})

/** The notice as the server keeps it: retrieved once its receipt is there. */
const bescheiddienst = ({ server }: Portal, anfangs: Partial<BescheidAnsicht> = {}) => {
  let stand = bescheid(anfangs)
  server.serve(bescheideLesen, () => ({ body: [stand] }))
  server.serve(bescheidAbrufen, ({ params }) => ({
    body: {
      versuch: VERSUCH,
      dateiname: 'Bescheid BE-2026-000123.pdf',
      bytes: 0,
      downloadUrl: bescheidAbrufLaden.path.replace(':guid', params.guid).replace(':versuch', VERSUCH),
    },
  }))
  server.answer(bescheidAbrufLaden, 200)
  server.answer(bescheidHerunterladen, 200)
  server.serve(bescheidAbrufBestaetigen, ({ params, body }) => {
    expect([params.versuch, body.sha256]).toEqual([VERSUCH, LEER_SHA256])
    stand = { ...stand, ...abgerufen }
    return { body: stand }
  })
}

const abrufen = async () => {
  await knopf().click()
  const dialog = page.getByRole('alertdialog', { name: 'Bescheid BE-2026-000123 abrufen?' })
  await expect.element(dialog).toMatchTextContent('Das lässt sich nicht zurücknehmen.')
  await dialog.getByRole('button', { name: 'Abrufen' }).click()
}

test('[S9-10] eine zeichnende Person liest, bis wann und was der Abruf bewirkt, und ruft ihn ab; danach stehen die Fristen da', async ({
  portal,
}) => {
  bescheiddienst(portal)
  await portal.open(ADRESSE, LENA)
  await expect.element(main()).toMatchTextContent('Abrufen: noch 7 Tage (bis 30.11.2026, 23:59 Uhr)')
  await expect
    .element(main())
    .toMatchTextContent('Am Tag danach gilt er für Ihr Unternehmen als bekannt gegeben.')
  await istZugaenglich('Bescheid, der bereitliegt')
  // By keyboard alone: what had the focus goes, and the sentence that says how it ended takes it.
  await tabBis(knopf())
  await userEvent.keyboard('{Enter}')
  await tabBis(page.getByRole('alertdialog').getByRole('button', { name: 'Abrufen' }))
  await userEvent.keyboard('{Enter}')
  const ergebnis = page.getByText(
    'Der Bescheid ist auf diesem Gerät. Er gilt am 24.11.2026 als bekannt gegeben.',
  )
  await expect.element(ergebnis).toBeVisible()
  expect(document.activeElement?.contains(ergebnis.element())).toBe(true)
  await expect.element(main()).toMatchTextContent('Bewilligt5.000,00 €')
  await expect.element(main()).toMatchTextContent('Bei Fragen nennen SieBE-2026-000123')
  await expect
    .element(page.getByRole('region', { name: 'So geht es weiter' }))
    .toMatchTextContent(
      /Bestellen dürfen Sie ab dem 24\.11\.2026\. Kaufen und bezahlen Sie bis zum 20\.11\.2027\..*Auszahlung möglich bis 18\.02\.2028.*voraussichtlich bis zum 28\.12\.2026/,
    )
  await expect.element(main()).toMatchTextContent('Bekannt gegeben am24.11.2026')
  await expect.element(main()).toMatchTextContent('Rechtsbehelf voraussichtlich bis28.12.2026')
  await expect.element(main()).toMatchTextContent(/Abgerufen23\.11\.2026, 09:00:00 Uhr von Lena Lindenau/)
  await istZugaenglich('Bescheid, der bekannt gegeben ist')
  await page.getByRole('button', { name: 'Bescheid herunterladen' }).click()
  await expect.poll(() => portal.server.calls(bescheidHerunterladen)).toHaveLength(1)
  expect(portal.server.calls(bescheidAbrufBestaetigen)).toHaveLength(1)
})

test('[A-27] bricht die Leitung beim Laden ab, gilt nichts als abgerufen, und es geht noch einmal', async ({
  portal,
}) => {
  bescheiddienst(portal)
  await portal.open(ADRESSE, LENA)
  const wieder = portal.server.cut(bescheidAbrufLaden)
  await abrufen()
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Der Bescheid gilt nicht als abgerufen. Versuchen Sie es noch einmal.')
  expect(portal.server.calls(bescheidAbrufBestaetigen)).toEqual([])
  wieder()
  await clickable()
  await abrufen()
  await expect.element(main()).toMatchTextContent('Bekannt gegeben am24.11.2026')
})

test('[S9-10] ist die Frist gerade vorbei, sagt der Server es, und die Seite zeigt den neuen Stand', async ({
  portal,
}) => {
  bescheiddienst(portal)
  await portal.open(ADRESSE, LENA)
  const { status, ...problem } = ZUWENDUNG.nichtMoeglich
  const detail = 'Der Bescheid ließ sich bis 30.11.2026, 23:59 Uhr abrufen.'
  portal.server.refuse(bescheidAbrufen, status, { ...problem, detail })
  portal.server.answer(bescheideLesen, 200, [
    bescheid({ status: 'NICHT_BEWIRKT', endetAm: null, abrufbar: false }),
  ])
  await abrufen()
  await expect
    .element(main())
    .toMatchTextContent('Nicht abgerufen. Die Bank gibt Ihnen den Bescheid auf einem anderen Weg bekannt.')
})

test('[A-26] wer nicht zeichnet, liest, für wen er bereitliegt; wer nicht identifiziert ist, findet dorthin und zurück', async ({
  portal,
}) => {
  bescheiddienst(portal, fuerAndere)
  await portal.open(ADRESSE, NORA)
  await expect
    .element(main())
    .toMatchTextContent('Der Bescheid liegt bereit für Lena Lindenau und Paul Partner.')
  await expect.element(knopf()).not.toBeInTheDocument()
  portal.server.answer(bescheideLesen, 200, [
    bescheid({
      abrufbar: false,
      hindernis: { pfad: 'identifizierung', text: 'Bestätigen Sie zuerst Ihre Identität.' },
    }),
  ])
  await portal.reload()
  const hier = portal.address()
  await page.getByRole('link', { name: 'Identität bestätigen' }).click()
  await page.getByRole('link', { name: 'Zurück zum Bescheid' }).click()
  await expect.element(main()).toMatchTextContent('Bestätigen Sie zuerst Ihre Identität.')
  expect(portal.address()).toBe(hier)
})

test('[S9-10] auf dem Start: bewilligt, noch nicht wirksam, mit der Aufgabe und ihrer Frist; danach nicht mehr', async ({
  portal,
}) => {
  portal.server.answer(antragUebersichtLesen, 200, [entschiedene('BEWILLIGT')])
  portal.server.answer(bescheideLesen, 200, [bescheid()])
  await portal.open('/dashboard', LENA)
  const teil = (name: string) => page.getByRole('region', { name })
  const fristen = () => teil('Fristen')
  const aufgabe = teil('Aufgaben').getByRole('link', { name: 'Bescheid zum Antrag GE-2026-0001 abrufen' })
  await expect.element(aufgabe).toHaveAttribute('href', expect.stringContaining(ADRESSE))
  await expect.element(fristen()).toMatchTextContent('Bescheid zum Antrag GE-2026-0001 abrufennoch 7 Tage')
  await expect.element(main()).toMatchTextContent('Noch nicht wirksam: Rufen Sie den Bescheid ab.')

  portal.server.answer(bescheideLesen, 200, [bescheid(abgerufen)])
  await portal.reload()
  await expect.element(main()).toMatchTextContent('Auszahlung möglich ab 24.11.2026.')
  await expect.element(aufgabe).not.toBeInTheDocument()

  // What a later notice says stays unsaid; the approval has its effect all the same.
  const weiterer = { guid: 'be000000-0000-4000-8000-000000000002', art: 'WIDERRUF' } as const
  portal.server.answer(bescheideLesen, 200, [bescheid(weiterer), bescheid(abgerufen)])
  await portal.reload()
  await expect
    .element(main())
    .toMatchTextContent('Ein weiterer Bescheid ist noch nicht bekannt: Rufen Sie den Bescheid ab.')
  await expect.element(main()).not.toMatchTextContent('Widerruf')
})

test('[S9-10] [R3.2-01] in der Übersicht und am Antrag: noch nicht wirksam, mit dem Weg zum Bescheid; danach der zur Auszahlung', async ({
  portal,
}) => {
  const fall = vollerAntrag(antragsdienst(portal))
  fall.einreichen()
  fall.setzen({ status: 'BEWILLIGT' })
  const seiner = { antragGuid: fall.guid, geNr: fall.antrag().geNr }
  portal.server.answer(bescheideLesen, 200, [bescheid(seiner)])
  const weg = (name: RegExp) => main().getByRole('link', { name })
  const zumBescheid = expect.stringContaining(ADRESSE) as string

  await portal.open('/zuwendung/uebersicht', LENA)
  await expect.element(weg(/^Bescheid abrufen/)).toHaveAttribute('href', zumBescheid)
  await expect.element(main()).toMatchTextContent('Am Zug: SieNoch nicht wirksam: Rufen Sie den Bescheid ab.')
  await expect.element(main()).toMatchTextContent('noch 7 Tage (bis 30.11.2026, 23:59 Uhr)')
  await expect.element(weg(/Auszahlung/)).not.toBeInTheDocument()

  await portal.open(fall.pfad('eingang'), LENA)
  await expect.element(main()).toMatchTextContent('Bewilligt. Noch nicht wirksam: Rufen Sie den Bescheid ab.')
  await expect.element(weg(/BE-2026-000123 abrufen/)).toHaveAttribute('href', zumBescheid)
  await expect.element(weg(/Auszahlung/)).not.toBeInTheDocument()

  portal.server.answer(bescheideLesen, 200, [bescheid({ ...seiner, ...abgerufen })])
  await portal.reload()
  await expect.element(weg(/Auszahlung/)).toBeVisible()
  await expect.element(main()).toMatchTextContent('Bekannt gegeben am24.11.2026')

  // Claimed altogether nobody has to do anything any more, and both pages say so.
  const alles = { geschaeftNr: seiner.geNr, auszahlungAnlegbar: 'NICHT_ANLEGBAR_KEINE_RESTBETRAEGE' } as const
  portal.server.answer(auszahlungUebersichtLesen, 200, [{ ...auszahlungen(), ...alles }])
  await portal.reload()
  await expect.element(main()).toMatchTextContent('Bewilligt. Alles ist beantragt.')
  await portal.open('/zuwendung/uebersicht', LENA)
  await expect.element(main()).toMatchTextContent('Alles ist beantragt.')
  await expect.element(main()).not.toMatchTextContent('Am Zug')
})

test('[S6-01] ist der Bescheid da und erst morgen wirksam, sagen Fall, Menü, Auszahlungen und Start denselben Tag', async ({
  portal,
}) => {
  const fall = vollerAntrag(antragsdienst(portal))
  fall.einreichen()
  fall.setzen({ status: 'BEWILLIGT' })
  const seiner = { antragGuid: fall.guid, geNr: fall.antrag().geNr }
  portal.server.answer(bescheideLesen, 200, [bescheid({ ...seiner, ...abgerufen })])
  portal.server.answer(auszahlungUebersichtLesen, 200, [])
  const AB = 'Auszahlung möglich ab 24.11.2026'
  for (const seite of [
    '/dashboard',
    '/zuwendung/uebersicht',
    fall.pfad('eingang'),
    '/auszahlung/uebersicht',
  ]) {
    await portal.open(seite, LENA)
    await expect.element(main()).toMatchTextContent(AB)
    await expect.element(main()).not.toMatchTextContent(/Noch nichts bewilligt|Sobald Sie bezahlt haben/)
    const punkt = hauptnavigation().getByRole('link', { name: 'Auszahlungen' })
    await expect.element(punkt).toHaveAccessibleDescription(`${AB}.`)
  }
  // On the day itself the list has it, and nothing is to come any more.
  portal.server.answer(bescheideLesen, 200, [bescheid({ ...seiner, ...abgerufen, bekanntAm: '2026-11-23' })])
  portal.server.answer(auszahlungUebersichtLesen, 200, [{ ...auszahlungen(), geschaeftNr: seiner.geNr }])
  await portal.open(fall.pfad('eingang'), LENA)
  await expect.element(main()).toMatchTextContent('Sobald Sie bezahlt haben')
  await expect.element(main()).not.toMatchTextContent('Auszahlung möglich ab')
})

test('[S9-10] wer ihn nicht abrufen kann, hat keine Aufgabe und liest, worauf es wartet', async ({
  portal,
}) => {
  portal.server.answer(antragUebersichtLesen, 200, [entschiedene('ABGELEHNT')])
  portal.server.answer(bescheideLesen, 200, [bescheid(fuerAndere)])
  await portal.open('/dashboard', NORA)
  await expect
    .element(main())
    .toMatchTextContent('Noch nicht wirksam: Der Bescheid liegt bereit für Lena Lindenau und Paul Partner.')
  await expect.element(main()).toMatchTextContent('Nichts wartet auf Sie.')
})

test('[S1-10] ein Bescheid, den dieses Unternehmen nicht hat, führt zu den Anträgen', async ({ portal }) => {
  portal.server.answer(bescheideLesen, 200, [])
  await portal.open(ADRESSE, LENA)
  await expect.element(main()).toMatchTextContent('gibt es diesen Bescheid nicht.')
  await expect.element(page.getByRole('link', { name: 'Zu Ihren Anträgen' })).toBeVisible()
})
