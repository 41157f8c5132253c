import { auszahlungUebersichtLesen } from '@foerderportal/contract/auszahlung/routes'
import { bekundungUebersichtLesen } from '@foerderportal/contract/interessenbekundung/routes'
import { mitteilungenLesen } from '@foerderportal/contract/mitteilungen/konversation/routes'
import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { brotkrumen, frage, hauptnavigation, kontomenue, pfad, texte, titel } from '../testing/frame.ts'
import { antraege } from '../testing/overviews.ts'
import { ALTMOOR, GISELA, LENA, LINDENAU, MAX } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'
import { antragsdienst, type Fall } from '../zuwendung/testing/antragsdienst.ts'
import { feld } from '../testing/fields.ts'
import { vollenAntragOeffnen, vollerAntrag } from '../zuwendung/testing/offenerAntrag.ts'

const GESCHWISTER = '/zuschussklimabilanz'

/** What is asked for from now on is that of the sibling's product group, or of the first portal's. */
const gefragt = (portal: Portal) =>
  [antragUebersichtLesen, auszahlungUebersichtLesen].map(
    (route) => portal.server.calls(route).at(-1)?.query.produktgruppe,
  )

const wechseln = async (portal: Portal) => {
  await kontomenue().click()
  await page.getByRole('link', { name: /^Portal wechseln/ }).click()
  await expect.poll(() => portal.departures.length).toBe(1)
  const [ziel] = portal.departures
  await portal.follow()
  return ziel
}

describe('[R1-06] [S11-06] das Schwesterportal', () => {
  test('hat eigenen Namen, eigene Startseite, keine Interessenbekundungen und fragt nach seinen Vorgängen', async ({
    portal,
  }) => {
    await portal.open(`${GESCHWISTER}/start`)
    await expect.element(titel('Willkommen')).toBeVisible()
    expect(document.title).toBe('Willkommen - Zuschuss Klimabilanz')
    await expect
      .element(page.getByText(/^Hier beantragen Sie den Zuschuss zu einer Klimabilanz/))
      .toBeVisible()
    await istZugaenglich('Startseite des Schwesterportals')

    await portal.open(`${GESCHWISTER}/dashboard`, LENA)
    await expect.element(titel('Guten Tag, Lena')).toBeVisible()
    expect(document.title).toBe('Guten Tag, Lena - Zuschuss Klimabilanz')
    await expect.poll(() => gefragt(portal)).toEqual(['ZUKLB', 'ZUKLB'])
    expect(portal.server.calls(bekundungUebersichtLesen)).toEqual([])
    await expect
      .poll(() => texte(hauptnavigation().getByRole('listitem')))
      .toEqual(['Start', 'Anträge', 'Auszahlungen', 'Hilfe'])
    await hauptnavigation().getByRole('link', { name: 'Anträge' }).click()
    await expect.element(titel('Anträge')).toBeVisible()
    expect(pfad()).toBe(`${GESCHWISTER}/zuwendung/uebersicht`)
    await brotkrumen().getByRole('link', { name: 'Start' }).click()
    await expect.element(titel('Guten Tag, Lena')).toBeVisible()
    expect(pfad()).toBe(`${GESCHWISTER}/dashboard`)
  })

  test('zeigt auch nach der Wahl eines Unternehmens nirgends eine Runde des anderen', async ({ portal }) => {
    await portal.open(`${GESCHWISTER}/dashboard`, MAX)
    await expect.element(page.getByText('1 Aufgabe')).toHaveLength(3)
    await page.getByRole('link', { name: ALTMOOR.name }).click()
    await expect.element(titel('Guten Tag, Max')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: 'Fristen' })).toBeVisible()
    await expect.element(page.getByText(/Proberunde|Interesse/)).toHaveLength(0)
    expect(portal.server.calls(bekundungUebersichtLesen)).toEqual([])
  })

  test('das erste fragt wie immer', async ({ portal }) => {
    await portal.open('/dashboard', LENA)
    await expect.element(titel('Guten Tag, Lena')).toBeVisible()
    await expect.poll(() => portal.server.calls(bekundungUebersichtLesen).length).toBe(1)
    expect(gefragt(portal)).toEqual([undefined, undefined])
  })

  test.for(['', '/', '/gibt/es/nicht', '/interessenbekundung/uebersicht'])(
    'was es dort nicht gibt, führt auf seine Startseite: „%s“',
    async (adresse, { portal }) => {
      await portal.open(GESCHWISTER + adresse, LENA)
      await expect.element(titel('Guten Tag, Lena')).toBeVisible()
      expect(pfad()).toBe(`${GESCHWISTER}/dashboard`)
    },
  )

  test('ein Kreditinstitut liest, warum es dort keinen Antrag stellen kann', async ({ portal }) => {
    const zuschuss = antraege({ programm: 'ZUKLB', programmbezeichnung: 'Zuschuss Klimabilanz', details: [] })
    portal.server.answer(antragUebersichtLesen, 200, [zuschuss])
    await portal.open(`${GESCHWISTER}/dashboard`, GISELA)
    await expect
      .element(page.getByRole('heading', { name: 'Das können Sie für Ihr Kreditinstitut tun' }))
      .toBeVisible()
    await portal.open(`${GESCHWISTER}/zuwendung/uebersicht`)
    const beginnen = page.getByRole('button', { name: 'Neuen Antrag beginnen' })
    await expect.element(beginnen).toHaveAttribute('aria-disabled', 'true')
    await expect.element(beginnen).toHaveAccessibleDescription(/als Kreditinstitut registriert/)
    await expect.element(page.getByText('Gefördert wird: Pflanztechnik')).toBeVisible()
  })

  test('wer sich dort anmeldet, kommt dorthin zurück', async ({ portal }) => {
    await portal.open(`${GESCHWISTER}/zuwendung/uebersicht`)
    const [anmeldung = ''] = portal.departures
    expect(new URL(anmeldung).searchParams.get('redirect_uri')).toBe(
      `${location.origin}${GESCHWISTER}/auth/callback`,
    )
    portal.server.answer(antragUebersichtLesen, 200, [
      antraege({ programmbezeichnung: 'Zuschuss Klimabilanz' }),
    ])
    await portal.open(`${GESCHWISTER}/zuwendung/uebersicht`, LENA)
    await expect.element(titel('Anträge')).toBeVisible()
    expect(pfad()).toBe(`${GESCHWISTER}/zuwendung/uebersicht`)
  })
})

describe('[R1-06] [R2.3-07] Portal wechseln', () => {
  test('hin und zurück mit Unternehmen und Aussehen, ohne zweite Anmeldung, mit denselben Mitteilungen', async ({
    portal,
  }) => {
    await portal.open(`/dashboard?unternehmenId=${ALTMOOR.id}`, MAX)
    await expect.element(titel('Guten Tag, Max')).toBeVisible()
    await page.getByRole('button', { name: 'Kontrast' }).click()
    const thema = () => document.documentElement.dataset['theme']
    expect(thema()).toBe('contrast')

    expect(await wechseln(portal)).toBe(`${location.origin}${GESCHWISTER}/?unternehmenId=${ALTMOOR.id}`)
    await expect.element(titel('Guten Tag, Max')).toBeVisible()
    expect([pfad(), frage('unternehmenId'), thema()]).toEqual([
      `${GESCHWISTER}/dashboard`,
      ALTMOOR.id,
      'contrast',
    ])
    expect(portal.departures).toEqual([])
    await portal.open(`${GESCHWISTER}/mitteilungen/uebersicht?unternehmenId=${ALTMOOR.id}`)
    await expect.element(titel('Mitteilungen')).toBeVisible()
    expect(portal.server.calls(mitteilungenLesen).at(-1)?.params.unternehmenGuid).toBe(ALTMOOR.id)

    await wechseln(portal)
    await expect.element(titel('Guten Tag, Max')).toBeVisible()
    expect([pfad(), frage('unternehmenId'), thema()]).toEqual(['/dashboard', ALTMOOR.id, 'contrast'])
  })

  test('wer noch tippt, findet seine Eingabe wieder', async ({ portal }) => {
    const { pfad: adresse, uhr } = await vollenAntragOeffnen(portal, 'antragsteller')
    await feld('Haupttätigkeit').fill('Schafe')
    await kontomenue().click()
    await page.getByRole('link', { name: /^Portal wechseln/ }).click()
    await expect
      .poll(async () => {
        await uhr.run(100)
        return portal.departures.length
      })
      .toBe(1)
    await portal.open(adresse('antragsteller'))
    await expect.element(feld('Haupttätigkeit')).toHaveValue('Schafe')
  })
})

/** It becomes one of the other programme. */
const alsKlimabilanz = ({ antrag, setzen }: Fall) => {
  const { formular } = antrag()
  setzen({
    formular: {
      ...formular,
      produktgruppenDaten: { type: 'ZUKLB', antragstellerArt: 'PRIMAERPRODUZENT' },
      foerdergegenstandSeiten: [],
      dokumente: { type: 'ZUKLB' },
    },
  })
}

describe('[R1-06] ein Antrag unter der Adresse des anderen Portals', () => {
  test.for(['antragsteller', 'mitzeichnung', 'eingang'])(
    'führt in das richtige: %s',
    async (seite, { portal }) => {
      const fall = vollerAntrag(antragsdienst(portal))
      alsKlimabilanz(fall)
      await portal.open(fall.pfad(seite), LENA)
      await expect
        .poll(() => portal.departures.at(-1))
        .toBe(`${location.origin}${GESCHWISTER}${fall.pfad(seite)}`)
    },
  )

  test('auch zurück', async ({ portal }) => {
    const fall = vollerAntrag(antragsdienst(portal))
    await portal.open(GESCHWISTER + fall.pfad('antragsteller'), LENA)
    await expect.poll(() => portal.departures.at(-1)).toBe(location.origin + fall.pfad('antragsteller'))
    await portal.follow()
    await expect.element(titel('Antragsteller')).toBeVisible()
    expect(frage('unternehmenId')).toBe(LINDENAU.id)
  })
})
