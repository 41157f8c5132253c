import { describe, expect, test } from 'vitest'
import {
  ANTRAGSTELLER_ARTEN,
  RECHTSFORMEN,
  RECHTSFORM_TEXT,
  REGISTER_ARTEN,
  REGISTER_ART_TEXT,
} from '../unternehmen/werte/enums.ts'
import * as konstanten from './konstanten.ts'
import { ANREDEN, ANREDE_TEXT, TITEL, TITEL_TEXT } from './angaben/person.ts'
import { DATEN_VERZEICHNIS, NUTZER_SERVICE, ZUWENDUNGEN } from './route.ts'

describe('[R9-01] the constants of section 9 have its values', () => {
  test.each<[string, unknown, unknown]>([
    ['idle warning after 480 s', konstanten.LEERLAUF.warnungNachSekunden, 480],
    ['countdown of 120 s', konstanten.LEERLAUF.countdownSekunden, 120],
    ['activity throttled to 500 ms', konstanten.LEERLAUF.aktivitaetDrosselMs, 500],
    ['library default of idle 1200 s', konstanten.LEERLAUF.bibliothekLeerlaufSekunden, 1200],
    ['library default of the warning 30 s', konstanten.LEERLAUF.bibliothekWarnungSekunden, 30],
    ['unread messages polled every 60 s', konstanten.UNGELESEN_ABFRAGE_MS, 60_000],
    ['identity config timeout 10 s', konstanten.ANMELDUNG.konfigurationTimeoutMs, 10_000],
    ['recent authentication within 30 s', konstanten.ANMELDUNG.frischSekunden, 30],
    ['silent refresh timeout 20 s', konstanten.ANMELDUNG.stilleErneuerungTimeoutMs, 20_000],
    ['session check every 3 s', konstanten.ANMELDUNG.sitzungspruefungMs, 3_000],
    ['refresh at 75 % of the lifetime', konstanten.ANMELDUNG.erneuernNachAnteil, 0.75],
    ['scope', konstanten.ANMELDUNG.scope, 'openid profile'],
    ['client id', konstanten.ANMELDUNG.clientId, 'portal'],
    ['clock skew of 10 minutes', konstanten.ANMELDUNG.uhrToleranzSekunden, 600],
    ['double clicks within 250 ms', konstanten.DOPPELKLICK_MS, 250],
    ['validation after 500 ms', konstanten.VALIDIERUNG_ENTPRELLEN_MS, 500],
    ['height of modals', konstanten.MODAL, { hoehe: '100vh', maximaleHoehePx: 1200 }],
    ['status of the terms', konstanten.STATUS_NUTZUNGSBEDINGUNGEN, 470],
    ['product groups', konstanten.PRODUKTGRUPPEN, ['standard', 'ZUKLB']],
    ['programme', konstanten.PROGRAMM_ANKNABO, 'AnkNabo'],
    ['anti-forgery header', konstanten.CSRF_HEADER, 'portal-csrf-token'],
    ['anti-forgery cookie', konstanten.CSRF_COOKIE, '__Host-portal-csrf-cookie'],
    ['locale', konstanten.REGION.locale, 'de-DE'],
    ['currency', konstanten.REGION.waehrung, 'EUR'],
    ['weeks start on Monday', konstanten.REGION.wochenbeginn, 1],
    ['the first week has 4 January', konstanten.REGION.ersterWochentagMit, 4],
    [
      'base paths',
      [NUTZER_SERVICE, ZUWENDUNGEN, DATEN_VERZEICHNIS],
      ['/NutzerService', '/Zuwendungen', '/api/public/v1'],
    ],
  ])('%s', (_, wert, erwartet) => expect(wert).toEqual(erwartet))
})

test('[R9-01] salutations, titles, legal forms and register types are those of the specification, with its words', () => {
  expect(ANREDEN.map((a) => ANREDE_TEXT[a]).toSorted()).toEqual(['Divers', 'Frau', 'Herr'])
  expect(TITEL.map((t) => TITEL_TEXT[t])).toEqual(['Dr.', 'Prof.'])
  expect(REGISTER_ARTEN.map((r) => REGISTER_ART_TEXT[r]).toSorted()).toEqual([
    'Genossenschaftsregister',
    'Handelsregister A',
    'Handelsregister B',
    'Vereinsregister',
  ])
  const rechtsformen = `Einzelunternehmer, AG, Anstalt des öffentlichen Rechts, Ehegattengemeinschaft, eG, e.K., e.V.,
    GbR, GmbH, GmbH & Co. KG, KG, Körperschaft des öffentlichen Rechts, OHG, Unternehmensgemeinschaft`
  expect(RECHTSFORMEN.map((r) => RECHTSFORM_TEXT[r]).toSorted()).toEqual(
    rechtsformen.split(/,\s+/).toSorted(),
  )
  expect(ANTRAGSTELLER_ARTEN).toHaveLength(5)
})
