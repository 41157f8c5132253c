import { zeileZu } from '@foerderportal/contract/zuwendung/antrag/tafel/tafel'
import {
  GROESSE_TEXT,
  groesseWeichtAb,
  groessenHinweis,
  groessenklasse,
} from '@foerderportal/contract/zuwendung/kern/groesse/groesse'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useWatch } from 'react-hook-form'
import { useAnsage } from '@foerderportal/shell/bausteine/useAnsage'
import { Antwortfeld } from '@foerderportal/assistent/seite/Antwortfeld.tsx'
import type { FelderProps } from '../../bau/antragSeite.ts'
import { seiteAus } from '../antragFragen.ts'
import { groesseSchreiben } from './groesseWerte.ts'
import { Zusammenrechnung } from './Zusammenrechnung.tsx'

function WasZaehlt() {
  return (
    <>
      <details className="s-erklaerung">
        <summary>Was ist ein KMU, und welche Unternehmen zählen mit?</summary>
        <p>
          KMU sind Kleinstunternehmen sowie kleine und mittlere Unternehmen. Ist Ihr Betrieb mit anderen
          Unternehmen verflochten, zählen deren Zahlen mit: bei 25 bis 50&nbsp;% Beteiligung anteilig, darüber
          ganz.
        </p>
      </details>
      <p className="kern-body">Zählen Sie Partnerunternehmen und verbundene Unternehmen mit.</p>
    </>
  )
}

/** What the figures give, while they are typed; and what has to be said when another size is chosen (S4-03). */
function Groesse({ control, formular, kontext }: FelderProps<'groesse'>) {
  const produktgruppenDaten = useWatch({ control, name: 'produktgruppenDaten' })
  const jetzt = groesseSchreiben({ produktgruppenDaten }, formular)
  const angaben = jetzt.produktgruppenDaten
  const klasse = groessenklasse(angaben)
  const erklaeren = groesseWeichtAb(angaben) || Boolean(angaben.groessenErklaerung)
  const satz = klasse && (groessenHinweis(angaben) ?? `Ihre Zahlen ergeben: ${GROESSE_TEXT[klasse]}.`)
  useAnsage(satz ?? '')
  return (
    <>
      {satz && <Hinweis ton={groesseWeichtAb(angaben) ? 'warning' : 'info'}>{satz}</Hinweis>}
      {erklaeren && (
        <Antwortfeld
          control={control}
          daten={{ formular: jetzt, kontext }}
          zeile={zeileZu('produktgruppenDaten.groessenErklaerung')}
        />
      )}
    </>
  )
}

export const groesseSeite = seiteAus('groesse', {
  Davor: WasZaehlt,
  statt: {
    'produktgruppenDaten.groessenrechnung': Zusammenrechnung,
    'produktgruppenDaten.groessenErklaerung': Groesse,
  },
})
