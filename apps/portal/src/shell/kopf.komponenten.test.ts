import { ungeleseneZaehlen } from '@foerderportal/contract/mitteilungen/routes'
import { KEIN_NUTZER } from '@foerderportal/contract/nutzer/problems'
import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { HANDY, resize } from '@foerderportal/shell/testing/browser'
import {
  istZuSehen,
  hauptnavigation,
  kontomenue,
  kopf,
  texte,
  titel,
  unternehmensmenue,
  untereLeiste,
} from '../testing/frame.ts'
import { LENA, MAX, NEU } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'

const post = /ungelesene Mitteilung|^Mitteilungen, keine ungelesen$/

test('[R2.3-01] die Kopfleiste zeigt Logo, Unternehmen, Nutzer, Mitteilungen und Kontrastschalter', async ({
  portal,
}) => {
  await portal.open('/zuwendung/uebersicht', LENA)
  const oben = kopf()
  await expect.element(oben.getByRole('link', { name: 'Förderportal' }).getByCss('svg')).toBeVisible()
  await expect.element(oben.getByRole('button', { name: 'Unternehmen: Hof Lindenau GbR' })).toBeVisible()
  await expect.element(oben.getByRole('button', { name: 'Konto: Lena Lindenau' })).toBeVisible()
  await expect.element(oben.getByRole('button', { name: 'Kontrast' })).toBeVisible()
  await oben.getByRole('link', { name: post }).click()
  await expect.element(titel('Mitteilungen')).toBeVisible()
  expect(location.pathname).toBe('/mitteilungen/uebersicht')
  await oben.getByRole('link', { name: 'Förderportal' }).click()
  await expect.element(titel('Guten Tag, Lena')).toBeVisible()
})

const UNGELESEN = [
  [0, 'Mitteilungen, keine ungelesen', ''],
  [1, '1 ungelesene Mitteilung', '1'],
  [3, '3 ungelesene Mitteilungen', '3'],
  [120, '120 ungelesene Mitteilungen', '99+'],
] as const

test('[R2.3-01] das Zeichen der Mitteilungen nennt, wie viele ungelesen sind', async ({ portal }) => {
  for (const [anzahl, name, zeigt] of UNGELESEN) {
    portal.server.answer(ungeleseneZaehlen, 200, { amount: anzahl })
    await portal.open('/zuwendung/uebersicht', LENA)
    const zeichen = kopf().getByRole('link', { name, exact: true })
    await expect.element(zeichen).toBeVisible()
    await expect.element(zeichen).toHaveTextContent(zeigt)
  }
})

test('[R2.3-01] [R2.3-08] auf dem Handy steht oben auch der Menüknopf, und beide Namen sind zu lesen', async ({
  portal,
}) => {
  await resize(...HANDY)
  await portal.open('/zuwendung/uebersicht', LENA)
  const oben = kopf()
  await expect.element(oben.getByRole('button', { name: 'Menü' })).toBeVisible()
  expect(istZuSehen(oben.getByText('Hof Lindenau GbR'))).toBe(true)
  expect(istZuSehen(oben.getByText('Lena Lindenau'))).toBe(true)
  await expect.element(oben.getByRole('link', { name: post })).toBeVisible()
  await expect.element(oben.getByRole('button', { name: 'Kontrast' })).toBeVisible()
})

for (const [breite, hoehe] of [[1280, 800], HANDY] as const)
  test(`[R2.3-04] ohne Anmeldung gibt es bei ${breite} px nur Logo und Willkommenstext`, async ({
    portal,
  }) => {
    await resize(breite, hoehe)
    await portal.open('/start')
    await expect.element(titel('Willkommen')).toBeVisible()
    expect(texte(kopf().getByRole('link'))).toEqual(['Förderportal'])
    expect(texte(kopf().getByRole('button'))).toEqual(['Kontrast'])
    await expect.element(page.getByText('Hier beantragen Sie Zuschüsse')).toBeVisible()
    await expect.element(hauptnavigation()).not.toBeInTheDocument()
    await expect.element(untereLeiste()).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('button', { name: 'Interessenbekundung starten' }))
      .not.toBeInTheDocument()
  })

/** Signed in for the first time: the server does not know him yet. */
const registriertSich = async ({ server, open }: Portal) => {
  server.refuse(nutzerStatusLesen, KEIN_NUTZER.status, KEIN_NUTZER)
  await open('/', NEU)
}

test('wer sich noch registriert, sieht seinen Namen, kann sich abmelden und sonst nichts', async ({
  portal,
}) => {
  await registriertSich(portal)
  await expect.element(unternehmensmenue()).not.toBeInTheDocument()
  await expect.element(kopf().getByRole('link', { name: /Mitteilung/ })).not.toBeInTheDocument()
  await kontomenue().click()
  await expect.element(page.getByRole('link', { name: 'Login-Daten' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Abmelden' })).toBeVisible()
  for (const name of ['Interessenbekundung', 'Anträge', 'Auszahlungen']) {
    const punkt = hauptnavigation().getByRole('link', { name, exact: true })
    await expect.element(punkt).toBeDisabled()
    await expect.element(punkt).toHaveAccessibleDescription(/^Zuerst muss feststehen/)
  }
})

describe('die farbige Kopflinie', () => {
  // On the pages of one's own and of a company it is looked at where each is opened: routen.test.ts.
  test('[R2.3-03] steht auf der Unternehmensauswahl und auf keiner öffentlichen Seite', async ({
    portal,
  }) => {
    await portal.open('/unternehmen-auswahl', MAX)
    await expect.element(page.getByCss('.s-kopflinie')).toHaveLength(1)
    for (const pfad of ['/version', '/start']) {
      await portal.open(pfad)
      await expect.element(page.getByCss('.s-kopflinie')).not.toBeInTheDocument()
    }
  })

  test('[R2.3-03] steht auch auf der Registrierung des Nutzers', async ({ portal }) => {
    await registriertSich(portal)
    await expect.element(titel('Registrierung')).toBeVisible()
    await expect.element(page.getByCss('.s-kopflinie')).toHaveLength(1)
  })
})
