import { GROESSE_TEXT, groessenHinweis, groessenklasse } from '@foerderportal/contract/zuwendung/groesse'
import { Betragsfeld } from '@foerderportal/ui/felder/Betragsfeld.tsx'
import { Haken } from '@foerderportal/ui/felder/Haken.tsx'
import { Zahlfeld } from '@foerderportal/ui/felder/Zahlfeld.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useWatch, type Control } from 'react-hook-form'
import { FRAGEN } from '@foerderportal/contract/zuwendung/fragen'
import type { FelderProps, SeitenBau } from './bau.ts'
import { BETRAG, KOMMAZAHL, lesefehler, textVon, wertVon } from './werte.ts'

type Werte = {
  produktgruppenDaten: {
    anzahlMitarbeiter: string
    umsatz: string
    bilanzsumme: string
    kmuBestaetigt: boolean
    kuBestaetigt: boolean
    muBestaetigt: boolean
  }
}

const gelesen = ({ produktgruppenDaten: w }: Werte) => ({
  anzahlMitarbeiter: wertVon(KOMMAZAHL, w.anzahlMitarbeiter),
  umsatz: wertVon(BETRAG, w.umsatz),
  bilanzsumme: wertVon(BETRAG, w.bilanzsumme),
  kmuBestaetigt: w.kmuBestaetigt,
  kuBestaetigt: w.kuBestaetigt,
  muBestaetigt: w.muBestaetigt,
})

function Felder({ control }: FelderProps<Werte>) {
  return (
    <>
      <details className="s-erklaerung">
        <summary>Was ist ein KMU, und welche Unternehmen zählen mit?</summary>
        <p>
          KMU heißt kleine und mittlere Unternehmen: weniger als 250 Mitarbeitende und höchstens 50 Mio. €
          Umsatz oder 43 Mio. € Bilanzsumme. Rechnen Sie Partnerunternehmen und verbundene Unternehmen
          anteilig dazu.
        </p>
      </details>
      <Zahlfeld
        control={control}
        name="produktgruppenDaten.anzahlMitarbeiter"
        etikett={FRAGEN['produktgruppenDaten.anzahlMitarbeiter']}
        hinweis="In Vollzeitstellen; eine halbe Stelle zählt 0,5. Zum Beispiel 4,5"
        nachkommastellen={2}
      />
      <Betragsfeld
        control={control}
        name="produktgruppenDaten.umsatz"
        etikett={FRAGEN['produktgruppenDaten.umsatz']}
        hinweis="Netto, zum Beispiel 480.000,00"
      />
      <Betragsfeld
        control={control}
        name="produktgruppenDaten.bilanzsumme"
        etikett={FRAGEN['produktgruppenDaten.bilanzsumme']}
        hinweis="Aus dem Jahresabschluss, zum Beispiel 1.200.000,00"
      />
      <Groesse control={control} />
      <Haken
        control={control}
        name="produktgruppenDaten.kmuBestaetigt"
        etikett={FRAGEN['produktgruppenDaten.kmuBestaetigt']}
        hinweis="Weniger als 250 Mitarbeitende, höchstens 50 Mio. € Umsatz oder 43 Mio. € Bilanzsumme"
      />
      <Haken
        control={control}
        name="produktgruppenDaten.kuBestaetigt"
        etikett={FRAGEN['produktgruppenDaten.kuBestaetigt']}
        hinweis="Weniger als 50 Mitarbeitende, höchstens 10 Mio. € Umsatz oder Bilanzsumme"
        freiwillig
      />
      <Haken
        control={control}
        name="produktgruppenDaten.muBestaetigt"
        etikett={FRAGEN['produktgruppenDaten.muBestaetigt']}
        hinweis="Weniger als 10 Mitarbeitende, höchstens 2 Mio. € Umsatz oder Bilanzsumme"
        freiwillig
      />
    </>
  )
}

/** What the figures give, while they are typed; and a word when what is confirmed differs (S4-03). */
function Groesse({ control }: { control: Control<Werte> }) {
  const angaben = gelesen({ produktgruppenDaten: useWatch({ control, name: 'produktgruppenDaten' }) })
  const klasse = groessenklasse(angaben)
  const abweichung = groessenHinweis(angaben)
  if (klasse === null) return null
  return (
    <Hinweis ton={abweichung ? 'warning' : 'info'}>
      {abweichung ?? `Ihre Zahlen ergeben: ${GROESSE_TEXT[klasse]}.`}
    </Hinweis>
  )
}

export const groesseSeite: SeitenBau<Werte> = {
  lesen: ({ produktgruppenDaten: d }) => ({
    produktgruppenDaten: {
      anzahlMitarbeiter: textVon(KOMMAZAHL, d.anzahlMitarbeiter),
      umsatz: textVon(BETRAG, d.umsatz),
      bilanzsumme: textVon(BETRAG, d.bilanzsumme),
      kmuBestaetigt: d.kmuBestaetigt ?? false,
      kuBestaetigt: d.kuBestaetigt ?? false,
      muBestaetigt: d.muBestaetigt ?? false,
    },
  }),
  schreiben: (werte) => (f) => ({
    ...f,
    produktgruppenDaten: { ...f.produktgruppenDaten, ...gelesen(werte) },
  }),
  lesefehler: ({ produktgruppenDaten: w }) =>
    lesefehler(
      ['produktgruppenDaten.anzahlMitarbeiter', w.anzahlMitarbeiter, KOMMAZAHL],
      ['produktgruppenDaten.umsatz', w.umsatz, BETRAG],
      ['produktgruppenDaten.bilanzsumme', w.bilanzsumme, BETRAG],
    ),
  Felder,
}
