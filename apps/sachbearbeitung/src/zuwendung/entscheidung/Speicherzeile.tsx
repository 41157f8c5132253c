import { isProblem } from '@foerderportal/client/problem'
import type { EntscheidungAntwort } from '@foerderportal/contract/zuwendung/entscheidung/schema'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import type { Entscheidungsentwurf } from './useEntscheidung.ts'

type Props = { entwurf: Entscheidungsentwurf; wert: EntscheidungAntwort; neuLaden: () => void }

/** Whether what is typed is saved (rule G-04); where somebody was faster, whose draft holds. */
export function Speicherzeile({ entwurf, wert, neuLaden }: Props) {
  const { speicher, erzwingen } = entwurf
  if (speicher.art === 'abgelehnt' && isProblem(speicher.fehler)) {
    const { problem } = speicher.fehler
    return (
      <Hinweis ton="danger" neu titel="Nicht gespeichert">
        <p className="kern-body">
          {problem.errors?.map(({ text }) => text).join(' ') ?? problem.detail ?? problem.title}
        </p>
        {problem.type === ALLGEMEIN.konkurrierend.type && (
          <div className="d-entscheidung__knoepfe">
            <Knopf
              variante="secondary"
              klein
              onClick={() => {
                entwurf.entwurf.aufgeben()
                neuLaden()
              }}
            >
              Die andere Fassung laden
            </Knopf>
            <Knopf variante="tertiary" klein onClick={() => void erzwingen()}>
              Meine Fassung speichern
            </Knopf>
          </div>
        )}
      </Hinweis>
    )
  }
  const fertig = speicher.art === 'gespeichert' || speicher.art === 'ruht'
  return (
    <output className="d-meta d-entscheidung__speicher">
      {fertig && wert.gespeichert ? (
        <>
          <Icon name="success" groesse="small" />
          Gespeichert {alsWann(wert.gespeichert.am)} Uhr von {wert.gespeichert.name}
        </>
      ) : (
        SPEICHERT[speicher.art]
      )}
    </output>
  )
}

const SPEICHERT = {
  ruht: 'Vorschlag, noch nicht gespeichert',
  gespeichert: 'Vorschlag, noch nicht gespeichert',
  geaendert: 'Noch nicht gespeichert',
  speichert: 'Wird gespeichert',
  wartet: 'Noch nicht gespeichert: Die Verbindung fehlt.',
  abgelehnt: 'Nicht gespeichert',
  konflikt: 'Nicht gespeichert',
} as const
