import {
  andereSummen,
  groesseZusammenrechnen,
} from '@foerderportal/contract/zuwendung/groesse/groessenrechnung'
import { Auswahlgruppe } from '@foerderportal/ui/felder/Auswahlgruppe.tsx'
import { Betragsfeld } from '@foerderportal/ui/felder/Betragsfeld.tsx'
import { Textfeld } from '@foerderportal/ui/felder/Textfeld.tsx'
import { Zahlfeld } from '@foerderportal/ui/felder/Zahlfeld.tsx'
import { feldOeffner } from '@foerderportal/ui/felder/feldSprung'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useEffect } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { useAnsage } from '@foerderportal/shell/bausteine/useAnsage'
import { rechnungWert, zahlenWert, type Groessenwerte } from './groesseWerte.ts'
import type { useZahlen } from './gegenstaende/useZahlen.ts'
import { BETRAG, KOMMAZAHL, textVon } from '../seite/werte.ts'

export type ZusammenrechnungProps = {
  control: Control<Groessenwerte>
  eintraege: readonly { readonly id: string }[]
  summen: ReturnType<typeof useZahlen>
  entfernen: (stelle: number) => void
}

const RECHNUNG = 'produktgruppenDaten.groessenrechnung'
const BEZIEHUNGEN = [
  { wert: 'PARTNER', text: 'Partnerunternehmen', hinweis: '25 bis 50 % Beteiligung; zählt anteilig' },
  {
    wert: 'VERBUNDEN',
    text: 'Verbundenes Unternehmen',
    hinweis: 'Mehr als 50 % oder beherrschender Einfluss; zählt ganz',
  },
]

/** Own figures, those of each other enterprise, and their sum (Annex to 2003/361/EC, Article 6). */
export function ZusammenrechnungFelder({ control, eintraege, summen, entfernen }: ZusammenrechnungProps) {
  // Who was sent to one of these fields gets there when they have come.
  useEffect(() => feldOeffner(() => undefined), [])
  return (
    <Abschnitt
      titel="Zusammenrechnung"
      einleitung="Nehmen Sie für alle Unternehmen das letzte Geschäftsjahr. Wir rechnen die Summen aus."
    >
      <fieldset className="s-eintrag p-formular">
        <legend className="kern-heading-small">Ihr eigenes Unternehmen</legend>
        <Zahlen control={control} name={`${RECHNUNG}.eigene`} />
      </fieldset>
      {eintraege.map(({ id }, i) => (
        <Unternehmen key={id} control={control} stelle={i} entfernen={() => entfernen(i)} />
      ))}
      <Summen control={control} angaben={summen} />
    </Abschnitt>
  )
}

type ZahlenProps = {
  control: Control<Groessenwerte>
  name: `${typeof RECHNUNG}.eigene` | `${typeof RECHNUNG}.weitere.${number}`
}

function Zahlen({ control, name }: ZahlenProps) {
  return (
    <>
      <Zahlfeld
        control={control}
        name={`${name}.anzahlMitarbeiter`}
        etikett="Mitarbeitende in Vollzeitstellen"
        nachkommastellen={2}
      />
      <Betragsfeld control={control} name={`${name}.umsatz`} etikett="Umsatz" />
      <Betragsfeld control={control} name={`${name}.bilanzsumme`} etikett="Bilanzsumme" />
    </>
  )
}

type UnternehmenProps = { control: Control<Groessenwerte>; stelle: number; entfernen: () => void }

function Unternehmen({ control, stelle, entfernen }: UnternehmenProps) {
  const name = `${RECHNUNG}.weitere.${stelle}` as const
  const beziehung = useWatch({ control, name: `${name}.beziehung` })
  return (
    <fieldset className="s-eintrag p-formular">
      <legend className="kern-heading-small">Unternehmen {stelle + 1}</legend>
      <Textfeld
        control={control}
        name={`${name}.name`}
        etikett="Name des Unternehmens"
        hinweis="Zum Beispiel Biogas Nord GmbH"
      />
      <Auswahlgruppe
        control={control}
        name={`${name}.beziehung`}
        etikett="Wie gehört es zu Ihrem Unternehmen?"
        optionen={BEZIEHUNGEN}
      />
      {beziehung === 'PARTNER' && (
        <Zahlfeld
          control={control}
          name={`${name}.anteil`}
          etikett="Anteil an Kapital oder Stimmrechten"
          hinweis="Der höhere von beiden, zum Beispiel 30"
          nachkommastellen={2}
          breite="kurz"
          einheit="%"
        />
      )}
      <Zahlen control={control} name={name} />
      <div className="s-buendig">
        <Knopf variante="tertiary" icon="delete" onClick={entfernen}>
          {`Unternehmen ${stelle + 1} entfernen`}
        </Knopf>
      </div>
    </fieldset>
  )
}

type SummenProps = { control: Control<Groessenwerte>; angaben: ReturnType<typeof useZahlen> }

/** The totals, and the button that writes them into the fields above. */
function Summen({ control, angaben }: SummenProps) {
  const rechnung = rechnungWert(useWatch({ control, name: RECHNUNG })) ?? { eigene: null, weitere: null }
  const summen = groesseZusammenrechnen(rechnung)
  const texte = {
    anzahlMitarbeiter: textVon(KOMMAZAHL, summen.anzahlMitarbeiter),
    umsatz: textVon(BETRAG, summen.umsatz),
    bilanzsumme: textVon(BETRAG, summen.bilanzsumme),
  }
  const uebernommen = andereSummen(zahlenWert(angaben.werte), rechnung).length === 0
  useAnsage(uebernommen ? 'Die Summen sind übernommen.' : '')
  return (
    <>
      <dl className="s-summen">
        <div>
          <dt>Mitarbeitende zusammen</dt>
          <dd className="p-zahl">{texte.anzahlMitarbeiter}</dd>
        </div>
        <div>
          <dt>Umsatz zusammen</dt>
          <dd className="p-zahl">{texte.umsatz} €</dd>
        </div>
        <div>
          <dt>Bilanzsumme zusammen</dt>
          <dd className="p-zahl">{texte.bilanzsumme} €</dd>
        </div>
      </dl>
      <div>
        <Knopf
          variante="secondary"
          onClick={() => angaben.schreiben(texte)}
          gesperrtWeil={uebernommen && 'Diese Summen stehen in Ihren Angaben.'}
        >
          Summen übernehmen
        </Knopf>
      </div>
    </>
  )
}
