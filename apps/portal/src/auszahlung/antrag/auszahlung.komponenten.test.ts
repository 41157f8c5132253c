import { auszahlungSpeichern } from '@foerderportal/contract/auszahlung/antrag/routes'
import { auszahlungUebersichtLesen } from '@foerderportal/contract/auszahlung/routes'
import type { AuszahlungUebersicht } from '@foerderportal/contract/auszahlung/schema'
import { NACHWEIS } from '@foerderportal/contract/auszahlung/testing/testFormular'
import { bescheideLesen } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain, expectNoOverflow, resize } from '@foerderportal/shell/testing/browser'
import { eintragungen, liegtAufDemGeraet } from '@foerderportal/shell/testing/geraet'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { bescheid } from '../../testing/bescheide.ts'
import { feld } from '../../testing/fields.ts'
import { choose, dateifeld, pdf } from '../../testing/files.ts'
import { titel } from '../../testing/frame.ts'
import { auszahlungen } from '../../testing/overviews.ts'
import { LENA, LINDENAU, NORA } from '../../testing/people.ts'
import { test } from '../../testing/test.ts'
import { auszahlungsdienst, QUITTUNG } from '../testing/auszahlungsdienst.ts'

const UEBERSICHT = `/auszahlung/uebersicht?unternehmenId=${LINDENAU.id}`
const seite = (guid: string, pfad: string) =>
  `/auszahlung/antrag/${guid}/${pfad}?unternehmenId=${LINDENAU.id}`

const main = () => page.getByRole('main')
const weiter = () => page.getByRole('button', { name: 'Weiter', exact: true })
const knopf = (name: string | RegExp) => page.getByRole('button', { name })
const zahl = (begriff: string) =>
  main().getByText(begriff, { exact: true }).element().nextElementSibling?.textContent

const hochladen = async (name: string, datei: string): Promise<void> => {
  const gruppe = dateifeld(name)
  await choose(() => gruppe.getByRole('button', { name: 'Dateien auswählen' }).click(), pdf(datei))
  await expect.element(gruppe.getByRole('button', { name: `${datei} entfernen` })).toBeVisible()
}

const nein = () =>
  page
    .getByRole('radiogroup', { name: 'Weniger gezahlt als berechnet?' })
    .getByRole('radio', { name: 'Nein' })

/** One invoice of 23,800.00 with 3,800.00 tax, and what was paid of it. */
const rechnungAusfuellen = async (nummer: string): Promise<void> => {
  await hochladen('Rechnung', 'Rechnung.pdf')
  await feld('Rechnungssteller').fill('Landtechnik Nord GmbH')
  await feld('Rechnungsnummer').fill(nummer)
  await feld('Rechnungsdatum').fill('01.02.2026')
  await feld('Rechnungsbetrag brutto').fill('23.800')
  await feld('Darin enthaltene Umsatzsteuer').fill('3.800')
  await nein().click()
  await feld('Gezahlt am').fill('10.02.2026')
  await hochladen('Zahlungsnachweis', 'Kontoauszug.pdf')
}

test('[S6-02] vom Überblick bis zur Quittung: die Vorschläge stehen da, das Portal rechnet mit, und eingereicht wird einmal', async ({
  portal,
}) => {
  const dienst = auszahlungsdienst(portal)
  await portal.open(UEBERSICHT, LENA)
  await knopf(/^Auszahlung beantragen/).click()
  await expect.element(titel('Wofür beantragen Sie Geld?')).toBeVisible()
  // Nothing is chosen yet: said where one chooses.
  await clickAgain(weiter())
  await expect.element(main().getByText('Geben Sie mindestens eine Rechnung an.').first()).toBeVisible()
  await page.getByRole('link', { name: /^Rechnung angeben\s?: Beispielwerk MP 300/ }).click()
  await expect.element(titel('Beispielwerk MP 300')).toBeVisible()
  await knopf('Rechnung angeben').click()
  await rechnungAusfuellen('RE 4711/26')
  await expect.element(feld('Nicht förderfähige Kosten')).toHaveValue('3.800,00')
  await expect.element(feld('Beantragte Auszahlung')).toHaveValue('8.000,00')
  await expect.poll(() => zahl('Danach übrig')).toMatch(/^8\.800,00\s€$/)
  await expect
    .element(page.getByText('Danach noch verfügbar').element().parentElement)
    .toMatchTextContent(/10\.000,00\s€/)
  await feld('Sachbericht').fill('Die Maschine läuft seit Februar auf allen Flächen.')
  await istZugaenglich('Rechnung')
  await clickAgain(weiter())
  await expect.element(titel('Zusammenfassung')).toBeVisible()
  await clickAgain(knopf('Auszahlungsantrag verbindlich einreichen'))
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/BeantragtGE|Beantragt8\.000,00\s€/)
  // Two more are possible: nothing is given up.
  await expect.element(page.getByRole('alertdialog')).not.toMatchTextContent('letzte')
  await page.getByRole('button', { name: 'Verbindlich einreichen', exact: true }).click()
  await expect
    .element(page.getByRole('heading', { name: 'Ihr Auszahlungsantrag ist eingegangen' }))
    .toBeVisible()
  await expect.element(main()).toMatchTextContent('AZ-2026-000007')
  expect(dienst.alle().map(({ status }) => status)).toEqual(['ABGESENDET'])
  // [S4-08] The receipt: how much, one number, what comes next; the other number is folded away.
  await expect.element(main()).toMatchTextContent(/Beantragt8\.000,00\s€Bei Fragen nennen SieGE/)
  await expect.element(page.getByRole('heading', { name: 'So geht es weiter' })).toBeVisible()
  await expect.element(main().getByText('AZ-2026-000007')).not.toBeVisible()
  // [S7-01] From here one asks about this request.
  await expect
    .element(page.getByRole('link', { name: 'Der Bank zu diesem Auszahlungsantrag schreiben' }))
    .toHaveAttribute('href', expect.stringContaining(`/mitteilungen/${dienst.alle()[0]?.formular.guid}`))
})

test('[S6-01] der letzte mögliche Antrag sagt vor dem Einreichen, wie viel Geld liegen bleibt', async ({
  portal,
}) => {
  const dienst = auszahlungsdienst(portal)
  const datei = (name: string) => [dienst.dateien.ablegen(name)]
  const nachweis = { ...NACHWEIS, rechnungen: datei('R.pdf'), zahlungsnachweise: datei('K.pdf') }
  const { formular } = dienst.ablegen()
  dienst.ablegen({ formular: { ...formular, verwendungsnachweise: [nachweis] }, weitereAntraege: 0 })
  await portal.open(seite(formular.guid, 'zusammenfassung'), LENA)
  await clickAgain(knopf('Auszahlungsantrag verbindlich einreichen'))
  await expect
    .element(page.getByRole('alertdialog'))
    .toMatchTextContent(/Das ist der letzte mögliche Auszahlungsantrag\. 10\.000,00\s€ bleiben übrig/)
  await istZugaenglich('Letzter Auszahlungsantrag')
})

test('[S6-02] [S10-03] jemand anderes reicht ein, als etwas nur auf dem Gerät lag: wer wiederkommt, liest es', async ({
  portal,
}) => {
  const dienst = auszahlungsdienst(portal)
  const entwurf = dienst.ablegen()
  await portal.open(seite(entwurf.formular.guid, 'gegenstand-1'), LENA)
  const wiederDa = portal.server.cut(auszahlungSpeichern)
  await knopf('Rechnung angeben').click()
  await feld('Rechnungsnummer').fill('RE 4711/26')
  await liegtAufDemGeraet()
  dienst.ablegen({ ...entwurf, aenderbar: false, status: 'ABGESENDET', eingang: QUITTUNG })
  wiederDa()
  await portal.reload()
  const ungespeichert = page.getByRole('region', { name: 'Nicht gespeichert' })
  await expect
    .element(page.getByText('Nicht alles, was Sie getippt haben, steht im Auszahlungsantrag'))
    .toBeVisible()
  await expect.element(ungespeichert).toMatchTextContent(/Rechnungsnummer \(.*RE 4711\/26/)
  await expect.element(page.getByText('Es gilt, was im Auszahlungsantrag steht.')).toBeVisible()
  await istZugaenglich('Auszahlung eingereicht, Getipptes liegt auf dem Gerät')
  expect(await eintragungen()).toBe(1)
})

test('[S6-02] wer weniger gezahlt hat, sagt wie viel: Skonto ist nicht förderfähig, und was jemand selbst ändert, bleibt', async ({
  portal,
}) => {
  const dienst = auszahlungsdienst(portal)
  const { formular } = dienst.ablegen()
  await portal.open(seite(formular.guid, 'gegenstand-1'), LENA)
  await knopf('Rechnung angeben').click()
  await feld('Rechnungsbetrag brutto').fill('23.800')
  await feld('Darin enthaltene Umsatzsteuer').fill('3.800')
  await page
    .getByRole('radiogroup', { name: 'Weniger gezahlt als berechnet?' })
    .getByRole('radio', { name: 'Ja' })
    .click()
  await feld('Tatsächlich gezahlt, brutto').fill('23.324')
  await expect.element(feld('Nicht förderfähige Kosten')).toHaveValue('4.200,00')
  await expect.element(feld('Beantragte Auszahlung')).toHaveValue('7.840,00')
  await feld('Beantragte Auszahlung').fill('5.000')
  await feld('Tatsächlich gezahlt, brutto').fill('23.000')
  await expect.element(feld('Beantragte Auszahlung')).toHaveValue('5.000,00')
})

test('[S6-03] zwei Rechnungen eines Gegenstands: der Sachbericht steht einmal, zu viel sagt das Portal beim Tippen', async ({
  portal,
}) => {
  const dienst = auszahlungsdienst(portal)
  const datei = dienst.dateien.ablegen('Beleg.pdf')
  const nachweis = (nummer: string, euro: number) => ({
    ...NACHWEIS,
    id: crypto.randomUUID(),
    rechnungen: [datei],
    zahlungsnachweise: [datei],
    rechnungsDatum: '2026-02-01',
    zahlungsDatum: '2026-02-10',
    rechnungsNummer: nummer,
    rechnungsBetrag: 35_700,
    umsatzsteuer: 5_700,
    nichtFoerderfaehigeKosten: 5_700,
    beantragteAuszahlung: euro,
    sachbericht: nummer === 'RE 1' ? 'Läuft.' : null,
  })
  const formular = {
    guid: crypto.randomUUID(),
    classVersion: 1 as const,
    verwendungsnachweise: [nachweis('RE 1', 12_000), nachweis('RE 2', 4_800)],
  }
  dienst.ablegen({ formular })
  await portal.open(seite(formular.guid, 'zusammenfassung'), LENA)
  for (const nummer of ['RE 1', 'RE 2'])
    await expect
      .element(main().getByRole('heading', { name: `Beispielwerk MP 300: Rechnung ${nummer}` }))
      .toBeVisible()
  await page.getByRole('link', { name: 'Beispielwerk MP 300', exact: true }).click()
  await expect.poll(() => zahl('Danach übrig')).toMatch(/^0,00\s€$/)
  await knopf(/Rechnung RE 2/).click()
  await expect.element(feld('Beantragte Auszahlung')).toHaveValue('4.800,00')
  await feld('Beantragte Auszahlung').fill('5.000')
  await expect.poll(() => zahl('Zu viel beantragt')).toMatch(/^200,00\s€$/)
  await expect.element(feld('Sachbericht')).not.toBeInTheDocument()
  await clickAgain(weiter())
  await expect
    .element(
      main()
        .getByText(/noch 16\.800,00\s€ verfügbar\. Beantragen Sie weniger\./)
        .first(),
    )
    .toBeVisible()
  // With the first one goes its report: the second has it then.
  await knopf(/Rechnung RE 1/).click()
  await knopf('Rechnung löschen').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await knopf(/Rechnung RE 2/).click()
  await expect.element(feld('Sachbericht')).toHaveValue('Läuft.')
})

test('eine Rechnungsnummer ohne Lücke schiebt bei 320 px nichts aus dem Bild', async ({ portal }) => {
  const dienst = auszahlungsdienst(portal)
  const lang = { ...NACHWEIS, rechnungsNummer: '0123456789'.repeat(19), zahlungsDatum: null }
  const formular = { guid: crypto.randomUUID(), classVersion: 1 as const, verwendungsnachweise: [lang] }
  dienst.ablegen({ formular })
  await resize(320, 700)
  await portal.open(seite(formular.guid, 'zusammenfassung'), LENA)
  await expect.element(main().getByRole('heading', { name: 'Das fehlt noch' })).toBeVisible()
  await expectNoOverflow()
  const box = main()
    .getByText(/^Das fehlt noch/)
    .element()
    .closest('.kern-alert')
  expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0)
})

test('die einzige Rechnung lässt sich löschen, und eine neue beginnt leer', async ({ portal }) => {
  const dienst = auszahlungsdienst(portal)
  const formular = { guid: crypto.randomUUID(), classVersion: 1 as const, verwendungsnachweise: [NACHWEIS] }
  dienst.ablegen({ formular })
  await portal.open(seite(formular.guid, 'gegenstand-1'), LENA)
  await knopf('Rechnung löschen').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
  await knopf('Rechnung angeben').click()
  await expect.element(feld('Rechnungsnummer')).toHaveValue('')
  await clickAgain(weiter())
  await expect.element(main()).toMatchTextContent(/Angaben1\. RechnungLaden Sie die Rechnung hoch/)
})

test('[S6-06] ein abgelehnter Antrag nennt die Gründe und wird zur Vorlage des nächsten', async ({
  portal,
}) => {
  const dienst = auszahlungsdienst(portal)
  dienst.ablegen({
    status: 'ABGELEHNT',
    aenderbar: false,
    formular: { guid: crypto.randomUUID(), classVersion: 1, verwendungsnachweise: [NACHWEIS] },
    eingang: {
      eingangsnummer: 'AZ-2026-000001',
      eingegangenAm: '2026-03-01T10:00:00.000Z',
      sha256: 'ab'.repeat(32),
      beleg: null,
    },
    entscheidung: {
      am: '2026-03-20T10:00:00.000Z',
      bewilligterBetrag: 0,
      begruendung: 'Der Zahlungsnachweis fehlt.',
      positionen: [],
      bescheid: null,
    },
  })
  await portal.open(UEBERSICHT, LENA)
  await expect
    .element(page.getByRole('row', { name: /^Auszahlung vom 01\.03\.2026/ }))
    .toMatchTextContent(/0,00\s€$/)
  await page.getByRole('link', { name: 'Auszahlung vom 01.03.2026' }).click()
  await expect.element(page.getByRole('heading', { name: 'Abgelehnt am 20.03.2026' })).toBeVisible()
  await expect.element(main().getByText('Der Zahlungsnachweis fehlt.')).toBeVisible()
  // There is no notice of it.
  await expect.element(main()).not.toMatchTextContent(/Bescheid/)
  await istZugaenglich('abgelehnt')
  await knopf('Daraus einen neuen Antrag machen').click()
  await expect.element(main().getByText(/Ihrem abgelehnten Auszahlungsantrag AZ-2026-/)).toBeVisible()
  await expect.element(main().getByText('Rechnung RE 4711/26')).toBeVisible()
})

test('[S6-06] [S9-10] der Bescheid über eine Kürzung liegt bereit: bis wann, und ohne ihn stehen keine Gründe da', async ({
  portal,
}) => {
  const dienst = auszahlungsdienst(portal)
  const guid = crypto.randomUUID()
  dienst.ablegen({
    status: 'BEWILLIGT',
    aenderbar: false,
    formular: { guid, classVersion: 1, verwendungsnachweise: [NACHWEIS] },
    eingang: {
      eingangsnummer: 'AZ-2026-000001',
      eingegangenAm: '2026-03-01T10:00:00.000Z',
      sha256: 'ab'.repeat(32),
      beleg: null,
    },
    entscheidung: {
      am: '2026-03-20T10:00:00.000Z',
      bewilligterBetrag: 7_000,
      begruendung: null,
      positionen: [],
      bescheid: { guid: bescheid().guid, nummer: bescheid().nummer, gegeben: false },
    },
  })
  const auszahlung = { guid, eingangsnummer: 'AZ-2026-000001' }
  portal.server.answer(bescheideLesen, 200, [bescheid({ art: 'AUSZAHLUNG_GEKUERZT', auszahlung })])
  await portal.open(seite(guid, 'eingang'), LENA)
  await expect
    .element(main().getByText('Das ist weniger als beantragt. Warum, steht im Bescheid.'))
    .toBeVisible()
  await istZugaenglich('Bescheid zur Auszahlung')
  await page.getByRole('link', { name: /^Bescheid BE.2026.000123 abrufen$/ }).click()
  await expect.element(titel('Bescheid zum Auszahlungsantrag AZ-2026-000001')).toBeVisible()
  await page.getByRole('link', { name: 'Zum Auszahlungsantrag AZ-2026-000001' }).click()
  await expect.element(main().getByText(/Das ist weniger als beantragt/)).toBeVisible()
})

test('[S6-07] eine Zahlung, die zurückkam, sagt es: in der Übersicht, am Antrag mit Grund und Weg zur Bankverbindung', async ({
  portal,
}) => {
  const dienst = auszahlungsdienst(portal)
  const guid = crypto.randomUUID()
  dienst.ablegen({
    status: 'BEWILLIGT',
    aenderbar: false,
    formular: { guid, classVersion: 1, verwendungsnachweise: [NACHWEIS] },
    eingang: {
      eingangsnummer: 'AZ-2026-000001',
      eingegangenAm: '2026-03-01T10:00:00.000Z',
      sha256: 'ab'.repeat(32),
      beleg: null,
    },
    entscheidung: {
      am: '2026-03-20T10:00:00.000Z',
      bewilligterBetrag: 8_000,
      begruendung: null,
      positionen: [],
      bescheid: null,
    },
    zahlungZurueck: { am: '2026-03-25T10:00:00.000Z', grund: 'AC04 Konto geschlossen' },
  })
  await portal.open(UEBERSICHT, LENA)
  await expect.element(main().getByText('Zahlung kam zurück')).toBeVisible()
  await page.getByRole('link', { name: /^Auszahlung vom/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Ihre Zahlung kam zurück' })).toBeVisible()
  await expect.element(main().getByText(/AC04 Konto geschlossen/)).toBeVisible()
  await istZugaenglich('Zahlung kam zurück')
  await expect
    .element(page.getByRole('link', { name: 'Bankverbindung ansehen' }))
    .toHaveAttribute('href', expect.stringMatching(/unternehmen-aendern\/unternehmen/))
})

test('[S6-01] die Übersicht sagt, was abgerufen ist, was noch geht und warum nicht', async ({ portal }) => {
  const dienst = auszahlungsdienst(portal, 'NICHT_ANLEGBAR_MAX_ANZAHL_AUSZAHLUNGEN_ERREICHT')
  dienst.ablegen()
  await portal.open(UEBERSICHT, LENA)
  await expect
    .element(main().getByText('Die höchste Anzahl von Auszahlungsanträgen ist erreicht.'))
    .toBeVisible()
  await expect.element(knopf(/^Auszahlung beantragen/)).not.toBeInTheDocument()
  await istZugaenglich('Übersicht')
  await page.getByRole('link', { name: /^Entwurf vom/ }).click()
  await expect.element(titel('Wofür beantragen Sie Geld?')).toBeVisible()
})

test('ein Entwurf lässt sich löschen; wer nur lesen darf, sieht ihn an', async ({ portal }) => {
  const dienst = auszahlungsdienst(portal)
  const { formular } = dienst.ablegen()
  await portal.open(seite(formular.guid, 'gegenstaende'), LENA)
  await knopf('Entwurf löschen').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entwurf löschen' }).click()
  await expect.element(titel('Auszahlungen')).toBeVisible()
  expect(dienst.alle()).toEqual([])
})

test('[S11-01] wer nur lesen darf, sieht den Entwurf an und ändert nichts', async ({ portal }) => {
  const dienst = auszahlungsdienst(portal)
  const { formular } = dienst.ablegen({ aenderbar: false })
  await portal.open(seite(formular.guid, 'weiter'), NORA)
  await expect
    .element(main().getByText('Sie dürfen diesen Auszahlungsantrag ansehen, aber nicht ändern.'))
    .toBeVisible()
  await expect.element(weiter()).not.toBeInTheDocument()
})

test('[S6-01] der Überblick sagt, bis wann eine Auszahlung möglich ist, und danach, wen man fragt', async ({
  portal,
}) => {
  const bis = (auszahlungBis: string, rest: Partial<AuszahlungUebersicht> = {}) =>
    portal.server.answer(auszahlungUebersichtLesen, 200, [{ ...auszahlungen(), auszahlungBis, ...rest }])
  auszahlungsdienst(portal)
  bis('2099-02-28')
  await portal.open(UEBERSICHT, LENA)
  await expect.element(main()).toMatchTextContent('Auszahlung möglich bis 28.02.2099.')
  bis('2026-01-31')
  await portal.reload()
  await expect
    .element(main())
    .toMatchTextContent('Die Frist für Auszahlungen endete am 31.01.2026. Schreiben Sie der Bank')
  bis('2099-02-28', { auszahlungAnlegbar: 'NICHT_ANLEGBAR_KEINE_RESTBETRAEGE' })
  await portal.reload()
  await expect.element(main()).toMatchTextContent('Der ganze Betrag ist ausgezahlt oder beantragt.')
  await expect.element(main()).not.toMatchTextContent('möglich bis')
})

test('[S6-07] der Beleg und die Bewilligung sagen, wann das Geld kommt', async ({ portal }) => {
  const dienst = auszahlungsdienst(portal)
  const guid = crypto.randomUUID()
  const gesendet = {
    status: 'ABGESENDET' as const,
    aenderbar: false,
    formular: { guid, classVersion: 1 as const, verwendungsnachweise: [NACHWEIS] },
    eingang: QUITTUNG,
    geldBis: '2099-12-28',
  }
  dienst.ablegen(gesendet)
  await portal.open(seite(guid, 'eingang'), LENA)
  await expect
    .element(main())
    .toMatchTextContent('In der Regel ist das Geld bis zum 28.12.2099 auf Ihrem Konto.')
  await istZugaenglich('Beleg einer Auszahlung')
  const entscheidung = {
    am: '2026-12-01T10:00:00.000Z',
    bewilligterBetrag: 8_000,
    begruendung: null,
    positionen: [],
    bescheid: null,
  }
  const zahlung = { am: '2026-12-03', bezahlt: true }
  dienst.ablegen({ ...gesendet, status: 'BEWILLIGT', entscheidung, geldBis: '2026-01-10' })
  await portal.reload()
  await expect.element(main()).toMatchTextContent('Die Bank überweist das Geld auf Ihr Konto.')
  await expect.element(main()).not.toMatchTextContent('10.01.2026')
  dienst.ablegen({ ...gesendet, status: 'BEWILLIGT', entscheidung, zahlung })
  await portal.reload()
  await expect.element(main()).toMatchTextContent('Das Geld wurde am 03.12.2026 überwiesen.')
  await expect.element(page.getByRole('heading', { name: 'So geht es weiter' })).not.toBeInTheDocument()
})
