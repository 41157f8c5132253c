import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import {
  ANTRAGSTELLER_ART_TEXT,
  RECHTSFORM_TEXT,
  REGISTER_ART_TEXT,
  UNTERNEHMEN_ART_TEXT,
} from '@foerderportal/contract/unternehmen/werte/enums'
import type { UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import { Beschreibungsliste, type Beschreibung } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { Anschrift } from '@foerderportal/shell/ansicht/Anschrift.tsx'
import { PRODUKTGRUPPE_TEXT } from './unternehmenWorte.ts'

type Unternehmen = UnternehmenHuelle['value']
type Betrieb = Extract<Unternehmen, { type: 'LandwirtschaftlichesUnternehmen' }>

/** Everything that is known of a company, in the words of its registration. */
export function UnternehmenAngaben({ unternehmen }: { unternehmen: Unternehmen }) {
  if (unternehmen.type === 'LandwirtschaftlichesUnternehmen') return <BetriebAngaben betrieb={unternehmen} />
  return (
    <Beschreibungsliste
      eintraege={[
        { frage: 'Name des Unternehmens', antwort: unternehmen.name },
        { frage: 'Art des Unternehmens', antwort: UNTERNEHMEN_ART_TEXT[unternehmen.type] },
        { frage: 'Geschäftspartnernummer', antwort: unternehmen.gpNr },
      ]}
    />
  )
}

const register = ({ registerArt, registerGericht, registerNummer }: Betrieb): Beschreibung[] =>
  registerArt
    ? [
        {
          frage: 'Registereintrag',
          antwort: `${REGISTER_ART_TEXT[registerArt]}, ${registerGericht}, ${registerNummer}`,
        },
      ]
    : []

const grunddaten = (betrieb: Betrieb): Beschreibung[] => [
  { frage: 'Name des Unternehmens', antwort: betrieb.name },
  { frage: 'Art des Unternehmens', antwort: ANTRAGSTELLER_ART_TEXT[betrieb.antragstellerArt] },
  { frage: 'Rechtsform', antwort: RECHTSFORM_TEXT[betrieb.rechtsform] },
  ...register(betrieb),
  { frage: 'Gründungsdatum', antwort: alsDatum(betrieb.gruendungsDatum) },
]

const nummern = (betrieb: Betrieb): Beschreibung[] => [
  { frage: 'Geschäftspartnernummer', antwort: betrieb.gpNr },
  { frage: 'Steuernummer', antwort: betrieb.steuernummer },
  { frage: 'ZID-Betriebsnummer', antwort: betrieb.zidBetriebsnummer },
  { frage: 'Wirtschafts-Identifikationsnummer', antwort: betrieb.wirtschaftsIdentifikationsnummer },
]

const kontakt = ({ adresseBetriebssitz, korrespondenzadresse, ansprechpartner }: Betrieb): Beschreibung[] => [
  { frage: 'Betriebssitz', antwort: <Anschrift adresse={adresseBetriebssitz} /> },
  ...(korrespondenzadresse
    ? [{ frage: 'Adresse für die Post', antwort: <Anschrift adresse={korrespondenzadresse} /> }]
    : []),
  { frage: 'Ansprechperson', antwort: ansprechpartner.ansprechpartnerName },
  { frage: 'E-Mail-Adresse', antwort: ansprechpartner.email },
  { frage: 'Telefon', antwort: ansprechpartner.telefon },
]

const konto = (k: Betrieb['kontoInformationen'][number]): Beschreibung[] => [
  { frage: 'IBAN', antwort: <span className="p-zahl">{k.iban}</span> },
  ...(k.kontofuehrendesInstitut ? [{ frage: 'Bank', antwort: k.kontofuehrendesInstitut }] : []),
  ...(k.bic ? [{ frage: 'BIC', antwort: k.bic }] : []),
  ...(k.abweichenderKontoinhaber
    ? [
        {
          frage: 'Abweichende Kontoinhaberin oder abweichender Kontoinhaber',
          antwort: k.abweichenderKontoinhaber,
        },
      ]
    : []),
  { frage: 'Geschäftskonto', antwort: k.geschaeftsKonto ? 'Ja' : 'Nein' },
  { frage: 'Gilt für', antwort: PRODUKTGRUPPE_TEXT[k.produktgruppe] },
]

function BetriebAngaben({ betrieb }: { betrieb: Betrieb }) {
  return (
    <>
      <Abschnitt titel="Betrieb">
        <Beschreibungsliste eintraege={grunddaten(betrieb)} />
      </Abschnitt>
      <Abschnitt titel="Nummern">
        <Beschreibungsliste eintraege={nummern(betrieb)} />
      </Abschnitt>
      <Abschnitt titel="Adressen und Ansprechperson">
        <Beschreibungsliste eintraege={kontakt(betrieb)} />
      </Abschnitt>
      <Abschnitt titel={betrieb.kontoInformationen.length > 1 ? 'Bankverbindungen' : 'Bankverbindung'}>
        {betrieb.kontoInformationen.map((k) => (
          <Beschreibungsliste key={`${k.iban}-${k.produktgruppe}`} eintraege={konto(k)} />
        ))}
      </Abschnitt>
    </>
  )
}
