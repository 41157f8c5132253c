import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import {
  RECHTSFORMEN,
  type Rechtsform,
  type UnternehmenArt,
} from '@foerderportal/contract/unternehmen/werte/enums'
import { REGISTER_REGEL } from '@foerderportal/contract/unternehmen/werte/registerRegel'
import { unternehmenPruefen } from '@foerderportal/contract/unternehmen/rules'
import { UnternehmenEingabe } from '@foerderportal/contract/unternehmen/schema'
import { datumLesen } from '@foerderportal/schreibweise/datum'
import { schemaFehler } from '@foerderportal/shell/formular/pruefung'
import { gerichtKennen } from './gerichte.ts'

type Adresse = { strasse: string; hausnummer: string; plz: string; ort: string }
export type KontoWerte = {
  /** Names the account on the screen, whatever its place and its IBAN; it is not sent. */
  kennung: string
  iban: string
  bic: string
  kontofuehrendesInstitut: string
  abweichenderKontoinhaber: string
  geschaeftsKonto: boolean | null
  produktgruppe: string
}

/**
 * The form as it stands on the screen: texts as typed, '' for nothing chosen. One shape for all kinds, so that what was
 * typed survives a change of mind; what the kind does not have is neither shown nor sent.
 */
export type UnternehmenWerte = {
  type: UnternehmenArt
  name: string
  antragstellerArt: string
  rechtsform: string
  registerGericht: string
  registerNummer: string
  gruendungsDatum: string
  steuernummer: string
  wirtschaftsIdentifikationsnummer: string
  zidBetriebsnummer: string
  adresseBetriebssitz: Adresse
  andereKorrespondenz: boolean
  korrespondenzadresse: Adresse
  ansprechpartner: { ansprechpartnerName: string; email: string; telefon: string }
  kontoInformationen: KontoWerte[]
}

export const leereAdresse = (): Adresse => ({ strasse: '', hausnummer: '', plz: '', ort: '' })

export const leeresKonto = (): KontoWerte => ({
  kennung: crypto.randomUUID(),
  iban: '',
  bic: '',
  kontofuehrendesInstitut: '',
  abweichenderKontoinhaber: '',
  geschaeftsKonto: null,
  produktgruppe: 'standard',
})

/** The person who registers is proposed as the contact. */
export const leeresUnternehmen = (person: {
  name: string
  email: string
  telefon: string
}): UnternehmenWerte => ({
  type: 'LandwirtschaftlichesUnternehmen',
  name: '',
  antragstellerArt: '',
  rechtsform: '',
  registerGericht: '',
  registerNummer: '',
  gruendungsDatum: '',
  steuernummer: '',
  wirtschaftsIdentifikationsnummer: '',
  zidBetriebsnummer: '',
  adresseBetriebssitz: leereAdresse(),
  andereKorrespondenz: false,
  korrespondenzadresse: leereAdresse(),
  ansprechpartner: { ansprechpartnerName: person.name, email: person.email, telefon: person.telefon },
  // The same in every visit: what an earlier one typed into it is restored into it.
  kontoInformationen: [{ ...leeresKonto(), kennung: 'erstes' }],
})

const istRechtsform = (wert: string): wert is Rechtsform => (RECHTSFORMEN as readonly string[]).includes(wert)

/** Whether the legal form is in a register, and in which (S1-06); undefined until one is chosen. */
export const registerRegel = (rechtsform: string) =>
  istRechtsform(rechtsform) ? REGISTER_REGEL[rechtsform] : undefined

/** What is not asked is not sent: register fields of a form without register, an address that is the same. */
const registerVon = (w: UnternehmenWerte) => {
  const regel = registerRegel(w.rechtsform)
  const leer = w.registerGericht.trim() === '' && w.registerNummer.trim() === ''
  if (regel === undefined || regel.eintrag === 'entfaellt' || (regel.eintrag === 'freiwillig' && leer))
    return { registerArt: null, registerGericht: null, registerNummer: null }
  return { registerArt: regel.art, registerGericht: w.registerGericht, registerNummer: w.registerNummer }
}

const konto = (k: KontoWerte) => ({
  iban: k.iban,
  bic: k.bic,
  kontofuehrendesInstitut: k.kontofuehrendesInstitut,
  abweichenderKontoinhaber: k.abweichenderKontoinhaber,
  geschaeftsKonto: k.geschaeftsKonto ?? undefined,
  produktgruppe: k.produktgruppe,
})

const alsBetrieb = ({ andereKorrespondenz, ...w }: UnternehmenWerte) => {
  const gruendung = datumLesen(w.gruendungsDatum)
  return {
    ...w,
    type: 'LandwirtschaftlichesUnternehmen' as const,
    ...registerVon({ andereKorrespondenz, ...w }),
    gruendungsDatum: gruendung.ok ? gruendung.wert : undefined,
    korrespondenzadresse: andereKorrespondenz ? w.korrespondenzadresse : null,
    kontoInformationen: w.kontoInformationen.map(konto),
  }
}

type Betrieb = ReturnType<typeof alsBetrieb>

const alsEingabe = (w: UnternehmenWerte) =>
  w.type === 'LandwirtschaftlichesUnternehmen' ? alsBetrieb(w) : { type: w.type, name: w.name }

/**
 * The rules between fields speak while other fields are still empty: a wrong IBAN is said when it is left. They expect
 * a whole company, so gaps are closed with what no rule objects to; the schema has named them already.
 */
const regelFehler = (betrieb: Betrieb): Feldfehler[] => {
  const ohneForm = {
    rechtsform: 'EINZELUNTERNEHMER',
    registerArt: null,
    registerGericht: null,
    registerNummer: null,
  }
  const ganz = {
    ...betrieb,
    ...(istRechtsform(betrieb.rechtsform) ? {} : ohneForm),
    gruendungsDatum: betrieb.gruendungsDatum ?? '2000-01-01',
  }
  const kennt = gerichtKennen(betrieb.registerArt)
  return unternehmenPruefen(ganz as UnternehmenEingabe, tagInBerlin(new Date()), kennt) // gaps: see above
}

const betriebFehler = (w: UnternehmenWerte): Feldfehler[] => {
  const gruendung = datumLesen(w.gruendungsDatum, 'Gründungsdatum')
  const betrieb = alsBetrieb(w)
  return [
    ...(gruendung.ok ? [] : [{ pfad: 'gruendungsDatum', text: gruendung.fehler }]),
    ...schemaFehler(UnternehmenEingabe, betrieb),
    ...regelFehler(betrieb),
  ]
}

/** What is still wrong, in the words of the contract; where two speak of one field, the schema goes first. */
export const unternehmenWertePruefen = (w: UnternehmenWerte): Feldfehler[] =>
  w.type === 'LandwirtschaftlichesUnternehmen'
    ? betriebFehler(w)
    : schemaFehler(UnternehmenEingabe, alsEingabe(w))

/** The request of a form that `unternehmenWertePruefen` found right. */
export const unternehmenAusWerten = (w: UnternehmenWerte): UnternehmenEingabe =>
  UnternehmenEingabe.parse(alsEingabe(w))
