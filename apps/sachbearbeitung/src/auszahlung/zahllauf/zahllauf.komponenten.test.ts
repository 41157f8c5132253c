import {
  einreichungVermerken,
  ergebnisVermerken,
  postenAusnehmen,
  zahllaeufeLesen,
  zahllaufAnlegen,
  zahllaufFreigeben,
  zahllaufHerunterladen,
  zahllaufLesen,
  zahllaufVerfallen,
  zahllaufVerfallVorlegen,
  zahllaufVerfallZurueckgeben,
  zahllaufVorlegen,
} from '@foerderportal/contract/auszahlung/zahllauf/routes'
import type { Zahllaufzeile } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Freigabezeile } from '@foerderportal/contract/shared/freigaben/schema'
import { freigabenLesen } from '@foerderportal/contract/shared/freigaben/routes'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain, nextFrame, ownClock, show } from '@foerderportal/shell/testing/browser'
import { liegtAufDemGeraet } from '@foerderportal/shell/testing/geraet'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { titel, ueberschrift, fuss } from '../../testing/frame.ts'
import { freigabenseite, freigabezeile } from '../../testing/freigaben.ts'
import { FRANK, RITA, SABINE } from '../../testing/people.ts'
import { ADRESSE, lauf, posten } from './testing/laeufe.ts'
import { bestaetigen, frage } from '../../testing/freigabefrage.ts'
import { test } from '../../testing/test.ts'

const listenzeile = (vorlage: Zahllaufzeile['vorlage'] = null): Zahllaufzeile => {
  const { guid, nr, programm, status, angelegtAm, anzahl, summe, auffaellig, freigegebenVon } = lauf([])
  return { guid, nr, programm, status, angelegtAm, anzahl, summe, auffaellig, freigegebenVon, vorlage }
}
const knopf = (name: string | RegExp) => page.getByRole('button', { name })

test('[S6-07] [S9-06] the list says what is ready, what waits and for what; one press makes the run and opens it', async ({
  tisch,
}) => {
  const zeile = listenzeile()
  tisch.server.answer(zahllaeufeLesen, 200, {
    zeilen: [zeile],
    anzahl: 1,
    nach: null,
    bereit: [{ programm: 'AnkNabo', anzahl: 3, summe: 4_200.5, gesperrtWeil: null }],
    wartende: [
      {
        nummer: 'AZ-2026-000009',
        unternehmenName: 'Hof Altmoor KG',
        betrag: 800,
        weil: 'Geänderte Bankdaten sind noch nicht gesichtet.',
      },
    ],
  })
  tisch.server.answer(zahllaufAnlegen, 200, lauf(['SACHBEARBEITUNG']))
  tisch.server.answer(zahllaufLesen, 200, lauf(['SACHBEARBEITUNG']))
  await tisch.open('/sachbearbeitung/zahllaeufe', SABINE)
  await expect.element(titel('Zahlläufe')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /ZL-2026-000007/ })).toMatchTextContent('3.000,00')
  await expect
    .element(page.getByRole('row', { name: /Hof Altmoor/ }))
    .toMatchTextContent('noch nicht gesichtet')
  await istZugaenglich('Zahlläufe')
  await knopf(/Zahllauf ANK NaBo anlegen \(3 Auszahlungen, 4\.200,50/).click()
  await expect.element(titel('Zahllauf ZL-2026-000007')).toBeVisible()
})

test('[S6-07] an empty list says how many payouts are approved; who only reads makes none', async ({
  tisch,
}) => {
  const leer = { zeilen: [], anzahl: 0, nach: null, wartende: [] }
  tisch.server.answer(zahllaeufeLesen, 200, {
    ...leer,
    bereit: [{ programm: 'AnkNabo', anzahl: 3, summe: 1, gesperrtWeil: null }],
  })
  await tisch.open('/sachbearbeitung/zahllaeufe', RITA)
  await expect.element(page.getByText('Noch kein Zahllauf. Bewilligte Auszahlungen: 3.')).toBeVisible()
  tisch.server.answer(zahllaeufeLesen, 200, { ...leer, bereit: [] })
  await tisch.reload()
  await expect.element(page.getByText(/sobald eine Auszahlung bewilligt ist/)).toBeVisible()
  await expect.element(knopf(/anlegen/)).not.toBeInTheDocument()
})

test('[S6-07] in a draft posts are chosen and taken out with a reason, then it is presented', async ({
  tisch,
}) => {
  tisch.server.answer(zahllaufLesen, 200, lauf(['SACHBEARBEITUNG']))
  tisch.server.answer(
    postenAusnehmen,
    200,
    lauf(['SACHBEARBEITUNG'], {
      posten: [posten(1), posten(2, { status: 'AUSGENOMMEN', grund: 'Rückfrage' })],
    }),
  )
  tisch.server.answer(zahllaufVorlegen, 200, lauf(['SACHBEARBEITUNG'], { status: 'VORGELEGT' }))
  await tisch.open(ADRESSE, SABINE)
  await expect
    .element(page.getByRole('row', { name: /Hof 2/ }).getByRole('link'))
    .toHaveAttribute('href', `/sachbearbeitung/auszahlungen/${posten(2).auszahlungGuid}`)
  await page.getByRole('checkbox', { name: /Nr. 2, Hof 2/ }).click()
  await knopf('Posten ausnehmen (1)').click()
  await page.getByRole('textbox', { name: 'Grund' }).fill('Rückfrage')
  await page.getByRole('dialog').getByRole('button', { name: 'Posten ausnehmen' }).click()
  await expect.element(page.getByRole('row', { name: /Hof 2/ })).toMatchTextContent('Ausgenommen: Rückfrage')
  expect(tisch.server.calls(postenAusnehmen)[0]?.body).toEqual({ posten: [2], grund: 'Rückfrage' })
  await knopf('Zur Freigabe vorlegen').click()
  await expect.element(page.getByText('Zur Freigabe vorgelegt')).toBeVisible()
  await expect.element(page.getByText('Das tut, wer für die Freigabe zuständig ist.')).toBeVisible()
  await expect.element(ueberschrift()).toHaveFocus()
})

test('[S6-07] a release waits until everything that stands out was looked at, and asks to sign in once more', async ({
  tisch,
}) => {
  const vorgelegt = lauf(['FREIGABE'], {
    status: 'VORGELEGT',
    konto: { name: 'Förderbank', iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001', neu: true },
  })
  tisch.server.answer(zahllaufLesen, 200, vorgelegt)
  tisch.server.refuse(zahllaufFreigeben, 401, ALLGEMEIN.neuAnmelden)
  await tisch.open(ADRESSE, FRANK)
  await expect
    .element(
      page.getByText('Erste Zahlung auf dieses Konto; Kontoinhaber heißt anders als das Unternehmen').first(),
    )
    .toBeVisible()
  await expect
    .element(page.getByText('Sehen Sie noch einen auffälligen Posten und das Konto der Bank an.'))
    .toBeVisible()
  await istZugaenglich('Zahllauf zur Freigabe')
  const groesse = (ebene: number) =>
    Number.parseFloat(
      getComputedStyle(page.getByRole('heading', { level: ebene }).first().element()).fontSize,
    )
  expect(groesse(2)).toBeLessThan(groesse(1))
  // [S9-14] The bar of keys names what can be done now, and no more.
  await expect.element(fuss()).toMatchTextContent('zurückgeben')
  await expect.element(fuss()).not.toMatchTextContent('freigeben')
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('dialog', { name: 'Zahllauf zurückgeben' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('checkbox', { name: 'Nr. 2 angesehen' }).click()
  await expect.element(page.getByText('Sehen Sie noch das Konto der Bank an.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Konto der Bank angesehen' }).click()
  await expect.element(fuss()).toMatchTextContent('freigeben')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  const dialog = frage('Zahllauf ZL-2026-000007 freigeben?')
  await expect.element(dialog).toMatchTextContent('3.000,00')
  await istZugaenglich('Zahllauf freigeben')
  await bestaetigen('Zahllauf ZL-2026-000007 freigeben?')
  await dialog.getByRole('button', { name: 'Noch einmal anmelden' }).click()
  // What was looked at outlasts the way to the sign-in, and the question is there again.
  await expect.poll(() => tisch.departures).toHaveLength(1)
  await tisch.follow()
  await expect.element(page.getByRole('checkbox', { name: 'Nr. 2 angesehen' })).toBeChecked()
  tisch.server.answer(
    zahllaufFreigeben,
    200,
    lauf(['FREIGABE'], { status: 'FREIGEGEBEN', datei: { sha256: 'b'.repeat(64), bytes: 4_711, abrufe: 0 } }),
  )
  await bestaetigen('Zahllauf ZL-2026-000007 freigeben?')
  await expect.element(page.getByText('pain.001.001.09, 4.711 Bytes, 0-mal heruntergeladen')).toBeVisible()
  expect(tisch.server.calls(zahllaufFreigeben).at(-1)?.body).toEqual({
    inhaltSha256: 'a'.repeat(64),
    bestaetigt: [2],
    kontoBestaetigt: true,
  })
  await expect.element(ueberschrift()).toHaveFocus()
})

test('[S6-07] [S9-13] [A-36] a release that names changed posts shows them, and reads the run again; who had a part in it reads why he can’t', async ({
  tisch,
}) => {
  tisch.server.answer(zahllaufLesen, 200, lauf(['FREIGABE'], { status: 'VORGELEGT', posten: [posten(1)] }))
  const detail = 'Seit der Vorlage wurden Unternehmensdaten geändert: Nr. 1 (Hof 1).'
  tisch.server.refuse(zahllaufFreigeben, 409, { ...ALLGEMEIN.konkurrierend, detail })
  await tisch.open(ADRESSE, FRANK)
  await knopf('Freigeben').click()
  await bestaetigen('Zahllauf ZL-2026-000007 freigeben?')
  await expect.element(page.getByRole('alert')).toMatchTextContent('Nr. 1 (Hof 1)')
  tisch.server.answer(zahllaufLesen, 200, lauf(['BETEILIGT'], { status: 'VORGELEGT' }))
  await knopf('Neu lesen').click()
  await expect.element(page.getByText(/nur eine andere Person/)).toBeVisible()
  await expect.element(knopf('Freigeben')).not.toBeInTheDocument()
})

test('[S6-07] [A-37] the file is downloaded, noted as submitted, and paid posts with their day', async ({
  tisch,
}) => {
  const datei = { sha256: 'b'.repeat(64), bytes: 4_711, abrufe: 1 }
  const freigegeben = lauf(['SACHBEARBEITUNG'], { status: 'FREIGEGEBEN', datei, ausfuehrungAm: '2026-11-26' })
  tisch.server.answer(zahllaufLesen, 200, freigegeben)
  tisch.server.answer(
    einreichungVermerken,
    200,
    lauf(['SACHBEARBEITUNG'], { status: 'EINGEREICHT', datei, ausfuehrungAm: '2026-11-26' }),
  )
  tisch.server.answer(ergebnisVermerken, 200, lauf(['SACHBEARBEITUNG'], { status: 'ABGESCHLOSSEN', datei }))
  await tisch.open(ADRESSE, SABINE)
  await expect.element(knopf('Zahlungsdatei herunterladen')).toBeVisible()
  await knopf('Als eingereicht vermerken').click()
  await page.getByRole('textbox', { name: 'Zeichen der Bank' }).fill('B0012')
  await page.getByRole('dialog').getByRole('button', { name: 'Vermerken' }).click()
  await knopf('Als bezahlt vermerken (2)').click()
  await expect.element(page.getByRole('textbox', { name: 'Wertstellung' })).toHaveValue('26.11.2026')
  await page.getByRole('dialog').getByRole('button', { name: 'Vermerken' }).click()
  await expect.element(page.getByText('Abgeschlossen')).toBeVisible()
  expect(tisch.server.calls(ergebnisVermerken)[0]?.body).toEqual({
    ergebnis: 'BEZAHLT',
    posten: [1, 2],
    valuta: '2026-11-26',
  })
  expect(tisch.server.calls(zahllaufHerunterladen)).toHaveLength(0)
})

test('[S6-07] a day that the server refuses is named at its field', async ({ tisch }) => {
  const text = 'Geben Sie einen Tag an, der nicht in der Zukunft liegt.'
  const eingereicht = { status: 'EINGEREICHT', ausfuehrungAm: '2026-11-27' } as const
  tisch.server.answer(zahllaufLesen, 200, lauf(['SACHBEARBEITUNG'], eingereicht))
  tisch.server.refuse(ergebnisVermerken, 400, {
    ...ALLGEMEIN.ungueltig,
    errors: [{ pfad: 'valuta', text }],
  })
  await tisch.open(ADRESSE, SABINE)
  await knopf('Als bezahlt vermerken (2)').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Vermerken' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Wertstellung' })).toHaveAccessibleDescription(text)
  await expect.element(page.getByText(ALLGEMEIN.ungueltig.title)).not.toBeInTheDocument()
})

test('[S6-07] without the bank’s sign nothing is noted, and the field says so', async ({ tisch }) => {
  tisch.server.answer(zahllaufLesen, 200, lauf(['SACHBEARBEITUNG'], { status: 'FREIGEGEBEN' }))
  await tisch.open(ADRESSE, SABINE)
  await knopf('Als eingereicht vermerken').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Vermerken' }).click()
  await expect.element(page.getByText(/unter dem die Bank die Datei führt/)).toBeVisible()
  expect(tisch.server.calls(einreichungVermerken)).toHaveLength(0)
})

test('[S6-07] [S9-04] what is presented anew is looked at anew, though nothing in it has changed', async ({
  tisch,
}) => {
  const vorgelegt = (am: string) => ({ name: 'Sabine Sachbearbeitung', am })
  const erste = { status: 'VORGELEGT', vorgelegt: vorgelegt('2026-11-25T09:00:00.000Z') } as const
  const zweite = { ...erste, vorgelegt: vorgelegt('2026-11-26T09:00:00.000Z') }
  tisch.server.answer(zahllaufLesen, 200, lauf(['FREIGABE'], erste))
  await tisch.open(ADRESSE, FRANK)
  await page.getByRole('checkbox', { name: 'Nr. 2 angesehen' }).click()
  await knopf('Zurückgeben').click()
  await page.getByRole('textbox', { name: 'Grund' }).fill('Nr. 2 gehört nicht hierher.')
  await liegtAufDemGeraet()
  await userEvent.keyboard('{Escape}')
  tisch.server.answer(zahllaufLesen, 200, lauf(['FREIGABE'], zweite))
  await tisch.reload()
  await expect.element(page.getByRole('checkbox', { name: 'Nr. 2 angesehen' })).not.toBeChecked()
  await knopf('Zurückgeben').click()
  await expect.element(page.getByRole('textbox', { name: 'Grund' })).toHaveValue('')
  // of the first presentation it lies here still: it would have come by now
  await page.getByRole('textbox', { name: 'Grund' }).fill('Noch einmal.')
  await liegtAufDemGeraet(2)
  await expect.element(page.getByRole('textbox', { name: 'Grund' })).toHaveValue('Noch einmal.')
})

test('[S6-07] [S9-04] a reason typed for one run does not come up for another', async ({ tisch }) => {
  const vorgelegt = { name: 'Sabine Sachbearbeitung', am: '2026-11-25T09:00:00.000Z' }
  const anderer = 'd0000000-0000-4000-8000-000000000901'
  tisch.server.answer(zahllaufLesen, 200, ({ params }) =>
    lauf(['FREIGABE'], { status: 'VORGELEGT', vorgelegt, guid: params.guid }),
  )
  const grund = page.getByRole('textbox', { name: 'Grund' })
  await tisch.open(ADRESSE, FRANK)
  await knopf('Zurückgeben').click()
  await grund.fill('Nr. 2 gehört nicht hierher.')
  await liegtAufDemGeraet()
  await tisch.open(`/sachbearbeitung/zahllaeufe/${anderer}`)
  await knopf('Zurückgeben').click()
  await expect.element(grund).toHaveValue('')
  // the first one lies here still: it would have come by now
  await grund.fill('Dieser auch nicht.')
  await liegtAufDemGeraet(2)
  await expect.element(grund).toHaveValue('Dieser auch nicht.')
})

test('[S6-07] [S9-04] what is presented anew behind the question is not what is released', async ({
  tisch,
}) => {
  const uhr = ownClock()
  const lesen = (zeichen: string) =>
    tisch.server.answer(
      zahllaufLesen,
      200,
      lauf(['FREIGABE'], { status: 'VORGELEGT', posten: [posten(1)], inhaltSha256: zeichen.repeat(64) }),
    )
  lesen('a')
  await tisch.open(ADRESSE, FRANK)
  await knopf('Freigeben').click()
  await expect.element(frage('Zahllauf ZL-2026-000007 freigeben?')).toBeVisible()
  lesen('b')
  uhr.sleep(60_000)
  show('visible')
  await expect.poll(() => tisch.server.calls(zahllaufLesen).length).toBeGreaterThan(1)
  await nextFrame()
  await nextFrame()
  tisch.server.refuse(zahllaufFreigeben, 409, ALLGEMEIN.konkurrierend)
  await bestaetigen('Zahllauf ZL-2026-000007 freigeben?')
  await expect
    .poll(() => tisch.server.calls(zahllaufFreigeben).at(-1)?.body)
    .toMatchObject({ inhaltSha256: 'a'.repeat(64) })
})

test('[S6-07] a reason typed for one post does not come up for another', async ({ tisch }) => {
  const posten3 = [posten(1), posten(2)]
  tisch.server.answer(zahllaufLesen, 200, lauf(['SACHBEARBEITUNG'], { posten: posten3 }))
  await tisch.open(ADRESSE, SABINE)
  const grund = page.getByRole('textbox', { name: 'Grund' })
  const ausnehmen = async (nr: number) => {
    await page.getByRole('checkbox', { name: `Nr. ${nr}, Hof ${nr}` }).click()
    await clickAgain(knopf('Posten ausnehmen (1)'))
  }
  await ausnehmen(1)
  await grund.fill('Rückfrage zu Nr. 1')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('checkbox', { name: 'Nr. 1, Hof 1' }).click()
  await ausnehmen(2)
  await expect.element(grund).toHaveValue('')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('checkbox', { name: 'Nr. 2, Hof 2' }).click()
  await ausnehmen(1)
  await expect.element(grund).toHaveValue('Rückfrage zu Nr. 1')
})

test('[S6-07] by keyboard alone: g z to the list, j and Enter into the run, x chooses a post', async ({
  tisch,
}) => {
  const zeile = listenzeile()
  tisch.server.answer(zahllaeufeLesen, 200, {
    zeilen: [zeile],
    anzahl: 1,
    nach: null,
    bereit: [],
    wartende: [],
  })
  tisch.server.answer(zahllaufLesen, 200, lauf(['SACHBEARBEITUNG']))
  await tisch.open('/sachbearbeitung/freigaben', SABINE)
  await expect.element(titel('Freigaben')).toBeVisible()
  await userEvent.keyboard('gz')
  await expect.element(page.getByRole('row', { name: /ZL-2026-000007/ })).toBeVisible()
  await userEvent.keyboard('j{Enter}')
  await expect.element(titel('Zahllauf ZL-2026-000007')).toBeVisible()
  await userEvent.keyboard('jx')
  await expect.element(knopf('Posten ausnehmen (1)')).toBeVisible()
})

/** Of the list of releases. */
const laufzeile = (angaben: Partial<Freigabezeile> = {}) =>
  freigabezeile(7, {
    art: 'zahllauf',
    wort: 'Zahllauf',
    wozu: 'ZL-2026-000007',
    wer: '',
    runde: '',
    ort: 'ZAHLLAUF',
    ortGuid: ADRESSE.split('/').at(-1) ?? '',
    ...angaben,
  })

test('[S6-07] [S9-04] a run that lies before a second person stands among the releases', async ({
  tisch,
}) => {
  const zeile = laufzeile({ text: '2 Posten, 1 auffällig' })
  tisch.server.answer(freigabenLesen, 200, freigabenseite([zeile]))
  await tisch.open('/sachbearbeitung/freigaben', FRANK)
  await expect.element(page.getByText('1 vorgelegt, 1 für Sie')).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: /ZL-2026-000007/ }))
    .toMatchTextContent('2 Posten, 1 auffällig')
  await expect
    .element(page.getByRole('link', { name: 'Nächste Vorlage öffnen' }))
    .toHaveAttribute('href', ADRESSE)
})

const VERFALL = {
  guid: 'd0000000-0000-4000-8000-000000000901',
  grund: 'Das Bankprogramm war gestört',
  vorgelegt: { name: 'Sabine Sachbearbeitung', am: '2026-11-30T09:00:00.000Z' },
  freigegeben: null,
  zurueckgegeben: null,
}
const VERPASST = { status: 'FREIGEGEBEN', ausfuehrungAm: '2026-11-27', tagVerpasst: true } as const

test('[S6-08] after its day a run is not submitted any more: its end is presented with a reason', async ({
  tisch,
}) => {
  tisch.server.answer(zahllaufLesen, 200, lauf(['SACHBEARBEITUNG'], VERPASST))
  tisch.server.answer(
    zahllaufVerfallVorlegen,
    200,
    lauf(['SACHBEARBEITUNG'], { ...VERPASST, verfall: VERFALL }),
  )
  await tisch.open(ADRESSE, SABINE)
  await expect.element(page.getByText(/der 27\.11\.2026, ist vorbei\. Reichen Sie die Datei/)).toBeVisible()
  await expect.element(knopf('Als eingereicht vermerken')).not.toBeInTheDocument()
  await istZugaenglich('Zahllauf, Tag vorbei')
  await knopf('Verfallen lassen').click()
  const dialog = page.getByRole('dialog', { name: 'Zahllauf verfallen lassen' })
  await expect.element(dialog.getByText(/Fragen Sie zuerst die Bank/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Grund' }).fill(VERFALL.grund)
  await dialog.getByRole('button', { name: 'Verfallen lassen' }).click()
  await expect.element(page.getByText('Soll verfallen, vorgelegt von Sabine Sachbearbeitung')).toBeVisible()
  await expect.element(page.getByText('Das tut, wer für die Freigabe zuständig ist.')).toBeVisible()
  expect(tisch.server.calls(zahllaufVerfallVorlegen)[0]?.body).toEqual({ grund: VERFALL.grund })
})

test('[S6-08] another person releases the end that he read; the file is there still, and says what it is not for', async ({
  tisch,
}) => {
  tisch.server.answer(zahllaufLesen, 200, lauf(['FREIGABE'], { ...VERPASST, verfall: VERFALL }))
  const getan = { name: 'Frank Freigabe', am: '2026-11-30T10:00:00.000Z' }
  tisch.server.answer(
    zahllaufVerfallen,
    200,
    lauf(['FREIGABE'], {
      status: 'VERWORFEN',
      verworfen: VERFALL.grund,
      verfall: { ...VERFALL, freigegeben: getan },
      datei: { sha256: 'b'.repeat(64), bytes: 4_711, abrufe: 1 },
    }),
  )
  await tisch.open(ADRESSE, FRANK)
  await expect.element(page.getByText(/Sonst wird zweimal gezahlt/)).toBeVisible()
  await knopf('Verfall freigeben').click()
  await expect.element(frage('Zahllauf ZL-2026-000007 verfallen lassen?')).toMatchTextContent('3.000,00')
  await bestaetigen('Zahllauf ZL-2026-000007 verfallen lassen?', 'Verfall freigeben')
  await expect.element(page.getByText('Verfallen: Reichen Sie diese Datei nicht ein')).toBeVisible()
  await expect.element(knopf('Zahlungsdatei herunterladen')).toBeVisible()
  await istZugaenglich('Zahllauf, verfallen')
  expect(tisch.server.calls(zahllaufVerfallen)[0]?.body).toEqual({ verfall: VERFALL.guid })
})

test('[S6-08] it is given back with a reason, and who presented it reads that', async ({ tisch }) => {
  tisch.server.answer(zahllaufLesen, 200, lauf(['FREIGABE'], { ...VERPASST, verfall: VERFALL }))
  const zurueckgegeben = {
    name: 'Frank Freigabe',
    am: '2026-11-30T10:00:00.000Z',
    grund: 'Fragen Sie die Bank',
  }
  tisch.server.answer(
    zahllaufVerfallZurueckgeben,
    200,
    lauf(['FREIGABE'], { ...VERPASST, verfall: { ...VERFALL, zurueckgegeben } }),
  )
  await tisch.open(ADRESSE, FRANK)
  await knopf('Verfall zurückgeben').click()
  await page.getByRole('textbox', { name: 'Grund' }).fill('Fragen Sie die Bank')
  await page.getByRole('dialog').getByRole('button', { name: 'Verfall zurückgeben' }).click()
  await expect.element(page.getByText('Zurückgegeben von Frank Freigabe: Fragen Sie die Bank')).toBeVisible()
  expect(tisch.server.calls(zahllaufVerfallZurueckgeben)[0]?.body).toEqual({
    verfall: VERFALL.guid,
    grund: 'Fragen Sie die Bank',
  })
})

test('[S6-08] the end of a run stands among the releases with its reason', async ({ tisch }) => {
  const zeile = laufzeile({ art: 'zahllaufVerfall', wort: 'Zahllauf verfällt', text: VERFALL.grund })
  tisch.server.answer(freigabenLesen, 200, freigabenseite([zeile]))
  await tisch.open('/sachbearbeitung/freigaben', FRANK)
  await expect
    .element(page.getByRole('row', { name: /ZL-2026-000007/ }))
    .toMatchTextContent('Zahllauf verfällt')
  await expect.element(page.getByRole('row', { name: /ZL-2026-000007/ })).toMatchTextContent(VERFALL.grund)
})

test('[S6-07] a run that does not come has a page with its name all the same', async ({ tisch }) => {
  tisch.server.refuse(zahllaufLesen, 500, ALLGEMEIN.serverfehler)
  await tisch.open(ADRESSE, SABINE)
  await expect.element(titel('Zahllauf')).toBeVisible()
  await expect.element(page.getByText('Nicht geladen: der Zahllauf')).toBeVisible()
  await istZugaenglich('Zahllauf, nicht geladen')
})
