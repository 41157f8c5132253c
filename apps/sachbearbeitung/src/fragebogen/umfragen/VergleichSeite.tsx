import { umfrageAbfrage, vergleichAbfrage } from '@foerderportal/client/fragebogen/bank'
import type { Umfrage, Unterschied } from '@foerderportal/contract/fragebogen/bank/schema'
import { useSuche } from '@foerderportal/shell/liste/useSuche'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Filterwahl } from '../../shared/Filterwahl.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { useGegenstand } from '../../shared/gegenstand.ts'
import { Standwort } from '../../shared/Standwort.tsx'

/** Two versions of a questionnaire beside each other, only what differs (S9-05). */
export function VergleichSeite() {
  const { umfrage: uuid } = useParams({ from: '/geschuetzt/frageboegen/$umfrage/vergleich' })
  const abfrage = useGegenstand(umfrageAbfrage(uuid))
  return (
    <Arbeitsseite
      titel={abfrage.data ? `${abfrage.data.bezeichnung}: Fassungen vergleichen` : 'Fassungen vergleichen'}
      stand={<Verweis href={pfade.fragebogen(uuid)}>Alle Fassungen</Verweis>}
    >
      <Geladen abfrage={abfrage} was="Die Fassungen">
        {(umfrage) => <Vergleich umfrage={umfrage} />}
      </Geladen>
    </Arbeitsseite>
  )
}

function Vergleich({ umfrage: { fassungen } }: { umfrage: Umfrage }) {
  const { werte, setzen } = useSuche()
  const [von = '', nach = ''] = [werte['von'], werte['nach']]
  const wahl = fassungen.map(({ guid, nummer }) => [guid, `Fassung ${nummer}`] as const)
  return (
    <>
      <div className="d-werkzeuge">
        <Filterwahl
          etikett="von"
          alle="wählen"
          wert={von}
          werte={wahl}
          setzen={(guid) => setzen({ von: guid })}
        />
        <Filterwahl
          etikett="nach"
          alle="wählen"
          wert={nach}
          werte={wahl}
          setzen={(guid) => setzen({ nach: guid })}
        />
      </div>
      {von === '' || nach === '' ? (
        <p className="kern-body">Wählen Sie zwei Fassungen.</p>
      ) : (
        <Unterschiede von={von} nach={nach} />
      )}
    </>
  )
}

function Unterschiede({ von, nach }: { von: string; nach: string }) {
  const abfrage = useQuery(vergleichAbfrage(von, nach))
  return (
    <Geladen abfrage={abfrage} was="Die Unterschiede">
      {(unterschiede) =>
        unterschiede.length === 0 ? (
          <p className="kern-body">Beide Fassungen sagen dasselbe.</p>
        ) : (
          <Dinge unterschiede={unterschiede} />
        )
      }
    </Geladen>
  )
}

/** One after the other, each with all that has changed of it. */
function Dinge({ unterschiede }: { unterschiede: readonly Unterschied[] }) {
  const dinge = [...Map.groupBy(unterschiede, ({ id }) => id)]
  return (
    <ul className="d-vergleich" aria-label="Unterschiede">
      {dinge.map(([id, eigene]) => (
        <li key={id} className="d-block">
          <h2>{eigene[0]?.name}</h2>
          {eigene.map((eines) => (
            <Zeile key={`${eines.art} ${eines.was}`} unterschied={eines} />
          ))}
        </li>
      ))}
    </ul>
  )
}

const ART = {
  NEU: ['neu', 'success'],
  ENTFALLEN: ['entfallen', 'danger'],
  VERSCHOBEN: ['an anderer Stelle', 'info'],
} as const

/** An answer that a version does not have is none; a text that it does not have is left out. */
const ohne = (was: string, antwort: string): string => (was.startsWith('Antwort ') ? antwort : 'ohne')

function Zeile({ unterschied: { art, was, vorher, nachher } }: { unterschied: Unterschied }) {
  if (art !== 'GEAENDERT') return <Standwort ton={ART[art][1]}>{ART[art][0]}</Standwort>
  return (
    <dl className="d-vergleich__zeile">
      <dt>{was}</dt>
      <dd>
        <span className="p-nur-vorlesen">vorher: </span>
        {vorher === null ? <span className="d-leise">{ohne(was, 'gab es nicht')}</span> : <del>{vorher}</del>}
      </dd>
      <dd>
        <span className="p-nur-vorlesen">nachher: </span>
        {nachher === null ? <span className="d-leise">{ohne(was, 'entfällt')}</span> : <ins>{nachher}</ins>}
      </dd>
    </dl>
  )
}
