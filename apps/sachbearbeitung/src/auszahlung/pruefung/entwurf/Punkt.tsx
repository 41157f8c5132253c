import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { AUSZAHLUNGSVERMERK_ZEICHEN } from '@foerderportal/contract/auszahlung/bankpruefung/grenzen'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Antwortfelder } from '../../../shared/pruefung/Antwortfelder.tsx'
import { belegWorte } from '../../../shared/pruefung/belege.ts'
import { pruefTasten } from '../../../shared/pruefung/pruefTasten.ts'
import { Punktkopf } from '../../../shared/pruefung/Punktkopf.tsx'
import type { Punktlage } from '../../../shared/pruefung/punktwahl.ts'
import { Vermerkstatus } from '../../../shared/pruefung/Vermerkstatus.tsx'
import { Kbd } from '../../../shared/tasten/Kbd.tsx'
import { useTasten } from '../../../shared/tasten/useTasten.ts'
import { Arbeitsspalte } from './Arbeitsspalte.tsx'
import type { Auszahlungspunkt } from './punkte.ts'
import type { Papiere } from '../usePapiere.ts'
import type { Pruefungsentwurf } from './usePruefungEntwurf.ts'
import { usePunktarbeit } from './usePunktarbeit.ts'

export type Arbeitsplatz = {
  wert: Bankpruefung
  entwurf: Pruefungsentwurf
  papiere: Papiere
  /** The points, and the result after them. */
  alle: readonly Punktlage[]
  gehen: (code: string) => void
  /** The focus has followed to it. */
  fokussiert: boolean
}

/** The focus goes to a heading once its part has been reached by going on. */
export const useTitelfokus = (fokussiert: boolean) => {
  const titel = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fokussiert) titel.current?.focus()
  }, [fokussiert])
  return titel
}

const OHNE_STELLEN: ReadonlyMap<string, string> = new Map()

type Props = Arbeitsplatz & {
  punkt: Auszahlungspunkt
  weitergehen: () => void
  /** What it lacked when it was to be presented, and still does. */
  fehlt: string | undefined
}

/** One point of a payout: what it asks, and what is said of it. */
export function Punkt({ wert, entwurf, papiere, alle, gehen, fokussiert, punkt, weitergehen, fehlt }: Props) {
  const { blick, namen } = papiere
  const titel = useTitelfokus(fokussiert)
  const text = useRef<HTMLTextAreaElement>(null)
  const arbeit = usePunktarbeit({
    punkt,
    entwurf,
    blick,
    namen,
    weitergehen,
    zumText: () => text.current?.focus(),
  })
  const stand = useSyncExternalStore(entwurf.entwurf.subscribe, entwurf.entwurf.stand)
  // Keys reach what is inert.
  useTasten(
    'Prüfung',
    pruefTasten({ punkte: alle, punkt, gehen, arbeit: entwurf.laeuft ? undefined : arbeit, blick }),
  )
  return (
    <Arbeitsspalte {...{ wert, entwurf }}>
      <Punktkopf punkt={punkt} titel={titel} />
      <Antwortfelder
        eingabe={arbeit.eingabe}
        gewaehlt={arbeit.eingabe.ergebnis}
        waehlen={arbeit.waehlen}
        aendern={arbeit.aendern}
        hoechstens={AUSZAHLUNGSVERMERK_ZEICHEN}
        status={<Vermerkstatus entwurf={entwurf.entwurf} stand={stand} />}
        fehler={arbeit.fehlt ?? fehlt}
        frei
        worte={(beleg) => belegWorte(beleg, namen, OHNE_STELLEN)}
        zeigen={({ dateiGuid, seite }) => dateiGuid !== null && blick.zeigen(dateiGuid, seite)}
        naechsterBeleg={arbeit.naechsterBeleg}
        text={text}
      />
      <div className="d-punkt__leiste">
        <Knopf onClick={arbeit.weiter} laeuft={arbeit.laeuft}>
          {arbeit.weiterText} <Kbd taste="Strg+Enter" />
        </Knopf>
      </div>
    </Arbeitsspalte>
  )
}
