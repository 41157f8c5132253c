import { fassungSpeichern, fassungVeroeffentlichen } from '@foerderportal/contract/fragebogen/bank/routes'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { definitionAus, FRAGE, jedeArt } from '@foerderportal/contract/fragebogen/testing/fragen'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { HANDY, clickAgain, expectNoOverflow, resize } from '@foerderportal/shell/testing/browser'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PETRA, SABINE } from '../testing/people.ts'
import { test } from '../testing/test.ts'
import { feld, knopf, oeffnen, pruefung, punkt, wahl } from './testing/editor.ts'
import { ENTWURF } from './testing/fassungsdienst.ts'

const LEER: Definition = { ...definitionAus([]), titel: '', endeSeiteTexte: [], bloecke: [] }
const wenn = (frage: string, ...optionen: string[]) => ({
  verknuepfung: 'ALLE' as const,
  teile: [{ art: 'OPTION' as const, frage, optionen, gewaehlt: true }],
})

test('[S9-05] [S8-01] vom leeren Entwurf bis zur Veröffentlichung: Fragen, Bedingung, Prüfung', async ({
  tisch,
}) => {
  const dienst = await oeffnen(tisch, LEER)
  await expect
    .element(pruefung())
    .toMatchTextContent('Der Fragebogen hat kein Ende, denn er hat keine Frage.')
  await feld('Titel').fill('Ihr Betrieb')
  await feld(/^Text der letzten Seite/).fill('Das war alles.')
  await knopf('Block').click()
  await feld('Titel des Blocks').fill('Flächen')
  await knopf('Frage').click()
  await feld('Frage').fill('Wie wirtschaften Sie?')
  await feld('Antwort 1').fill('Ackerbau')
  await feld('Antwort 2').fill('Moor')
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('Obstbau')
  await expect.element(feld('Antwort 3')).toHaveValue('Obstbau')
  await istZugaenglich('Editor: Auswahl')

  await clickAgain(knopf('Frage'))
  await feld('Frage').fill('Wie viel Moor haben Sie?')
  await wahl('Art der Frage').selectOptions('Zahl')
  await feld(/^Einheit/).fill('ha')
  await feld(/^Größte Zahl/).fill('5,5')
  await wahl('Wann wird die Frage gestellt?').selectOptions('nur wenn alle Bedingungen zutreffen')
  await expect.element(pruefung()).toMatchTextContent('Wählen Sie mindestens eine Antwort.')
  await page.getByRole('checkbox', { name: 'Moor' }).click()
  await expect.element(pruefung()).toMatchTextContent('Nichts zu beanstanden')
  await istZugaenglich('Editor: Bedingung')

  await knopf('Veröffentlichen').click()
  await expect.element(page.getByText('3 Antragsteller beantworten diese gerade')).toBeVisible()
  await expect.element(page.getByText('Verlangt von ANK NaBo.')).toBeVisible()
  await istZugaenglich('Editor: Veröffentlichen')
  await clickAgain(knopf('Fassung veröffentlichen'))
  await expect.element(page.getByText('Sie bleibt, wie sie ist.')).toBeVisible()
  expect(tisch.server.calls(fassungVeroeffentlichen)).toHaveLength(1)
  const [block] = dienst.definition().bloecke
  expect(block?.fragen.map(({ type, fragetexte }) => [type, ...fragetexte])).toEqual([
    ['AuswahlFrage', 'Wie wirtschaften Sie?'],
    ['DezimalFrage', 'Wie viel Moor haben Sie?'],
  ])
  expect(block?.fragen[1]).toMatchObject({ einheit: 'ha', max: 5.5, min: null, pflicht: true })
  await expect.element(page.getByText('wenn „Wie wirtschaften Sie?“ ist „Moor“')).toBeVisible()
  await istZugaenglich('Fassung zum Nachlesen')
})

test('[S9-05] die Prüfung nennt Kreis, gelöschte Antwort und Sackgasse und führt hin', async ({ tisch }) => {
  const kreis = [
    { ...FRAGE.AuswahlFrage('f0'), wenn: wenn('f1', 'o0') },
    FRAGE.AuswahlFrage('f1'),
    { ...FRAGE.FreitextFrage('f4'), wenn: wenn('f1', 'o2') },
    { ...FRAGE.DezimalFrage('f2'), min: 10, max: 5 },
  ]
  await oeffnen(tisch, definitionAus(kreis))
  await expect.element(pruefung()).toMatchTextContent('So drehen sich die Bedingungen im Kreis.')
  await expect.element(pruefung()).toMatchTextContent('Niemand kann diese Frage beantworten')
  await expect.element(knopf('Veröffentlichen')).toHaveAttribute('aria-disabled', 'true')
  await pruefung().getByRole('link', { name: 'Frage 4' }).click()
  await expect.element(feld(/^Größte Zahl/)).toHaveValue('5')
  await feld(/^Größte Zahl/).fill('50')
  await pruefung().getByRole('link', { name: 'Frage 1' }).click()
  await expect.element(wahl('Bedingung 1: Antwort auf')).toMatchTextContent('(kommt später)')
  await knopf('Bedingung 1 entfernen').click()
  await expect.element(page.getByText(/^Wird immer gestellt/)).toHaveFocus()
  await expect.element(pruefung()).toMatchTextContent('Nichts zu beanstanden')

  await punkt(/2\. Frage f1/).click()
  await knopf('Antwort 3 löschen').click()
  await expect.element(page.getByText('Antwort „f1: Antwort 2“ gelöscht.')).toBeVisible()
  await expect.element(feld('Antwort 2')).toHaveFocus()
  await expect.element(pruefung()).toMatchTextContent('die es dort nicht mehr gibt')
  await pruefung().getByRole('link', { name: 'Frage 3' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'gibt es nicht mehr' })).toBeChecked()
  await punkt(/2\. Frage f1/).click()
  await clickAgain(knopf('Zurücknehmen'))
  await expect.element(page.getByRole('heading', { level: 2, name: 'Frage 2' })).toHaveFocus()
  await expect.element(feld('Antwort 3')).toHaveValue('f1: Antwort 2')
  await expect.element(pruefung()).toMatchTextContent('Nichts zu beanstanden')
})

test('[S9-05] [R3.6-02] jede der sieben Arten mit ihren Angaben; eine andere Art lässt sich zurücknehmen', async ({
  tisch,
}) => {
  const dienst = await oeffnen(tisch, jedeArt())
  const haken = (name: string) => page.getByRole('checkbox', { name })
  await punkt(/1\. /).click()
  await wahl('Darstellung').selectOptions('Liste zum Aufklappen')
  await punkt(/2\. /).click()
  await haken('Antwort 1 mit Beschreibung').click()
  const beschreibung = page.getByRole('group', { name: 'Beschreibung zu Antwort 1' })
  await beschreibung.getByRole('textbox', { name: /^Was beschrieben wird/ }).fill('Welche Rasse?')
  await punkt(/3\. /).click()
  await feld('Nachkommastellen').fill('3')
  await punkt(/4\. /).click()
  await page.getByText('Eigene Grenzen für Zahl 1').click()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Zahl 1' })
    .getByRole('textbox', { name: /^Größte Zahl/ })
    .fill('7')
  await punkt(/5\. /).click()
  await wahl('Form').selectOptions('nur Ziffern')
  await feld('Kleinste Länge').fill('5')
  await punkt(/6\. /).click()
  await haken('Punkt 2 muss eingeordnet werden').click()
  await punkt(/7\. /).click()
  await expect.element(page.getByText('Alle Anteile zusammen ergeben 100 %.')).toBeVisible()
  await feld('Anteil 3').fill('Eigene Mittel')
  await expect
    .poll(() => dienst.definition().bloecke[0]?.fragen)
    .toMatchObject([
      { darstellung: 'LISTE' },
      { optionen: [{ zusaetzlicheBeschreibung: { kommentar: 'Welche Rasse?', laengeMax: 200 } }, {}, {}] },
      { nachkommastellen: 3 },
      { eintraege: [{ max: 7 }, { max: 9 }] },
      { formatter: 'ZIFFERN', laengeMin: 5 },
      { werte: [{}, { obligatorisch: true }, {}] },
      { anteile: [{}, {}, { text: 'Eigene Mittel' }] },
    ])

  await wahl('Art der Frage').selectOptions('Text')
  await expect.element(page.getByText('Damit entfällt: 3 Anteile')).toBeVisible()
  await expect.poll(() => dienst.definition().bloecke[0]?.fragen[6]?.type).toBe('FreitextFrage')
  await clickAgain(knopf('Zurücknehmen'))
  await expect.element(feld('Anteil 3')).toHaveValue('Eigene Mittel')
})

test('[S9-05] was sich nicht halten lässt, steht am Feld, bleibt auf dem Gerät und kommt wieder', async ({
  tisch,
}) => {
  const dienst = await oeffnen(tisch, definitionAus([FRAGE.DezimalFrage('f2')]), PETRA, '?stelle=f2')
  await feld(/^Größte Zahl/).fill('viel')
  await feld('Frage').fill('Wie viele Hektar?')
  await expect
    .element(page.getByText('Schreiben Sie die Zahl mit Ziffern, zum Beispiel 12.').first())
    .toBeVisible()
  await feld('Hinweise').fill('x'.repeat(10_001))
  await feld('Frage').click()
  await expect.element(page.getByText('Geben Sie höchstens 10000 Zeichen ein.').first()).toBeVisible()
  await expect
    .poll(() => dienst.definition().bloecke[0]?.fragen[0])
    .toMatchObject({ fragetexte: ['Wie viele Hektar?'], max: 500, kommentare: ['Ein Hinweis'] })
  await tisch.open(`/sachbearbeitung/frageboegen/fassung/${ENTWURF}?stelle=f2`, PETRA)
  await expect.element(feld(/^Größte Zahl/)).toHaveValue('viel')
  await expect.element(feld('Hinweise')).toHaveValue('x'.repeat(10_001))
})

test('[S9-05] zwei zugleich: Verschiedenes geht zusammen, Gleiches entscheidet, wer schreibt', async ({
  tisch,
}) => {
  const dienst = await oeffnen(
    tisch,
    definitionAus([FRAGE.FreitextFrage('f0'), FRAGE.FreitextFrage('f1')]),
    PETRA,
    '?stelle=f0',
  )
  dienst.anderswo((alt) => ({
    ...alt,
    titel: 'Vom Kollegen',
    bloecke: alt.bloecke.map((block) => ({
      ...block,
      fragen: block.fragen.map((frage) => ({ ...frage, fragetexte: [`${frage.id} vom Kollegen`] })),
    })),
  }))
  await feld('Frage').fill('f0 von mir')
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Frage 1: f0 von mir, Text der Frage')
  await istZugaenglich('Editor: Konflikt')
  await page.getByRole('radio', { name: /f0 von mir/ }).click()
  await clickAgain(page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }))
  await expect
    .poll(() => dienst.definition().bloecke[0]?.fragen.map(({ fragetexte }) => fragetexte[0]))
    .toEqual(['f0 von mir', 'f1 vom Kollegen'])
  expect(dienst.definition().titel).toBe('Vom Kollegen')
  await expect
    .element(page.getByText('Der Entwurf wurde inzwischen auch an anderer Stelle geändert'))
    .toBeVisible()
})

test('[S9-05] nur mit der Tastatur: neue Frage, verschieben, von Stelle zu Stelle', async ({ tisch }) => {
  const dienst = await oeffnen(tisch, definitionAus([FRAGE.FreitextFrage('f0'), FRAGE.FreitextFrage('f1')]))
  await userEvent.keyboard('jj')
  await expect.element(feld('Frage')).toHaveValue('Frage f0')
  await userEvent.keyboard('n')
  await expect.element(feld('Frage')).toHaveFocus()
  await userEvent.keyboard('Neu gefragt')
  punkt(/2\. Neu gefragt/)
    .element()
    .focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(punkt(/1\. Neu gefragt/)).toHaveFocus()
  await expect.element(page.getByText('Frage 1: Neu gefragt: nach oben verschoben.')).toBeInTheDocument()
  await expect
    .poll(() => dienst.definition().bloecke[0]?.fragen.map(({ fragetexte }) => fragetexte[0]))
    .toEqual(['Neu gefragt', 'Frage f0', 'Frage f1'])
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog')).toMatchTextContent('neue Frage')
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Fragebögen')
})

test('[S9-05] nur mit der Tastatur: in den nächsten Block, eine Antwort weiter; wer drückt, bleibt dabei', async ({
  tisch,
}) => {
  const block = (id: string, ...fragen: Definition['bloecke'][number]['fragen']) => ({
    id,
    titel: `Block ${id}`,
    kommentare: [],
    kontexte: [],
    wenn: null,
    fragen,
  })
  const bloecke = [block('b0', FRAGE.FreitextFrage('f0'), FRAGE.AuswahlFrage('f1')), block('b1')]
  const dienst = await oeffnen(tisch, definitionAus([], { bloecke }), PETRA, '?stelle=f1')
  punkt(/2\. Frage f1/)
    .element()
    .focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => dienst.definition().bloecke[1]?.fragen).toHaveLength(1)
  await expect.element(punkt(/2\. Frage f1/)).toHaveFocus()
  feld('Antwort 1').element().focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(feld('Antwort 2')).toHaveFocus()
  await expect.element(page.getByText('Antwort „f1: Antwort 0“: Platz 2 von 3.')).toBeInTheDocument()
  for (let uebrig = 3; uebrig > 0; uebrig -= 1) await knopf('Antwort 1 löschen').click()
  await expect.element(knopf('Antwort hinzufügen')).toHaveFocus()
  await wahl('Wann wird die Frage gestellt?').selectOptions('nur wenn alle Bedingungen zutreffen')
  await knopf('Bedingung hinzufügen').click()
  await knopf('Bedingung 1 entfernen').click()
  await expect.element(wahl('Bedingung 1: Antwort auf')).toHaveFocus()
  await clickAgain(knopf('Bedingung 1 entfernen'))
  await expect.element(wahl('Wann wird die Frage gestellt?')).toHaveFocus()
})

test('[S9-05] wer nicht pflegt, liest; auf dem Handy ist nichts breiter als das Fenster', async ({
  tisch,
}) => {
  await resize(...HANDY)
  const definition = definitionAus(Object.values(FRAGE).map((art, i) => art(`f${i}`)))
  await oeffnen(tisch, definition, SABINE)
  await expect
    .element(page.getByRole('region', { name: 'Frage f6' }))
    .toMatchTextContent('Aufteilung in Prozent')
  await expect.element(knopf('Veröffentlichen')).not.toBeInTheDocument()
  await expectNoOverflow()
  await tisch.open(`/sachbearbeitung/frageboegen/fassung/${ENTWURF}?stelle=f3`, PETRA)
  await expect.element(feld('Zahl 1')).toBeVisible()
  await expectNoOverflow()
  await istZugaenglich('Editor auf dem Handy')
  expect(tisch.server.calls(fassungSpeichern)).toEqual([])
  await resize(1280, 800)
})
