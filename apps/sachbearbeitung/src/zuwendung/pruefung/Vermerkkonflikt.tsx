import { isProblem } from '@foerderportal/client/problem'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'

type Props = {
  fehler: unknown
  /** What is written here and not saved. */
  eigener: string
  danebenSpeichern: () => void
  verwerfen: () => void
}

/** Why a Vermerk was not saved. Where somebody else was first both texts stand here, and nothing is lost. */
export function Vermerkkonflikt({ fehler, eigener, danebenSpeichern, verwerfen }: Props) {
  if (!isProblem(fehler)) return null
  const { title, detail, errors = [] } = fehler.problem
  if (fehler.status !== 409)
    return (
      <Hinweis ton="danger" titel="Der Vermerk ist nicht gespeichert" neu>
        <p className="kern-body">{detail ?? errors.map(({ text }) => text).join(' ')}</p>
        {detail === undefined && errors.length === 0 && <p className="kern-body">{title}.</p>}
      </Hinweis>
    )
  return (
    <Hinweis ton="warning" titel="Jemand anderes war schneller" neu>
      <div className="d-konflikt">
        <p className="kern-body">{detail}</p>
        {errors.map(({ pfad, text }) => (
          <p className="kern-body" key={pfad}>
            {text}
          </p>
        ))}
        <p className="kern-body">Ihr Text, noch nicht gespeichert: „{eigener}“</p>
        <div className="p-reihe">
          <Knopf variante="secondary" klein onClick={danebenSpeichern}>
            Meinen Vermerk daneben speichern
          </Knopf>
          <Knopf variante="tertiary" klein onClick={verwerfen}>
            Meinen Vermerk verwerfen
          </Knopf>
        </div>
      </div>
    </Hinweis>
  )
}
