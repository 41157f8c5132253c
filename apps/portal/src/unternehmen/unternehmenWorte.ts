import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import type { KontoInformation } from '@foerderportal/contract/shared/geld/konto'
import { ANTRAGSTELLER_ART_TEXT, RECHTSFORM_TEXT } from '@foerderportal/contract/unternehmen/werte/enums'
import type { UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import type { Konflikt, Pfad } from '@foerderportal/entwurf/merge'
import { same } from '@foerderportal/values/same'

type Unternehmen = UnternehmenHuelle['value']

/** For which programmes an account holds, in the words of its field. */
export const PRODUKTGRUPPE_TEXT = {
  standard: 'Natürlicher Klimaschutz und Investitionen',
  ZUKLB: 'Zuschuss Klimabilanz',
} as const satisfies Record<KontoInformation['produktgruppe'], string>

/** The labels of the form, in its order. */
const FRAGEN: ReadonlyMap<string, string> = new Map([
  ['name', 'Name des Unternehmens'],
  ['antragstellerArt', 'Art des Unternehmens'],
  ['rechtsform', 'Rechtsform'],
  ['registerGericht', 'Registergericht'],
  ['registerNummer', 'Registernummer'],
  ['gruendungsDatum', 'Gründungsdatum'],
  ['steuernummer', 'Steuernummer'],
  ['zidBetriebsnummer', 'ZID-Betriebsnummer'],
  ['wirtschaftsIdentifikationsnummer', 'Wirtschafts-Identifikationsnummer'],
  ['adresseBetriebssitz', 'Betriebssitz'],
  ['korrespondenzadresse', 'Adresse für die Post'],
  ['ansprechpartner', 'Ansprechperson'],
  ['kontoInformationen', 'Bankverbindung'],
])
const KONTAKT: ReadonlyMap<string, string> = new Map([
  ['ansprechpartnerName', 'Name der Ansprechperson'],
  ['email', 'E-Mail-Adresse der Ansprechperson'],
  ['telefon', 'Telefon der Ansprechperson'],
])

/** The question behind a field, as the form words it. */
export const frageZu = ([feld = '', teil = '']: Pfad): string =>
  (feld === 'ansprechpartner' ? KONTAKT.get(teil) : undefined) ?? FRAGEN.get(feld) ?? 'Angabe'

const TEXTE = new Map<string, Readonly<Record<string, string>>>([
  ['antragstellerArt', ANTRAGSTELLER_ART_TEXT],
  ['rechtsform', RECHTSFORM_TEXT],
])

const adresseSchreiben = (a: { strasse: string; hausnummer: string; plz: string; ort: string }) =>
  `${a.strasse} ${a.hausnummer}\n${a.plz} ${a.ort}`

const kontoSchreiben = (k: KontoInformation): string =>
  [
    k.iban,
    k.kontofuehrendesInstitut,
    k.bic && `BIC ${k.bic}`,
    k.abweichenderKontoinhaber && `lautet auf ${k.abweichenderKontoinhaber}`,
    k.geschaeftsKonto ? 'Geschäftskonto' : 'kein Geschäftskonto',
    PRODUKTGRUPPE_TEXT[k.produktgruppe],
  ]
    .filter(Boolean)
    .join('\n')

/** A value as its field shows it. A whole address or account comes as the merge of a company has it. */
const wertSchreiben = ([feld = '']: Pfad, wert: unknown): string => {
  if (wert === undefined) return 'entfernt'
  if (wert === null || wert === '') return 'leer'
  if (typeof wert === 'string')
    return feld === 'gruendungsDatum' ? alsDatum(wert) : (TEXTE.get(feld)?.[wert] ?? wert)
  return feld === 'kontoInformationen'
    ? kontoSchreiben(wert as KontoInformation) // the merge takes accounts whole
    : adresseSchreiben(wert as Parameters<typeof adresseSchreiben>[0]) // the same holds for addresses
}

const ende = (konto: unknown): string => (konto as KontoInformation).iban.replaceAll(' ', '').slice(-4) // see wertSchreiben

/** A contradiction in the words of the form; an account goes by the end of its IBAN, as on a statement. */
export const konfliktWorte = ({ pfad, basis, fremd, eigen }: Konflikt) => ({
  frage:
    pfad[0] === 'kontoInformationen' ? `Konto mit dem Ende ${ende(basis ?? fremd ?? eigen)}` : frageZu(pfad),
  schreiben: (wert: unknown) => wertSchreiben(pfad, wert),
})

/** What differs between two states, in the words and the order of the form. */
export const geaendert = (vorher: Unternehmen, nachher: Unternehmen): string[] => {
  const [a, b] = [new Map(Object.entries(vorher)), new Map(Object.entries(nachher))]
  return [...FRAGEN].filter(([feld]) => !same(a.get(feld), b.get(feld))).map(([, frage]) => frage)
}
