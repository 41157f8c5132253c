import { auszahlungLesen } from '@foerderportal/contract/auszahlung/antrag/routes'
import {
  auszahlbareGeschaefteLesen,
  auszahlungUebersichtLesen,
} from '@foerderportal/contract/auszahlung/routes'
import { KONTEXT } from '@foerderportal/contract/auszahlung/testing/testFormular'
import { bekundungUebersichtLesen } from '@foerderportal/contract/interessenbekundung/routes'
import {
  konversationLesen,
  mitteilungenLesen,
} from '@foerderportal/contract/mitteilungen/konversation/routes'
import { anhoerungLesen } from '@foerderportal/contract/zuwendung/antrag/anhoerung/routes'
import { bescheideLesen } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import { antragLesen, antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { verzichtLesen } from '@foerderportal/contract/zuwendung/antrag/verzicht/routes'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { auszahlungsdienst, QUITTUNG } from './auszahlung/testing/auszahlungsdienst.ts'
import { angehoert } from './testing/anhoerungen.ts'
import { abgerufen, bescheid } from './testing/bescheide.ts'
import type { Route } from '@foerderportal/contract/shared/route'
import { unternehmensNutzerLesen } from '@foerderportal/contract/unternehmen/nutzer/routes'
import { unternehmenLesen } from '@foerderportal/contract/unternehmen/routes'
import { konversation, mitteilung, listen, zeile } from './testing/mitteilungen.ts'
import { antraege, auszahlungen, runde } from './testing/overviews.ts'
import { ALTMOOR, LOHNBETRIEB, MAX } from './testing/people.ts'
import { pfade } from './paths.ts'
import type { Portal } from './testing/portal.ts'
import { test } from './testing/test.ts'
import { verzichtbar } from './testing/verzichte.ts'
import { antragsdienst } from './zuwendung/testing/antragsdienst.ts'
import { vollerAntrag } from './zuwendung/testing/offenerAntrag.ts'

/** The first or the second: a company, or a case of a company. */
type Nr = 1 | 2
const FIRMEN = { 1: ALTMOOR, 2: LOHNBETRIEB } as const
const geNr = (nr: Nr) => `GE-2026-00070${nr}`
const guidVon = (art: string, nr: Nr) => `${art}0000000-0000-4000-8000-00000000000${nr}`
const wessen = (unternehmenGuid: string): Nr => (unternehmenGuid === LOHNBETRIEB.id ? 2 : 1)
const welches = (guid: string): Nr => (guid.endsWith('2') ? 2 : 1)

/** What each company has, each under numbers of its own. */
const firmenBedienen = ({ server }: Portal): void => {
  const [eintrag] = antraege().details
  server.answer(antragUebersichtLesen, 200, ({ params }) => [
    antraege({ details: eintrag ? [{ ...eintrag, geNr: geNr(wessen(params.unternehmenGuid)) }] : [] }),
  ])
  server.answer(auszahlungUebersichtLesen, 200, ({ params }) => [
    { ...auszahlungen(), geschaeftNr: geNr(wessen(params.unternehmenGuid)) },
  ])
  server.answer(auszahlbareGeschaefteLesen, 200, ({ params }) => [
    {
      ...auszahlungen(),
      geschaeftNr: geNr(wessen(params.unternehmenGuid)),
      details: KONTEXT.gegenstaende.map((g) => ({
        ...g,
        restBetrag: wessen(params.unternehmenGuid) === 1 ? 4711 : 815,
      })),
    },
  ])
  server.answer(bekundungUebersichtLesen, 200, ({ params }) => [
    runde({ programmbezeichnung: `ANK NaBo, Probe ${geNr(wessen(params.unternehmenGuid))}` }),
  ])
  server.answer(mitteilungenLesen, 200, ({ params, query }) =>
    listen({ BEGONNEN: [zeile({ geNr: geNr(wessen(params.unternehmenGuid)) })] })({ query }),
  )
}

type Blatt = {
  readonly was: string
  /** What tells them apart comes from these calls. */
  readonly rufe: readonly Route[]
  readonly bedienen: (portal: Portal) => void
  readonly adresse: (nr: Nr) => string
  readonly zeichen: (nr: Nr) => string
}

const jeFirma = (
  was: string,
  pfad: string,
  rufe: Blatt['rufe'],
  zeichen: Blatt['zeichen'] = geNr,
): Blatt => ({
  was: `${was} zweier Unternehmen`,
  rufe,
  bedienen: firmenBedienen,
  adresse: (nr) => `${pfad}?unternehmenId=${FIRMEN[nr].id}`,
  zeichen,
})

/** Two cases of one company, each answered by the guid in the address. */
const jederFall = (
  was: string,
  pfad: (guid: string) => string,
  ruf: Route,
  bedienen: Blatt['bedienen'],
): Blatt => ({
  was,
  rufe: [ruf],
  bedienen,
  adresse: (nr) => `${pfad(guidVon('a', nr))}?unternehmenId=${ALTMOOR.id}`,
  zeichen: geNr,
})

const eingereichteAntraege = (portal: Portal): void => {
  const dienst = antragsdienst(portal, ALTMOOR)
  for (const nr of [1, 2] as const) {
    const fall = vollerAntrag(dienst, guidVon('a', nr))
    fall.setzen({ geNr: geNr(nr) })
    fall.einreichen()
  }
}

const eingereichteAuszahlungen = (portal: Portal): void => {
  const { ablegen } = auszahlungsdienst(portal)
  for (const nr of [1, 2] as const)
    ablegen({
      formular: { guid: guidVon('a', nr), classVersion: 1, verwendungsnachweise: [] },
      unternehmenGuid: ALTMOOR.id,
      geschaeftNr: geNr(nr),
      aenderbar: false,
      status: 'ABGESENDET',
      eingang: QUITTUNG,
    })
}

const bescheideBedienen = ({ server }: Portal): void =>
  void server.answer(
    bescheideLesen,
    200,
    ([1, 2] as const).map((nr) => bescheid({ ...abgerufen, guid: guidVon('a', nr), geNr: geNr(nr) })),
  )

const konversationenBedienen = ({ server }: Portal): void =>
  void server.answer(konversationLesen, 200, ({ params: { konversationId } }) =>
    konversation({
      conversationId: konversationId,
      geNr: geNr(welches(konversationId)),
      mitteilungen: [mitteilung({ gelesen: true })],
    }),
  )

/** Two of a kind at one address: of one company, and of two. */
const SEITEN: readonly Blatt[] = [
  jeFirma('das Dashboard', '/dashboard', [
    antragUebersichtLesen,
    auszahlungUebersichtLesen,
    bekundungUebersichtLesen,
  ]),
  jeFirma('die Interessenbekundungen', '/interessenbekundung/uebersicht', [bekundungUebersichtLesen]),
  jeFirma('die Anträge', '/zuwendung/uebersicht', [antragUebersichtLesen]),
  jeFirma('die Auszahlungen', '/auszahlung/uebersicht', [auszahlungUebersichtLesen]),
  jeFirma('was auszahlbar ist', '/auszahlung/uebersicht', [auszahlbareGeschaefteLesen], (nr) =>
    nr === 1 ? '4.711,00 €' : '815,00 €',
  ),
  jeFirma('die Mitteilungen', '/mitteilungen/uebersicht', [mitteilungenLesen]),
  jeFirma(
    'die Unternehmensdaten',
    '/unternehmen-aendern/unternehmen',
    [unternehmenLesen],
    (nr) => FIRMEN[nr].name,
  ),
  jeFirma(
    'die Nutzer-Übersicht',
    '/unternehmen-aendern/nutzer-uebersicht',
    [unternehmensNutzerLesen],
    (nr) => FIRMEN[nr].name,
  ),
  jederFall('eingereichte Anträge', pfade.eingang, antragLesen, eingereichteAntraege),
  jederFall('eingereichte Auszahlungen', pfade.auszahlungEingang, auszahlungLesen, eingereichteAuszahlungen),
  jederFall('Bescheide', pfade.bescheid, bescheideLesen, bescheideBedienen),
  jederFall('Unterhaltungen', pfade.konversation, konversationLesen, konversationenBedienen),
  jederFall('Anhörungen', pfade.anhoerung, anhoerungLesen, ({ server }) => {
    server.answer(
      anhoerungLesen,
      200,
      ({ params: { guid } }) => angehoert({ guid, unternehmenGuid: ALTMOOR.id, geNr: geNr(welches(guid)) }),
      { version: 1 },
    )
  }),
  jederFall('Verzichte', pfade.verzicht, verzichtLesen, ({ server }) => {
    server.answer(verzichtLesen, 200, ({ params: { guid } }) =>
      verzichtbar({ unternehmenGuid: ALTMOOR.id, geNr: geNr(welches(guid)) }),
    )
  }),
]

const main = () => page.getByRole('main')

/** While the server is silent nothing of the other one stands there; once it answers, this one does. */
const wechseln = async (portal: Portal, { rufe, zeichen }: Blatt, nach: Nr, gehen: () => void) => {
  const weiter = rufe.map((ruf) => portal.server.hold(ruf))
  gehen()
  await expect.element(main()).not.toMatchTextContent(zeichen(nach === 1 ? 2 : 1))
  for (const eins of weiter) eins()
  await expect.element(main()).toMatchTextContent(zeichen(nach))
  await expect.element(main()).not.toMatchTextContent(zeichen(nach === 1 ? 2 : 1))
}

for (const eine of SEITEN)
  test(`[B-08] [R2.2-05] ${eine.was}: das zweite, und zurück`, async ({ portal }) => {
    eine.bedienen(portal)
    await portal.open(eine.adresse(1), MAX)
    await expect.element(main()).toMatchTextContent(eine.zeichen(1))
    await wechseln(portal, eine, 2, () => history.pushState({}, '', eine.adresse(2)))
    await wechseln(portal, eine, 1, () => history.back())
  })
