import { zeileZu } from '@foerderportal/contract/zuwendung/tafel/tafel'
import { FREITEXT_ZEICHEN } from '@foerderportal/contract/zuwendung/grenzen'
import {
  GROESSE_TEXT,
  groesseWeichtAb,
  groessenHinweis,
  groessenklasse,
} from '@foerderportal/contract/zuwendung/groesse/groesse'
import { Auswahlgruppe } from '@foerderportal/ui/felder/Auswahlgruppe.tsx'
import { Betragsfeld } from '@foerderportal/ui/felder/Betragsfeld.tsx'
import { Textbereich } from '@foerderportal/ui/felder/Textbereich.tsx'
import { Zahlfeld } from '@foerderportal/ui/felder/Zahlfeld.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useWatch } from 'react-hook-form'
import { useAnsage } from '@foerderportal/shell/bausteine/useAnsage'
import type { FelderProps, SeitenBau } from '../seite/bau.ts'
import { groesseGelesen, groesseLesefehler, groesseLesen, type Groessenwerte } from './groesseWerte.ts'
import { Zusammenrechnung } from './Zusammenrechnung.tsx'

const GROESSEN = [
  {
    wert: 'KLEINST',
    text: GROESSE_TEXT.KLEINST,
    hinweis: 'Weniger als 10 Mitarbeitende, höchstens 2 Mio. € Umsatz oder Bilanzsumme',
  },
  {
    wert: 'KLEIN',
    text: GROESSE_TEXT.KLEIN,
    hinweis: 'Weniger als 50 Mitarbeitende, höchstens 10 Mio. € Umsatz oder Bilanzsumme',
  },
  {
    wert: 'MITTEL',
    text: GROESSE_TEXT.MITTEL,
    hinweis: 'Weniger als 250 Mitarbeitende, höchstens 50 Mio. € Umsatz oder 43 Mio. € Bilanzsumme',
  },
  { wert: 'GROSS', text: 'Keine davon: Unser Unternehmen ist größer' },
]

function Felder({ control, formular }: FelderProps<Groessenwerte>) {
  return (
    <>
      <details className="s-erklaerung">
        <summary>Was ist ein KMU, und welche Unternehmen zählen mit?</summary>
        <p>
          KMU sind Kleinstunternehmen sowie kleine und mittlere Unternehmen. Ist Ihr Betrieb mit anderen
          Unternehmen verflochten, zählen deren Zahlen mit: bei 25 bis 50 % Beteiligung anteilig, darüber
          ganz.
        </p>
      </details>
      <p className="kern-body">Zählen Sie Partnerunternehmen und verbundene Unternehmen mit.</p>
      <Zahlfeld
        control={control}
        name="produktgruppenDaten.anzahlMitarbeiter"
        etikett={zeileZu('produktgruppenDaten.anzahlMitarbeiter').frage}
        hinweis="In Vollzeitstellen; eine halbe Stelle zählt 0,5. Zum Beispiel 4,5"
        nachkommastellen={2}
      />
      <Betragsfeld
        control={control}
        name="produktgruppenDaten.umsatz"
        etikett={zeileZu('produktgruppenDaten.umsatz').frage}
        hinweis="Netto, zum Beispiel 480.000,00"
      />
      <Betragsfeld
        control={control}
        name="produktgruppenDaten.bilanzsumme"
        etikett={zeileZu('produktgruppenDaten.bilanzsumme').frage}
        hinweis="Aus dem Jahresabschluss, zum Beispiel 1.200.000,00"
      />
      <Zusammenrechnung control={control} />
      <Auswahlgruppe
        control={control}
        name="produktgruppenDaten.kmuBestaetigt"
        etikett={zeileZu('produktgruppenDaten.kmuBestaetigt').frage}
        hinweis="Sie bestätigen damit, dass Ihr Unternehmen so groß ist."
        optionen={GROESSEN}
      />
      <Groesse control={control} formular={formular} />
    </>
  )
}

/** What the figures give, while they are typed; and what has to be said when another size is chosen (S4-03). */
function Groesse({ control, formular }: Pick<FelderProps<Groessenwerte>, 'control' | 'formular'>) {
  const angaben = {
    ...formular.produktgruppenDaten,
    ...groesseGelesen({ produktgruppenDaten: useWatch({ control, name: 'produktgruppenDaten' }) }),
  }
  const klasse = groessenklasse(angaben)
  const erklaeren = groesseWeichtAb(angaben) || angaben.groessenErklaerung !== null
  const satz = klasse && (groessenHinweis(angaben) ?? `Ihre Zahlen ergeben: ${GROESSE_TEXT[klasse]}.`)
  useAnsage(satz ?? '')
  return (
    <>
      {satz && <Hinweis ton={groesseWeichtAb(angaben) ? 'warning' : 'info'}>{satz}</Hinweis>}
      {erklaeren && (
        <Textbereich
          control={control}
          name="produktgruppenDaten.groessenErklaerung"
          etikett={zeileZu('produktgruppenDaten.groessenErklaerung').frage}
          hinweis="Zum Beispiel: 2025 hatten wir 9 Mitarbeitende, erst 2026 sind es 12."
          hoechstens={FREITEXT_ZEICHEN}
          freiwillig={!groesseWeichtAb(angaben)}
        />
      )}
    </>
  )
}

export const groesseSeite: SeitenBau<Groessenwerte> = {
  lesen: groesseLesen,
  schreiben: (werte) => (f) => ({
    ...f,
    produktgruppenDaten: { ...f.produktgruppenDaten, ...groesseGelesen(werte) },
  }),
  lesefehler: groesseLesefehler,
  Felder,
}
