import type {
  PruefpunktAntwort,
  PruefungStand,
} from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { ortVon } from '@foerderportal/shell/bausteine/ortVon'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { pfade } from '../../paths.ts'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import type { Marke } from '../../shared/dokument/Marken.tsx'
import { markenAuf } from '../../shared/pruefung/marken.ts'
import type { Dokumentblick } from '../../shared/pruefung/useBlick.ts'
import { Punktansicht } from './Punktansicht.tsx'
import { pruefTasten } from '../../shared/pruefung/pruefTasten.ts'
import { naechsterOffene } from '../../shared/pruefung/punktwahl.ts'
import { usePunkt } from './usePunkt.ts'
import { useVermerke } from './useVermerke.ts'
import type { Vermerkstand } from './vermerkentwurf.ts'

type Props = {
  geschaeft: string
  stand: PruefungStand
  punkt: PruefpunktAntwort
  blick: Dokumentblick
  namen: ReadonlyMap<string, string>
  gehen: (code: string) => void
  /** No point waits any more. */
  zuEnde: () => void
  /** The documents, with what is marked on the page that is shown. */
  children: (marken: readonly Marke[]) => ReactNode
}

/** Where somebody works on one point after the other; what was begun at each stays. */
export function Pruefplatz(props: Props) {
  const { geschaeft, stand, punkt } = props
  const { entwurfZu, uebernehmen, verwerfen, runde } = useVermerke(geschaeft)
  // The focus follows to the next point that waits, not to one that was clicked.
  const [fokusAuf, setFokusAuf] = useState<string>()
  const weiterZu = (code: string) => {
    setFokusAuf(code)
    props.gehen(code)
  }
  return (
    <Arbeit
      key={`${punkt.code} ${runde}`}
      {...props}
      entwurf={entwurfZu(punkt, stand.eingangsnummer)}
      fokussiert={fokusAuf === punkt.code}
      weiterZu={weiterZu}
      gestrichen={uebernehmen}
      verwerfen={() => void verwerfen(punkt.code)}
    />
  )
}

type ArbeitProps = Props & {
  entwurf: Entwurf<Vermerkstand>
  /** The focus has followed to it. */
  fokussiert: boolean
  weiterZu: (code: string) => void
  gestrichen: (punkt: PruefpunktAntwort) => void
  verwerfen: () => void
}

function Arbeit({ geschaeft, stand, punkt, blick, namen, gehen, zuEnde, children, ...props }: ArbeitProps) {
  const { entwurf, fokussiert, weiterZu, gestrichen, verwerfen } = props
  const navigate = useNavigate()
  const titel = useRef<HTMLHeadingElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const arbeit = usePunkt({
    geschaeft,
    punkt,
    entwurf,
    ort: blick.ort,
    dateiname: blick.datei && namen.get(blick.datei.uuid),
    weitergehen: () => {
      const ziel = naechsterOffene(stand.punkte, punkt.code)
      if (ziel === undefined) zuEnde()
      else weiterZu(ziel)
    },
    nachfordern: () => void navigate(ortVon(pfade.fall(geschaeft, 'nachforderung'))),
    verwerfen,
    zumText: () => text.current?.focus(),
  })
  useEffect(() => {
    if (fokussiert) titel.current?.focus()
  }, [fokussiert])
  useTasten(
    'Prüfung',
    pruefTasten({
      punkte: stand.punkte,
      punkt,
      gehen,
      arbeit: stand.gesperrtWeil === null ? arbeit : undefined,
      blick,
    }),
  )
  return (
    <>
      <Punktansicht
        {...{ geschaeft, punkt, arbeit, namen, gestrichen, titel, text }}
        gesperrtWeil={stand.gesperrtWeil}
        gezeigt={blick.datei?.uuid}
        zeigen={({ dateiGuid, seite }) => dateiGuid !== null && blick.zeigen(dateiGuid, seite)}
      />
      {children(markenAuf(arbeit.eingabe.belege, blick, punkt.stellen))}
    </>
  )
}
