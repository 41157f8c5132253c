import { vorschauAbfrage } from '@foerderportal/client/zuwendung/entscheidung'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { Bescheidblatt } from '../../shared/dokument/Bescheidblatt.tsx'

type Props = {
  geschaeft: string
  /** Of what is saved; 0 is what the programme suggests. */
  version: number | undefined
  /** What the notice still lacks; null once it is released, and as it was. */
  fehlt: number | null
}

/** The notice as it will be, anew after each save; or as it is. */
export function Vorschau({ geschaeft, version, fehlt }: Props) {
  const name = fehlt === null ? 'Ergangener Bescheid' : 'Bescheid, Vorschau'
  return (
    <section className="d-vorschau" aria-label={name}>
      <div className="d-vorschau__kopf">
        <h2 className="d-teil">{name}</h2>
        {fehlt !== null && <Vollstaendig fehlt={fehlt} />}
      </div>
      <Bescheidblatt name={name} abfrage={vorschauAbfrage(geschaeft, version)} />
    </section>
  )
}

function Vollstaendig({ fehlt }: { fehlt: number }) {
  return (
    <span className="d-meta d-vorschau__stand">
      <Icon name={fehlt === 0 ? 'success' : 'warning'} groesse="small" />
      {fehlt === 0
        ? 'Alle Pflichtteile vorhanden'
        : `${fehlt} ${fehlt === 1 ? 'Angabe fehlt' : 'Angaben fehlen'}`}
    </span>
  )
}
