import { NACHWEIS } from '@foerderportal/contract/auszahlung/testing/testFormular'
import { identifizierungLesen } from '@foerderportal/contract/identifizierung/routes'
import type { IdentStand } from '@foerderportal/contract/identifizierung/staende'
import { bekundungUebersichtLesen } from '@foerderportal/contract/interessenbekundung/routes'
import { ungeleseneZaehlen } from '@foerderportal/contract/mitteilungen/routes'
import { anhoerungLesen, anhoerungSpeichern } from '@foerderportal/contract/zuwendung/antrag/anhoerung/routes'
import { checklisteErstellen } from '@foerderportal/contract/zuwendung/antrag/checkliste/checkliste'
import { checklisteLesen } from '@foerderportal/contract/zuwendung/antrag/checkliste/routes'
import { ausgefuellt } from '@foerderportal/contract/zuwendung/testing/ausgefuellt'
import { formular, KONTEXT } from '@foerderportal/contract/zuwendung/testing/testFormular'
import { PROGRAMM } from '@foerderportal/contract/zuwendung/testing/testProgramm'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { describe, expect, onTestFinished, vi } from 'vitest'
import { auszahlungsdienst } from './auszahlung/testing/auszahlungsdienst.ts'
import { bekundungsdienst } from './interessenbekundung/testing/bekundungsdienst.ts'
import { routeTree } from './routes.tsx'
import { nextFrame } from '@foerderportal/shell/testing/browser'
import { angehoert } from './testing/anhoerungen.ts'
import { fragebogendienst } from './testing/frageboegen.ts'
import { pfad } from './testing/frame.ts'
import { bekundung, inTagen, runde } from './testing/overviews.ts'
import { LENA, LINDENAU } from './testing/people.ts'
import type { Portal } from './testing/portal.ts'
import { test } from './testing/test.ts'
import { antragsdienst } from './zuwendung/testing/antragsdienst.ts'

/** Every address of the route table; those of a case have its id and its page in them. */
const ROUTEN = Object.keys(
  createRouter({ routeTree, history: createMemoryHistory() } as never).routesByPath,
).filter((route) => route !== '/$')

/** Of a form that is being written, the pages that are each of its own kind. */
const SEITEN: Readonly<Record<string, readonly string[]>> = {
  '/zuwendung/antrag/$guid/$seite': [
    'unternehmen',
    'groesse',
    'foerdergegenstaende',
    'kategorie-B-1',
    'finanzierung',
    'zeichnung',
    'zusammenfassung',
  ],
  '/interessenbekundung/$guid/$seite': ['vorhaben', 'zusammenfassung'],
  '/auszahlung/antrag/$guid/$seite': ['gegenstaende', 'gegenstand-1', 'zusammenfassung'],
}
const adressen = (route: string): readonly string[] =>
  SEITEN[route]?.map((seite) => route.replace('$seite', seite)) ?? [route.replace(/\/\{-\$\w+\}/, '')]

/** The server's own doors: what is there is proven with them. */
const TUEREN = /^\/(cms|realms|identifizierung\/starten|demo|zuschussklimabilanz)\//
const alsMuster = (route: string) =>
  new RegExp(`^${route.replaceAll(/\/\{-\$\w+\}/g, '(/[^/]*)?').replaceAll(/\$\w+/g, '[^/]+')}/?$`)
const MUSTER = ROUTEN.map(alsMuster)

const IDENTIFIZIERUNG: Readonly<Record<string, IdentStand>> = {
  '/identifizierung/in-arbeit': 'IN_ARBEIT',
  '/identifizierung/in-pruefung': 'IN_PRUEFUNG',
  '/identifizierung/nicht-erfolgreich': 'NICHT_ERFOLGREICH',
}

const CHECKLISTE = checklisteErstellen(
  { formular: formular(), kontext: KONTEXT, programm: PROGRAMM },
  { titel: 'ANK NaBo', einladung: null, erfassungsZeitraum: null },
)
/** What a pressed button may yet send while its page is left: it gets no answer. */
const istFirmenaenderung = ({ method, url }: Request) =>
  method === 'POST' && new URL(url).pathname.endsWith(`/unternehmen/${LINDENAU.id}`)
const istDatei = ({ url }: Request) => /\/download\/|checkliste\/.*\/pdf/.test(url)

/** Somebody for whom something waits everywhere: a draft, which is a new one each time, a round, a message. */
const oeffnen = async (portal: Portal, adresse: string) => {
  const { server } = portal
  const dienst = antragsdienst(portal)
  const nachweis = dienst.dateien.ablegen('Nachweis.pdf')
  const { guid } = dienst.ablegen((leer) => ausgefuellt(leer, nachweis))
  const dateien = { rechnungen: [nachweis], zahlungsnachweise: [nachweis] }
  auszahlungsdienst(portal).ablegen({
    formular: { guid, classVersion: 1, verwendungsnachweise: [{ ...NACHWEIS, ...dateien }] },
  })
  server.answer(checklisteLesen, 200, CHECKLISTE)
  const anhoerung = angehoert({ frist: inTagen(14) })
  server.answer(anhoerungLesen, 200, anhoerung, { version: 1 })
  server.answer(anhoerungSpeichern, 200, anhoerung, { version: 2 })
  server.also(istDatei, () => Promise.resolve(new Response('%PDF-1.7')))
  server.also(istFirmenaenderung, () => Promise.resolve('lost'))
  fragebogendienst(server)
  server.answer(ungeleseneZaehlen, 200, { amount: 2 })
  bekundungsdienst(portal).anlegen()
  server.answer(bekundungUebersichtLesen, 200, [
    runde(),
    runde({
      ibkMetaGuid: crypto.randomUUID(),
      detail: { ...bekundung(), fertig: false, eingangsnummer: null },
    }),
  ])
  server.answer(identifizierungLesen, 200, () => ({
    stand: IDENTIFIZIERUNG[pfad()] ?? 'ERFOLGREICH',
    seit: inTagen(-1),
    identifizierungsUrl: `${location.origin}/identifizierung/starten/probe`,
  }))
  await portal.open(`${adresse.replace(/\$(?:guid|konversation)/, guid)}?unternehmenId=${LINDENAU.id}`, LENA)
}

const name = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
const sichtbar = (element: Element) => element.checkVisibility({ checkVisibilityCSS: true })
const alle = (wo: string) => [...document.querySelectorAll<HTMLElement>(wo)].filter(sichtbar)
const texteZu = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('')

/** Until the page is drawn and rests. */
const zurRuhe = async () => {
  let bewegt = true
  const waechter = new MutationObserver(() => (bewegt = true))
  waechter.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
  for (let bild = 0; bewegt && bild < 60; bild += 1) {
    bewegt = false
    await nextFrame()
    await nextFrame()
  }
  waechter.disconnect()
}

/** Where a link of the portal leads to nothing: the table has no such page, and the unknown ends on the dashboard. */
const insLeere = (link: HTMLElement): boolean => {
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith('#')) return document.getElementById(href.slice(1)) === null
  const { origin, pathname } = new URL(href, location.href)
  if (href === '' || origin !== location.origin) return href === ''
  return !TUEREN.test(pathname) && !MUSTER.some((muster) => muster.test(pathname))
}

/** Everything that a press can bring about: another picture, another address, a call, a file to choose or to keep, a print. */
const geschiehtEtwas = async (portal: Portal, knopf: HTMLElement | undefined): Promise<boolean> => {
  let geschehen = false
  const merken = () => (geschehen = true)
  // That it was pressed shows on the button itself: from that nobody has anything yet.
  const nurGedrueckt = ({ type, target }: MutationRecord) => type === 'attributes' && target === knopf
  const waechter = new MutationObserver((aenderungen) => {
    if (!aenderungen.every(nurGedrueckt)) merken()
  })
  const dateiwahl = (ereignis: Event) => {
    if (!(ereignis.target instanceof HTMLInputElement) || ereignis.target.type !== 'file') return
    ereignis.preventDefault()
    merken()
  }
  const print = window.print.bind(window)
  window.print = merken
  const createObjectURL = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (inhalt) => {
    merken()
    return createObjectURL(inhalt)
  }
  addEventListener('click', dateiwahl, true)
  waechter.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const stand = () => [portal.address(), portal.departures.length, portal.server.log.length].join(' ')
  const vorher = stand()
  knopf?.click()
  for (let bild = 0; !geschehen && stand() === vorher && bild < 30; bild += 1) await nextFrame()
  const anders = stand() !== vorher
  waechter.disconnect()
  removeEventListener('click', dateiwahl, true)
  window.print = print
  URL.createObjectURL = createObjectURL
  return geschehen || anders
}

type Lauscher = { readonly art: string; readonly wer: unknown; readonly signal: AbortSignal | undefined }
/** What listens at the window or the document from now on, and has not gone again; what hears once goes by itself. */
const lauschende = () => {
  const alle: Lauscher[] = []
  const stelle = (art: string, wer: unknown) => alle.findIndex((e) => e.art === art && e.wer === wer)
  const { prototype } = EventTarget
  const an = Reflect.get(prototype, 'addEventListener')
  prototype.addEventListener = function (this: EventTarget, art, wer, wahl) {
    const { once, signal } = typeof wahl === 'object' ? wahl : {}
    const bleibt = (this === window || this === document) && once !== true
    if (bleibt && stelle(art, wer) < 0) alle.push({ art, wer, signal })
    an.call(this, art, wer, wahl)
  }
  onTestFinished(() => void Object.assign(prototype, { addEventListener: an }))
  for (const ziel of [window, document] as EventTarget[]) {
    const ab = ziel.removeEventListener.bind(ziel)
    vi.spyOn(ziel, 'removeEventListener').mockImplementation((art, wer, wahl) => {
      if (stelle(art, wer) >= 0) alle.splice(stelle(art, wer), 1)
      ab(art, wer, wahl)
    })
  }
  return () =>
    alle
      .filter(({ signal }) => signal?.aborted !== true)
      .map(({ art }) => art)
      .toSorted()
}

/** Where something listens beyond its own element while one is there: forms, files, lists, a way back to where one was. */
const HORCHT = [
  '/zuwendung/antrag/$guid/kategorie-B-1',
  '/zuwendung/antrag/$guid/zeichnung',
  '/interessenbekundung/$guid/vorhaben',
  '/auszahlung/antrag/$guid/gegenstand-1',
  '/login',
  '/mitteilungen/$konversation',
]
const ueberschrift = () => document.querySelector('h1')?.textContent
const ANDERSWO = { adresse: '/dashboard', titel: 'Guten Tag, Lena' }

describe('wer eine Seite verlässt, lässt nichts lauschen:', () => {
  for (const adresse of HORCHT)
    test(`[R2.1-01] ${adresse}`, async ({ portal }) => {
      const uebrig = lauschende()
      await oeffnen(portal, adresse)
      await zurRuhe()
      const hier = { adresse: portal.address(), titel: ueberschrift() }
      const gehen = async ({ adresse: ziel, titel }: typeof hier) => {
        history.pushState({}, '', ziel)
        await expect.poll(ueberschrift).toBe(titel)
        await zurRuhe()
      }
      await gehen(ANDERSWO)
      const danach = uebrig()
      await gehen(hier)
      await gehen(ANDERSWO)
      expect(uebrig()).toEqual(danach)
    })
})

/** The frame is the same everywhere: its buttons are pressed where one begins. */
const knoepfe = (adresse: string) => alle(adresse === '/dashboard' ? 'button' : 'main button')
const istGesperrt = (knopf: Element) => knopf.getAttribute('aria-disabled') === 'true'

test.for([
  ['sich selbst', (knopf: HTMLElement) => knopf.toggleAttribute('data-gedrueckt'), false],
  ['seine Beschriftung', (knopf: HTMLElement) => knopf.append('!'), true],
  ['seine Seite', (knopf: HTMLElement) => knopf.parentElement?.toggleAttribute('data-anders'), true],
] as const)('[R2.1-01] ein Knopf, der %s ändert', async ([, tun, etwas], { portal }) => {
  await oeffnen(portal, '/dashboard')
  await zurRuhe()
  const knopf = document.createElement('button')
  knopf.addEventListener('click', () => void tun(knopf))
  document.querySelector('main')?.append(knopf)
  await zurRuhe()
  expect(await geschiehtEtwas(portal, knopf)).toBe(etwas)
})

describe('keine Sackgasse:', () => {
  for (const adresse of ROUTEN.flatMap(adressen))
    test(`[R2.1-01] ${adresse}`, async ({ portal }) => {
      await oeffnen(portal, adresse)
      await zurRuhe()
      // Those of menus that are closed, too.
      const links = [...document.querySelectorAll('a')]
      expect(links.filter(insLeere).map(name), 'führt nirgendwohin').toEqual([])
      const gesperrte = knoepfe(adresse).filter(istGesperrt)
      const stumm = gesperrte.filter((knopf) => texteZu(knopf.getAttribute('aria-describedby')) === '')
      expect(stumm.map(name), 'ist gesperrt und sagt nicht, warum').toEqual([])

      const offene = knoepfe(adresse)
        .filter((knopf) => !istGesperrt(knopf))
        .map(name)
      const tot: string[] = []
      for (const [i, welcher] of offene.entries()) {
        if (i > 0) await oeffnen(portal, adresse)
        await zurRuhe()
        const knopf = knoepfe(adresse).filter((einer) => !istGesperrt(einer))[i]
        if (!(await geschiehtEtwas(portal, knopf))) tot.push(welcher)
      }
      expect(tot, 'tut nichts').toEqual([])
    })
})
