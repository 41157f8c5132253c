import * as contract from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain, nextFrame, typeAndPress } from '@foerderportal/shell/testing/browser'
import { eintragungen, liegtAufDemGeraet } from '@foerderportal/shell/testing/geraet'
import { expect } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { fuss, titel, ueberschrift } from '../../testing/frame.ts'
import { FRANK, LUDWIG, RITA, SABINE, type Person } from '../../testing/people.ts'
import { bestaetigen, frage } from '../../testing/freigabefrage.ts'
import { test } from '../../testing/test.ts'
import type { Tisch } from '../../testing/tisch.ts'
import {
  SHA256,
  bewilligt,
  entscheidung,
  entscheidungsdienst,
  vorlage,
} from '../testing/entscheidungsdienst.ts'
import { GESCHAEFT } from '../testing/faelle.ts'

const oeffnen = async (tisch: Tisch, anfang = entscheidung(), wer: Person = SABINE) => {
  const dienst = entscheidungsdienst(tisch, anfang)
  await tisch.open(`/sachbearbeitung/fall/${GESCHAEFT}/entscheidung`, wer)
  await expect.element(titel('GE-2026-000123, Hof Lindenau GbR')).toBeVisible()
  return dienst
}
const knopf = (name: string | RegExp): Locator => page.getByRole('button', { name })
const feld = (name: string): Locator => page.getByRole('textbox', { name })
/** Nothing on the page can be typed, chosen or presented. */
const nurZuLesen = () => {
  expect(document.querySelectorAll('.d-entscheidung :is(input, textarea, select)')).toHaveLength(0)
  expect(knopf('Zur Freigabe vorlegen').elements()).toEqual([])
}
const tippen = async (wo: Locator, text: string) => {
  await userEvent.fill(wo, text)
  await userEvent.tab()
}

test('[S9-04] a case without findings: one press saves what is suggested and presents it', async ({
  tisch,
}) => {
  await oeffnen(tisch)
  await expect.element(feld('bewilligt: Mulchpflanzmaschine')).toHaveValue('19.280,00')
  await expect.element(page.getByText('Vorschlag, noch nicht gespeichert')).toBeVisible()
  await userEvent.click(knopf('Zur Freigabe vorlegen'))
  await expect.element(page.getByText(/Zur Freigabe vorgelegt/)).toBeVisible()
  expect(tisch.server.calls(contract.entscheidungSpeichern)).toHaveLength(1)
  await expect.element(ueberschrift()).toHaveFocus()
})

test('[S9-04] less cost: the grant follows, the reason is asked for, and the rest saves itself', async ({
  tisch,
}) => {
  const dienst = await oeffnen(tisch)
  await tippen(feld('förderfähig: Mulchpflanzmaschine'), '46200')
  await expect.element(feld('bewilligt: Mulchpflanzmaschine')).toHaveValue('18.480,00')
  // the sentence leads to where a reason is chosen, and then to the value that it lacks
  await page.getByRole('button', { name: /^Begründen Sie, warum 800,00/ }).click()
  await expect.element(page.getByRole('combobox', { name: 'Textbaustein hinzufügen' })).toHaveFocus()
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'Textbaustein hinzufügen' }),
    page.getByRole('option', { name: /^T-214/ }),
  )
  await page.getByRole('button', { name: '„Kürzung wegen Nachlass“: Kosten nach Abzug fehlt.' }).click()
  await expect.element(feld('Kosten nach Abzug')).toHaveFocus()
  await tippen(feld('Kosten nach Abzug'), '46200')
  await expect.element(page.getByText(/Nach Abzug bleiben 46\.200,00/)).toBeVisible()
  await expect.element(page.getByText(/^Gespeichert .* von Sabine Sachbearbeitung$/)).toBeVisible()
  expect(dienst.stand().inhalt).toMatchObject({
    betraege: [{ foerderfaehig: 46_200, bewilligt: 18_480 }],
    bausteine: expect.arrayContaining([{ code: 'T-214', werte: { betrag: 46_200 } }]),
  })
  await expect.element(page.getByText('Vor dem Vorlegen')).not.toBeInTheDocument()
})

test('[S9-04] presented without its reason: the field that lacks it says so and has the focus, until it changes', async ({
  tisch,
}) => {
  await oeffnen(tisch)
  await tippen(feld('förderfähig: Mulchpflanzmaschine'), '46200')
  await userEvent.click(knopf('Zur Freigabe vorlegen'))
  const wahl = page.getByRole('combobox', { name: 'Textbaustein hinzufügen' })
  await expect.element(wahl).toHaveFocus()
  await expect.element(wahl).toHaveAccessibleDescription(/^Begründen Sie, warum 800,00/)
  await istZugaenglich('Ohne Begründung vorgelegt')
  await userEvent.selectOptions(wahl, page.getByRole('option', { name: /^T-214/ }))
  await expect.element(page.getByText(/Begründen Sie, warum/)).not.toBeInTheDocument()
  // what came with it is missing only at the next try
  await expect.element(feld('Kosten nach Abzug')).not.toHaveAccessibleDescription()
  await clickAgain(knopf('Zur Freigabe vorlegen'))
  await expect.element(feld('Kosten nach Abzug')).toHaveFocus()
  await expect.element(feld('Kosten nach Abzug')).toHaveAccessibleDescription(/: Kosten nach Abzug fehlt\.$/)
  await userEvent.keyboard('4')
  await expect.element(feld('Kosten nach Abzug')).not.toHaveAccessibleDescription()
  expect(tisch.server.calls(contract.entscheidungVorlegen)).toHaveLength(0)
})

test('[S9-04] why it could not be presented is said until something changes', async ({ tisch }) => {
  await oeffnen(tisch)
  const detail = 'Der Antrag hat keine Zeichnungsberechtigten.'
  tisch.server.refuse(contract.entscheidungVorlegen, 412, { ...ZUWENDUNG.nichtMoeglich, detail })
  await userEvent.click(knopf('Zur Freigabe vorlegen'))
  await expect.element(page.getByText(detail)).toBeVisible()
  await userEvent.fill(feld('förderfähig: Mulchpflanzmaschine'), '46200')
  await expect.element(page.getByText(detail)).not.toBeInTheDocument()
})

test('[S9-04] who may not prepare has no key to present; what was released is no preview any more', async ({
  tisch,
}) => {
  const { moeglich } = vorlage()
  await oeffnen(tisch, entscheidung({ status: 'ENTWURF', guid: GESCHAEFT, moeglich }), FRANK)
  await expect.element(page.getByRole('heading', { name: 'Bescheid, Vorschau' })).toBeVisible()
  await expect.element(fuss()).not.toMatchTextContent('vorlegen')
  await oeffnen(tisch, bewilligt(), FRANK)
  await expect.element(page.getByRole('heading', { name: 'Ergangener Bescheid' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Bescheid, Vorschau' })).not.toBeInTheDocument()
})

test('[S9-04] more than there is to grant is said in a row of its own, until the amount changes', async ({
  tisch,
}) => {
  await oeffnen(tisch)
  const betrag = feld('bewilligt: Mulchpflanzmaschine')
  await expect.element(betrag).toBeVisible()
  const breiten = () => [...document.querySelectorAll('.d-betraege thead th')].map((th) => th.clientWidth)
  const vorher = breiten()
  await tippen(betrag, '19.280,01')
  const satz = page.getByText(/Beantragt sind 19\.280,00.*: Mehr lässt sich nicht bewilligen\./)
  await expect.element(satz).toBeVisible()
  await expect.element(betrag).toHaveAccessibleDescription(/^bewilligt: Beantragt sind 19\.280,00/)
  expect(satz.element().closest('td')?.colSpan).toBe(8)
  expect(breiten()).toEqual(vorher)
  await istZugaenglich('Betrag mit Fehler')
  await tippen(betrag, 'viel')
  const unlesbar = page.getByText(/Schreiben Sie den Betrag mit Ziffern/)
  await expect.element(unlesbar).toBeVisible()
  await userEvent.type(betrag, '1')
  await expect.element(unlesbar).not.toBeInTheDocument()
})

test('[S9-04] a condition is chosen with its day; a mandatory one stays', async ({ tisch }) => {
  const dienst = await oeffnen(tisch)
  await expect.element(page.getByRole('checkbox', { name: /Verwendungsnachweis/ })).toBeDisabled()
  await userEvent.click(page.getByRole('checkbox', { name: 'Bezahlung unbar' }))
  await tippen(feld('Bezahlung bis'), '01.01.2020')
  await expect
    .element(page.getByText(/^„Bezahlung bis“ liegt frühestens am .* und spätestens am /))
    .toBeVisible()
  await tippen(feld('Bezahlung bis'), '30.11.2027')
  await expect
    .poll(() => dienst.stand().inhalt.bausteine)
    .toContainEqual({ code: 'N-201', werte: { bis: '2027-11-30' } })
})

test('[S9-04] two colleagues in one decision: what contradicts is chosen, what does not is both', async ({
  tisch,
}) => {
  const anfang = entscheidung({ status: 'ENTWURF', guid: GESCHAEFT })
  const dienst = await oeffnen(tisch, anfang)
  const [erster, ...weitere] = anfang.inhalt.betraege
  if (erster === undefined) throw new Error('an item')
  dienst.woanders({
    inhalt: {
      ...anfang.inhalt,
      betraege: [{ ...erster, bewilligt: 15_000 }, ...weitere],
      bausteine: [...anfang.inhalt.bausteine, { code: 'N-201', werte: { bis: '2027-11-30' } }],
    },
    gespeichert: { name: 'Berta Bank', am: '2026-11-23T09:01:00.000Z' },
  })
  await tippen(feld('bewilligt: Mulchpflanzmaschine'), '10')
  const dialog = page.getByRole('dialog', { name: 'Welche Angaben sollen gelten?' })
  await expect.element(dialog.getByRole('radio')).toHaveLength(2)
  const frage = dialog.getByRole('radiogroup', { name: 'bewilligt: Mulchpflanzmaschine' })
  await expect.element(frage.getByRole('radio', { name: 'Neuere Fassung 15.000,00 €' })).toBeVisible()
  expect(dienst.stand().inhalt.betraege[0]?.bewilligt).toBe(15_000)
  await frage.getByRole('radio', { name: 'Ihre Eingabe 10,00 €' }).click()
  await userEvent.click(dialog.getByRole('button', { name: 'Auswahl übernehmen' }))
  await expect.poll(() => dienst.stand().inhalt.betraege[0]?.bewilligt).toBe(10)
  expect(dienst.stand().inhalt.bausteine).toContainEqual({
    code: 'N-201',
    werte: { bis: '2027-11-30' },
  })
  await expect.element(page.getByText(/^Neu ist: .*Bezahlung unbar/)).toBeVisible()
})

test('[S9-04] [S11-05] saved by a colleague while one types and presents at once: what is new is read before it is presented', async ({
  tisch,
}) => {
  const { inhalt } = entscheidung()
  const begruendet = [...inhalt.bausteine, { code: 'T-214', werte: { betrag: 46_200 } }]
  const anfang = entscheidung({
    status: 'ENTWURF',
    guid: GESCHAEFT,
    inhalt: { ...inhalt, bausteine: begruendet },
  })
  const dienst = await oeffnen(tisch, anfang)
  const bausteine = [...begruendet, { code: 'N-201', werte: { bis: '2027-11-30' } }]
  dienst.woanders({ inhalt: { ...anfang.inhalt, bausteine } })
  await expect.element(feld('bewilligt: Mulchpflanzmaschine')).toBeVisible()
  typeAndPress(feld('bewilligt: Mulchpflanzmaschine'), '19.000', knopf('Zur Freigabe vorlegen'))
  await expect.element(page.getByText(/^Neu ist: .*Bezahlung unbar/)).toBeVisible()
  expect(tisch.server.calls(contract.entscheidungVorlegen)).toHaveLength(0)
  await clickAgain(knopf('Zur Freigabe vorlegen'))
  await expect.element(page.getByText(/Zur Freigabe vorgelegt/)).toBeVisible()
})

test('[S9-03] [S9-04] a key that is only held down presents nothing; one that is pressed does', async ({
  tisch,
}) => {
  await oeffnen(tisch, entscheidung({ status: 'ENTWURF', guid: GESCHAEFT }))
  await expect.element(knopf('Zur Freigabe vorlegen')).toBeVisible()
  const druck = { key: 'Enter', ctrlKey: true, bubbles: true }
  document.body.dispatchEvent(new KeyboardEvent('keydown', { ...druck, repeat: true }))
  await nextFrame()
  await expect.element(knopf('Zur Freigabe vorlegen')).toBeEnabled()
  expect(tisch.server.calls(contract.entscheidungVorlegen)).toHaveLength(0)
  document.body.dispatchEvent(new KeyboardEvent('keydown', druck))
  await expect.element(page.getByText(/Zur Freigabe vorgelegt/)).toBeVisible()
  expect(tisch.server.calls(contract.entscheidungVorlegen)).toHaveLength(1)
})

test('[S9-04] while it is presented nothing can be typed into the draft', async ({ tisch }) => {
  await oeffnen(tisch, entscheidung({ status: 'ENTWURF', guid: GESCHAEFT }))
  const { promise: antwort, resolve: antworten } = Promise.withResolvers<Response>()
  tisch.server.also(
    (anfrage) => anfrage.method === 'POST' && anfrage.url.includes('vorlegen'),
    () => antwort,
  )
  await userEvent.click(knopf('Zur Freigabe vorlegen'))
  await expect.poll(() => feld('bewilligt: Mulchpflanzmaschine').element().closest('[inert]')).not.toBeNull()
  antworten(new Response(null, { status: 503 }))
  await expect.poll(() => feld('bewilligt: Mulchpflanzmaschine').element().closest('[inert]')).toBeNull()
})

test('[S9-04] who releases sees every deviation and releases what was read', async ({ tisch }) => {
  await oeffnen(tisch, vorlage(), FRANK)
  for (const satz of ['Größe weicht ab, erklärt', 'Kürzung 800,00 €'])
    await expect.element(page.getByText(satz)).toBeVisible()
  await userEvent.click(knopf('Freigeben (1a2b 3c4d)'))
  for (const wort of ['Hof Lindenau GbR', 'GE-2026-000123'])
    await expect.element(frage('Entscheidung freigeben?')).toMatchTextContent(wort)
  await istZugaenglich('Entscheidung freigeben')
  expect(tisch.server.calls(contract.entscheidungFreigeben)).toEqual([])
  await bestaetigen('Entscheidung freigeben?')
  await expect.element(knopf('Bescheid BE-2026-000001')).toBeVisible()
  const [ruf] = tisch.server.calls(contract.entscheidungFreigeben)
  expect(ruf?.body).toEqual({ inhaltSha256: SHA256 })
  await expect.element(ueberschrift()).toHaveFocus()
})

test('[S9-04] the file of a notice that is being made appears by itself', async ({ tisch }) => {
  const bescheid = {
    guid: '80000000-0000-4000-8000-000000000009',
    nummer: 'BE-2026-000001',
    art: 'BEWILLIGUNG' as const,
    erstelltAm: '2026-11-23T09:00:00.000Z',
    fertig: false,
  }
  const dienst = await oeffnen(tisch, bewilligt({ bescheide: [bescheid] }), FRANK)
  const datei = knopf('Bescheid BE-2026-000001')
  await expect
    .element(datei)
    .toHaveAccessibleDescription('Die Datei entsteht gerade. Sie erscheint von selbst.')
  dienst.woanders({ bescheide: [{ ...bescheid, fertig: true }] })
  await expect.element(datei).not.toHaveAttribute('aria-disabled')
  const geladen = tisch.server.calls(contract.entscheidungLesen).length
  await nextFrame()
  expect(tisch.server.calls(contract.entscheidungLesen)).toHaveLength(geladen)
})

test('[S9-04] keys release and give back; whoever has worked on it has none', async ({ tisch }) => {
  const tasten = () => fuss().getByRole('list', { name: 'Tasten' })
  const { moeglich } = vorlage()
  await oeffnen(tisch, vorlage({ moeglich: { ...moeglich, entscheidungFreigeben: 'Nein.' } }), SABINE)
  await expect.element(tasten()).toMatchTextContent('zurückgeben')
  await expect.element(tasten()).not.toMatchTextContent('freigeben')
  await oeffnen(tisch, vorlage(), FRANK)
  await expect.element(tasten()).toMatchTextContent('freigeben')
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('dialog', { name: 'Entscheidung zurückgeben' })).toBeVisible()
  // the label of a field is bold in every dialog
  const etikett = page.getByRole('dialog').getByText('Grund', { exact: true }).element()
  expect(Number(getComputedStyle(etikett).fontWeight)).toBeGreaterThanOrEqual(600)
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  // the keys that ask do not answer
  await expect.element(frage('Entscheidung freigeben?').getByRole('heading')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(knopf('Bescheid BE-2026-000001')).toBeVisible()
})

test('[A-08] who releases reads before it what was done by people who are partial', async ({ tisch }) => {
  const tat = (name: string, worte: string, anzahl: number, aufgehobenAm: string | null = null) => ({
    name,
    worte,
    anzahl,
    aufgehobenAm,
    zuletzt: '2026-11-12T09:30:00.000Z',
    erklaertAm: '2026-11-20T09:00:00.000Z',
  })
  const handlungenBefangener = [
    tat('Sabine Sachbearbeitung', 'Prüfung begonnen', 1),
    tat('Sabine Sachbearbeitung', 'Prüfvermerk geschrieben', 16),
    tat('Karl Kern', 'Notiz', 1, '2026-11-21T09:00:00.000Z'),
  ]
  await oeffnen(tisch, vorlage({ handlungenBefangener }), FRANK)
  const ueberschrift = page.getByRole('heading', { name: 'Bevor Befangenheit erklärt wurde' })
  await expect.element(ueberschrift).toBeVisible()
  const hinweis = ueberschrift.element().closest('.kern-alert')
  for (const satz of [
    'Sabine Sachbearbeitung, befangen seit 20.11.2026',
    'Prüfung begonnen, 12.11.2026, 10:30\u00a0Uhr',
    'Prüfvermerk geschrieben, 16-mal, zuletzt 12.11.2026, 10:30\u00a0Uhr',
    'Karl Kern, befangen seit 20.11.2026, aufgehoben am 21.11.2026',
  ])
    expect(hinweis?.textContent).toContain(satz)
  const freigabe = knopf('Freigeben (1a2b 3c4d)').element()
  expect(hinweis?.compareDocumentPosition(freigabe)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await istZugaenglich('Freigabe mit Befangenheit')
})

test('[A-04] what was presented anew meanwhile is not released; it is read again', async ({ tisch }) => {
  const dienst = await oeffnen(tisch, vorlage(), FRANK)
  await expect.element(knopf('Freigeben (1a2b 3c4d)')).toBeVisible()
  dienst.woanders({ inhaltSha256: '9'.repeat(64) })
  await userEvent.click(knopf('Freigeben (1a2b 3c4d)'))
  await bestaetigen('Entscheidung freigeben?')
  await expect.element(page.getByText('Die Entscheidung wurde geändert und neu vorgelegt.')).toBeVisible()
  await userEvent.click(knopf('Neu lesen'))
  await expect.element(knopf('Freigeben (9999 9999)')).toBeVisible()
})

test('[S9-04] three clicks give it back with a reason of the programme', async ({ tisch }) => {
  const dienst = await oeffnen(tisch, vorlage(), FRANK)
  await userEvent.click(knopf('Zurückgeben'))
  await userEvent.click(knopf('Ein Betrag stimmt nicht.'))
  await userEvent.click(knopf('Mit diesem Grund zurückgeben'))
  await expect.element(page.getByText('Zurückgegeben von Frank Freigabe')).toBeVisible()
  expect(dienst.stand().zurueckgegeben?.grund).toBe('Ein Betrag stimmt nicht.')
  await expect.element(ueberschrift()).toHaveFocus()
})

test('[S9-04] whoever gave it back reads the draft: who works on it, what it says, and no field of it', async ({
  tisch,
}) => {
  const gespeichert = { name: 'Sabine Sachbearbeitung', am: '2026-11-23T08:00:00.000Z' }
  await oeffnen(tisch, vorlage({ gespeichert }), FRANK)
  await userEvent.click(knopf('Zurückgeben'))
  await userEvent.click(knopf('Ein Betrag stimmt nicht.'))
  await userEvent.click(knopf('Mit diesem Grund zurückgeben'))
  await expect.element(page.getByText('Sie lesen mit')).toBeVisible()
  await expect.element(page.getByText('Wer freigibt, bereitet nicht vor.')).toBeVisible()
  await expect
    .element(page.getByText(/^Den Entwurf bearbeitet Sabine Sachbearbeitung, zuletzt/))
    .toBeVisible()
  await expect.element(page.getByText('Entscheidung im Entwurf')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Beträge' })).toMatchTextContent('19.280,00')
  nurZuLesen()
  await istZugaenglich('Entwurf, den jemand anderes schreibt')
})

test.for([FRANK, LUDWIG, RITA])(
  '[S9-04] $vorname reads what the programme suggests, and cannot begin with it',
  async (wer, { tisch }) => {
    await oeffnen(tisch, entscheidung({ moeglich: vorlage().moeglich }), wer)
    await expect.element(page.getByText(/^Noch hat niemand diese Entscheidung begonnen\./)).toBeVisible()
    nurZuLesen()
  },
)

test('[S9-04] without a reason nothing goes back, and the field says so', async ({ tisch }) => {
  const dienst = await oeffnen(tisch, vorlage(), FRANK)
  await userEvent.click(knopf('Zurückgeben'))
  await userEvent.click(knopf('Mit diesem Grund zurückgeben'))
  const grund = page.getByRole('textbox', { name: 'Grund' })
  await expect.element(grund).toHaveAccessibleDescription('Geben Sie einen Grund an.')
  await expect.element(grund).toHaveFocus()
  expect(dienst.stand().zurueckgegeben).toBe(null)
  await istZugaenglich('Rückgabe ohne Grund')
  await userEvent.click(knopf('Ein Betrag stimmt nicht.'))
  await expect.element(grund).not.toHaveAccessibleDescription()
})

test('[A-02] who edited reads at the button why somebody else has to release', async ({ tisch }) => {
  const { moeglich } = vorlage()
  const satz = 'Sie haben diese Entscheidung selbst bearbeitet. Freigeben kann sie nur eine andere Person.'
  await oeffnen(tisch, vorlage({ moeglich: { ...moeglich, entscheidungFreigeben: satz } }), FRANK)
  await expect.element(page.getByText(satz)).toBeVisible()
  await expect.element(knopf(/^Freigeben/)).toHaveAttribute('aria-disabled', 'true')
})

test('[S9-04] draft and release are for everybody to use', async ({ tisch }) => {
  await oeffnen(tisch)
  await istZugaenglich('Entwurf')
  await oeffnen(tisch, vorlage(), FRANK)
  await istZugaenglich('Freigabe')
})

const VORGELEGT = {
  status: 'VORGELEGT',
  inhaltSha256: SHA256,
  moeglich: { ...entscheidung().moeglich, entscheidungSpeichern: 'Sie liegt zur Freigabe vor.' },
} as const
const ungespeichert = () => page.getByRole('region', { name: 'Nicht gespeichert' })

test('[S9-04] [S10-03] presented while what was typed lay on this device only: whoever comes back reads it, and may give it up', async ({
  tisch,
}) => {
  const dienst = await oeffnen(tisch, entscheidung({ status: 'ENTWURF', guid: GESCHAEFT }))
  tisch.server.cut(contract.entscheidungSpeichern)
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'Textbaustein hinzufügen' }),
    page.getByRole('option', { name: /^T-214/ }),
  )
  await tippen(feld('Kosten nach Abzug'), '46200')
  await liegtAufDemGeraet()
  dienst.woanders(VORGELEGT)
  await tisch.reload()
  await expect.element(page.getByText('Inzwischen wurde die Entscheidung vorgelegt')).toBeVisible()
  await expect
    .element(ungespeichert())
    .toMatchTextContent(/^Nicht gespeichert\s*Kürzung wegen Nachlass: Kosten nach Abzug\s*46\.200,00/)
  await expect
    .element(page.getByText(/höchstens 30 Tage\. Wird die Entscheidung bis dahin zurückgegeben/))
    .toBeVisible()
  await istZugaenglich('Entscheidung vorgelegt, Getipptes liegt auf dem Gerät')
  dienst.woanders({ status: 'FREIGEGEBEN' })
  await tisch.reload()
  await expect.element(page.getByText('Inzwischen wurde die Entscheidung freigegeben')).toBeVisible()
  expect(await eintragungen()).toBe(1)
  await ungespeichert().getByRole('button', { name: 'Verwerfen' }).click()
  await clickAgain(page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }))
  await expect.element(ungespeichert()).not.toBeInTheDocument()
  await expect.poll(eintragungen).toBe(0)
})

test('[S9-04] [S10-03] presented while one types: what was not saved stands on the page that follows', async ({
  tisch,
}) => {
  const dienst = await oeffnen(tisch, entscheidung({ status: 'ENTWURF', guid: GESCHAEFT }))
  await expect.element(feld('bewilligt: Mulchpflanzmaschine')).toBeVisible()
  dienst.woanders(VORGELEGT)
  await tippen(feld('bewilligt: Mulchpflanzmaschine'), '10')
  await expect.element(ungespeichert()).toMatchTextContent('bewilligt: Mulchpflanzmaschine')
  await expect.element(ungespeichert()).toMatchTextContent('10,00')
})

test('[S9-04] [S10-03] approved outside the portal meanwhile: what was typed of the decision is read', async ({
  tisch,
}) => {
  const dienst = await oeffnen(tisch, entscheidung({ status: 'ENTWURF', guid: GESCHAEFT }))
  tisch.server.cut(contract.entscheidungSpeichern)
  await tippen(feld('bewilligt: Mulchpflanzmaschine'), '10')
  await liegtAufDemGeraet()
  dienst.woanders({ guid: null, status: null, nachtraege: [{ art: 'AENDERUNG', gesperrtWeil: null }] })
  await tisch.reload()
  await expect.element(page.getByText(/außerhalb des Portals bewilligt/)).toBeVisible()
  await expect.element(ungespeichert()).toMatchTextContent('10,00')
})

test('[S9-04] [S10-03] saved, and the answer got lost: what the server has is not told, and lies here no more', async ({
  tisch,
}) => {
  const dienst = await oeffnen(tisch, entscheidung({ status: 'ENTWURF', guid: GESCHAEFT }))
  const alt = dienst.stand().inhalt
  const wiederDa = tisch.server.cut(contract.entscheidungSpeichern)
  await tippen(feld('bewilligt: Mulchpflanzmaschine'), '10')
  await liegtAufDemGeraet()
  dienst.woanders({
    ...VORGELEGT,
    inhalt: { ...alt, betraege: alt.betraege.map((betrag) => ({ ...betrag, bewilligt: 10 })) },
  })
  wiederDa()
  await tisch.reload()
  await expect.poll(eintragungen).toBe(0)
  await expect.element(ungespeichert()).not.toBeInTheDocument()
})
