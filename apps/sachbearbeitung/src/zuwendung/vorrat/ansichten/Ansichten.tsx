import type { EigeneAnsicht, Zaehler } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { ANSICHTEN, ZAEHLT_BIS } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import { titelFokussieren } from '@foerderportal/shell/bausteine/titelfokus'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useAktuellesInSicht } from '../../../shared/useAktuellesInSicht.ts'
import { alsHref } from '../suche.ts'

type Props = {
  aktuell: string
  zaehler: Zaehler | undefined
  loeschen: (ansicht: EigeneAnsicht) => void
}

/** The views as links, each with what it holds: those of everybody, then one's own. */
export function Ansichten({ aktuell, zaehler, loeschen }: Props) {
  const leiste = useAktuellesInSicht<HTMLElement>(`${aktuell} ${zaehler?.eigene.length}`)
  const anzahl = new Map<string, number>(zaehler?.ansichten.map(({ id, anzahl: n }) => [id, n]))
  return (
    <nav className="d-ansichten" ref={leiste} aria-label="Ansichten">
      <p className="d-ansichten__titel">Ansichten</p>
      <ul aria-label="Für alle">
        {ANSICHTEN.map(({ id, name }) => (
          <li key={id}>
            <Ansicht
              href={alsHref({ ansicht: id })}
              name={name}
              anzahl={anzahl.get(id)}
              aktuell={id === aktuell}
            />
          </li>
        ))}
      </ul>
      {zaehler !== undefined && zaehler.eigene.length > 0 && (
        <>
          <p className="d-ansichten__titel">Eigene Ansichten</p>
          <ul aria-label="Eigene">
            {zaehler.eigene.map((eine) => (
              <li key={eine.guid} className="d-ansichten__eigene">
                <Ansicht
                  href={alsHref({ ansicht: eine.guid, ...eine.suche })}
                  name={eine.name}
                  anzahl={eine.anzahl}
                  aktuell={eine.guid === aktuell}
                />
                <button
                  type="button"
                  className="d-chip__weg"
                  aria-label={`Ansicht ${eine.name} löschen`}
                  onClick={() => loeschen(eine)}
                >
                  <Icon name="close" groesse="small" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  )
}

const zahlWort = (anzahl: number): string =>
  anzahl > ZAEHLT_BIS ? `${ZAEHLT_BIS.toLocaleString('de-DE')}+` : anzahl.toLocaleString('de-DE')

type AnsichtProps = { href: string; name: string; anzahl: number | undefined; aktuell: boolean }

function Ansicht({ href: ziel, name, anzahl, aktuell }: AnsichtProps) {
  return (
    <Verweis
      href={ziel}
      className="d-vorratsansicht"
      aria-current={aktuell ? 'page' : undefined}
      // Whoever chooses the view that is shown already goes on in it, too.
      onClick={aktuell ? titelFokussieren : undefined}
    >
      <span>{name}</span>
      {/* Their place stays free until they are counted. */}
      <span className="d-zahl">{anzahl !== undefined && zahlWort(anzahl)}</span>
    </Verweis>
  )
}
