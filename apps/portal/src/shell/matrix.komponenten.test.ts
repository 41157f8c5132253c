import type { IdentStand } from '@foerderportal/contract/identifizierung/staende'
import { identifizierungLesen } from '@foerderportal/contract/identifizierung/routes'
import { KEIN_NUTZER } from '@foerderportal/contract/nutzer/problems'
import { nutzerLesen, nutzerStatusLesen } from '@foerderportal/contract/nutzer/routes'
import { antragFlow } from '@foerderportal/contract/zuwendung/antrag/flow'
import { formular, KONTEXT } from '@foerderportal/contract/zuwendung/testing/testFormular'
import { steps } from '@foerderportal/flow/flow'
import { ANSICHTEN, type Ansicht } from '@foerderportal/ui/testing/ansichten'
import { unsichtbarerFokus } from '@foerderportal/ui/testing/fokus'
import { regelnFuer, type Regeln } from '@foerderportal/ui/testing/regeln'
import { afterEach, describe, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inJedemThema, maengel, textBleibt, wiederHell } from '@foerderportal/shell/testing/axe'
import { HANDY, expectNoOverflow, nextFrame, ownClock, resize } from '@foerderportal/shell/testing/browser'
import { kontomenue, pfad, titel, unternehmensmenue } from '../testing/frame.ts'
import { KONVERSATION } from '../testing/mitteilungen.ts'
import { LENA, LINDENAU, NEU } from '../testing/people.ts'
import { achtMinutenRuhe } from '../testing/signedOut.ts'
import { test } from '../testing/test.ts'
import { antragsdienst } from '../zuwendung/testing/antragsdienst.ts'
import { vollerAntrag } from '../zuwendung/testing/offenerAntrag.ts'

type Groesse = readonly [breite: number, hoehe: number]

const SCHREIBTISCH = [1280, 800] as const
/** Widths of the acceptance; the last is 1280 × 1024 px at 400 % (WCAG 1.4.10). */
const GROESSEN: readonly Groesse[] = [SCHREIBTISCH, [768, 1024], HANDY, [320, 640], [320, 256]]

const fenster = () => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Down to where no sticky bar lies over the foot; what a new size moves comes to rest before. */
const ganzNachUnten = () =>
  expect
    .poll(async () => {
      const { scrollHeight } = document.documentElement
      scrollTo(0, scrollHeight)
      await nextFrame()
      return (
        scrollHeight === document.documentElement.scrollHeight && scrollHeight - innerHeight - scrollY < 2
      )
    })
    .toBe(true)

/** On narrower screens what all themes have in common is looked at in one, on a phone. */
const regelnHier = (ansicht: Ansicht, breite: number): Regeln =>
  breite === 1280 || breite === 390 ? regelnFuer(ansicht) : 'farbe und größe'

/**
 * Dark differs from light in colours alone (tools/dunkel.test.ts): 1280 and 390 px show all that there are. Contrast draws
 * thicker lines besides, which the narrowest window would show to be too wide.
 */
const wirdGezeigt = (thema: string, [breite, hoehe]: Groesse) =>
  thema === 'hell' ||
  breite === 1280 ||
  breite === 390 ||
  (thema === 'Kontrast' && breite === 320 && hoehe === 640)

/** A width can't make a theme's lines unreadable: the widths between show no colour that 1280 and 390 px do not. */
const zeigtNeues = (thema: string, breite: number) => thema === 'hell' || breite === 1280 || breite === 390

const imThemaPruefen = async (was: string, ansicht: Ansicht, [breite, hoehe]: Groesse) => {
  const { name } = ansicht
  const hier = `${was}, ${name}, ${breite} × ${hoehe} px`
  // A page may need a frame or two to settle into a new size.
  await expectNoOverflow(hier)
  if (hoehe === 256) return // the same width as before, only lower
  // What is above the page stays in place, and scrolling would be a sign of life to the idle dialog.
  if (fenster().elements().length === 0) await ganzNachUnten()
  if (zeigtNeues(name, breite)) expect.soft(await maengel(regelnHier(ansicht, breite)), hier).toEqual([])
  if (breite === 1280 || breite === 320)
    expect.soft(unsichtbarerFokus(), `${hier}: Fokus nicht zu sehen`).toEqual([])
}

/** Turns the window through all sizes and themes: nothing runs over, axe finds nothing, every focus can be seen. */
const pruefen = async (was: string, groessen = GROESSEN): Promise<void> => {
  for (const groesse of groessen) {
    await resize(...groesse)
    await inJedemThema(
      (ansicht) => imThemaPruefen(was, ansicht, groesse),
      ANSICHTEN.filter(({ name }) => wirdGezeigt(name, groesse)),
    )
  }
  await textBleibt(was)
  await wiederHell()
  await resize(...SCHREIBTISCH)
}

/** Every page of table 2.1 that the frame surrounds, but for the registration, which needs somebody new. */
const SEITEN = [
  '/dashboard',
  '/unternehmen-einladung-bestaetigung',
  '/nutzer-aendern/logindaten',
  '/nutzer-aendern/nutzer',
  '/unternehmen-aendern/unternehmen',
  '/unternehmen-aendern/nutzer-uebersicht',
  '/unternehmen-aendern/nutzer-anlegen',
  '/unternehmen-anlegen',
  '/identifizierung/erfolgreich',
  '/identifizierung/in-arbeit',
  '/identifizierung/in-pruefung',
  '/identifizierung/nicht-erfolgreich',
  '/interessenbekundung/uebersicht',
  '/zuwendung/uebersicht',
  '/auszahlung/uebersicht',
  '/mitteilungen/uebersicht',
  `/mitteilungen/${KONVERSATION}`,
] as const

const IDENTIFIZIERUNG: Readonly<Record<string, IdentStand>> = {
  '/identifizierung/in-arbeit': 'IN_ARBEIT',
  '/identifizierung/in-pruefung': 'IN_PRUEFUNG',
  '/identifizierung/nicht-erfolgreich': 'NICHT_ERFOLGREICH',
}

/** The pages of an application, in their order. */
const SCHRITTE = steps(antragFlow, { formular: formular(), kontext: KONTEXT }).map(({ path }) => path)

describe('kein Überlauf, kein Verstoß, jeder Fokus zu sehen:', () => {
  afterEach(() => resize(...SCHREIBTISCH))

  for (const seite of ['/start', '/zuschussklimabilanz/start'])
    test(seite, async ({ portal }) => {
      await portal.open(seite)
      await pruefen(seite)
    })

  for (const seite of SEITEN)
    test(seite, async ({ portal }) => {
      portal.server.answer(identifizierungLesen, 200, () => ({
        stand: IDENTIFIZIERUNG[pfad()] ?? 'ERFOLGREICH',
        seit: '2026-06-01T10:00:00.000Z',
        identifizierungsUrl: `${location.origin}/identifizierung/starten/probe`,
      }))
      await portal.open(`${seite}?unternehmenId=${LINDENAU.id}`, LENA)
      await pruefen(seite)
    })

  test('die Registrierung der Person', async ({ portal }) => {
    for (const route of [nutzerStatusLesen, nutzerLesen])
      portal.server.refuse(route, KEIN_NUTZER.status, KEIN_NUTZER)
    await portal.open('/registrierung/nutzer', NEU)
    await expect.element(titel('Registrierung')).toBeVisible()
    await pruefen('Registrierung der Person')
  })

  test('die Registrierung des Unternehmens', async ({ portal }) => {
    await portal.open('/registrierung/unternehmen', NEU)
    await expect.element(titel('Unternehmen registrieren')).toBeVisible()
    await pruefen('Registrierung des Unternehmens')
  })

  test('die Frage nach zehn Minuten', async ({ portal }) => {
    const uhr = ownClock()
    await portal.open('/dashboard', LENA)
    await achtMinutenRuhe(uhr)
    await pruefen('Achtung')
    await expect.element(fenster()).toBeVisible()
  })

  for (const schritt of SCHRITTE)
    test(`Schritt ${schritt} des Antrags`, async ({ portal }) => {
      await portal.open(vollerAntrag(antragsdienst(portal)).pfad(schritt), LENA)
      await pruefen(`Schritt ${schritt}`)
    })

  test('die Menüs', async ({ portal }) => {
    await portal.open('/dashboard', LENA)
    for (const menue of [kontomenue(), unternehmensmenue()]) {
      await menue.click()
      await pruefen('Menü offen', [SCHREIBTISCH])
      await userEvent.keyboard('{Escape}')
    }
    await resize(...HANDY)
    await kontomenue().click()
    await pruefen('Kontomenü auf dem Telefon', [HANDY])
  })
})

/** What moves on the screen, for those who want less of it (the test's browser says so). */
const bewegt = () =>
  [...document.querySelectorAll('*')]
    .map((el) => ({ el, stil: getComputedStyle(el) }))
    .filter(({ stil }) =>
      [stil.animationDuration, stil.transitionDuration]
        .flatMap((dauern) => dauern.split(', '))
        .some((dauer) => Number.parseFloat(dauer) > 0.01),
    )
    .map(({ el }) => el.outerHTML.slice(0, 120))

describe('wer weniger Bewegung will, bekommt keine', () => {
  test('auf der Startseite', async ({ portal }) => {
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    await portal.open('/start')
    expect(bewegt()).toEqual([])
  })
  test('im Antrag', async ({ portal }) => {
    await portal.open(vollerAntrag(antragsdienst(portal)).pfad('antragsteller'), LENA)
    expect(bewegt()).toEqual([])
  })
})
