import { nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fuss, kopf, titel } from '../testing/frame.ts'
import { rahmenIstSichtbar } from '@foerderportal/shell/testing/keyboard'
import { ALTMOOR, LENA, LINDENAU, MAX, RING, statusVon } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'

const firmaInDerAdresse = () => new URLSearchParams(location.search).get('unternehmenId')

const handeltFuer = async ({ name, id }: { name: string; id: string }): Promise<void> => {
  await expect.element(kopf()).toMatchTextContent(name)
  expect(firmaInDerAdresse()).toBe(id)
}

test('[R2.2-05] das Unternehmen bleibt bei jedem Verweis, beim Neuladen, beim Zurückgehen und auf der öffentlichen Seite', async ({
  portal,
}) => {
  await portal.open(`/dashboard?unternehmenId=${ALTMOOR.id}`, MAX)
  await handeltFuer(ALTMOOR)
  await fuss().getByRole('link', { name: 'Version' }).click()
  await expect.element(titel('Version')).toBeVisible()
  expect(firmaInDerAdresse()).toBe(ALTMOOR.id)
  history.back()
  await expect.element(titel('Guten Tag, Max')).toBeVisible()
  await handeltFuer(ALTMOOR)
  await portal.open(`/nutzer-aendern/nutzer?unternehmenId=${ALTMOOR.id}`)
  await page.getByRole('main').getByRole('link', { name: 'Login-Daten' }).click()
  await expect.element(titel('Login-Daten')).toBeVisible()
  await handeltFuer(ALTMOOR)
  await portal.reload()
  await handeltFuer(ALTMOOR)
})

test('wechseln: die Wahl führt auf das Dashboard des anderen Unternehmens; zurück steht wieder das erste', async ({
  portal,
}) => {
  await portal.open(`/dashboard?unternehmenId=${ALTMOOR.id}`, MAX)
  await page.getByRole('button', { name: ALTMOOR.name }).click()
  await page.getByRole('link', { name: 'Unternehmen wechseln' }).click()
  await expect.element(titel('Unternehmensauswahl')).toBeVisible()
  const karte = page.getByRole('article').filter({ hasText: ALTMOOR.name })
  await expect.element(karte).toMatchTextContent('handeln Sie gerade')
  await page.getByRole('link', { name: RING.name }).click()
  await expect.element(titel('Guten Tag, Max')).toBeVisible()
  await expect.element(page.getByRole('main')).toMatchTextContent(RING.name)
  await handeltFuer(RING)
  history.go(-2)
  await expect.element(titel('Guten Tag, Max')).toBeVisible()
  await expect.element(kopf()).toMatchTextContent(ALTMOOR.name)
  await handeltFuer(ALTMOOR)
})

/** Max acts for so many companies; the last of them is one of his own. */
const handeltFuerViele = ({ server }: Portal, anzahl: number) =>
  server.answer(nutzerStatusLesen, 200, {
    ...statusVon(MAX),
    unternehmenStatus: [
      ...Array.from({ length: anzahl - 1 }, (_, nr) => ({
        id: `0b9f6a52-6b1e-4c0e-9d55-3b1c9be5f0${10 + nr}`,
        name: nr === 3 ? 'Öko-Hof Übersee' : `Betrieb ${nr}`,
        type: 'LandwirtschaftlichesUnternehmen' as const,
      })),
      ALTMOOR,
    ],
  })

const karten = () => page.getByRole('article')
const suchfeld = () => page.getByRole('searchbox', { name: 'Unternehmen suchen' })
const gefunden = () => page.getByCss('search[aria-label="Unternehmen"]').getByRole('status')

test('[R1-07] bis sieben Unternehmen stehen alle da, von acht an lässt sich suchen', async ({ portal }) => {
  handeltFuerViele(portal, 7)
  await portal.open('/dashboard', MAX)
  await expect.element(karten()).toHaveLength(7)
  await expect.element(suchfeld()).not.toBeInTheDocument()
  handeltFuerViele(portal, 8)
  await portal.open('/dashboard')
  await expect.element(karten()).toHaveLength(8)
  await expect.element(gefunden()).toHaveTextContent('8 Unternehmen')
})

test('[R1-07] wer für viele handelt, findet seines durch Tippen: ohne Umlaute, mit der Tastatur, und die Zahl wird angesagt', async ({
  portal,
}) => {
  handeltFuerViele(portal, 40)
  await portal.open('/mitteilungen/uebersicht', MAX)
  await expect.element(karten()).toHaveLength(40)
  const suche = suchfeld()
  for (const wort of ['öko', 'OEKO', 'uebersee hof', 'ubersee']) {
    await suche.fill(wort)
    await expect.element(karten()).toHaveLength(1)
    await expect.element(karten()).toMatchTextContent('Öko-Hof Übersee')
    await expect
      .element(gefunden())
      .toHaveTextContent('1 von 40 Unternehmen. Mit der Eingabetaste wählen Sie es.')
  }

  await suche.fill('gibt es nicht')
  await expect
    .element(gefunden())
    .toHaveTextContent('Kein Unternehmen heißt so. Prüfen Sie die Schreibweise.')
  await page.getByRole('button', { name: 'Alle Unternehmen zeigen' }).click()
  await expect.element(karten()).toHaveLength(40)

  await expect.element(suche).toHaveFocus()
  rahmenIstSichtbar()
  await userEvent.keyboard('betrieb 1')
  await expect.element(gefunden()).toHaveTextContent('13 von 40 Unternehmen')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('link', { name: 'Betrieb 1', exact: true })).toHaveFocus()
  rahmenIstSichtbar()

  await suche.fill('altmoor')
  await expect
    .element(gefunden())
    .toHaveTextContent('1 von 40 Unternehmen. Mit der Eingabetaste wählen Sie es.')
  // As its line promises; the key goes where the focus is, so that is asked first.
  await expect.element(suche).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(titel('Mitteilungen')).toBeVisible()
  await handeltFuer(ALTMOOR)
})

test('wer nur eines hat, bekommt es, was immer in der Adresse steht', async ({ portal }) => {
  await portal.open(`/dashboard?unternehmenId=${ALTMOOR.id}`, LENA)
  await handeltFuer(LINDENAU)
})

for (const fremd of [
  '//boese.example/',
  String.raw`/\boese.example/`,
  'https://boese.example/',
  'javascript:alert(1)',
  '/%09/boese.example',
])
  test(`[R2.2-05] originalRoute führt nie aus dem Portal hinaus: ${fremd}`, async ({ portal }) => {
    await portal.open(`/unternehmen-auswahl?originalRoute=${encodeURIComponent(fremd)}`, MAX)
    await expect.element(titel('Unternehmensauswahl')).toBeVisible()
    await page.getByRole('link', { name: ALTMOOR.name }).click()
    await expect.element(titel('Guten Tag, Max')).toBeVisible()
    expect(location.pathname).toBe('/dashboard')
    expect(portal.departures).toEqual([])
  })
