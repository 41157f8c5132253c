import { aenderungenAbfrage } from '@foerderportal/client/zuwendung/fall/aenderungen'
import { pruefungAbfrage } from '@foerderportal/client/zuwendung/pruefpunkte'
import type { AenderungenAntwort } from '@foerderportal/contract/zuwendung/antrag/aenderungen/schema'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Knopf, knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useParams } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'
import { Geladen } from '../../shared/Geladen.tsx'
import { Spalte, Spalten } from '../../shared/Spalten.tsx'
import { useSuche } from '@foerderportal/shell/liste/useSuche'
import { Fallrahmen } from '../fall/Fallrahmen.tsx'
import { Beginnen } from '../pruefung/Beginnen.tsx'
import { alsTabelle } from './alsTabelle.ts'
import { Aenderungsliste } from './Aenderungsliste.tsx'
import { Gruppenwahl } from './Gruppenwahl.tsx'
import { gruppeLesen } from './gruppen.ts'
import { herunterladen } from '../../shared/herunterladen.ts'

/** What changed between two submissions of a case (S9-03). */
export function AenderungenSeite() {
  const { geschaeft } = useParams({ from: '/geschuetzt/fall/$geschaeft/aenderungen' })
  const { werte, setzen } = useSuche()
  const { von, bis } = werte
  const abfrage = useQuery(aenderungenAbfrage(geschaeft, { ...(von && { von }), ...(bis && { bis }) }))
  return (
    <Fallrahmen geschaeft={geschaeft} reiter="aenderungen" schritt={<Beginnen geschaeft={geschaeft} />}>
      <Geladen abfrage={abfrage} was="Die Änderungen" art="tabelle">
        {(antwort) => (
          <Inhalt geschaeft={geschaeft} antwort={antwort} gruppe={werte['gruppe']} setzen={setzen} />
        )}
      </Geladen>
    </Fallrahmen>
  )
}

type InhaltProps = {
  geschaeft: string
  antwort: AenderungenAntwort
  gruppe: string | undefined
  setzen: (werte: Readonly<Record<string, string | undefined>>) => void
}

function Inhalt({ geschaeft, antwort, gruppe, setzen }: InhaltProps) {
  const gewaehlt = gruppeLesen(gruppe)
  const gezeigte = antwort.aenderungen.filter((eine) => gewaehlt === undefined || eine.gruppe === gewaehlt)
  if (antwort.einreichungen.length < 2)
    return (
      <LeereListe>
        Der Antrag wurde erst einmal eingereicht. Nach einer Korrektur steht hier, was sich geändert hat.
      </LeereListe>
    )
  return (
    <Spalten breiten="16rem 1fr">
      <Spalte name="Gruppen">
        <Gruppenwahl
          aenderungen={antwort.aenderungen}
          gewaehlt={gewaehlt}
          waehlen={(neu) => setzen({ gruppe: neu })}
        />
      </Spalte>
      <Spalte name="Änderungen">
        <Werkzeuge antwort={antwort} setzen={setzen} />
        <ErsterPunkt geschaeft={geschaeft} />
        {gezeigte.length === 0 ? (
          <LeereListe>Zwischen diesen beiden Einreichungen hat sich nichts geändert.</LeereListe>
        ) : (
          <Aenderungsliste
            geschaeft={geschaeft}
            aenderungen={gezeigte}
            nachgefordertAm={antwort.nachgefordertAm}
          />
        )}
      </Spalte>
    </Spalten>
  )
}

/** Which two are compared, how much of all has changed, and the table to take away. */
function Werkzeuge({ antwort, setzen }: Pick<InhaltProps, 'antwort' | 'setzen'>) {
  const { aenderungen, stellen, von, bis } = antwort
  const geaendert = aenderungen.filter(({ gruppe }) => gruppe !== 'UNVERAENDERT').length
  return (
    <div className="d-werkzeuge">
      <h2 className="d-teil">{geaendert === 1 ? '1 Änderung' : `${geaendert} Änderungen`}</h2>
      <Einreichung antwort={antwort} name="zwischen" wert={von} waehlen={(nr) => setzen({ von: nr })} />
      <Einreichung antwort={antwort} name="und" wert={bis} waehlen={(nr) => setzen({ bis: nr })} />
      <Knopf
        variante="tertiary"
        klein
        icon="download"
        onClick={() => herunterladen(`aenderungen-${von}-${bis}.csv`, alsTabelle(aenderungen))}
      >
        CSV
      </Knopf>
      <span className="d-leise">{`${geaendert} von ${stellen} Stellen`}</span>
    </div>
  )
}

type EinreichungProps = {
  antwort: AenderungenAntwort
  name: 'zwischen' | 'und'
  wert: number
  waehlen: (nr: string) => void
}

/** One of the two. The earlier one stays before the later. */
function Einreichung({ antwort: { einreichungen, von, bis }, name, wert, waehlen }: EinreichungProps) {
  const moeglich = einreichungen.filter(({ nr }) => (name === 'zwischen' ? nr <= bis : nr >= von))
  return (
    <label className="d-werkzeuge">
      {name}
      <select
        className="d-werkzeuge__wahl"
        value={String(wert)}
        onChange={({ target }) => waehlen(target.value)}
      >
        {moeglich.map(({ nr, eingegangenAm }) => (
          <option key={nr} value={nr}>{`Einreichung ${nr}, ${alsWann(eingegangenAm)}`}</option>
        ))}
      </select>
    </label>
  )
}

/** Where the check goes on: the first point whose answer speaks of something else. */
function ErsterPunkt({ geschaeft }: { geschaeft: string }) {
  const { data: stand } = useSuspenseQuery(pruefungAbfrage(geschaeft))
  const erneut = stand.punkte.filter((punkt) => punkt.stand === 'ERNEUT_PRUEFEN')
  const [erster] = erneut
  if (erster === undefined) return undefined
  return (
    <p className="d-werkzeuge">
      <Verweis
        href={`${pfade.fall(geschaeft, 'pruefung')}#${erster.code}`}
        // Before the check has begun, beginning it is what comes next.
        className={knopfKlasse(stand.gesperrtWeil === null ? 'primary' : 'secondary', true)}
      >
        <span className="kern-label">Ersten Punkt erneut prüfen</span>
      </Verweis>
      <span className="d-leise">
        {erneut.length === 1
          ? '1 Punkt ist erneut zu prüfen.'
          : `${erneut.length} Punkte sind erneut zu prüfen.`}{' '}
        Bisherige Vermerke bleiben stehen.
      </span>
    </p>
  )
}
