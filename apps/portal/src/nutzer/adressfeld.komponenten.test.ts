import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { AdressTreffer } from '@foerderportal/contract/verzeichnis/adresseSchema'
import { adressePruefen, adresseSuchen } from '@foerderportal/contract/verzeichnis/routes'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { feld } from '../testing/fields.ts'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { HANDY, goOffline, ownClock, resize } from '@foerderportal/shell/testing/browser'
import { adressAuskunft } from '../testing/directory.ts'
import { LENA } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'

const RUHE_MS = 500

const strasse = () => page.getByRole('combobox', { name: 'Straße', exact: true })
const ort = () => page.getByRole('combobox', { name: 'Ort', exact: true })
const plz = () => feld('Postleitzahl')
const hausnummer = () => feld('Hausnummer')
const adresse = () =>
  [strasse(), hausnummer(), plz(), ort()].map((eines) => (eines.element() as HTMLInputElement).value)

const vorschlaege = () => page.getByRole('listbox', { name: 'Vorschläge' })
const treffer = (name?: RegExp) => vorschlaege().getByRole('option', name && { name })
/** What the open list says below its suggestions. */
const listenzeile = () => page.getByCss('.p-suche__meldung:visible')
const unterDerAdresse = () => page.getByRole('region', { name: 'Ihre Anschrift' }).getByCss('.s-auskunft')

const stelle = (name: string, plzDort: string, ...nummern: string[]): AdressTreffer => ({
  address: { strasse: name, ort: 'Flensburg', ortZusatz: null, ortsteil: null, plz: plzDort },
  hausnummer: nummern,
})
const BEKANNT = [
  stelle('Hauptstraße', '24937', '5'),
  stelle('Hauptstraße', '24939', '5'),
  stelle('Speicherlinie', '24937'),
  stelle('Bahnhofstraße', '24937'),
]

/** Somebody's own data with an empty address; time goes on only when the test lets it. */
const formular = async (portal: Portal, { uhrSteht = true } = {}) => {
  const uhr = ownClock()
  portal.server.answer(adresseSuchen, 200, ({ body }) => {
    const [erstes = ''] = body.searchWords.join(' ').toLowerCase().split(' ')
    const gefunden = BEKANNT.filter(({ address }) => address.strasse?.toLowerCase().startsWith(erstes))
    return adressAuskunft(body, gefunden, ['Hauptstr', 'Flensb'])
  })
  portal.server.answer(adressePruefen, 200, ({ body: { correlation, address } }) => ({
    correlation,
    count: BEKANNT.filter((eine) => eine.address.strasse === address.strasse).length,
    runtimeInMs: 1,
  }))
  await portal.open('/nutzer-aendern/nutzer', LENA)
  await expect.element(strasse()).toBeVisible()
  for (const eines of [strasse(), hausnummer(), plz(), ort()]) await eines.fill('')
  await uhr.run(1000)
  if (uhrSteht) uhr.pause()
  // what the emptied fields have asked for may still be arriving
  const gefragt = () =>
    portal.server
      .calls(adresseSuchen)
      .flatMap(({ body }) => (/^haup/i.test(body.searchWords.join(' ')) ? [body] : []))
  return { uhr, gefragt, suchen: () => uhr.run(RUHE_MS) }
}

test('[R5-02] gesucht wird eine halbe Sekunde nach der letzten Taste, jedes Feld in seiner eigenen Sitzung', async ({
  portal,
}) => {
  const { uhr, gefragt } = await formular(portal)
  // Whatever looks for an element lets the clock go on by 50 ms and more; keys alone do not.
  await strasse().click()
  await userEvent.keyboard('Haup')
  await uhr.run(RUHE_MS - 1)
  await userEvent.keyboard('tstr')
  // Each key begins the half second anew.
  await uhr.run(RUHE_MS - 1)
  expect(gefragt()).toEqual([])
  await uhr.run(RUHE_MS)
  await expect.element(vorschlaege()).toBeVisible()
  expect(gefragt().map(({ searchWords }) => searchWords)).toEqual([['Hauptstr']])
  await userEvent.type(strasse(), ' flensb')
  await uhr.run(RUHE_MS)
  await expect.poll(() => gefragt().length).toBe(2)
  await expect.element(treffer()).toHaveLength(2)
  const [erste, zweite, ...weitere] = gefragt()
  expect(erste?.session).toBe(zweite?.session)
  expect(weitere).toEqual([])
  await uhr.run(10_000)
  expect(gefragt()).toHaveLength(2)
})

test('[R2.4-01] allein mit der Tastatur: suchen, wählen, alle Teile sind ausgefüllt und bleiben änderbar', async ({
  portal,
}) => {
  const { suchen } = await formular(portal)
  await userEvent.type(strasse(), 'hauptstr 5 flensb')
  await suchen()
  await expect.element(treffer()).toHaveLength(2)
  await expect.element(treffer().first()).toMatchTextContent(/Hauptstraße 5\s*24937 Flensburg/)
  await expect.element(treffer().last()).toMatchTextContent(/Hauptstraße 5\s*24939 Flensburg/)
  // What was typed stands out, and somebody who hears the page is told how many there are.
  const betont = [...treffer().first().element().querySelectorAll('mark')].map(
    ({ textContent }) => textContent,
  )
  expect(betont).toEqual(['Hauptstr', 'Flensb'])
  await expect.element(page.getByRole('status').filter({ hasText: '2 Treffer.' })).toBeInTheDocument()
  await expect.element(strasse()).toHaveAttribute('aria-expanded', 'true')
  const markiert = async (welcher: number) => {
    const eintrag = treffer().nth(welcher)
    await expect.element(eintrag).toHaveAttribute('aria-selected', 'true')
    await expect.element(strasse()).toHaveAttribute('aria-activedescendant', eintrag.element().id)
  }
  await userEvent.keyboard('{ArrowDown}')
  await markiert(0)
  await userEvent.keyboard('{End}')
  await markiert(1)
  await userEvent.keyboard('{Home}')
  await markiert(0)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(vorschlaege().getByCss('[aria-selected="true"]')).not.toBeInTheDocument()
  // Escape closes the list and keeps the text; the arrow opens it again.
  await userEvent.keyboard('{Escape}')
  await expect.element(vorschlaege()).not.toBeInTheDocument()
  await expect.element(strasse()).toHaveValue('hauptstr 5 flensb')
  await userEvent.keyboard('{ArrowDown}')
  await suchen()
  await expect.element(treffer()).toHaveLength(2)
  await userEvent.keyboard('{ArrowUp}')
  await markiert(1)
  await userEvent.keyboard('{Enter}')
  await expect.poll(adresse).toEqual(['Hauptstraße', '5', '24939', 'Flensburg'])
  await expect.element(vorschlaege()).not.toBeInTheDocument()
  await expect.element(strasse()).toHaveFocus()
  await userEvent.keyboard('{Tab}7 b')
  await expect.poll(adresse).toEqual(['Hauptstraße', '7 b', '24939', 'Flensburg'])
})

test('[R2.4-01] eine Straße ohne Nummer führt in das Feld der Hausnummer; der Finger wählt wie die Maus', async ({
  portal,
}) => {
  await resize(...HANDY)
  const { suchen } = await formular(portal)
  await userEvent.type(strasse(), 'speicherl')
  await suchen()
  const einer = treffer(/Speicherlinie/)
  await expect.element(einer).toBeVisible()
  expect(einer.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  // Scrolling closes nothing and loses nothing.
  await userEvent.wheel(document.body, { delta: { y: 80 } })
  await expect.element(einer).toBeVisible()
  await einer.click()
  await expect.element(hausnummer()).toHaveFocus()
  expect(adresse()).toEqual(['Speicherlinie', '', '24937', 'Flensburg'])
})

test('[R2.4-01] was das Verzeichnis nicht kennt, bleibt stehen und gilt; ein ruhiger Satz sagt es', async ({
  portal,
}) => {
  const { suchen } = await formular(portal)
  const fremd = 'شارع النيل \u{1F69C} Donaudampfschifffahrtsgesellschaftsweg'
  await strasse().fill(fremd)
  await suchen()
  await expect.element(listenzeile()).toHaveTextContent('Nichts gefunden. Ihre Eingabe bleibt stehen.')
  await userEvent.keyboard('{Tab}1')
  await plz().fill('24937')
  await ort().fill('Flensburg')
  await userEvent.keyboard('{Tab}')
  await suchen()
  await expect
    .element(unterDerAdresse())
    .toHaveTextContent('Adresse nicht im Verzeichnis. Wenn sie stimmt, machen Sie damit weiter.')
  expect(adresse()).toEqual([fremd, '1', '24937', 'Flensburg'])
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await strasse().fill('Speicherlinie')
  await userEvent.keyboard('{Tab}')
  await suchen()
  await expect.element(unterDerAdresse()).toHaveTextContent('')
})

test('[R2.4-01] solange man an der Adresse schreibt, wird nicht gesagt, dass sie nicht im Verzeichnis steht', async ({
  portal,
}) => {
  const { suchen } = await formular(portal)
  await strasse().fill('Xyzzyweg')
  await hausnummer().fill('1')
  await plz().fill('24937')
  await ort().fill('Flensburg')
  await plz().click()
  await suchen()
  await suchen()
  await expect.element(unterDerAdresse()).toHaveTextContent('')
  await feld('Telefon').click()
  await suchen()
  await expect.element(unterDerAdresse()).toMatchTextContent(/^Adresse nicht im Verzeichnis/)
})

/** What a screen reader is told beside what is read anyway. */
const angesagt = (text: string) =>
  expect.element(page.getByRole('status').filter({ hasText: text })).toBeInTheDocument()

test('[R2.4-01] was eine Wahl in anderen Feldern einträgt, wird angesagt', async ({ portal }) => {
  const { suchen } = await formular(portal)
  await userEvent.type(strasse(), 'hauptstr 5 flensb')
  await suchen()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await angesagt('Eingetragen: Postleitzahl 24937, Ort Flensburg, Hausnummer 5')
  await ort().fill('')
  await plz().fill('24939')
  await suchen()
  await expect.element(ort()).toHaveValue('Flensburg')
  await angesagt('Eingetragen: Ort Flensburg')
})

test('[R2.4-01] die Postleitzahl bringt ihren Ort, von mehreren hat man die Wahl; Geschriebenes bleibt', async ({
  portal,
}) => {
  const { uhr, suchen } = await formular(portal)
  await plz().fill('24937')
  await suchen()
  await expect.element(ort()).toHaveValue('Flensburg')
  // What came from the directory goes with its postal code.
  await plz().fill('24975')
  await suchen()
  await expect
    .element(unterDerAdresse())
    .toHaveTextContent('Zu dieser Postleitzahl gehören mehrere Orte. Wählen Sie Ihren.')
  await expect.element(ort()).toHaveValue('')
  await userEvent.keyboard('{Tab}')
  await suchen()
  await expect.element(treffer(/^Husby/)).toBeVisible()
  await userEvent.keyboard('hu')
  await suchen()
  await treffer(/^Husby/).click()
  await expect.element(ort()).toHaveValue('Husby')
  await plz().fill('24937')
  await uhr.run(2000)
  await expect.element(ort()).toHaveValue('Husby')
  // And back: a place brings its postal code.
  await ort().fill('')
  await userEvent.type(ort(), 'silberst')
  await suchen()
  await treffer(/^Silberstedt/).click()
  await expect.element(plz()).toHaveValue('24887')
})

test('[R8-02] eine Suche, die eine andere beendet hat, sagt es mit ihrem Text; weitergeschrieben hat sie keiner', async ({
  portal,
}) => {
  const { suchen } = await formular(portal)
  portal.server.answer(adresseSuchen, 204, undefined, { times: 1 })
  await userEvent.type(strasse(), 'Hauptstr')
  await suchen()
  await expect
    .element(listenzeile())
    .toHaveTextContent(
      'Suche abgebrochen (Es wurde eine Suche mit gleicher Session UUID gestartet, während diese noch aktiv war)',
    )
  await userEvent.type(strasse(), 'a')
  await suchen()
  await expect.element(vorschlaege()).toBeVisible()
  await expect.element(listenzeile()).not.toBeInTheDocument()
})

test('[R8-02] wer weiterschreibt, beendet die ältere Suche selbst: ihr Ende sagt ihm nichts', async ({
  portal,
}) => {
  const { uhr, suchen } = await formular(portal)
  const { promise, resolve: beenden } = Promise.withResolvers<Response>()
  let angehalten = 0
  const vorbei = portal.server.also(
    ({ url }) => url.endsWith('/address/search'),
    () => {
      angehalten += 1
      return promise
    },
  )
  await userEvent.type(strasse(), 'Bahnhof')
  await suchen()
  await expect.poll(() => angehalten).toBe(1)
  // After a second it is said that it takes its time.
  await expect.element(listenzeile()).not.toBeInTheDocument()
  await uhr.run(1000)
  await expect.element(listenzeile()).toHaveTextContent('Suche läuft …')
  vorbei()
  await userEvent.type(strasse(), 'str')
  await suchen()
  await expect.element(vorschlaege()).toBeVisible()
  beenden(new Response(null, { status: 204 }))
  await uhr.run(RUHE_MS)
  await expect.element(page.getByText(/abgebrochen/)).not.toBeInTheDocument()
  await expect.element(treffer().first()).toMatchTextContent('Bahnhofstr')
})

test('[R5-02] Absage und Ausfall stehen im Feld und darunter, kein Fenster stört, weiterschreiben geht immer', async ({
  portal,
}) => {
  const { suchen } = await formular(portal)
  const absage = { ...ALLGEMEIN.ungueltig, detail: 'Geben Sie weniger ein.' }
  const gesagt = `${absage.title} (${absage.detail})`
  const FALLBACK = 'Die Validierung steht aktuell nicht zur Verfügung.'
  for (const route of [adresseSuchen, adressePruefen]) portal.server.refuse(route, 400, absage)
  await userEvent.type(strasse(), 'Hauptstr')
  await suchen()
  await expect.element(listenzeile()).toHaveTextContent(gesagt)
  await hausnummer().fill('5')
  await plz().fill('24937')
  await ort().fill('Flensburg')
  await userEvent.keyboard('{Tab}')
  await suchen()
  await expect.element(unterDerAdresse()).toHaveTextContent(gesagt)

  const wiederDa = goOffline(portal)
  await userEvent.type(strasse(), 'a')
  await suchen()
  await expect.element(listenzeile()).toHaveTextContent(FALLBACK)
  await feld('Telefon').click()
  await suchen()
  await expect.element(unterDerAdresse()).toHaveTextContent(FALLBACK)
  await userEvent.type(strasse(), 'ße')
  expect(adresse()).toEqual(['Hauptstraße', '5', '24937', 'Flensburg'])
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  wiederDa()
})

test('[R2.4-01] axe findet in keinem Thema etwas am Adressfeld: Vorschläge offen, einer markiert, keiner da, unbekannt', async ({
  portal,
}) => {
  const { suchen } = await formular(portal, { uhrSteht: false }) // axe needs one that goes on
  await userEvent.type(strasse(), 'hauptstr 5 flensb')
  await suchen()
  await expect.element(vorschlaege()).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await istZugaenglich('Vorschläge offen, der erste markiert')
  await strasse().fill('Xyzzyweg')
  await suchen()
  await expect.element(listenzeile()).toMatchTextContent(/Nichts gefunden/)
  await istZugaenglich('Nichts gefunden')
  await hausnummer().fill('1')
  await plz().fill('24937')
  await ort().fill('Flensburg')
  await userEvent.keyboard('{Tab}')
  await suchen()
  await expect
    .element(unterDerAdresse())
    .toHaveTextContent('Adresse nicht im Verzeichnis. Wenn sie stimmt, machen Sie damit weiter.')
  await istZugaenglich('Adresse nicht im Verzeichnis')
})
