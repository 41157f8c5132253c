import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { dateiHochladen } from '@foerderportal/contract/shared/datei'
import { dateienVon } from '@foerderportal/contract/zuwendung/antrag/unterlagen/dokumentliste'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickable } from '@foerderportal/shell/testing/browser'
import { istGespeichert } from '../../testing/fields.ts'
import { choose, dateifeld, drop, paste, pdf } from '../../testing/files.ts'
import { hauptnavigation, titel } from '../../testing/frame.ts'
import type { Portal } from '../../testing/portal.ts'
import { test } from '../../testing/test.ts'
import { weiter } from '../testing/antragsseiten.ts'
import { leerenAntragOeffnen } from '../testing/offenerAntrag.ts'

/** What needs the browser's own line, its downloads and the policy of the real pages: e2e/zuwendung/hochladen.test.ts. */

const FELD = 'Sonstige Unterlagen'
const MB = 1024 * 1024

const oeffnen = (portal: Portal) => leerenAntragOeffnen(portal, 'dokumente')

const auswaehlen = async (...dateien: File[]): Promise<void> => {
  await clickable()
  await choose(() => dateifeld(FELD).getByRole('button', { name: 'Dateien auswählen' }).click(), ...dateien)
}

const eintrag = (name: string, feld = FELD) => dateifeld(feld).getByRole('listitem').filter({ hasText: name })
const knopf = (name: string | RegExp) => page.getByRole('button', { name })
const istDa = (name: string) => expect.element(knopf(`${name} entfernen`)).toBeVisible()
/** By the text of its label: the name of a <progress> is none to Vitest. */
const laeuft = async (name: string) => {
  await expect.element(eintrag(name).getByText(`${name} wird hochgeladen`)).toBeInTheDocument()
  await expect.element(eintrag(name).getByCss('progress')).toBeVisible()
}

const bild = (name: string) => new File(['x'], name, { type: 'image/png' })

test('[S5-01] was der Server nicht annimmt, steht bei der Datei, mit seinem Grund und ohne zweiten Versuch', async ({
  portal,
}) => {
  const detail = 'Diese Art von Datei wird nicht angenommen. Möglich sind: PDF-Dokument, JPEG-Bild.'
  await oeffnen(portal)
  portal.server.refuse(dateiHochladen, 400, { ...ALLGEMEIN.ungueltig, detail })
  await auswaehlen(pdf('Bescheid.pdf'))
  await expect
    .element(eintrag('Bescheid.pdf'))
    .toMatchTextContent(
      `${detail} Sie wurde nicht übernommen und zählt nicht; Sie können sie hier entfernen.`,
    )
  await expect.element(knopf('Bescheid.pdf: noch einmal hochladen')).not.toBeInTheDocument()
  await knopf('Bescheid.pdf entfernen').click()
  await expect.element(eintrag('Bescheid.pdf')).not.toBeInTheDocument()
})

test('[S5-01] was größer als 20 MB oder leer ist, wird gesagt, bevor es auf die Reise geht', async ({
  portal,
}) => {
  await oeffnen(portal)
  await auswaehlen(new File([new Uint8Array(20 * MB + 1)], 'Karte.pdf'))
  await expect.element(eintrag('Karte.pdf')).toMatchTextContent('Die Datei ist größer als 20 MB.')
  await auswaehlen(new File([], 'Nichts.pdf'))
  await expect.element(eintrag('Nichts.pdf')).toMatchTextContent('Die Datei ist leer.')
  expect(portal.server.calls(dateiHochladen)).toEqual([])
})

test('[R7.2-13] viele auf einmal: drei reisen, der Rest wartet sichtbar, Abbrechen macht Platz', async ({
  portal,
}) => {
  await oeffnen(portal)
  const weiterreisen = portal.server.hold(dateiHochladen)
  await auswaehlen(...[1, 2, 3, 4, 5].map((nummer) => pdf(`${nummer}.pdf`)))
  await laeuft('1.pdf')
  await expect.element(eintrag('4.pdf')).toMatchTextContent('wartet')
  await expect.element(dateifeld(FELD)).toMatchTextContent('0 von 5 Dateien hochgeladen')
  await expect.element(weiter()).toBeDisabled()
  await expect.poll(() => portal.server.calls(dateiHochladen).length).toBe(3)
  await knopf('2.pdf: Hochladen abbrechen').click()
  await expect.element(eintrag('2.pdf')).not.toBeInTheDocument()
  await laeuft('4.pdf')
  weiterreisen()
  for (const name of ['1.pdf', '3.pdf', '4.pdf', '5.pdf']) await istDa(name)
  await expect.element(weiter()).toBeEnabled()
})

test('[R7.2-13] ziehen und einfügen: auf das Feld, und daneben mit der Frage, wohin', async ({ portal }) => {
  await oeffnen(portal)
  await expect.element(dateifeld(FELD).getByText('oder hierher ziehen')).toBeVisible()
  await expect.element(page.getByText(', hierher ziehen')).toBeVisible()
  drop(dateifeld(FELD).getByText('oder hierher ziehen'), pdf('Feld.pdf'))
  await istDa('Feld.pdf')
  drop(titel('Dokumente'), pdf('Daneben 1.pdf'), pdf('Daneben 2.pdf'))
  const frage = page.getByRole('dialog', { name: 'Wohin gehören die 2 Dateien?' })
  await frage.getByRole('button', { name: 'Vollmacht für Bevollmächtigte' }).click()
  const vollmacht = dateifeld('Vollmacht für Bevollmächtigte')
  await expect.element(vollmacht.getByRole('button', { name: 'Daneben 2.pdf entfernen' })).toBeVisible()

  paste(dateifeld(FELD), bild('image.png'))
  await istDa('image.png')
  paste(titel('Dokumente'), bild('image.png'))
  await page.getByRole('dialog').getByRole('button', { name: FELD }).click()
  // A second picture of the clipboard has the same name: it gets one of its own.
  await expect.element(knopf(/^Bild \d{4}-.*\.png entfernen$/)).toBeVisible()
})

test('[R7.2-13] dieselbe Datei noch einmal: ein Hinweis; Entfernen lässt sich rückgängig machen, auch mit Tasten', async ({
  portal,
}) => {
  await oeffnen(portal)
  await auswaehlen(pdf('Karte.pdf'))
  await istDa('Karte.pdf')
  await auswaehlen(pdf('Karte.pdf'), new File(['x'], 'IMG_0815.HEIC', { type: 'image/heic' }))
  await expect.element(dateifeld(FELD)).toMatchTextContent('„Karte.pdf“ ist hier schon hochgeladen.')
  await expect.element(eintrag('Karte.pdf')).toHaveLength(1)
  await expect.element(eintrag('IMG_0815.HEIC')).toMatchTextContent('„Maximale Kompatibilität“')
  await knopf('IMG_0815.HEIC entfernen').click()
  await expect.element(dateifeld(FELD).getByRole('button', { name: 'Dateien auswählen' })).toHaveFocus()

  ;(knopf('Karte.pdf entfernen').element() as HTMLElement).focus()
  await clickable()
  await userEvent.keyboard('{Enter}')
  await expect.element(knopf('Rückgängig')).toHaveFocus()
  await expect.element(eintrag('Karte.pdf')).not.toBeInTheDocument()
  await clickable()
  await userEvent.keyboard('{Enter}')
  await expect.element(eintrag('Karte.pdf')).toHaveLength(1)
})

test('[S4-11] eine Datei wird im zweiten Antrag wieder verwendet, mit Suche und Tasten', async ({
  portal,
}) => {
  const { dienst, antrag } = await oeffnen(portal)
  await auswaehlen(pdf('Satzung 2025.pdf'), pdf('Lageplan.pdf'))
  await istDa('Lageplan.pdf')
  await istGespeichert()
  const zweiter = dienst.ablegen()
  await portal.open(zweiter.pfad('dokumente'))
  const vorhandene = dateifeld(FELD).getByRole('button', { name: 'Vorhandene Datei verwenden' })
  await vorhandene.click()
  const fenster = page.getByRole('dialog', { name: 'Vorhandene Datei verwenden' })
  await expect.element(fenster.getByRole('checkbox')).toHaveLength(2)
  await expect.element(fenster).toMatchTextContent(`Sonstige Unterlagen (${antrag().geNr})`)
  await istZugaenglich('vorhandene Dateien')
  await fenster.getByRole('searchbox', { name: 'Suchen' }).fill('satz')
  ;(fenster.getByRole('checkbox', { name: 'Satzung 2025.pdf' }).element() as HTMLElement).focus()
  await userEvent.keyboard('[Space]')
  await expect.element(fenster.getByRole('checkbox')).toHaveLength(1)
  ;(fenster.getByRole('button', { name: 'Datei verwenden' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(eintrag('Satzung 2025.pdf')).toHaveLength(1)
  await istGespeichert()
  await portal.reload()
  await expect.element(eintrag('Satzung 2025.pdf')).toHaveLength(1)
  await vorhandene.click()
  await expect.element(fenster.getByRole('checkbox', { name: 'Satzung 2025.pdf' })).toBeDisabled()
})

test('wer den Antrag verlässt, während Dateien unterwegs sind, wird gefragt', async ({ portal }) => {
  await oeffnen(portal)
  portal.server.hold(dateiHochladen)
  await auswaehlen(pdf('Lageplan.pdf'))
  await laeuft('Lageplan.pdf')
  const start = hauptnavigation().getByRole('link', { name: 'Start' })
  const frage = page.getByRole('alertdialog', { name: 'Hochladen unterbrechen?' })
  await start.click()
  await frage.getByRole('button', { name: 'Hier bleiben' }).click()
  await expect.element(eintrag('Lageplan.pdf')).toBeVisible()
  await start.click()
  await frage.getByRole('button', { name: 'Antrag verlassen' }).click()
  await expect.element(titel(/Guten Tag/)).toBeVisible()
})

test('[S5-02] der Stand der Virenprüfung kommt von selbst; Infiziertes sagt, was zu tun ist', async ({
  portal,
}) => {
  const { dienst, uhr, antrag } = await oeffnen(portal)
  portal.server.answer(dateiHochladen, 200, ({ query }) =>
    dienst.dateien.ablegen(query.fileName, { scanStatus: 'wird geprüft' }),
  )
  await auswaehlen(pdf('Nachweis.pdf'))
  await expect.element(eintrag('Nachweis.pdf')).toMatchTextContent('wird auf Viren geprüft')
  await istGespeichert()
  for (const { uuid } of dateienVon(antrag().formular, 'sonstige'))
    dienst.dateien.aendern(uuid, { scanStatus: 'infiziert' })
  await uhr.run(5000)
  await expect.element(eintrag('Nachweis.pdf')).toMatchTextContent('wurde Schadsoftware gefunden')
  await expect.element(knopf('Nachweis.pdf ansehen')).not.toBeInTheDocument()
  await istZugaenglich('eine gesperrte Datei')
})

test('[S5-04] was sich nicht gleich öffnen ließ, wird von selbst nachgetragen; ein Kennwort sagt, was zu tun ist', async ({
  portal,
}) => {
  const { dienst, uhr, antrag } = await oeffnen(portal)
  portal.server.answer(dateiHochladen, 200, ({ query }) =>
    dienst.dateien.ablegen(query.fileName, { scanStatus: 'noch nicht geöffnet' }),
  )
  await auswaehlen(pdf('Bilanz.pdf'))
  await expect.element(eintrag('Bilanz.pdf')).toMatchTextContent('wird noch geöffnet')
  await istGespeichert()
  for (const { uuid } of dateienVon(antrag().formular, 'sonstige'))
    dienst.dateien.aendern(uuid, { scanStatus: 'mit Kennwort' })
  await uhr.run(5000)
  await expect.element(eintrag('Bilanz.pdf')).toMatchTextContent('Speichern Sie sie ohne Kennwort')
})

test('[S5-04] eine abgelehnte Datei hält die anderen nicht auf', async ({ portal }) => {
  const { antrag } = await oeffnen(portal)
  const satz = 'Die Datei hat keine Seiten. Speichern Sie das Dokument neu und laden Sie es noch einmal hoch.'
  portal.server.refuse(dateiHochladen, 400, { ...ALLGEMEIN.ungueltig, detail: satz }, { times: 1 })
  await auswaehlen(pdf('Leer.pdf'), pdf('Karte.pdf'), pdf('Plan.pdf'))
  await expect.element(eintrag('Leer.pdf')).toMatchTextContent(satz)
  await expect.element(eintrag('Plan.pdf')).toBeVisible()
  await istGespeichert()
  expect(dateienVon(antrag().formular, 'sonstige').map(({ dateiname }) => dateiname)).toEqual([
    'Karte.pdf',
    'Plan.pdf',
  ])
})

test('[R7.2-13] was ankommt, während eine andere Seite offen ist, steht sofort im Antrag', async ({
  portal,
}) => {
  const { antrag, uhr } = await oeffnen(portal)
  const weiterreisen = portal.server.hold(dateiHochladen)
  await auswaehlen(pdf('Karte.pdf'), pdf('Unterwegs.pdf'))
  await laeuft('Unterwegs.pdf')
  await page.getByRole('button', { name: 'Zurück', exact: true }).click()
  await expect.element(titel('Finanzierung')).toBeVisible()
  weiterreisen()
  const imAntrag = () => dateienVon(antrag().formular, 'sonstige').map(({ dateiname }) => dateiname ?? '')
  await expect
    .poll(async () => {
      await uhr.run(2000)
      return imAntrag().toSorted()
    })
    .toEqual(['Karte.pdf', 'Unterwegs.pdf'])
  await expect.element(titel('Finanzierung')).toBeVisible()
  await page.getByRole('complementary').getByRole('link', { name: 'Dokumente' }).click()
  await expect.element(eintrag('Unterwegs.pdf').getByRole('button', { name: /entfernen$/ })).toBeVisible()
  await auswaehlen(pdf('Noch eine.pdf'))
  await istDa('Noch eine.pdf')
  await istGespeichert()
})
