import { tagInBerlin } from '@foerderportal/contract/shared/datum'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { RECHTSFORMEN, type Rechtsform } from '@foerderportal/contract/unternehmen/enums'
import { REGISTER_REGEL } from '@foerderportal/contract/unternehmen/registerRegel'
import { unternehmenPruefen } from '@foerderportal/contract/unternehmen/rules'
import { UnternehmenEingabe } from '@foerderportal/contract/unternehmen/schema'
import { datumLesen } from '@foerderportal/ui/felder/datum'
import { schemaFehler } from '../formular/pruefung.ts'

type Adresse = { strasse: string; hausnummer: string; plz: string; ort: string }
export type KontoWerte = {
  iban: string
  bic: string
  kontofuehrendesInstitut: string
  abweichenderKontoinhaber: string
  geschaeftsKonto: boolean | null
  produktgruppe: string
}

/** The form as it stands on the screen: texts as typed, '' for nothing chosen. */
export type UnternehmenWerte = {
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

const leereAdresse = (): Adresse => ({ strasse: '', hausnummer: '', plz: '', ort: '' })

export const leeresKonto = (): KontoWerte => ({
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
  kontoInformationen: [leeresKonto()],
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

const konto = (k: KontoWerte) => ({ ...k, geschaeftsKonto: k.geschaeftsKonto ?? undefined })

const alsEingabe = ({ andereKorrespondenz, ...w }: UnternehmenWerte) => {
  const gruendung = datumLesen(w.gruendungsDatum)
  return {
    type: 'LandwirtschaftlichesUnternehmen' as const,
    ...w,
    ...registerVon({ andereKorrespondenz, ...w }),
    gruendungsDatum: gruendung.ok ? gruendung.wert : undefined,
    korrespondenzadresse: andereKorrespondenz ? w.korrespondenzadresse : null,
    kontoInformationen: w.kontoInformationen.map(konto),
  }
}

type Eingabe = ReturnType<typeof alsEingabe>

/**
 * The rules between fields speak while other fields are still empty: a wrong IBAN is said when it is left. They expect
 * a whole company, so gaps are closed with what no rule objects to; the schema has named them already.
 */
const regelFehler = (eingabe: Eingabe): Feldfehler[] => {
  const ohneForm = {
    rechtsform: 'EINZELUNTERNEHMER',
    registerArt: null,
    registerGericht: null,
    registerNummer: null,
  }
  const ganz = {
    ...eingabe,
    ...(istRechtsform(eingabe.rechtsform) ? {} : ohneForm),
    gruendungsDatum: eingabe.gruendungsDatum ?? '2000-01-01',
  }
  return unternehmenPruefen(ganz as UnternehmenEingabe, tagInBerlin(new Date())) // gaps: see above
}

/** What is still wrong, in the words of the contract; where two speak of one field, the schema goes first. */
export const unternehmenWertePruefen = (w: UnternehmenWerte): Feldfehler[] => {
  const eingabe = alsEingabe(w)
  const gruendung = datumLesen(w.gruendungsDatum)
  return [
    ...(gruendung.ok ? [] : [{ pfad: 'gruendungsDatum', text: gruendung.fehler }]),
    ...schemaFehler(UnternehmenEingabe, eingabe),
    ...regelFehler(eingabe),
  ]
}

/** The request of a form that `unternehmenWertePruefen` found right. */
export const unternehmenAusWerten = (w: UnternehmenWerte): UnternehmenEingabe =>
  UnternehmenEingabe.parse(alsEingabe(w))
