import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import type { KontoInformation } from '@foerderportal/contract/shared/geld/konto'
import type {
  LandwirtschaftlichesUnternehmenEingabe,
  UnternehmenEingabe,
} from '@foerderportal/contract/unternehmen/schema'
import { leereAdresse, leeresUnternehmen, type KontoWerte, type UnternehmenWerte } from './formularwerte.ts'

/** What tells a saved account from the others: no two of a company have the same of both. */
export const kontoKennung = ({ produktgruppe, iban }: KontoInformation): string => `${produktgruppe} ${iban}`

type Kennung = (konto: KontoInformation, stelle: number) => string

const kontoWerte = (k: KontoInformation, kennung: string): KontoWerte => ({
  kennung,
  iban: k.iban,
  bic: k.bic ?? '',
  kontofuehrendesInstitut: k.kontofuehrendesInstitut ?? '',
  abweichenderKontoinhaber: k.abweichenderKontoinhaber ?? '',
  geschaeftsKonto: k.geschaeftsKonto,
  produktgruppe: k.produktgruppe,
})

const betriebWerte = (u: LandwirtschaftlichesUnternehmenEingabe, kennung: Kennung) => ({
  antragstellerArt: u.antragstellerArt,
  rechtsform: u.rechtsform,
  registerGericht: u.registerGericht ?? '',
  registerNummer: u.registerNummer ?? '',
  gruendungsDatum: alsDatum(u.gruendungsDatum),
  steuernummer: u.steuernummer,
  wirtschaftsIdentifikationsnummer: u.wirtschaftsIdentifikationsnummer ?? '',
  zidBetriebsnummer: u.zidBetriebsnummer ?? '',
  adresseBetriebssitz: { ...u.adresseBetriebssitz },
  andereKorrespondenz: Boolean(u.korrespondenzadresse),
  korrespondenzadresse: u.korrespondenzadresse ? { ...u.korrespondenzadresse } : leereAdresse(),
  ansprechpartner: { ...u.ansprechpartner },
  kontoInformationen: u.kontoInformationen.map((k, i) => kontoWerte(k, kennung(k, i))),
})

/** The form of a company that has registered already. What its kind does not have stays empty and is not sent. */
export const unternehmenWerte = (
  u: UnternehmenEingabe,
  kennung: Kennung = kontoKennung,
): UnternehmenWerte => ({
  ...leeresUnternehmen({ name: '', email: '', telefon: '' }),
  kontoInformationen: [],
  type: u.type,
  name: u.name,
  ...(u.type === 'LandwirtschaftlichesUnternehmen' && betriebWerte(u, kennung)),
})
