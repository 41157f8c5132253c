import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { GeoeffneteReihung } from './GeoeffneteReihung.tsx'
import { ReihungOeffnen } from './ReihungOeffnen.tsx'

type Props = { runde: RundeAntwort; reihung: NonNullable<RundeAntwort['reihung']> }

/** A ranking before a second person (S3-03): who is to act does so here, everybody else reads why not. */
export function Reihungsfreigabe({ runde, reihung }: Props) {
  const { moeglich } = runde
  const { vorgelegt, geoeffnet } = reihung
  return (
    <div className="d-kasten">
      <p className="kern-body">
        Versiegelt vorgelegt {alsWann(vorgelegt.am)}&nbsp;Uhr von {vorgelegt.name}.
        {geoeffnet && ` Geöffnet ${alsWann(geoeffnet.am)}\u00a0Uhr von ${geoeffnet.name}.`}
      </p>
      {geoeffnet === null ? (
        moeglich.reihungOeffnen === null ? (
          <ReihungOeffnen runde={runde} reihung={reihung} />
        ) : (
          <p className="d-gesperrt">{moeglich.reihungOeffnen}</p>
        )
      ) : (
        <GeoeffneteReihung runde={runde} reihung={reihung} />
      )}
    </div>
  )
}
