import { isProblem } from '@foerderportal/client/problem'
import type { EntscheidungAntwort } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import type { Entscheidungsentwurf } from './useEntscheidung.ts'

type Props = { entwurf: Entscheidungsentwurf; wert: EntscheidungAntwort }

/** Whether what is typed is saved (rule G-04). */
export function Speicherzeile({ entwurf, wert }: Props) {
  const { speicher } = entwurf
  if (speicher.art === 'abgelehnt' && isProblem(speicher.fehler)) {
    const { problem } = speicher.fehler
    return (
      <Hinweis ton="danger" neu titel="Nicht gespeichert">
        <p className="kern-body">
          {problem.errors?.map(({ text }) => text).join(' ') ?? problem.detail ?? problem.title}
        </p>
      </Hinweis>
    )
  }
  const fertig = speicher.art === 'gespeichert' || speicher.art === 'ruht'
  return (
    <output className="d-meta d-entscheidung__speicher">
      {fertig && wert.gespeichert ? (
        <>
          <Icon name="success" groesse="small" />
          Gespeichert {alsWann(wert.gespeichert.am)}&nbsp;Uhr von {wert.gespeichert.name}
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
