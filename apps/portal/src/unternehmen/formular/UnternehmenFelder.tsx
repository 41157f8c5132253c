import { steuernummerFormatieren } from '@foerderportal/contract/shared/nummern/steuernummer'
import { wirtschaftsIdFormatieren } from '@foerderportal/contract/shared/nummern/wirtschaftsId'
import { zidFormatieren } from '@foerderportal/contract/shared/nummern/zid'
import {
  ANTRAGSTELLER_ART_TEXT,
  ANTRAGSTELLER_ARTEN,
  RECHTSFORM_TEXT,
  RECHTSFORMEN,
  type AntragstellerArt,
} from '@foerderportal/contract/unternehmen/werte/enums'
import { Auswahl } from '@foerderportal/ui/felder/Auswahl.tsx'
import { Auswahlgruppe } from '@foerderportal/ui/felder/wahl/Auswahlgruppe.tsx'
import { Datumsfeld } from '@foerderportal/ui/felder/getippt/Datumsfeld.tsx'
import { Haken } from '@foerderportal/ui/felder/wahl/Haken.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { useWatch, type Control } from 'react-hook-form'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { AdressFelder } from '@foerderportal/shell/suche/AdressFelder.tsx'
import type { UnternehmenWerte } from './formularwerte.ts'
import { KontoFelder } from './KontoFelder.tsx'
import { RegisterFelder } from './RegisterFelder.tsx'

type Props = { control: Control<UnternehmenWerte> }

/** The words of the directives, where they stand first: who is meant. */
const GEMEINT: Record<AntragstellerArt, string> = {
  PRIMAERPRODUZENT: 'Wer selbst anbaut oder Tiere hält, zum Beispiel Ackerbau oder Milchvieh',
  ZUSAMMENSCHLUSS_PRIMAERPRODUZENTEN: 'Mehrere solche Betriebe gemeinsam, zum Beispiel eine Genossenschaft',
  LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN: 'Wer für Betriebe arbeitet, zum Beispiel erntet oder mäht',
  GEWERBLICHER_MASCHINENRING: 'Wer Maschinen zwischen Betrieben vermittelt',
  ANERKANNTE_NATURSCHUTZVEREINIGUNG: 'Wer vom Bund oder vom Land als solche anerkannt ist',
}
const ARTEN = ANTRAGSTELLER_ARTEN.map((wert) => ({
  wert,
  text: ANTRAGSTELLER_ART_TEXT[wert],
  hinweis: GEMEINT[wert],
}))
const FORMEN = RECHTSFORMEN.map((wert) => ({ wert, text: RECHTSFORM_TEXT[wert] }))

type FelderProps = Props & {
  /** Whether it is being registered: the contact is then a proposal from the sign-in. */
  neu?: boolean
}

/** All fields of a company, by its kind (section 3.1); what another kind has stays in the form, out of sight. */
export function UnternehmenFelder({ control, neu = false }: FelderProps) {
  const art = useWatch({ control, name: 'type' })
  if (art !== 'LandwirtschaftlichesUnternehmen') return <NameFelder control={control} art={art} />
  return (
    <>
      <BetriebFelder control={control} />
      <SteuerFelder control={control} />
      <StandortFelder control={control} />
      <AnsprechpartnerFelder control={control} neu={neu} />
      <KontoFelder control={control} />
    </>
  )
}

const NAME = {
  Kreditinstitut: {
    titel: 'Ihr Kreditinstitut',
    etikett: 'Name des Kreditinstituts',
    hinweis: 'So, wie er im Register steht, zum Beispiel Raiffeisenbank Musterstadt eG',
  },
  Startup: {
    titel: 'Ihr Start-up',
    etikett: 'Name des Start-ups',
    hinweis: 'So, wie er im Register steht. Sind Sie noch nicht eingetragen, nehmen Sie den geplanten Namen.',
  },
} as const

/** Credit institutions and start-ups give their name only. */
function NameFelder({ control, art }: Props & { art: keyof typeof NAME }) {
  const { titel, etikett, hinweis } = NAME[art]
  return (
    <Abschnitt titel={titel}>
      <Textfeld
        control={control}
        name="name"
        etikett={etikett}
        hinweis={hinweis}
        autoComplete="organization"
      />
    </Abschnitt>
  )
}

/** Name, kind, legal form and what depends on it. */
function BetriebFelder({ control }: Props) {
  return (
    <Abschnitt titel="Ihr Betrieb">
      <Textfeld
        control={control}
        name="name"
        etikett="Name des Unternehmens"
        hinweis="So, wie er im Register oder auf dem Steuerbescheid steht."
        autoComplete="organization"
      />
      <Auswahlgruppe
        control={control}
        name="antragstellerArt"
        etikett="Art des Unternehmens"
        optionen={ARTEN}
      />
      <Auswahl control={control} name="rechtsform" etikett="Rechtsform" optionen={FORMEN} />
      <RegisterFelder control={control} />
      <Datumsfeld control={control} name="gruendungsDatum" etikett="Gründungsdatum" />
    </Abschnitt>
  )
}

/** Numbers under which authorities know the company. */
function SteuerFelder({ control }: Props) {
  const art = useWatch({ control, name: 'antragstellerArt' })
  return (
    <Abschnitt titel="Nummern">
      <Textfeld
        control={control}
        name="steuernummer"
        etikett="Steuernummer"
        hinweis="Wie auf dem Steuerbescheid, zum Beispiel 12/345/67890. Aus ELSTER: alle 13 Ziffern, zum Beispiel 2112034567890."
        breite="mittel"
        beimVerlassen={steuernummerFormatieren}
      />
      <Textfeld
        control={control}
        name="zidBetriebsnummer"
        etikett="ZID-Betriebsnummer"
        hinweis={`Zwölf Ziffern aus der Zentralen InVeKoS-Datenbank; sie steht im Agrarantrag.${art === 'PRIMAERPRODUZENT' ? '' : ' Nötig, sobald Sie als Primärproduzent einen Antrag stellen.'}`}
        freiwillig={art !== 'PRIMAERPRODUZENT'}
        inputMode="numeric"
        breite="mittel"
        beimVerlassen={zidFormatieren}
      />
      <Textfeld
        control={control}
        name="wirtschaftsIdentifikationsnummer"
        etikett="Wirtschafts-Identifikationsnummer"
        hinweis="DE und neun Ziffern, zum Beispiel DE123456789-00001"
        freiwillig
        breite="mittel"
        beimVerlassen={wirtschaftsIdFormatieren}
      />
    </Abschnitt>
  )
}

/** Where the company is, and where letters go when that is elsewhere. */
function StandortFelder({ control }: Props) {
  const andere = useWatch({ control, name: 'andereKorrespondenz' })
  return (
    <Abschnitt titel="Betriebssitz">
      <AdressFelder control={control} pfad="adresseBetriebssitz" />
      <Haken control={control} name="andereKorrespondenz" etikett="Post soll an eine andere Adresse gehen" />
      {andere && (
        <Abschnitt titel="Adresse für die Post">
          <AdressFelder control={control} pfad="korrespondenzadresse" />
        </Abschnitt>
      )}
    </Abschnitt>
  )
}

/** Whom the bank may ask. */
function AnsprechpartnerFelder({ control, neu }: Props & { neu: boolean }) {
  return (
    <Abschnitt titel="Ansprechperson">
      <Textfeld
        control={control}
        name="ansprechpartner.ansprechpartnerName"
        etikett="Name"
        autoComplete="name"
        vorbelegt={neu ? 'aus Ihrer Registrierung' : undefined}
      />
      <Textfeld
        control={control}
        name="ansprechpartner.email"
        etikett="E-Mail-Adresse"
        type="email"
        autoComplete="email"
        vorbelegt={neu ? 'aus Ihrer Anmeldung' : undefined}
      />
      <Textfeld
        control={control}
        name="ansprechpartner.telefon"
        etikett="Telefon"
        hinweis="Mit Vorwahl, zum Beispiel 0461 123456"
        type="tel"
        autoComplete="tel"
        breite="mittel"
      />
    </Abschnitt>
  )
}
