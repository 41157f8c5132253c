import { vorschauAbfrage } from '@foerderportal/client/zuwendung/entscheidung'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { Bescheidblatt } from '../../shared/dokument/Bescheidblatt.tsx'

type Props = {
  geschaeft: string
  /** Of what is saved; 0 is what the programme suggests. */
  version: number | undefined
  /** What the notice still lacks. */
  fehlt: number
}

/** The notice as it will be: anew after each save. */
export function Vorschau({ geschaeft, version, fehlt }: Props) {
  return (
    <section className="d-vorschau" aria-label="Bescheid, Vorschau">
      <div className="d-vorschau__kopf">
        <h2 className="d-teil">Bescheid, Vorschau</h2>
        <span className="d-meta d-vorschau__stand">
          <Icon name={fehlt === 0 ? 'success' : 'warning'} groesse="small" />
          {fehlt === 0
            ? 'Alle Pflichtteile vorhanden'
            : `${fehlt} ${fehlt === 1 ? 'Angabe fehlt' : 'Angaben fehlen'}`}
        </span>
      </div>
      <Bescheidblatt abfrage={vorschauAbfrage(geschaeft, version)} />
    </section>
  )
}
