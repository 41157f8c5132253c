import {
  konversationLesen,
  mitteilungSenden,
  mitteilungenLesen,
} from '@foerderportal/contract/mitteilungen/konversation/routes'
import { MITTEILUNG } from '@foerderportal/contract/mitteilungen/problems'
import type { Konversation } from '@foerderportal/contract/mitteilungen/konversation/schema'
import { dateiHochladen } from '@foerderportal/contract/shared/datei'
import { entwurfSchluesselLesen } from '@foerderportal/contract/nutzer/routes'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickAgain, clickable, resize } from '@foerderportal/shell/testing/browser'
import { eintragungen, fragtVorDemSchliessen, geraetVollAb } from '@foerderportal/shell/testing/geraet'
import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dateiablage } from '../testing/dateiablage.ts'
import { choose, dateifeld, pdf } from '../testing/files.ts'
import {
  KONVERSATION,
  NIE_GESCHRIEBEN,
  anhang,
  konversation,
  listen,
  mitteilung,
  seite,
  zeile,
} from '../testing/mitteilungen.ts'
import { LENA, LINDENAU, NORA } from '../testing/people.ts'
import type { Portal } from '../testing/portal.ts'
import { test } from '../testing/test.ts'

const jetzt = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') })
const oeffnen = async (portal: Portal, angaben: Partial<Konversation> = {}, wer = LENA) => {
  jetzt()
  portal.server.answer(konversationLesen, 200, konversation(angaben))
  await portal.open(`/mitteilungen/${KONVERSATION}`, wer)
}
const text = () => page.getByRole('textbox', { name: 'Ihre Mitteilung' })
const senden = () => page.getByRole('button', { name: 'Mitteilung senden' })

test('[R3.5-01] [S7-03] die Liste zeigt, was neu ist; Sortierung und Seite stehen in der Adresse', async ({
  portal,
}) => {
  jetzt()
  const gefragt = () =>
    portal.server.calls(mitteilungenLesen).findLast(({ query }) => query.auswahl === 'BEGONNEN')?.query
  const davor = '2026-11-19T09:30:00.000Z'
  const zeilen = [
    zeile(),
    zeile({ conversationId: 'b', abgeschicktAm: davor, gelesen: true, erledigt: true }),
  ]
  portal.server.answer(mitteilungenLesen, 200, ({ query }) =>
    query.auswahl === 'BEGONNEN' ? seite(zeilen, { pages: 3, resultSize: 45 }) : seite([]),
  )
  await portal.open('/mitteilungen/uebersicht', LENA)
  await expect
    .element(page.getByRole('row').nth(1))
    .toMatchTextContent(
      /Besichtigung vor Ort.*neu.*GE-2026-000123.*20\.11\.2026, 10:30 Uhr.*07\.12\.2026.*geändert.*ja.*offen/,
    )
  expect(gefragt()).toEqual({
    sortierungKriterium: 'ABGESCHICKT_AM',
    sortierungReihenfolge: 'DESC',
    page: '1',
    pageSize: '20',
    auswahl: 'BEGONNEN',
  })
  await istZugaenglich('Liste der Mitteilungen')
  const wahl = page.getByRole('combobox', { name: 'Sortieren nach' })
  await expect.element(wahl).toMatchTextContent(/abgeschickt am.*Termin.*gelesen.*erledigt/)
  await page.getByRole('button', { name: 'Nächste Seite' }).click()
  await expect.poll(gefragt).toMatchObject({ page: '2' })
  await wahl.selectOptions('TERMIN')
  await expect.poll(gefragt).toMatchObject({ sortierungKriterium: 'TERMIN', page: '1' })
  await page.getByRole('button', { name: 'absteigend' }).click()
  await expect.poll(gefragt).toMatchObject({ sortierungKriterium: 'TERMIN', sortierungReihenfolge: 'ASC' })
  expect(portal.address()).toContain('sortierung=TERMIN&richtung=ASC')
})

test('[R3.5-01] was niemand geschrieben hat, ist keine Zeile; leere Spalten fallen weg', async ({
  portal,
}) => {
  jetzt()
  const ohneAlles = { termin: null, terminGeaendertUngelesen: false, dokumenteVorhanden: false }
  const nie = zeile({ ...NIE_GESCHRIEBEN, geNr: 'GE-2026-000075' })
  portal.server.answer(mitteilungenLesen, 200, listen({ BEGONNEN: [zeile(ohneAlles)], UNBEGONNEN: [nie] }))
  await portal.open('/mitteilungen/uebersicht', LENA)
  await expect.element(page.getByRole('row').nth(1)).toMatchTextContent('Besichtigung vor Ort')
  expect(page.getByRole('row').elements()).toHaveLength(2)
  for (const leer of ['Termin', 'Dateien'])
    await expect.element(page.getByRole('columnheader', { name: leer })).not.toBeInTheDocument()
  await expect.element(page.getByRole('main')).not.toMatchTextContent('–')
  await expect
    .element(page.getByRole('link', { name: 'zum Antrag GE-2026-000075' }))
    .toHaveAttribute('href', expect.stringContaining(`/mitteilungen/${nie.conversationId}`))
})

test('[R3.5-01] [S7-03] wer noch nichts geschrieben hat, liest, womit er beginnen kann, und von keiner Seite, die fehlt', async ({
  portal,
}) => {
  portal.server.answer(mitteilungenLesen, 200, listen({ UNBEGONNEN: [zeile(NIE_GESCHRIEBEN)] }))
  await portal.open('/mitteilungen/uebersicht', LENA)
  await expect.element(page.getByRole('link', { name: 'allgemeine Frage' })).toBeVisible()
  await expect.element(page.getByRole('main')).not.toMatchTextContent('Diese Seite gibt es nicht')
})

test('[S7-03] wo noch nichts geschrieben ist, lässt sich bis zum letzten Antrag blättern; beide Listen kommen zugleich', async ({
  portal,
}) => {
  const nie = (geNr: string) => zeile({ ...NIE_GESCHRIEBEN, conversationId: geNr, geNr })
  portal.server.answer(mitteilungenLesen, 200, ({ query }) =>
    query.auswahl === 'BEGONNEN'
      ? seite([zeile()])
      : seite([nie(`GE-2026-00000${query.page}`)], { page: Number(query.page), pages: 2, resultSize: 21 }),
  )
  const lassen = portal.server.hold(mitteilungenLesen)
  await portal.open('/mitteilungen/uebersicht', LENA)
  await expect
    .poll(() => portal.server.calls(mitteilungenLesen).map(({ query }) => query.auswahl))
    .toEqual(expect.arrayContaining(['BEGONNEN', 'UNBEGONNEN']))
  lassen()
  await expect.element(page.getByRole('link', { name: 'zum Antrag GE-2026-000001' })).toBeVisible()
  const blaettern = page.getByRole('navigation', { name: 'Seiten zu „Noch nichts geschrieben“' })
  await blaettern.getByRole('button', { name: 'Nächste Seite' }).click()
  await expect.element(page.getByRole('link', { name: 'zum Antrag GE-2026-000002' })).toBeVisible()
  await expect.element(page.getByRole('row').nth(1)).toMatchTextContent('Besichtigung vor Ort')
})

test('[R7.2-22] eine Seite, die es nicht gibt, sagt es', async ({ portal }) => {
  portal.server.answer(mitteilungenLesen, 200, seite([], { page: 9, pages: 2, resultSize: 25 }))
  await portal.open('/mitteilungen/uebersicht?seite=9', LENA)
  await expect.element(page.getByText('Diese Seite gibt es nicht. Die letzte ist Seite 2.')).toBeVisible()
})

test('[R7.2-24] ein Druck in der Liste fragt einmal: was neu ist, bleibt neu', async ({ portal }) => {
  jetzt()
  portal.server.answer(
    mitteilungenLesen,
    200,
    listen({ BEGONNEN: [zeile({ conversationId: KONVERSATION })] }),
  )
  portal.server.answer(konversationLesen, 200, konversation())
  await portal.open('/mitteilungen/uebersicht', LENA)
  await page.getByRole('link', { name: 'Besichtigung vor Ort' }).click()
  await expect.element(page.getByRole('article').first()).toMatchTextContent(/neu/)
  expect(portal.server.calls(konversationLesen)).toMatchObject([
    { params: { unternehmenGuid: LINDENAU.id, konversationId: KONVERSATION } },
  ])
})

test('[S7-03] wer zurückgeht, findet als gelesen, was er gelesen hat, ehe der Server neu antwortet, und nur das', async ({
  portal,
}) => {
  jetzt()
  const zeilen = [zeile({ conversationId: KONVERSATION }), zeile({ conversationId: 'b' })]
  portal.server.answer(mitteilungenLesen, 200, listen({ BEGONNEN: zeilen }))
  portal.server.answer(konversationLesen, 200, konversation())
  await portal.open('/mitteilungen/uebersicht', LENA)
  await expect.element(page.getByText('neu von der Bank', { exact: true })).toHaveLength(2)
  await page.getByRole('link', { name: 'Besichtigung vor Ort' }).first().click()
  await expect.element(page.getByRole('article').first()).toMatchTextContent(/neu/)
  const lassen = portal.server.hold(mitteilungenLesen)
  history.back()
  await expect.element(page.getByRole('row')).toHaveLength(3)
  await expect.element(page.getByRole('row').nth(1)).not.toMatchTextContent(/neu|geändert/)
  await expect.element(page.getByRole('row').nth(2)).toMatchTextContent(/neu.*geändert/)
  lassen()
})

test('[R7.2-24] [R7.2-25] liest, antwortet mit der Tastatur, und liest, dass es ankam', async ({
  portal,
}) => {
  const alt = { guid: 'x', betreff: 'Alt', gelesen: true, richtungZuKunde: false, anhaenge: [] }
  await oeffnen(portal, { mitteilungen: [mitteilung({ ...alt, absender: 'Paul Partner' }), mitteilung()] })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Mitteilungen zum Antrag GE-2026-000123')
  const neue = page.getByRole('article', { name: 'Termin für die Besichtigung vor Ort' })
  await expect.element(neue).toMatchTextContent(/20\.11\.2026, 10:30 Uhr.*neu/)
  await expect.element(page.getByRole('article', { name: 'Alt' })).toMatchTextContent(/^Paul Partner/)
  await istZugaenglich('Unterhaltung')
  const eigene = mitteilung({
    ...alt,
    absender: 'Lena Lindenau',
    inhalt: 'Ja, gern.',
    abgeschicktAm: '2026-11-23T10:00:00.000Z',
  })
  portal.server.answer(mitteilungSenden, 200, konversation({ mitteilungen: [mitteilung(), eigene] }))
  await resize(390, 500)
  await userEvent.type(text(), 'Ja, gern.')
  senden().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(
      page.getByText(
        'Ihre Mitteilung ist bei der Bank, gesendet heute, 11:00 Uhr. Antwortet sie, bekommen Sie eine E-Mail.',
      ),
    )
    .toBeVisible()
  await expect.element(text()).toHaveValue('')
  await expect
    .element(page.getByText('Ihre Mitteilung ist bei der Bank, gesendet heute, 11:00 Uhr.'))
    .toBeInViewport({ ratio: 1 })
  expect(portal.server.calls(mitteilungSenden)[0]).toMatchObject({
    params: { unternehmenGuid: LINDENAU.id, konversationId: KONVERSATION },
    body: { inhalt: 'Ja, gern.', anhaenge: [] },
  })
})

test('[S7-01] was getippt und nicht gesendet ist, ist nach dem Neuladen da', async ({ portal }) => {
  await oeffnen(portal)
  await expect.poll(() => portal.server.calls(entwurfSchluesselLesen).length).toBeGreaterThan(0)
  await userEvent.fill(text(), 'Der Händler liefert erst')
  portal.server.answer(konversationLesen, 200, konversation())
  await portal.reload()
  await expect.element(text()).toHaveValue('Der Händler liefert erst')
})

test('nichts Leeres geht ab; was der Server nicht nimmt, sagt er am Formular, und der Text bleibt', async ({
  portal,
}) => {
  await oeffnen(portal)
  await senden().click()
  await expect.element(text()).toHaveAccessibleDescription(/Schreiben Sie einen Text/)
  expect(portal.server.calls(mitteilungSenden)).toEqual([])
  const detail = 'Die Datei „Plan.pdf“ ist gesperrt.'
  portal.server.refuse(mitteilungSenden, 412, { ...MITTEILUNG.nichtMoeglich, detail })
  await userEvent.fill(text(), 'Anbei der Plan.')
  await clickAgain(senden())
  await expect.element(page.getByText(detail).first()).toBeVisible()
  await expect.element(text()).toHaveValue('Anbei der Plan.')
})

test('ein langer Dateiname bricht um, statt die Mitteilung zu verbreitern', async ({ portal }) => {
  await resize(390, 844)
  await oeffnen(portal, {
    mitteilungen: [mitteilung({ anhaenge: [anhang({ dateiname: `${'Rechnungen'.repeat(12)}.pdf` })] })],
  })
  const rand = (was: { element: () => Element }) => was.element().getBoundingClientRect().right
  const datei = page.getByRole('button', { name: 'Rechnungen' })
  await expect.element(datei).toBeVisible()
  expect(rand(datei)).toBeLessThanOrEqual(rand(page.getByRole('article')))
})

test('was wie HTML aussieht, ist Text; eine gesperrte Datei öffnet nichts und sagt warum', async ({
  portal,
}) => {
  const inhalt = '<img src=x onerror=alert(1)> http://boese.example'
  await oeffnen(portal, {
    mitteilungen: [mitteilung({ inhalt, anhaenge: [anhang({ scanStatus: 'infiziert' })] })],
  })
  const artikel = page.getByRole('article')
  await expect.element(artikel).toMatchTextContent(inhalt)
  await expect.element(artikel).toMatchTextContent('Anfahrt.pdf (In ihr wurde Schadsoftware gefunden.)')
  expect(artikel.element().querySelectorAll('img, a, button')).toHaveLength(0)
})

test('[S7-01] Nachforderung, Anhörung und Verzicht stehen dazwischen: mit Tag und Stand, als Verweis, ohne ihren Text', async ({
  portal,
}) => {
  const antragGuid = 'a0000000-0000-4000-8000-000000000652'
  const schritt = { antragGuid, frist: null } as const
  await oeffnen(portal, {
    mitteilungen: [mitteilung(), mitteilung({ guid: 'm2', abgeschicktAm: '2026-11-21T09:30:00.000Z' })],
    schritte: [
      { ...schritt, guid: 's1', art: 'VERZICHT', stand: 'ZURUECKGENOMMEN', am: '2026-11-19T09:00:00.000Z' },
      { ...schritt, guid: 's2', art: 'ANHOERUNG', stand: 'BEANTWORTET', am: '2026-11-20T12:00:00.000Z' },
      {
        ...schritt,
        guid: 's3',
        art: 'NACHFORDERUNG',
        stand: 'OFFEN',
        am: '2026-11-22T09:00:00.000Z',
        frist: '2026-12-14T23:00:00.000Z',
      },
    ],
  })
  await expect
    .element(page.getByRole('main'))
    .toMatchTextContent(
      /Nachforderung vom 22\.11\.2026, 10:00 Uhr.*offen bis 14\.12\.2026.*21\.11\.2026, 10:30.*Antworten.*Frühere.*Anhörung vom 20\.11\.2026.*beantwortet.*20\.11\.2026, 10:30.*Verzicht vom 19\.11\.2026.*zurückgenommen/,
    )
  for (const [name, ort] of [
    ['Nachforderung', 'weiter'],
    ['Anhörung', 'anhoerung'],
    ['Verzicht', 'verzicht'],
  ] as const)
    await expect
      .element(page.getByRole('link', { name: `${name} vom` }))
      .toHaveAttribute('href', expect.stringContaining(`/zuwendung/antrag/${antragGuid}/${ort}`))
})

test('[S7-01] worum es geht, steht dabei: bei jeder Mitteilung als Verweis, und vor der eigenen Antwort', async ({
  portal,
}) => {
  const bezug = {
    art: 'AUSZAHLUNG',
    guid: 'd0000000-0000-4000-8000-000000000b11',
    eingangsnummer: 'AZ-2026-000012',
  } as const
  await oeffnen(portal, { bezug, mitteilungen: [mitteilung({ bezug })] })
  await expect
    .element(page.getByRole('link', { name: 'zum Auszahlungsantrag AZ-2026-000012' }))
    .toHaveAttribute('href', expect.stringContaining(`/auszahlung/antrag/${bezug.guid}/eingang`))
  await expect
    .element(text())
    .toHaveAccessibleDescription(/^Sie gehört zum Auszahlungsantrag AZ-2026-000012\./)
})

test('[R6-01] wer nur liest, schreibt nicht', async ({ portal }) => {
  await oeffnen(portal, {}, NORA)
  await expect
    .element(page.getByText('Für Ihr Unternehmen schreiben kann, wer Anträge bearbeiten darf.'))
    .toBeVisible()
  await expect.element(senden()).not.toBeInTheDocument()
})

test('zu einem gelöschten Antrag schreibt niemand mehr; der Weg zur allgemeinen Unterhaltung steht da', async ({
  portal,
}) => {
  await oeffnen(portal, { geschaeftId: null, gesperrtWeil: 'Der Antrag GE-2026-000123 wurde gelöscht.' })
  await expect.element(page.getByText('Der Antrag GE-2026-000123 wurde gelöscht.')).toBeVisible()
  const weg = page.getByRole('link', { name: 'Dorthin' })
  await expect.element(weg).toHaveAttribute('href', expect.stringContaining(`/mitteilungen/${LINDENAU.id}`))
})

test('[S7-02] ein Termin steht über der Unterhaltung, und eine Datei für den Kalender gibt es dazu', async ({
  portal,
}) => {
  await oeffnen(portal)
  const termin = page.getByRole('region', { name: 'Termin' })
  await expect.element(termin).toMatchTextContent(/Montag, 7\. Dezember 2026.*neu gesetzt oder geändert/)
  const sichern = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await termin.getByRole('button', { name: 'In meinen Kalender' }).click()
  const [link] = sichern.mock.contexts
  expect(link).toMatchObject({ download: 'Termin.ics', href: expect.stringMatching(/^blob:/) })
})

const dateien = () => dateifeld('Dateien')
const beifuegen = async (datei: File): Promise<void> => {
  await clickable()
  await choose(() => dateien().getByRole('button', { name: 'Dateien auswählen' }).click(), datei)
}
const gross = (name: string) => new File(['%PDF-1.7\n', 'x'.repeat(5000)], name, { type: 'application/pdf' })

test('[S10-03] die Seite wird neu geladen, während eine Datei der Mitteilung unterwegs ist: sie geht weiter', async ({
  portal,
}) => {
  dateiablage(portal.server)
  await oeffnen(portal)
  const weiterreisen = portal.server.hold(dateiHochladen)
  await beifuegen(pdf('Plan.pdf'))
  await expect.poll(eintragungen).toBe(2)
  await expect.poll(fragtVorDemSchliessen).toBe(false)
  await portal.reload()
  await expect.element(dateien()).toMatchTextContent('„Plan.pdf“ wird weiter hochgeladen.')
  weiterreisen()
  await expect.element(page.getByRole('button', { name: 'Plan.pdf entfernen' })).toBeVisible()
})

test('[S10-03] hat das Gerät keinen Platz für die Datei, wird die Mitteilung nicht ohne sie gesendet', async ({
  portal,
}) => {
  dateiablage(portal.server)
  await oeffnen(portal)
  geraetVollAb(2000)
  const weiterreisen = portal.server.hold(dateiHochladen)
  await beifuegen(gross('Plan.pdf'))
  await expect.poll(eintragungen).toBe(1)
  portal.crash()
  weiterreisen()
  await oeffnen(portal)
  await expect
    .element(dateien())
    .toMatchTextContent('„Plan.pdf“ wurde nicht übertragen. Wählen Sie die Datei noch einmal aus.')
  await expect.element(senden()).toBeDisabled()
  await expect.element(page.getByText(/oder entfernen Sie sie\.$/)).toBeVisible()
  await beifuegen(gross('Plan.pdf'))
  await expect.element(senden()).toBeEnabled()
})
