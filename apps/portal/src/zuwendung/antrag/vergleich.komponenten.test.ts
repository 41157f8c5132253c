import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HANDY, resize } from '@foerderportal/shell/testing/browser'
import { feld, istGespeichert } from '../../testing/fields.ts'
import { weiter } from '../testing/antragsseiten.ts'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { SCHMAL } from '@foerderportal/ui/testing/blicke'
import { wiederhergestellt } from '@foerderportal/shell/testing/geraet'
import { rahmenIstSichtbar, tabBis } from '@foerderportal/shell/testing/keyboard'
import { antragsdienst } from '../testing/antragsdienst.ts'
import { mitAntworten, vollenAntragOeffnen, vollerAntrag } from '../testing/offenerAntrag.ts'
import { LENA } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'

const haupttaetigkeit = () => feld('Haupttätigkeit')
const finanzamt = () => feld('Zuständiges Finanzamt')
const dialog = () => page.getByRole('dialog', { name: 'Welche Angaben sollen gelten?' })

/** Somebody else has saved both of the answers that she changes. */
const zweiKonflikte = async (portal: Portal) => {
  // On the browser's own clock: axe looks around in many small steps.
  const fall = vollerAntrag(antragsdienst(portal))
  await portal.open(fall.pfad('antragsteller'), LENA)
  fall.andersSpeichern(mitAntworten({ haupttaetigkeit: 'Schafe', finanzamt: 'Husum' }))
  await haupttaetigkeit().fill('Obstbau')
  await finanzamt().fill('Schleswig')
  return fall
}

/** Whether the page says what is to be done in the same picture in which the bar says that nothing is saved. */
const zugleichGesagt = () =>
  new Promise<boolean>((fertig) => {
    new MutationObserver((_, waechter) => {
      const leiste = document.querySelector('.p-leiste__stand')?.textContent ?? ''
      if (!leiste.startsWith('nicht gespeichert')) return
      waechter.disconnect()
      fertig(document.body.innerText.includes('Fassungen vergleichen'))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

test('[S10-03] Feld für Feld mit der Tastatur: sichtbarer Fokus, und danach geht es im Inhalt weiter', async ({
  portal,
}) => {
  const { daten } = await zweiKonflikte(portal)
  await tabBis(weiter())
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toBeVisible()
  await tabBis(dialog().getByRole('button', { name: 'Alle meine' }))
  await userEvent.keyboard(' ')
  await tabBis(dialog().getByRole('radio', { name: 'Ihre Eingabe Schleswig' }))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog().getByRole('radio', { name: 'Neuere Fassung Husum' })).toBeChecked()
  rahmenIstSichtbar()
  await tabBis(dialog().getByRole('button', { name: 'Auswahl übernehmen' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await istGespeichert()
  expect(daten()).toMatchObject({ haupttaetigkeit: 'Obstbau', finanzamt: 'Husum' })
  await expect.element(finanzamt()).toHaveValue('Husum')
  await expect.poll(() => document.activeElement === document.body).toBe(false)
})

test('[R2.3-08] auf dem Handy liegt eine Leiste am Rand, nicht zwei, ein Zehntel hoch; sie sagt den Konflikt und führt zu ihm', async ({
  portal,
}) => {
  await resize(...HANDY)
  const { andersSpeichern, uhr } = await vollenAntragOeffnen(portal, 'antragsteller')
  const [, hoehe] = HANDY
  const oben = (auswahl: string) => document.querySelector(auswahl)?.getBoundingClientRect() ?? new DOMRect()
  const passt = () => {
    const leiste = oben('.p-leiste')
    expect(leiste.bottom).toBe(hoehe)
    expect(leiste.height).toBeLessThanOrEqual(hoehe / 10)
    expect(leiste.top, 'die untere Leiste steht am Ende der Seite').toBeLessThanOrEqual(oben('.s-leiste').top)
    const getroffen = document.elementFromPoint(innerWidth / 2, hoehe - 8)
    expect(getroffen?.closest('.p-leiste')).not.toBeNull()
  }
  await expect.element(finanzamt()).toBeVisible()
  passt()
  andersSpeichern(mitAntworten({ finanzamt: 'Husum' }))
  await finanzamt().fill('Schleswig')
  await uhr.run(1500)
  await expect.element(page.getByText('nicht gespeichert, liegt auf diesem Gerät')).toBeVisible()
  passt()
  const entscheiden = page.getByCss('.p-leiste').getByRole('button', { name: 'Entscheiden' })
  await entscheiden.click()
  await expect.element(dialog()).toBeVisible()
  await dialog().getByRole('button', { name: 'Alle meine' }).click()
  await dialog().getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await istGespeichert()
  await expect.element(entscheiden).not.toBeInTheDocument()

  // Past the form, and with the focus in it, the other bar is the one.
  const unternehmen = page.getByCss('.s-leiste').getByRole('button', { name: 'Unternehmen', exact: true })
  ;((await unternehmen.findElement()) as HTMLElement).focus()
  const mitte = () => document.elementFromPoint(innerWidth / 2, hoehe - 8)
  await expect.poll(() => mitte()?.closest('.s-leiste') === null).toBe(false)
  ;(document.activeElement as HTMLElement).blur()
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => mitte()?.closest('.s-leiste') === null).toBe(false)
})

/** The machines with other answers. */
const maschinenMit =
  (neu: object) =>
  (f: AntragFormular): AntragFormular => ({
    ...f,
    foerdergegenstandSeiten: f.foerdergegenstandSeiten?.map((s) => ({
      ...s,
      foerdergegenstaende: s.foerdergegenstaende?.map((g) => (g.type === 'Maschine' ? { ...g, ...neu } : g)),
    })),
  })

test('[S10-03] auch in Listen: jede Maschine mit Namen, Beträge wie im Feld', async ({ portal }) => {
  const { andersSpeichern, uhr } = await vollenAntragOeffnen(portal, 'kategorie-B-1')
  andersSpeichern(maschinenMit({ anschaffungskostenNettoEinzeln: 7000, anbieter: 'Nordtechnik' }))
  const zugleich = zugleichGesagt()
  await feld('Nettopreis für ein Stück').fill('9000')
  await uhr.run(1500)
  expect(await zugleich).toBe(true)
  await page.getByRole('button', { name: 'Fassungen vergleichen' }).click()
  const preis = dialog().getByRole('radiogroup', { name: /^Nettopreis für ein Stück \(.+\)$/ })
  await expect.element(preis.getByRole('radio', { name: 'Ihre Eingabe 9.000,00' })).toBeVisible()
  await expect.element(preis.getByRole('radio', { name: 'Neuere Fassung 7.000,00' })).toBeVisible()
  await expect.element(dialog().getByRole('radiogroup')).toHaveLength(1)
  await dialog().getByRole('button', { name: 'Alle meine' }).click()
  await dialog().getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await istGespeichert()
  await expect.element(feld('Anbieter')).toHaveValue('Nordtechnik')
})

test('[S10-03] Dialog und Hinweise ohne Mangel für axe und ohne Überlauf in jedem Thema', async ({
  portal,
}) => {
  const pruefen = (was: string) => istZugaenglich(was, [SCHMAL])
  const { daten } = await zweiKonflikte(portal)
  await weiter().click()
  await expect.element(dialog()).toBeVisible()
  await pruefen('der Dialog')
  await dialog().getByRole('button', { name: 'Später entscheiden' }).click()
  await pruefen('der Hinweis auf den Konflikt')
  await portal.reload()
  await expect.element(wiederhergestellt()).toBeVisible()
  await pruefen('die Wiederherstellung')
  await wiederhergestellt().getByRole('button', { name: 'Verwerfen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click()
  await expect.element(haupttaetigkeit()).toHaveValue('Schafe')
  expect(daten().haupttaetigkeit).toBe('Schafe')
})
