import { useListenuploads } from '@foerderportal/assistent/bau/useListenuploads'
import { gegenstandPfad } from '@foerderportal/contract/auszahlung/antrag/flow'
import { aufgebrauchtText } from '@foerderportal/contract/auszahlung/rules'
import type { AuszahlungGegenstand } from '@foerderportal/contract/auszahlung/schema'
import { gegenstandTitel } from '@foerderportal/contract/auszahlung/gegenstandTitel'
import { alsEuro, inCent } from '@foerderportal/contract/shared/geld/betrag'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useFormState } from 'react-hook-form'
import { pfade } from '../../paths.ts'
import { beantragtVon, type NachweisSicht } from '../nachweis/nachweisSicht.ts'
import { kennungen, LISTE, mitDateien } from '../nachweis/nachweisWerte.ts'
import type { SeitenProps } from '../nachweis/seitenProps.ts'
import { useNachweise } from './useNachweise.ts'

/** Everything that was approved, item by item, with what of it is claimed here; each is filled in on a page of its own. */
export function Gegenstaende(props: SeitenProps) {
  const { control, kontext, formular } = props
  const nachweise = useNachweise(props)
  useListenuploads({ ...nachweise, kennungen, mitDateien })
  const { errors } = useFormState({ control, name: LISTE })
  const fehler = errors[LISTE]?.message ?? errors[LISTE]?.root?.message
  return (
    <div id={feldId(LISTE)} tabIndex={-1} className="p-stapel p-stapel--weit">
      <p className="kern-body">
        Öffnen Sie den Fördergegenstand, den Sie gekauft und bezahlt haben, und geben Sie dort die Rechnungen
        an.
      </p>
      {fehler && (
        <p className="kern-error">
          <Icon name="danger" />
          <span className="kern-body">{fehler}</span>
        </p>
      )}
      {kontext.gegenstaende.map((gegenstand) => (
        <GegenstandKarte
          key={gegenstand.foerdergegenstand.id}
          gegenstand={gegenstand}
          nachweise={nachweise.sicht.filter((n) => n.gegenstand === gegenstand.foerdergegenstand.id)}
          href={pfade.auszahlung(formular.guid, gegenstandPfad(gegenstand.foerdergegenstand.nr))}
        />
      ))}
    </div>
  )
}

type KarteProps = {
  gegenstand: AuszahlungGegenstand
  nachweise: readonly NachweisSicht[]
  href: string
}

function GegenstandKarte({ gegenstand, nachweise, href }: KarteProps) {
  const titel = gegenstandTitel(gegenstand)
  const { id } = gegenstand.foerdergegenstand
  const beantragt = beantragtVon(nachweise, id)
  const offen = gegenstand.restBetrag > 0 || nachweise.length > 0
  return (
    <section className="s-eintrag p-stapel p-stapel--eng" aria-labelledby={`gegenstand-${id}`}>
      <h2 className="kern-heading-small" id={`gegenstand-${id}`}>
        {titel}
      </h2>
      <p className="kern-body kern-body--small kern-body--muted">
        {`Bewilligt ${alsEuro(inCent(gegenstand.bewilligterBetrag))} · noch verfügbar ${alsEuro(inCent(gegenstand.restBetrag))}`}
      </p>
      {nachweise.length > 0 && (
        <ul className="s-zeilen">
          {nachweise.map((n) => (
            <li key={n.kennung}>
              <span>{n.titel}</span>
              <span className="s-planung__rechts">
                <span className="p-zahl">{alsEuro(n.beantragtCent)}</span>
                {!n.vollstaendig && (
                  <Statuswort ton="warning" klein>
                    Angaben fehlen
                  </Statuswort>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {beantragt > 0 && <p className="kern-body kern-body--small">Hier beantragt: {alsEuro(beantragt)}</p>}
      {offen ? (
        <p className="kern-body">
          <Verweis href={href}>
            {nachweise.length === 0 ? 'Rechnung angeben' : 'Ansehen und ergänzen'}
            <span className="p-nur-vorlesen">: {titel}</span>
          </Verweis>
        </p>
      ) : (
        <p className="kern-body">{aufgebrauchtText(gegenstand.bewilligterBetrag)}</p>
      )}
    </section>
  )
}
