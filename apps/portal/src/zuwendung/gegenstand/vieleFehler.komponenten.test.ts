import { maschine } from '@foerderportal/contract/zuwendung/testing/testFormular'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { HANDY, clickAgain, resize } from '@foerderportal/shell/testing/browser'
import { dateifeld } from '../../testing/files.ts'
import { texte, titel } from '../../testing/frame.ts'
import { LENA } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'
import { antragsdienst } from '../testing/antragsdienst.ts'
import { weiter } from '../testing/antragsseiten.ts'

const ANZAHL = 16
const PAPIERE = ['Laden Sie das Angebot hoch.', 'Laden Sie die Bestätigung des Herstellers hoch.']
const name = (i: number) => `Mulchgerät ${i + 1} (Fendt Baureihe ${300 + i})`

/** As many machines as somebody pastes from a table: all of them without their papers. */
const ohnePapiere = Array.from({ length: ANZAHL }, (_, i) =>
  maschine({
    id: crypto.randomUUID(),
    hersteller: 'Fendt',
    typBezeichnung: `Baureihe ${300 + i}`,
    dokumentAngebot: null,
    dokumentHerstellerBestaetigung: null,
  }),
)
const oeffnen = async (portal: Portal, seite: string) => {
  const { pfad } = antragsdienst(portal).ablegen((leer) => ({
    ...leer,
    foerdergegenstandSeiten: [
      { kategorie: 'B.1', foerdergegenstandKlasse: 'mulchgeraet', foerdergegenstaende: ohnePapiere },
    ],
  }))
  await resize(...HANDY)
  await portal.open(pfad(seite), LENA)
}

/** Each machine once, by its name, with what it lacks in the order of its fields. */
const jedeEinmal = async (liste: ReturnType<typeof page.getByRole>) => {
  const dinge = () => texte(liste.getByCss('.p-fehler__ding'))
  await expect.poll(dinge).toEqual(ohnePapiere.map((_, i) => name(i)))
  // Said by each of its links, and so not by itself a second time.
  for (const ding of liste.getByCss('.p-fehler__ding').elements())
    expect(ding.getAttribute('aria-hidden')).toBe('true')
  const verweise = liste
    .getByRole('link', { name: 'Mulchgerät' })
    .and(liste.getByRole('link', { name: 'Laden Sie' }))
  expect(verweise.elements().map((verweis) => verweis.ariaLabel)).toEqual(
    ohnePapiere.flatMap((_, i) => PAPIERE.map((text) => `${name(i)}: ${text}`)),
  )
}

test('[R3.2-04] viele Maschinen ohne Papiere: die Fehler stehen je Maschine, in der Folge der Seite, und man sieht ihre Überschrift', async ({
  portal,
}) => {
  await oeffnen(portal, 'kategorie-B-1')
  await expect.element(titel('Mulch- und Pflanztechnik')).toBeVisible()
  await weiter().click()
  const uebersicht = page.getByRole('alert')
  const ueberschrift = uebersicht.getByRole('heading', { name: `Bitte prüfen Sie ${2 * ANZAHL} Angaben` })
  await expect.element(ueberschrift).toBeInViewport({ ratio: 1 })
  await expect.element(uebersicht).toHaveFocus()
  await jedeEinmal(uebersicht)
  await istZugaenglich('viele Fehler')

  // Each leads into its machine, and whoever comes back by 'Weiter' sees the heading again.
  await uebersicht.getByRole('link', { name: `${name(7)}: ${PAPIERE[1]}` }).click()
  const auswaehlen = dateifeld('Bestätigung des Herstellers').getByRole('button', {
    name: 'Dateien auswählen',
  })
  await expect.element(auswaehlen).toHaveFocus()
  await expect
    .element(page.getByRole('button', { name: '8. Fendt Baureihe 307' }))
    .toHaveAttribute('aria-expanded', 'true')
  await jedeEinmal(uebersicht)
  await clickAgain(weiter())
  await expect.element(ueberschrift).toBeInViewport({ ratio: 1 })
})

test('[R3.2-04] in der Zusammenfassung heißen sie ebenso und stehen in derselben Folge', async ({
  portal,
}) => {
  await oeffnen(portal, 'zusammenfassung')
  const fehlt = page.getByRole('heading', { name: 'Das fehlt noch' })
  await expect.element(fehlt).toBeInViewport({ ratio: 1 })
  await jedeEinmal(page.getByRole('main'))
})
