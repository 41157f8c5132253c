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
  if (speicher.art === 'abgelehnt') {
    const { problem } = speicher
    return (
      <Hinweis ton="danger" neu titel="Nicht gespeichert">
        <p className="kern-body">
          {problem.errors?.map(({ text }) => text).join(' ') ?? problem.detail ?? problem.title}
        </p>
        {problem.type === ALLGEMEIN.konkurrierend.type && (
          <div className="d-entscheidung__knoepfe">
            <Knopf variante="secondary" klein onClick={neuLaden}>
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
  return (
    <output className="d-meta d-entscheidung__speicher">
      {speicher.art === 'gespeichert' && wert.gespeichert ? (
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
  gespeichert: 'Vorschlag, noch nicht gespeichert',
  offen: 'Noch nicht gespeichert',
  laeuft: 'Wird gespeichert',
} as const
