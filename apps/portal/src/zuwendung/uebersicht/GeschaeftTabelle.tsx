import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { alsFrist, alsWann } from '@foerderportal/shell/zeit/zeit'
import { geschaeftHref } from '../geschaeft/statusAnzeige.ts'
import type { Geschaeft } from './runden.ts'
import { wegeDesGeschaefts } from '../geschaeft/wege.ts'

type Props = { titel: string; geschaefte: readonly Geschaeft[]; jetzt: Date }

/** The cases of an invitation: a table from 768 px, cards below. */
export function GeschaeftTabelle({ titel, geschaefte, jetzt }: Props) {
  return (
    <Tabelle
      titel={`Anträge: ${titel}`}
      titelUnsichtbar
      spalten={spalten(jetzt)}
      zeilen={geschaefte}
      schluessel={({ detail }) => detail.geNr}
    />
  )
}

const spalten = (jetzt: Date): readonly Spalte<Geschaeft>[] => [
  { kopf: 'Antrag', zelle: (g) => <AntragVerweis {...g} /> },
  { kopf: 'Stand', zelle: (g) => <Stand {...g} jetzt={jetzt} /> },
  { kopf: 'Wie es weitergeht', zelle: (g) => <NaechsterSchritt {...g} jetzt={jetzt} /> },
  {
    kopf: 'Zuletzt geändert',
    zelle: (g) => <span className="s-wann">{`${alsWann(g.detail.letzteAenderung, jetzt)}\u00a0Uhr`}</span>,
  },
  { kopf: 'Zuschuss', zelle: (g) => euro(g.detail.zuwendungsBetrag), zahl: true },
]

function AntragVerweis({ detail }: Geschaeft) {
  const href = geschaeftHref(detail)
  return <span className="p-nummer">{href ? <Verweis href={href}>{detail.geNr}</Verweis> : detail.geNr}</span>
}

function Stand({ detail, stand, jetzt }: Geschaeft & { jetzt: Date }) {
  return (
    <>
      <Statuswort ton={stand.ton} klein>
        {stand.wort}
      </Statuswort>
      <span className="s-zeile s-wann kern-body--small kern-body--muted">
        {`seit ${alsWann(detail.statusSeit, jetzt)}\u00a0Uhr`}
      </span>
    </>
  )
}

function NaechsterSchritt({ detail, stand, jetzt }: Geschaeft & { jetzt: Date }) {
  const frist = stand.frist && alsFrist(stand.frist, jetzt)
  return (
    <div className="s-weiter">
      {stand.amZug && <strong className="s-zeile">Am Zug: {stand.amZug}</strong>}
      <span className="s-zeile">{stand.weiter}</span>
      {frist && <span className="s-zeile">{frist}</span>}
      <GeschaeftWege detail={detail} stand={stand} />
    </div>
  )
}

/** In the overview: where a case goes on beside its application. */
function GeschaeftWege({ detail, stand }: Geschaeft) {
  return wegeDesGeschaefts(detail, stand).map(({ text, href, bald }) => (
    <span className="s-zeile" key={text}>
      <Verweis href={href} aria-label={`${text}: ${detail.geNr}`}>
        {text}
      </Verweis>
      {bald && <span className="kern-body--small kern-body--muted"> ({bald})</span>}
    </span>
  ))
}
