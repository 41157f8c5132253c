import { expect, test } from 'vitest'
import { abgerufen, bescheid, fuerAndere } from '../../testing/bescheide.ts'
import { pfade } from '../../paths.ts'
import { mitBescheiden } from './bescheidWorte.ts'
import type { Vorgang } from './vorgaengeSammeln.ts'

const JETZT = new Date('2026-11-21T12:00:00Z')
const ZWEITER = 'be000000-0000-4000-8000-000000000002'
const { antragGuid, guid, geNr } = bescheid()

const bewilligt: Vorgang = {
  titel: `Antrag ${geNr}`,
  programm: 'ANK NaBo',
  href: pfade.eingang(antragGuid),
  status: {
    wort: 'Bewilligt',
    ton: 'erfolg',
    weiter: 'Sobald Sie bezahlt haben, können Sie die Auszahlung beantragen.',
  },
  betragInEuro: 0,
  letzteAenderung: '2026-11-20T00:00:00Z',
  entwurf: false,
  antragGuid,
}
/** Before the bank takes something of it back the company is heard. */
const angehoert: Vorgang = {
  ...bewilligt,
  entwurf: true,
  href: pfade.anhoerung(antragGuid),
  aufgabe: { text: `Zum Antrag ${geNr} Stellung nehmen`, dazu: 'bis 17.12.2026' },
}
const aufgaben = ([v]: readonly Vorgang[]) =>
  v?.entwurf ? [{ ...v.aufgabe, href: v.href }, ...(v.weitereAufgaben ?? [])].map(({ text }) => text) : []

test('[S9-10] a notice that waits for the reader is what is to be done in its case', () => {
  const [vorgang] = mitBescheiden([bewilligt], [bescheid()], JETZT)
  expect(vorgang).toMatchObject({
    entwurf: true,
    href: pfade.bescheid(guid),
    aufgabe: {
      text: `Bescheid zum Antrag ${geNr} abrufen`,
      dazu: 'noch 9 Tage (bis 30.11.2026, 23:59\u00a0Uhr)',
    },
    status: { wort: 'Bewilligt', weiter: 'Noch nicht wirksam: Rufen Sie den Bescheid ab.' },
  })
})

test('[S9-03] [S9-10] whoever is heard while a notice waits reads both: neither hides the other', () => {
  expect(aufgaben(mitBescheiden([angehoert], [bescheid()], JETZT))).toEqual([
    `Bescheid zum Antrag ${geNr} abrufen`,
    `Zum Antrag ${geNr} Stellung nehmen`,
  ])
  const [fremd] = mitBescheiden([angehoert], [bescheid(fuerAndere)], JETZT)
  expect([fremd?.href, fremd?.entwurf]).toEqual([pfade.anhoerung(antragGuid), true])
  expect(aufgaben(fremd ? [fremd] : [])).toEqual([`Zum Antrag ${geNr} Stellung nehmen`])
})

test('[S4-07] [S9-10] what else waited in the case stays beside the notice', () => {
  const zuUnterschreiben = { text: 'Verzicht unterschreiben', dazu: '', href: pfade.verzicht(antragGuid) }
  const beides = { ...angehoert, weitereAufgaben: [zuUnterschreiben] }
  expect(aufgaben(mitBescheiden([beides], [bescheid()], JETZT))).toEqual([
    `Bescheid zum Antrag ${geNr} abrufen`,
    `Zum Antrag ${geNr} Stellung nehmen`,
    'Verzicht unterschreiben',
  ])
})

test('[S9-10] two that wait are two things to do, each by its number', () => {
  const zweiter = bescheid({ guid: ZWEITER, nummer: 'BE-2026-000124' })
  expect(aufgaben(mitBescheiden([bewilligt], [zweiter, bescheid()], JETZT))).toEqual([
    `Bescheid BE-2026-000124 zum Antrag ${geNr} abrufen`,
    `Bescheid BE-2026-000123 zum Antrag ${geNr} abrufen`,
  ])
})

test('[S9-10] what was retrieved leaves nothing to do, and is the last change of its case', () => {
  const wirksam = new Date('2026-11-24T12:00:00Z')
  expect(mitBescheiden([bewilligt], [bescheid(abgerufen)], wirksam)).toEqual([
    { ...bewilligt, letzteAenderung: '2026-11-23T08:00:00Z' },
  ])
})

test('[S6-01] before it takes effect the case says from when money can be requested', () => {
  const [vorgang] = mitBescheiden([bewilligt], [bescheid(abgerufen)], JETZT)
  expect(vorgang?.status.weiter).toBe('Auszahlung möglich ab 24.11.2026.')
  expect(vorgang?.entwurf).toBe(false)
})

test('[S6-06] [S9-10] a notice on a payout is what is to be done in that payout, and changes nothing of its application', () => {
  const auszahlung = { guid: 'a2000000-0000-4000-8000-000000000001', eingangsnummer: 'AZ-2026-000007' }
  const gekuerzt: Vorgang = {
    ...bewilligt,
    titel: `Auszahlung zu ${geNr}`,
    href: pfade.auszahlungEingang(auszahlung.guid),
    status: { wort: 'Bewilligt', ton: 'erfolg', weiter: 'Die Bank überweist den Betrag auf Ihr Konto.' },
    antragGuid: undefined,
    auszahlungGuid: auszahlung.guid,
  }
  const wartend = bescheid({ art: 'AUSZAHLUNG_GEKUERZT', auszahlung })
  const [zuerst, danach] = mitBescheiden([bewilligt, gekuerzt], [wartend], JETZT)
  expect(zuerst).toMatchObject({
    titel: gekuerzt.titel,
    href: pfade.bescheid(guid),
    aufgabe: { text: 'Bescheid zum Auszahlungsantrag AZ-2026-000007 abrufen' },
    status: { weiter: 'Der Bescheid ist noch nicht bekannt: Rufen Sie den Bescheid ab.' },
  })
  expect(danach).toEqual(bewilligt)
})
