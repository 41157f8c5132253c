import { isDeepStrictEqual } from 'node:util'
import type { UnternehmenDokument } from '@foerderportal/contract/unternehmen/rules'

/** Every field that a company of some kind has. */
type Feld = UnternehmenDokument extends infer U
  ? U extends unknown
    ? Exclude<keyof U, 'type'>
    : never
  : never

/** How a mail names the fields: as the screen of the company's data does. */
export const FELD_TEXT: Readonly<Record<Feld, string>> = {
  name: 'Name des Unternehmens',
  adresseBetriebssitz: 'Betriebssitz',
  korrespondenzadresse: 'Adresse für die Post',
  ansprechpartner: 'Ansprechperson',
  antragstellerArt: 'Art des Unternehmens',
  rechtsform: 'Rechtsform',
  registerArt: 'Registerart',
  registerGericht: 'Registergericht',
  registerNummer: 'Registernummer',
  gruendungsDatum: 'Gründungsdatum',
  steuernummer: 'Steuernummer',
  wirtschaftsIdentifikationsnummer: 'Wirtschafts-Identifikationsnummer',
  zidBetriebsnummer: 'ZID-Betriebsnummer',
  kontoInformationen: 'Bankverbindung',
}
// The keys of a constant object; TypeScript widens them to string.
const FELDER = Object.keys(FELD_TEXT) as Feld[]

export const istBankdaten = (felder: readonly Feld[]): boolean => felder.includes('kontoInformationen')

const KENNZEICHEN: readonly Feld[] = ['zidBetriebsnummer', 'registerArt', 'registerGericht', 'registerNummer']
/** What tells companies apart (S1-07). */
export const istKennzeichen = (felder: readonly Feld[]): boolean =>
  felder.some((feld) => KENNZEICHEN.includes(feld))

/** These say nothing about a person: only their values stand in the audit log. */
const OHNE_PERSONENBEZUG: readonly Feld[] = ['antragstellerArt', 'rechtsform', 'registerArt']

const wert = (u: UnternehmenDokument, feld: Feld): unknown =>
  new Map<string, unknown>(Object.entries(u)).get(feld)

/** The fields in which two states of a company differ, in the order in which a mail names them. */
export const unterschiede = (vorher: UnternehmenDokument, nachher: UnternehmenDokument): Feld[] =>
  FELDER.filter((feld) => !isDeepStrictEqual(wert(vorher, feld), wert(nachher, feld)))

/** For the audit log: which fields differ, with values where they say nothing about a person. */
export const protokollAngaben = (
  felder: readonly Feld[],
  vorher: UnternehmenDokument,
  nachher: UnternehmenDokument,
): Readonly<Record<string, unknown>> => ({
  felder,
  werte: Object.fromEntries(
    felder
      .filter((feld) => OHNE_PERSONENBEZUG.includes(feld))
      .map((feld) => [feld, { vorher: wert(vorher, feld), nachher: wert(nachher, feld) }]),
  ),
})
