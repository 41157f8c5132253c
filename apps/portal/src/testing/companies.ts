import type { EinwilligungBekanntgabe } from '@foerderportal/contract/unternehmen/bekanntgabe/schema'
import type { AuswahlNutzer } from '@foerderportal/contract/formular/mitzeichnung'
import type { UnternehmenStatus } from '@foerderportal/contract/nutzer/schema'
import type { NutzerBeziehungen, NutzerInfo } from '@foerderportal/contract/unternehmen/nutzer/schema'
import type { UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import { alsEmail, type Person } from './people.ts'

const SNAPSHOT = 'a5000000-0000-4000-8000-000000000001'
export const GP_NR = '4711000'

/** All that is known of a company; everything but its name is the same for all of a kind. */
export const unternehmen = ({ name, type }: UnternehmenStatus): UnternehmenHuelle => ({
  guid: SNAPSHOT,
  value: type === 'LandwirtschaftlichesUnternehmen' ? hof(name) : { type, name, gpNr: GP_NR },
})

const hof = (name: string): UnternehmenHuelle['value'] => ({
  type: 'LandwirtschaftlichesUnternehmen',
  name,
  gpNr: GP_NR,
  adresseBetriebssitz: { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' },
  ansprechpartner: {
    ansprechpartnerName: 'Lena Lindenau',
    email: 'hof@lindenau.example',
    telefon: '04626 1234',
  },
  antragstellerArt: 'PRIMAERPRODUZENT',
  gruendungsDatum: '1998-07-01',
  kontoInformationen: [{ iban: 'DE89370400440532013000', geschaeftsKonto: true, produktgruppe: 'standard' }],
  korrespondenzadresse: null,
  rechtsform: 'EINZELUNTERNEHMER',
  registerArt: null,
  registerGericht: null,
  registerNummer: null,
  steuernummer: '15/123/45678',
  zidBetriebsnummer: '010590123456',
  wirtschaftsIdentifikationsnummer: null,
})

export const nutzerInfo = (
  { sub, username, vorname, nachname }: Person,
  firma: UnternehmenStatus,
  rest: Partial<NutzerInfo> = {},
): NutzerInfo => ({
  subjectId: sub,
  username,
  vorname,
  nachname,
  email: alsEmail(username),
  telefon: '04626 1234',
  gpNr: GP_NR,
  identifiziert: true,
  identifizierungsUrl: null,
  isAdmin: true,
  selbst: false,
  unternehmen: [firma],
  nutzerZuUnternehmenSnapshot: {
    guid: SNAPSHOT,
    value: { zeichnungsberechtigung: true, zugeordnetSeit: '2026-01-15' },
  },
  ...rest,
})

/** Nobody but `person` acts for the company. */
export const nurSelbst = (person: Person, firma: UnternehmenStatus): NutzerBeziehungen => ({
  nutzerInfos: [nutzerInfo(person, firma, { selbst: true })],
  aenderbar: true,
  zeichnungsberechtigungenMaximal: 2,
})

/** Somebody as he can be chosen for a second signature: who may sign and is known to the bank. */
export const zurAuswahl = (
  { sub, username, vorname, nachname }: Person,
  rest: Partial<AuswahlNutzer> = {},
): AuswahlNutzer => ({
  subjectId: sub,
  vorname,
  nachname,
  email: alsEmail(username),
  telefon: '04626 1234',
  selbst: false,
  identifiziert: true,
  zeichnungsberechtigung: true,
  ...rest,
})

/** Nobody has said how notices come, and who asks may. */
export const NICHTS_GEWAEHLT: EinwilligungBekanntgabe = {
  weg: null,
  postAm: null,
  postVon: null,
  erteilt: false,
  fassung: null,
  erteiltAm: null,
  erteiltVon: null,
  widerrufenAm: null,
  aenderbar: true,
  text: { fassung: '2026-11', absaetze: ['Wir sind damit einverstanden.', 'Am Tag nach dem Abruf gilt er.'] },
}

/** The post was chosen: nobody has agreed to anything. */
export const POST_GEWAEHLT: EinwilligungBekanntgabe = {
  ...NICHTS_GEWAEHLT,
  weg: 'POST',
  postAm: '2026-11-20T08:00:00Z',
  postVon: 'Lena Lindenau',
}
