import { dateiHochladen } from '@foerderportal/contract/shared/datei'
import { entwurfSchluesselLesen } from '@foerderportal/contract/nutzer/routes'
import { SCHLUESSEL_HEADER } from '@foerderportal/contract/shared/konstanten'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { dateienVon } from '@foerderportal/contract/zuwendung/antrag/unterlagen/dokumentliste'
import { istZugaenglich } from '@foerderportal/shell/testing/axe'
import { clickable } from '@foerderportal/shell/testing/browser'
import {
  eintragungen,
  fragtVorDemSchliessen,
  geraetAuslesen,
  geraetVollAb,
} from '@foerderportal/shell/testing/geraet'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { istGespeichert } from '../../testing/fields.ts'
import { choose, dateifeld, pdf } from '../../testing/files.ts'
import { kontomenue, titel } from '../../testing/frame.ts'
import { LENA, LINDENAU, NORA } from '../../testing/people.ts'
import type { Portal } from '../../testing/portal.ts'
import { anmeldungWiderrufen, leerlauf, wiederAnmelden } from '../../testing/signedOut.ts'
import { test } from '../../testing/test.ts'
import { leerenAntragOeffnen } from '../testing/offenerAntrag.ts'

/** With the browser's own line and the server: e2e/zuwendung/dateiNichtVerloren.test.ts. */

const FELD = 'Sonstige Unterlagen'

const oeffnen = (portal: Portal) => leerenAntragOeffnen(portal, 'dokumente')

const auswaehlen = async (...dateien: File[]): Promise<void> => {
  await clickable()
  await choose(() => dateifeld(FELD).getByRole('button', { name: 'Dateien auswählen' }).click(), ...dateien)
}
const eintrag = (name: string) => dateifeld(FELD).getByRole('listitem').filter({ hasText: name })
const knopf = (name: string | RegExp) => page.getByRole('button', { name })
const istDa = (name: string) => expect.element(knopf(`${name} entfernen`)).toBeVisible()
const laeuft = (name: string) =>
  expect.element(eintrag(name).getByText(`${name} wird hochgeladen`)).toBeInTheDocument()
const fehltHier = (name: string) =>
  expect
    .element(eintrag(name))
    .toMatchTextContent(`„${name}“ wurde nicht übertragen. Wählen Sie die Datei noch einmal aus.`)

/** All of it lies here: the browser would not ask any more. */
const liegtHier = () => expect.poll(fragtVorDemSchliessen).toBe(false)
/** Head and contents of as many files. */
const liegen = (dateien: number) => expect.poll(eintragungen).toBe(2 * dateien)

const schluessel = ({ server }: Portal): (string | null)[] =>
  server.calls(dateiHochladen).map(({ headers }) => headers.get(SCHLUESSEL_HEADER))

/** A file that is on its way and gets no answer. */
const unterwegs = async (portal: Portal, ...namen: string[]) => {
  const fall = await oeffnen(portal)
  const weiterreisen = portal.server.hold(dateiHochladen)
  await auswaehlen(...namen.map(pdf))
  for (const name of namen) await laeuft(name)
  await liegtHier()
  await liegen(namen.length)
  const imAntrag = () => dateienVon(fall.antrag().formular, 'sonstige').map(({ dateiname }) => dateiname)
  return { ...fall, weiterreisen, imAntrag }
}

const kommtZurueck = async (name: string, imAntrag: () => unknown) => {
  await istDa(name)
  await istGespeichert()
  expect(imAntrag()).toEqual([name])
  await liegen(0)
}

test('[S10-03] [S10-05] die Seite wird neu geladen, während eine Datei unterwegs ist: sie geht von selbst weiter, unter demselben Schlüssel', async ({
  portal,
}) => {
  const { weiterreisen, imAntrag } = await unterwegs(portal, 'Plan.pdf')
  await portal.reload()
  await expect.element(dateifeld(FELD)).toMatchTextContent('„Plan.pdf“ wird weiter hochgeladen.')
  await laeuft('Plan.pdf')
  await istZugaenglich('eine Datei, die weiter hochgeladen wird')
  weiterreisen()
  await kommtZurueck('Plan.pdf', imAntrag)
  const [erster, zweiter] = schluessel(portal)
  expect(erster).toMatch(/^[\da-f-]{36}$/)
  expect(zweiter).toBe(erster)
})

test('[S10-03] [R4-14] die Sitzung endet nach zehn Minuten Ruhe, während eine Datei noch unterwegs ist', async ({
  portal,
}) => {
  const { uhr, weiterreisen, imAntrag } = await unterwegs(portal, 'Plan.pdf')
  await leerlauf(portal, uhr)
  weiterreisen()
  await wiederAnmelden(portal)
  await kommtZurueck('Plan.pdf', imAntrag)
})

test('[S10-03] die Anmeldung gilt nicht mehr, noch bevor die Datei da ist', async ({ portal }) => {
  const { uhr, antrag } = await oeffnen(portal)
  const wiederErlaubt = portal.server.refuse(dateiHochladen, 401)
  await auswaehlen(pdf('Plan.pdf'))
  await expect.element(eintrag('Plan.pdf')).toMatchTextContent('Authentifizierung nicht erfolgreich')
  await liegen(1)
  await anmeldungWiderrufen(portal, uhr)
  wiederErlaubt()
  await wiederAnmelden(portal)
  await kommtZurueck('Plan.pdf', () =>
    dateienVon(antrag().formular, 'sonstige').map(({ dateiname }) => dateiname),
  )
})

test('[S10-03] das Fenster stürzt ab, und sie öffnet eine andere Seite des Antrags: die Datei kommt trotzdem an ihren Platz', async ({
  portal,
}) => {
  const { pfad, uhr, weiterreisen, imAntrag } = await unterwegs(portal, 'Plan.pdf')
  portal.crash()
  weiterreisen()
  await portal.open(pfad('finanzierung'))
  await expect.element(titel('Finanzierung')).toBeVisible()
  await expect
    .poll(async () => {
      await uhr.run(2000)
      return imAntrag()
    })
    .toEqual(['Plan.pdf'])
  await liegen(0)
})

test('[S10-03] der Antrag wird verlassen und wieder geöffnet: gefragt wird vorher, verloren ist nichts', async ({
  portal,
}) => {
  const { pfad, weiterreisen, imAntrag } = await unterwegs(portal, 'Plan.pdf')
  await page.getByRole('navigation').getByRole('link', { name: 'Start' }).first().click()
  const frage = page.getByRole('alertdialog', { name: 'Hochladen unterbrechen?' })
  await expect.element(frage).toMatchTextContent('liegen sie verschlüsselt auf diesem Gerät')
  await frage.getByRole('button', { name: 'Antrag verlassen' }).click()
  await expect.element(titel(/Guten Tag/)).toBeVisible()
  weiterreisen()
  await portal.open(pfad('dokumente'))
  await kommtZurueck('Plan.pdf', imAntrag)
})

test('[S10-03] ein anderer Nutzer desselben Geräts sieht und sendet sie nicht, die erste Person schon', async ({
  portal,
}) => {
  const { pfad, dienst, weiterreisen, imAntrag } = await unterwegs(portal, 'Steuerbescheid.pdf')
  const alles = await geraetAuslesen()
  for (const geheim of ['Steuerbescheid', '%PDF', 'sonstige']) expect(alles).not.toContain(geheim)
  const abmelden = async () => {
    await kontomenue().click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect.poll(() => portal.departures.length).toBeGreaterThan(0)
    await portal.follow()
    await expect.element(titel('Willkommen')).toBeVisible()
  }
  await abmelden()
  weiterreisen()
  const vorher = portal.server.calls(dateiHochladen).length
  const andererAntrag = dienst.ablegen()
  await portal.open(pfad('dokumente'), { ...NORA, rollen: LENA.rollen, firmen: [LINDENAU] })
  await expect.element(dateifeld(FELD).getByRole('button', { name: 'Dateien auswählen' })).toBeVisible()
  await portal.open(andererAntrag.pfad('dokumente'))
  await expect.element(dateifeld(FELD).getByRole('button', { name: 'Dateien auswählen' })).toBeVisible()
  await expect.element(eintrag('Steuerbescheid.pdf')).not.toBeInTheDocument()
  expect(portal.server.calls(dateiHochladen)).toHaveLength(vorher)
  await liegen(1)
  await abmelden()
  await portal.open(pfad('dokumente'), LENA)
  await kommtZurueck('Steuerbescheid.pdf', imAntrag)
})

test('[S10-03] sie wird abgebrochen oder für immer abgewiesen: dann liegt nichts mehr auf dem Gerät', async ({
  portal,
}) => {
  const { weiterreisen } = await unterwegs(portal, 'Plan.pdf')
  await knopf('Plan.pdf: Hochladen abbrechen').click()
  await liegen(0)
  weiterreisen()
  portal.server.refuse(dateiHochladen, 400, { ...ALLGEMEIN.ungueltig, detail: 'Die Datei hat keine Seiten.' })
  await auswaehlen(pdf('Leer.pdf'))
  await expect.element(eintrag('Leer.pdf')).toMatchTextContent('Die Datei hat keine Seiten.')
  await liegen(0)
  await portal.reload()
  await expect.element(dateifeld(FELD).getByRole('button', { name: 'Dateien auswählen' })).toBeVisible()
  await expect.element(eintrag('Leer.pdf')).not.toBeInTheDocument()
})

const gross = (name: string) => new File(['%PDF-1.7\n', 'x'.repeat(5000)], name, { type: 'application/pdf' })

test('[S10-03] das Gerät ist voll: der Browser fragt, und danach sagen Feld, jede Seite und das Einreichen, welche Datei fehlt', async ({
  portal,
}) => {
  const { pfad, antrag } = await oeffnen(portal)
  geraetVollAb(2000)
  const weiterreisen = portal.server.hold(dateiHochladen)
  await auswaehlen(gross('Plan.pdf'))
  await laeuft('Plan.pdf')
  await expect.poll(eintragungen).toBe(1)
  expect(fragtVorDemSchliessen()).toBe(true)
  portal.crash()
  await portal.open(pfad('dokumente'))
  await fehltHier('Plan.pdf')
  await istZugaenglich('eine Datei, die nicht übertragen wurde')
  await portal.open(pfad('zusammenfassung'))
  const hinweis = page.getByText('„Plan.pdf“ wurde nicht übertragen', { exact: true })
  await expect.element(hinweis).toBeVisible()
  await portal.open(pfad('dokumente'))
  weiterreisen()
  await auswaehlen(gross('Plan.pdf'))
  await istDa('Plan.pdf')
  await istGespeichert()
  expect(dateienVon(antrag().formular, 'sonstige').map(({ dateiname }) => dateiname)).toEqual(['Plan.pdf'])
  await expect.element(hinweis).not.toBeInTheDocument()
  await expect.poll(eintragungen).toBe(0)
})

test('[S10-03] wer ohne die fehlende Datei weitermacht, wird nicht wieder an sie erinnert', async ({
  portal,
}) => {
  const { pfad } = await oeffnen(portal)
  geraetVollAb(2000)
  portal.server.hold(dateiHochladen)
  await auswaehlen(gross('Plan.pdf'))
  await expect.poll(eintragungen).toBe(1)
  portal.crash()
  await portal.open(pfad('finanzierung'))
  await knopf('Ohne diese Datei weiter').click()
  await expect.poll(eintragungen).toBe(0)
  await portal.open(pfad('dokumente'))
  await expect.element(dateifeld(FELD).getByRole('button', { name: 'Dateien auswählen' })).toBeVisible()
  await expect.element(eintrag('Plan.pdf')).not.toBeInTheDocument()
})

test('[S10-03] ohne Schlüssel liegt nichts hier: der Browser fragt, und nach der Abmeldung steht da, dass etwas fehlt', async ({
  portal,
}) => {
  portal.server.cut(entwurfSchluesselLesen)
  const { uhr } = await oeffnen(portal)
  portal.server.hold(dateiHochladen)
  await auswaehlen(pdf('Plan.pdf'))
  await laeuft('Plan.pdf')
  expect(fragtVorDemSchliessen()).toBe(true)
  await leerlauf(portal, uhr)
  await expect.poll(() => portal.departures.length).toBeGreaterThan(0)
  await portal.follow()
  await expect.element(page.getByRole('heading', { name: 'Sie sind abgemeldet' })).toBeVisible()
  await expect.element(page.getByRole('main')).toMatchTextContent('ließen sich nicht sichern')
})
