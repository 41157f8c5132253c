import { isProblem } from '@foerderportal/client/problem'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'

type Props = { entwurf: Pick<Entwurf<unknown>, 'speichern'>; fehler: unknown }

/** The server refused to save what is typed, and says why. */
export function Abgelehnt({ entwurf, fehler }: Props) {
  if (!isProblem(fehler)) return null
  const { problem, errors } = fehler
  return (
    <Hinweis ton="danger" titel="Ihre Eingaben sind noch nicht gespeichert" neu>
      <p className="kern-body">
        {problem.title}. {problem.detail} Was Sie eingegeben haben, steht weiter auf dieser Seite.
      </p>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ pfad, text }) => (
            <li key={pfad}>{text}</li>
          ))}
        </ul>
      )}
      <div className="p-reihe">
        <Knopf variante="secondary" onClick={() => void entwurf.speichern()}>
          Noch einmal speichern
        </Knopf>
      </div>
    </Hinweis>
  )
}
