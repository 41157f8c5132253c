import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import type { Foerderprogramm } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import type { GegenstandSicht } from '../../gegenstand/gegenstandSicht.ts'

type Props = {
  kategorie: Foerderprogramm
  gegenstaende: readonly GegenstandSicht[]
  zuschuss: string
  href: string
}

const moeglich = ({ foerdergegenstandKlassen }: Foerderprogramm): string =>
  foerdergegenstandKlassen.map(({ titel }) => titel).join(', ')

/** A category to which the company is invited, and what is planned in it. */
export function KategorieKarte({ kategorie, gegenstaende, zuschuss, href }: Props) {
  const { id, titel } = kategorie
  return (
    <section className="s-eintrag p-stapel p-stapel--eng" aria-labelledby={`kategorie-${id}`}>
      <h2 className="kern-heading-small" id={`kategorie-${id}`}>
        {id} {titel}
      </h2>
      {gegenstaende.length === 0 ? (
        <p className="kern-body kern-body--small kern-body--muted">Möglich: {moeglich(kategorie)}</p>
      ) : (
        <>
          <ul className="s-zeilen s-planung">
            {gegenstaende.map((g) => (
              <Zeile key={g.kennung} gegenstand={g} href={href} kategorie={kategorie} />
            ))}
          </ul>
          <p className="kern-body kern-body--small">Zuschuss in dieser Kategorie: {zuschuss}</p>
        </>
      )}
      <p className="kern-body">
        <Verweis href={href}>
          {gegenstaende.length === 0 ? 'Etwas planen' : 'Ansehen und ergänzen'}
          <span className="p-nur-vorlesen">: {titel}</span>
        </Verweis>
      </p>
    </section>
  )
}

type ZeileProps = { gegenstand: GegenstandSicht; href: string; kategorie: Foerderprogramm }

function Zeile({ gegenstand: g, href, kategorie }: ZeileProps) {
  const klasse = kategorie.foerdergegenstandKlassen.find((k) => k.id === g.klasse)
  const erstes = klasse?.foerdergegenstandTyp === 'BERATUNGSDIENSTLEISTUNG' ? 'bezeichnung' : 'hersteller'
  return (
    <li>
      <div>
        <Verweis href={`${href}#${feldId(`${g.name}.${erstes}`)}`}>{g.titel}</Verweis>
        <div className="kern-body kern-body--small kern-body--muted">
          {klasse?.titel}
          {g.kostenCent !== null && ` · ${alsEuro(g.kostenCent)} netto`}
        </div>
      </div>
      <div className="s-planung__rechts">
        <span className="p-zahl">
          <span className="kern-body--small kern-body--muted">Zuschuss </span>
          {alsEuro(g.zuwendungCent)}
        </span>
        {!g.vollstaendig && (
          <Statuswort ton="warning" klein>
            Angaben fehlen
          </Statuswort>
        )}
      </div>
    </li>
  )
}
