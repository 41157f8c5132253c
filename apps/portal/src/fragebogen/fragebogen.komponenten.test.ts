import { fragebogenSpeichern } from '@foerderportal/contract/fragebogen/routes'
import { definitionAus, FRAGE, jedeArt } from '@foerderportal/contract/fragebogen/testing/fragen'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain, expectNoOverflow, resize } from '@foerderportal/shell/testing/browser'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FRAGEBOGEN, fragebogendienst } from '../testing/frageboegen.ts'
import { LENA } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'

const ADRESSE = `/fragebogen/${FRAGEBOGEN}`
const knopf = (name: string | RegExp) => page.getByRole('button', { name })
const feld = (name: string | RegExp) => page.getByRole('textbox', { name })
const weiter = () => clickAgain(knopf('Weiter'))
const oeffnen = async (portal: Portal, angaben: Parameters<typeof fragebogendienst>[1] = {}, pfad = '') => {
  const dienst = fragebogendienst(portal.server, angaben)
  await portal.open(`${ADRESSE}${pfad}`, LENA)
  return dienst
}
const wenn = (frage: string, optionen: string[]) => ({
  verknuepfung: 'ALLE' as const,
  teile: [{ art: 'OPTION' as const, frage, optionen, gewaehlt: true }],
})

test('[R2.4-01] [R3.6-02] beantwortet alle sieben Arten, schließt ab und liest, was gesagt wurde', async ({
  portal,
}) => {
  const dienst = await oeffnen(portal)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Betrieb und Umwelt')
  await expect.element(page.getByText('Bitte nehmen Sie sich Zeit.')).toBeVisible()
  await page.getByRole('radio', { name: 'f0: Antwort 1' }).click()
  await feld('Welche?').fill('Bienen')
  await istZugaenglich('Auswahl')
  await weiter()
  await page.getByRole('checkbox', { name: 'f1: Antwort 0' }).click()
  await page.getByRole('checkbox', { name: 'f1: Antwort 2' }).click()
  await weiter()
  await feld('Frage f2').fill('86,4')
  await weiter()
  await feld('Kühe').fill('42')
  await feld('Milch').fill('8,5')
  await weiter()
  await feld('Frage f4').fill('Seit 1950.')
  await weiter()
  await knopf(/Ziel 2/).click()
  await knopf(/Ziel 0/).click()
  await istZugaenglich('Rangfolge')
  await weiter()
  await feld('f6: Antwort 0').fill('60')
  await expect.element(page.getByText('Noch 40 % zu verteilen.')).toBeVisible()
  await feld('f6: Antwort 2').fill('40')
  await expect.element(page.getByText('100 % verteilt.')).toBeVisible()
  await istZugaenglich('Aufteilung')
  await weiter()
  await expect.element(page.getByText('Das war die letzte Frage.')).toBeVisible()
  await istZugaenglich('Abschließen')
  expect(dienst.antworten()).toEqual({
    f0: { wahl: ['o1'], texte: { o1: 'Bienen' } },
    f1: { wahl: ['o0', 'o2'] },
    f2: { zahlen: { wert: 86.4 } },
    f3: { zahlen: { e0: 42, e1: 8.5 } },
    f4: { texte: { wert: 'Seit 1950.' } },
    f5: { wahl: ['w2', 'w0'] },
    f6: { zahlen: { o0: 60, o2: 40 } },
  })
  await knopf('Fragebogen abschließen').click()
  await expect.element(page.getByText('Der Fragebogen ist abgeschlossen')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'So geht es weiter' })).toBeVisible()
  await expect.element(page.getByText('Die Bank hat Ihre Antworten.')).toBeVisible()
  await expect.element(page.getByText('Vielen Dank.')).toBeVisible()
  await expect.element(page.getByText('f0: Antwort 1: Bienen')).toBeVisible()
  await expect.element(knopf('Als PDF herunterladen')).toBeVisible()
  await istZugaenglich('Abgeschlossen')
})

test('[S8-01] eine Seite, die nicht stimmt, hält auf und sagt, was zu tun ist; zurück geht nichts verloren', async ({
  portal,
}) => {
  const dienst = await oeffnen(portal)
  await weiter()
  await expect.element(page.getByRole('link', { name: 'Wählen Sie eine Antwort.' })).toBeVisible()
  await page.getByRole('radio', { name: 'f0: Antwort 0' }).click()
  await weiter()
  await page.getByRole('checkbox', { name: 'f1: Antwort 0' }).click()
  await weiter()
  await feld('Frage f2').fill('501')
  await weiter()
  await expect.element(page.getByText('Geben Sie eine Zahl bis 500 ein.').first()).toBeVisible()
  expect(dienst.antworten()).not.toHaveProperty('f2')
  await clickAgain(knopf('Zurück'))
  await expect.element(page.getByRole('checkbox', { name: 'f1: Antwort 0' })).toBeChecked()
  await weiter()
  await expect.element(feld('Frage f2')).toHaveValue('501')
})

test('[R5-05] was außerhalb seiner Grenzen liegt, hält der Browser auf und speichert der Server nicht', async ({
  portal,
}) => {
  const fragen = [FRAGE.DezimalFrage('f2'), FRAGE.FreitextFrage('f4')]
  const dienst = await oeffnen(portal, { definition: definitionAus(fragen, { seiten: 'BLOCK' }) })
  const versuchen = async (zahl: string, text: string, ...meldungen: RegExp[]) => {
    await feld('Frage f2').fill(zahl)
    await feld('Frage f4').fill(text)
    await weiter()
    for (const meldung of meldungen)
      await expect.element(page.getByRole('link', { name: meldung })).toBeVisible()
  }
  await versuchen('-1', 'ab', /Geben Sie eine Zahl ab 0/, /mindestens 3 Zeichen/)
  await versuchen('1,234', 'x'.repeat(201), /Nachkommastellen/, /höchstens 200 Zeichen/)
  expect(dienst.antworten()).not.toMatchObject({ f2: expect.anything() })
  await versuchen('1,23', 'x'.repeat(200))
  await expect.element(page.getByText('Das war die letzte Frage.')).toBeVisible()
})

test('[S8-01] eine Antwort öffnet die nächste Frage auf derselben Seite und nimmt sie wieder weg', async ({
  portal,
}) => {
  const fragen = [FRAGE.AuswahlFrage('f0'), { ...FRAGE.FreitextFrage('f4'), wenn: wenn('f0', ['o0']) }]
  await oeffnen(portal, { definition: definitionAus(fragen, { seiten: 'BLOCK' }) })
  await expect.element(page.getByText('Seite 1 von 2')).toBeVisible()
  await page.getByRole('radio', { name: 'f0: Antwort 0' }).click()
  await expect.element(feld('Frage f4')).toBeVisible()
  await page.getByRole('radio', { name: 'f0: Antwort 2' }).click()
  await expect.element(feld('Frage f4')).not.toBeInTheDocument()
  await weiter()
  await expect.element(page.getByText('Das war die letzte Frage.')).toBeVisible()
})

test('[S8-01] die Texte eines Blocks stehen auf seiner ersten gestellten Seite und auf keiner weiteren', async ({
  portal,
}) => {
  const fragen = [
    { ...FRAGE.FreitextFrage('f4'), wenn: wenn('f0', ['o0']) },
    FRAGE.DezimalFrage('f2'),
    FRAGE.AuswahlFrage('f1'),
  ]
  const definition = definitionAus([FRAGE.AuswahlFrage('f0')])
  const block = { id: 'b1', titel: 'Flächen', kommentare: ['Alles in Hektar.'], kontexte: [], wenn: null }
  await oeffnen(portal, {
    definition: { ...definition, bloecke: [...definition.bloecke, { ...block, fragen }] },
  })
  await page.getByRole('radio', { name: 'f0: Antwort 2' }).click()
  await weiter()
  await feld('Frage f2').fill('3')
  await expect.element(page.getByText('Alles in Hektar.')).toBeVisible()
  await weiter()
  await expect.element(page.getByRole('radio', { name: 'f1: Antwort 0' })).toBeVisible()
  await expect.element(page.getByText('Alles in Hektar.')).not.toBeInTheDocument()
})

test('[R3.6-02] eine Rangfolge mit Knöpfen und mit der Tastatur, jedes Mal angesagt', async ({ portal }) => {
  await oeffnen(portal, {}, '/s-f5')
  for (const ziel of [/Ziel 1/, /Ziel 0/]) await knopf(ziel).click()
  const zeilen = () => page.getByRole('list', { name: 'Ihre Reihenfolge' }).getByRole('listitem')
  await expect.element(zeilen().first()).toMatchTextContent(/1\. Ziel 1/)
  await knopf('Ziel 0: nach oben').click()
  await expect.element(zeilen().first()).toMatchTextContent(/1\. Ziel 0/)
  await expect.element(page.getByText('Ziel 0: Platz 1 von 2.')).toBeInTheDocument()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(zeilen().first()).toMatchTextContent(/1\. Ziel 1/)
  await expect.element(page.getByText('Ziel 0: Platz 2 von 2.')).toBeInTheDocument()
  await knopf('Ziel 1: herausnehmen').click()
  await expect.element(page.getByText('Ziel 1: nicht mehr eingeordnet.')).toBeInTheDocument()
})

test('[R3.6-02] eine Rangfolge allein mit der Tastatur: Wer einordnet oder herausnimmt, steht danach an der Stelle', async ({
  portal,
}) => {
  await oeffnen(portal, {}, '/s-f5')
  knopf(/^Ziel 1/)
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.textContent).toContain('1. Ziel 1')
  knopf(/^Ziel 2/)
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.textContent).toContain('2. Ziel 2')
  // Tab leads to what can be done with it, and there one stays while it moves.
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByText('Ziel 2: Platz 1 von 2.')).toBeInTheDocument()
  await expect.element(knopf('Ziel 2: nach oben')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(page.getByText('Ziel 2: nicht mehr eingeordnet.')).toBeInTheDocument()
  await expect.element(knopf('Ziel 2')).toHaveFocus()
})

test('[S8-01] zwei Geräte: dieselbe Frage anders beantwortet, und nichts geht verloren', async ({
  portal,
}) => {
  const dienst = await oeffnen(portal, {}, '/s-f4')
  await feld('Frage f4').fill('Von diesem Gerät.')
  dienst.anderswo({ f4: { texte: { wert: 'Vom anderen Gerät.' } } })
  portal.server.refuse(fragebogenSpeichern, 409, ALLGEMEIN.konkurrierend, { times: 1 })
  await weiter()
  await expect.element(page.getByText('auf einem anderen Gerät anders beantwortet')).toBeVisible()
  await knopf('Meine Antwort behalten').click()
  await expect.poll(() => dienst.antworten()).toMatchObject({ f4: { texte: { wert: 'Von diesem Gerät.' } } })
})

test('[S8-01] ohne Netz geht es weiter; die Texte der Bank sagen, was schiefging', async ({ portal }) => {
  await oeffnen(portal, { definition: jedeArt() }, '/s-f4')
  // Each time: on a slow machine it saves by itself before 'Weiter' is pressed.
  portal.server.refuse(fragebogenSpeichern, 400, ALLGEMEIN.ungueltig)
  await feld('Frage f4').fill('Ein Text.')
  await weiter()
  await expect.element(page.getByText('Bitte prüfen Sie Ihre Eingabe.')).toBeVisible()
  await expect.element(feld('Frage f4')).toHaveValue('Ein Text.')
})

test('[S8-01] auf 320 Punkten passt jede Art in die Breite', async ({ portal }) => {
  await resize(320, 700)
  await oeffnen(portal, { definition: jedeArt({ seiten: 'BLOCK' }) })
  await expect.element(feld('Frage f4')).toBeVisible()
  await expectNoOverflow()
  await istZugaenglich('Alle Arten auf einer Seite')
  await resize(1280, 800)
})

test('[R2.4-01] der Antrag führt hin: Es wird begonnen, was noch nicht begonnen ist', async ({ portal }) => {
  fragebogendienst(portal.server, { antragGuid: FRAGEBOGEN })
  await portal.open(`/fragebogen/beginnen?umfrageUuid=${FRAGEBOGEN}&antragGuid=${FRAGEBOGEN}`, LENA)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Betrieb und Umwelt')
  await expect.element(page.getByRole('link', { name: 'Antrag', exact: true })).toBeVisible()
})
