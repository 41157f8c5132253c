import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Auswahlgruppe } from '@foerderportal/ui/felder/wahl/Auswahlgruppe.tsx'
import { useSyncExternalStore } from 'react'
import type { FieldPath } from 'react-hook-form'
import { pruefTasten } from '../../../shared/pruefung/pruefTasten.ts'
import { PUNKTTITEL } from '../../../shared/pruefung/Punktkopf.tsx'
import { Vermerkstatus } from '../../../shared/pruefung/Vermerkstatus.tsx'
import { useTasten } from '../../../shared/tasten/useTasten.ts'
import { Arbeitsspalte } from './Arbeitsspalte.tsx'
import { useTitelfokus, type Arbeitsplatz } from './Punkt.tsx'
import { ERGEBNIS, punktVon } from './punkte.ts'
import type { Pruefwerte } from './werte.ts'

const ERGEBNISSE = [
  { wert: 'BEWILLIGT', text: 'Auszahlen' },
  {
    wert: 'ABGELEHNT',
    text: 'Ablehnen',
    hinweis: 'Ausgezahlt wird nichts. Der Antrag kann Vorlage des nächsten sein.',
  },
]

type Props = Arbeitsplatz & {
  fehlt: readonly Feldfehler[]
  /** Goes to a point. */
  zeigen: (code: string) => void
  vorlegen: () => void
}

/** What comes out, why, and what is missing before it can be presented. */
export function Ergebnis({
  wert,
  entwurf,
  papiere,
  alle,
  gehen,
  fokussiert,
  fehlt,
  zeigen,
  vorlegen,
}: Props) {
  const { control, setFocus } = entwurf.formular
  const titel = useTitelfokus(fokussiert)
  const stand = useSyncExternalStore(entwurf.entwurf.subscribe, entwurf.entwurf.stand)
  useTasten('Prüfung', [
    ...pruefTasten({
      punkte: alle,
      punkt: { code: ERGEBNIS },
      gehen,
      arbeit: undefined,
      blick: papiere.blick,
    }),
    { taste: 'Strg+Enter', text: 'vorlegen', imFuss: true, tun: () => !entwurf.laeuft && vorlegen() },
  ])
  return (
    <Arbeitsspalte {...{ wert, entwurf }}>
      <h2 id={PUNKTTITEL} className="kern-heading-small" tabIndex={-1} ref={titel}>
        {ERGEBNIS}
      </h2>
      <Fehlendes
        fehlt={fehlt}
        zeigen={zeigen}
        zumFeld={(pfad) => setFocus(pfad as Feldpfad)} // the check of these values names it
      />
      <Auswahlgruppe control={control} name="ergebnis" etikett="Über den Antrag" optionen={ERGEBNISSE} />
      <Textbereich
        control={control}
        name="begruendung"
        etikett="Begründung"
        hinweis="Das Unternehmen liest sie."
        freiwillig={entwurf.werte.ergebnis === 'BEWILLIGT'}
        hoechstens={2_000}
      />
      <Vermerkstatus entwurf={entwurf.entwurf} stand={stand} />
      {wert.gespeichert && (
        <p className="d-meta">
          Zuletzt gespeichert {alsWann(wert.gespeichert.am)}&nbsp;Uhr von {wert.gespeichert.name}
        </p>
      )}
    </Arbeitsspalte>
  )
}

/** A field of the form, of which the check names what is wrong. */
type Feldpfad = FieldPath<Pruefwerte>
type FehlendesProps = Pick<Props, 'fehlt' | 'zeigen'> & { zumFeld: (pfad: string) => void }

/** Each leads to its point, or to its field on this page: an invoice stands below. */
function Fehlendes({ fehlt, zeigen, zumFeld }: FehlendesProps) {
  if (fehlt.length === 0) return null
  return (
    <section aria-labelledby="fehlt">
      <h3 id="fehlt" className="d-rechnung__titel">
        {`Vor dem Vorlegen fehlt noch: ${fehlt.length} ${fehlt.length === 1 ? 'Angabe' : 'Angaben'}`}
      </h3>
      <ul className="d-abweichungen">
        {fehlt.map((eines) => {
          const code = punktVon(eines.pfad)
          return (
            <li key={eines.text}>
              <button
                type="button"
                className="d-knopf-verweis kern-link"
                onClick={() => (code === undefined ? zumFeld(eines.pfad) : zeigen(code))}
              >
                {eines.text}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
