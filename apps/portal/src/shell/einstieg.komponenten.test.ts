import { einladungBeantworten, einladungLesen } from '@foerderportal/contract/unternehmen/routes'
import { KEIN_NUTZER } from '@foerderportal/contract/nutzer/problems'
import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { frage, pfad, titel } from '../testing/frame.ts'
import { antraege, inTagen } from '../testing/overviews.ts'
import { LENA, LOHNBETRIEB, MAX, NEU, statusVon, tokenVon, type Person } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'

const EINLADUNG = '0b9f6a52-6b1e-4c0e-9d55-3b1c9be5f001'
const ZWEITE = '0b9f6a52-6b1e-4c0e-9d55-3b1c9be5f002'

const statusMit = (wer: Person, ...guids: string[]) => ({
  ...statusVon(wer),
  einladungen: guids.map((guid) => ({ guid, email: 'lena@demo.example', emailErneutVersendbar: false })),
})

/** Somebody whom so many companies have invited. */
const eingeladen = ({ server }: Portal, wer: Person, ...guids: string[]): (() => void) => {
  server.answer(einladungLesen, 200, ({ params: { einladungId } }) => ({
    id: einladungId,
    name: einladungId === ZWEITE ? 'Gut Wiesengrund' : 'Hof Sonnental GbR',
    type: 'LandwirtschaftlichesUnternehmen',
    ort: 'Flensburg',
    eingeladenVon: 'Lena Lindenau',
    eingeladenAm: inTagen(-1),
    gueltigBis: inTagen(20),
  }))
  return server.answer(nutzerStatusLesen, 200, statusMit(wer, ...guids))
}

const karten = () => page.getByRole('article')

describe('[R2.2-03] offene Einladungen gehen vor', () => {
  test('dahin geht es von jeder Seite, und originalRoute behält sie', async ({ portal }) => {
    eingeladen(portal, LENA, EINLADUNG)
    for (const ziel of ['/zuwendung/uebersicht', '/mitteilungen/uebersicht']) {
      await portal.open(ziel, LENA)
      await expect.element(titel('Einladung zum Unternehmen')).toBeVisible()
      expect(frage('originalRoute')).toContain(ziel)
      await expect.element(karten()).toMatchTextContent('Hof Sonnental GbR')
    }
  })

  test('annehmen: nach der frischen Anmeldung geht es von selbst weiter und dann zur gewünschten Seite', async ({
    portal,
  }) => {
    const nichtMehr = eingeladen(portal, LENA, EINLADUNG)
    portal.server.answer(einladungBeantworten, 200, () => {
      nichtMehr()
      return statusVon(LENA)
    })
    portal.server.refuse(einladungBeantworten, 401, ALLGEMEIN.neuAnmelden, { times: 1 })
    await portal.open('/zuwendung/uebersicht', LENA)
    const annehmen = page.getByRole('button', { name: 'Einladung annehmen' })
    await expect.element(annehmen).toBeVisible()
    // What the press will ask for stands above it.
    const satz = page.getByText('fragen wir zu Ihrer Sicherheit noch einmal nach Ihrem Passwort').element()
    const folge = satz.compareDocumentPosition(annehmen.element())
    expect(folge & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await annehmen.click()
    // the provider asks for the password though its session goes on
    await expect.poll(() => portal.departures).toEqual([expect.stringMatching(/\/auth\?.*prompt=login/)])
    await portal.follow()
    await expect.element(titel('Anträge')).toBeVisible()
    expect(portal.server.calls(einladungBeantworten).map(({ params, query }) => [params, query])).toEqual(
      Array.from({ length: 2 }, () => [{ einladungId: EINLADUNG }, { bestaetigen: 'true' }]),
    )
  })

  test('ablehnen fragt nach; solange noch eine offen ist, bleibt man da', async ({ portal }) => {
    eingeladen(portal, LENA, EINLADUNG, ZWEITE)
    portal.server.answer(einladungBeantworten, 200, ({ params, query }) => {
      expect(query.bestaetigen).toBe('false')
      return params.einladungId === EINLADUNG ? statusMit(LENA, ZWEITE) : statusVon(LENA)
    })
    await portal.open('/mitteilungen/uebersicht', LENA)
    await expect.element(karten()).toHaveLength(2)
    const ablehnen = async (name: string) => {
      await karten().filter({ hasText: name }).getByRole('button', { name: 'Einladung ablehnen' }).click()
      const fenster = page.getByRole('alertdialog', { name: 'Einladung ablehnen?' })
      await expect.element(fenster).toMatchTextContent(name)
      await fenster.getByRole('button', { name: 'Einladung ablehnen' }).click()
    }
    await ablehnen('Hof Sonnental GbR')
    await expect.element(karten()).toHaveLength(1)
    await expect.element(karten()).toMatchTextContent('Gut Wiesengrund')
    await ablehnen('Gut Wiesengrund')
    await expect.element(titel('Mitteilungen')).toBeVisible()
  })
})

describe('[S1-12] später entscheiden', () => {
  const spaeter = () => page.getByRole('button', { name: 'Später entscheiden' })
  const aufgabe = (name: string) => page.getByRole('region', { name: 'Aufgaben' }).getByRole('link', { name })
  const vorDerEinladung = () => expect.element(titel('Einladung zum Unternehmen')).toBeVisible()

  test('lässt zur gewünschten Seite und überall sonst hinein, auch neu geladen, und bleibt als Aufgabe', async ({
    portal,
  }) => {
    eingeladen(portal, LENA, EINLADUNG)
    portal.server.answer(antragUebersichtLesen, 200, [antraege()])
    await portal.open('/mitteilungen/uebersicht', LENA)
    await spaeter().click()
    await expect.element(titel('Mitteilungen')).toBeVisible()
    await portal.open('/dashboard', LENA)
    await expect.element(aufgabe('Einladung beantworten')).toBeVisible()
    expect(portal.server.calls(einladungBeantworten)).toEqual([])
    await aufgabe('Einladung beantworten').click()
    await vorDerEinladung()
    await expect.element(karten()).toMatchTextContent('Hof Sonnental GbR')
  })

  test('die nächste Anmeldung fragt wieder, und eine Einladung, die seither kam, sofort', async ({
    portal,
  }) => {
    eingeladen(portal, LENA, EINLADUNG)
    await portal.open('/mitteilungen/uebersicht', LENA)
    await spaeter().click()
    await expect.element(titel('Mitteilungen')).toBeVisible()
    const zweite = eingeladen(portal, LENA, EINLADUNG, ZWEITE)
    await portal.reload()
    await vorDerEinladung()
    zweite()
    await portal.open('/mitteilungen/uebersicht', LENA)
    await expect.element(titel('Mitteilungen')).toBeVisible()
    expect(localStorage.getItem('portal-einladung-spaeter')).toContain('guids')
    portal.provider.user = { ...tokenVon(LENA), sid: 'sitzung-2' }
    await portal.reload()
    await vorDerEinladung()
    expect(localStorage.getItem('portal-einladung-spaeter')).toBeNull()
    // Nothing on the device says whose it was.
    expect(JSON.stringify(localStorage)).not.toContain(LENA.sub)
  })

  test('ohne Unternehmen führt es zu dessen Registrierung, und von dort zurück', async ({ portal }) => {
    eingeladen(portal, NEU, EINLADUNG)
    await portal.open('/dashboard', NEU)
    await spaeter().click()
    await expect.element(titel('Unternehmen registrieren')).toBeVisible()
    await page.getByRole('link', { name: 'Einladung beantworten' }).click()
    await vorDerEinladung()
  })

  test('wer für mehrere handelt, findet sie bei der Auswahl; wer noch keinen Vorgang hat, auf dem Start', async ({
    portal,
  }) => {
    eingeladen(portal, MAX, EINLADUNG, ZWEITE)
    await portal.open('/dashboard', MAX)
    await spaeter().click()
    await expect.element(titel('Unternehmensauswahl')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '2 Einladungen beantworten' })).toBeVisible()
    await page.getByRole('link', { name: LOHNBETRIEB.name }).click()
    await expect.element(titel('Guten Tag, Max')).toBeVisible()
    await expect.element(page.getByRole('link', { name: '2 Einladungen beantworten' })).toBeVisible()
  })
})

describe('[R4-01] [R1-02] der Weg eines Nutzers, und wie die Seite heißt', () => {
  const WEGE: readonly (readonly [string, (portal: Portal) => void, Person, string, string])[] = [
    [
      'wen es noch nicht gibt',
      ({ server }) => void server.refuse(nutzerStatusLesen, 404, KEIN_NUTZER),
      NEU,
      'Registrierung',
      '/registrierung/nutzer',
    ],
    [
      'wer eingeladen ist und kein Unternehmen hat',
      (portal) => void eingeladen(portal, NEU, EINLADUNG),
      NEU,
      'Einladung zum Unternehmen',
      '/unternehmen-einladung-bestaetigung',
    ],
    [
      '[R2.2-04] wer kein Unternehmen hat',
      () => undefined,
      NEU,
      'Unternehmen registrieren',
      '/registrierung/unternehmen',
    ],
    ['wer mehrere hat', () => undefined, MAX, 'Unternehmensauswahl', '/unternehmen-auswahl'],
    ['wer eines hat', () => undefined, LENA, 'Guten Tag, Lena', '/dashboard'],
  ]
  for (const [wer, vorbereiten, person, name, ort] of WEGE)
    test(`${wer}, steht zuerst vor: ${name}`, async ({ portal }) => {
      vorbereiten(portal)
      await portal.open('/dashboard', person)
      await expect.element(titel(name)).toBeVisible()
      expect(pfad()).toBe(ort)
      expect(document.title).toBe(`${name} - Förderportal`)
    })
})
