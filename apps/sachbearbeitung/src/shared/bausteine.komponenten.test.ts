import { resize } from '@foerderportal/shell/testing/browser'
import { problemOf } from '@foerderportal/client/problem'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { cleanBrowser } from '@foerderportal/shell/testing/cleanBrowser'
import { createElement as h } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { zeigen } from '../testing/zeigen.ts'
import { Arbeitsseite } from './Arbeitsseite.tsx'
import { Geladen } from './Geladen.tsx'
import { Liste } from './liste/Liste.tsx'
import { listenwegMerken } from './liste/listenweg.ts'
import { useAuswahl } from './liste/useAuswahl.ts'
import { useListenweg } from './liste/useListenweg.ts'
import { tasten } from './tasten/tasten.ts'
import { Reiter } from './Reiter.tsx'
import { Spalte, Spalten } from './Spalten.tsx'
import { Standwort } from './Standwort.tsx'

beforeEach(cleanBrowser)

const FAELLE = ['a', 'b', 'c', 'd']
const sortieren = vi.fn()

function Faelle() {
  const auswahl = useAuswahl(FAELLE)
  return h(
    Arbeitsseite,
    { titel: 'Fälle', dazu: `${auswahl.gewaehlt.length} ausgewählt`, children: null },
    h(Liste<string>, {
      titel: 'Fälle',
      spalten: [
        { id: 'nr', kopf: 'Geschäft', zelle: (fall) => `GE-${fall}` },
        { id: 'stand', kopf: 'Stand', zelle: () => h(Standwort, { ton: 'info', children: 'In Prüfung' }) },
        { id: 'betrag', kopf: 'Betrag', zahl: true, zelle: () => '1.000,00' },
      ],
      zeilen: FAELLE,
      schluessel: (fall) => fall,
      href: (fall) => `#${fall}`,
      name: (fall) => `GE-${fall}`,
      sortierung: { nach: 'nr', ab: false, sortierbar: (id) => id !== 'stand', waehlen: sortieren },
      auswahl,
    }),
  )
}
const verweis = (fall: string) => page.getByRole('link', { name: `GE-${fall}` })
const hatFokus = (fall: string) => expect.element(verweis(fall)).toHaveFocus()

test('die Liste: j und k gehen von Zeile zu Zeile und bleiben an den Enden, x wählt, Umschalt+x bis hier', async () => {
  zeigen(Faelle)
  await expect.element(verweis('a')).toBeVisible()
  for (const [taste, fall] of [
    ['k', 'a'],
    ['j', 'b'],
    ['x', 'b'],
    ['j', 'c'],
    ['j', 'd'],
    ['j', 'd'],
    ['X', 'd'],
    ['k', 'c'],
  ] as const) {
    await userEvent.keyboard(taste)
    await hatFokus(fall)
  }
  await expect.element(page.getByText('3 ausgewählt')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'GE-a auswählen' })).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Alle gezeigten auswählen' }).click()
  await expect.element(page.getByText('4 ausgewählt')).toBeVisible()
})

test('die Liste: Zeilen von 32 px, sortiert wird über den Kopf, und das Vorlesen weiß, wonach', async () => {
  zeigen(Faelle)
  await page.getByRole('button', { name: 'Betrag' }).click()
  expect(sortieren).toHaveBeenCalledWith('betrag')
  // The first column is not called by the act of its checkbox: its head is read with each row.
  await expect.element(page.getByRole('columnheader').first()).toHaveAccessibleName('Auswahl')
  await expect.element(page.getByRole('columnheader', { name: 'Geschäft' })).toHaveAttribute('aria-sort')
  const zeile = page.getByRole('row', { name: /GE-b/ }).element()
  expect(zeile.getBoundingClientRect().height).toBeLessThanOrEqual(33)
  await istZugaenglich('Liste')
})

function Fall() {
  const weg = useListenweg('b', (fall) => `/fall/${fall}/pruefung`)
  const langer = Array.from({ length: 80 }, (_, i) => h('p', { key: i }, `Zeile ${i}`))
  const punkte = [
    { text: 'Prüfung', href: '/fall/b/pruefung' },
    { text: 'Verlauf', href: '/fall/b/verlauf', zahl: 23 },
  ]
  return h(
    Arbeitsseite,
    {
      titel: 'GE-b',
      stand: h(Standwort, { ton: 'warning', children: 'Nachforderung' }),
      aktionen: `Fall ${weg.stelle} von ${weg.von}`,
      darunter: h(Reiter, { name: 'Fall', punkte }),
      children: null,
    },
    h(
      Spalten,
      { breiten: '24.5rem minmax(0, 1fr)', children: null },
      h(Spalte, { name: 'Prüfpunkte', children: langer }),
      h(Spalte, { name: 'Unterlage', children: langer }),
    ),
  )
}

test('der Fall: zwei Spalten, die für sich rollen; schmal stehen sie untereinander', async () => {
  document.documentElement.style.height = '100%'
  zeigen(Fall, '/fall/b/pruefung')
  const spalte = (name: string) => page.getByRole('region', { name })
  await expect.element(spalte('Prüfpunkte')).toBeVisible()
  const oben = (name: string) => spalte(name).element().getBoundingClientRect().top
  expect(oben('Prüfpunkte')).toBe(oben('Unterlage'))
  await expect.element(page.getByRole('link', { name: 'Prüfung' })).toHaveAttribute('aria-current', 'page')
  await istZugaenglich('Fall')
  await resize(390, 844)
  expect(oben('Unterlage')).toBeGreaterThan(oben('Prüfpunkte') + 1000)
})

test('der Fall: u führt zu seiner Liste zurück, geschweifte Klammern zum Fall davor und danach', async () => {
  listenwegMerken({ href: '/?ansicht=neu', faelle: FAELLE, zuletzt: 'b' })
  const router = zeigen(Fall, '/fall/b/pruefung')
  await expect.element(page.getByText('Fall 2 von 4')).toBeVisible()
  await userEvent.keyboard('{{')
  await expect.poll(() => router.state.location.pathname).toBe('/fall/a/pruefung')
  await userEvent.keyboard('}')
  await expect.poll(() => router.state.location.pathname).toBe('/fall/c/pruefung')
  await userEvent.keyboard('u')
  await expect.poll(() => router.state.location.href).toBe('/?ansicht=neu')
})

test('[S9-14] ohne Fall davor oder danach nennt der Fuß seine Taste nicht', async () => {
  listenwegMerken({ href: '/', faelle: ['b'], zuletzt: 'b' })
  zeigen(Fall, '/fall/b/pruefung')
  await expect.element(page.getByText('Fall 1 von 1')).toBeVisible()
  const namen = tasten.alle().flatMap((gruppe) => gruppe.tasten.map(({ taste }) => taste))
  expect(namen).toContain('u')
  expect(namen.filter((taste) => taste === '{' || taste === '}')).toEqual([])
})

test('was nicht kommt, sagt warum, und wie es weitergeht', async () => {
  const refetch = vi.fn()
  const abfrage = { data: undefined, error: new Error('weg'), refetch, isFetching: false }
  zeigen(() => h(Geladen<string>, { abfrage, was: 'Die Fälle', children: (text) => text }))
  await expect.element(page.getByText('Nicht geladen: die Fälle')).toBeVisible()
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  expect(refetch).toHaveBeenCalledOnce()
})

test('was erst später zu sehen ist, ist kein Fehler', async () => {
  const detail = 'Geben Sie das Ergebnis der Ziehung ein, um sie zu sehen.'
  const body = { type: '/probleme/reihung-nicht-moeglich', title: 'Nicht möglich', status: 412, detail }
  const abfrage = { data: undefined, error: problemOf(412, body, null), refetch: vi.fn(), isFetching: false }
  zeigen(() => h(Geladen<string>, { abfrage, was: 'Die Reihung', children: (text) => text }))
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(/Noch nicht zu sehen.*Ergebnis der Ziehung/)
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('[G-08] what is being loaded is named, be it one thing or many', async () => {
  const abfrage = { data: undefined, error: null, refetch: vi.fn(), isFetching: true }
  zeigen(() => h(Geladen<string>, { abfrage, was: 'Der Zahllauf', children: (text) => text }))
  await expect.element(page.getByText('Wird geladen: der Zahllauf.')).toBeInTheDocument()
})
