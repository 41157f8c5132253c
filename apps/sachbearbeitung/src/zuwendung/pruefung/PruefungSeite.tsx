import { fallAbfrage, fallUnterlagenAbfrage } from '@foerderportal/client/zuwendung/fall'
import { pruefungAbfrage } from '@foerderportal/client/zuwendung/pruefpunkte'
import type { FallUnterlage } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import { FAEHIGKEITEN } from '@foerderportal/contract/zuwendung/kern/programm/faehigkeiten'
import type {
  PruefpunktAntwort,
  PruefungStand,
} from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'
import { useQueryClient, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { Fallrahmen } from '../fall/Fallrahmen.tsx'
import { Beginnen } from './Beginnen.tsx'
import { anfangsort } from './anfangsort.ts'
import { Danach } from './Danach.tsx'
import { kurznamen } from '../../shared/pruefung/belege.ts'
import { Dokumente } from '../../shared/dokument/Dokumente.tsx'
import { useBlick } from '../../shared/pruefung/useBlick.ts'
import { Pruefplatz } from './Pruefplatz.tsx'
import { Punktliste } from '../../shared/pruefung/Punktliste.tsx'
import { useBestaetigen } from './useBestaetigen.ts'
import { usePunktwahl } from '../../shared/pruefung/usePunktwahl.ts'
import { Vorschlaege } from './Vorschlaege.tsx'

/** The check of a case (S9-03): its points, the one that is looked at, and the documents beside it. */
export function PruefungSeite() {
  const { geschaeft } = useParams({ from: '/geschuetzt/fall/$geschaeft/pruefung' })
  const [{ data: stand }, { data: unterlagen }] = useSuspenseQueries({
    queries: [pruefungAbfrage(geschaeft), fallUnterlagenAbfrage(geschaeft)],
  })
  return (
    <Fallrahmen geschaeft={geschaeft} reiter="pruefung" schritt={<Beginnen geschaeft={geschaeft} />}>
      {stand.punkte.length === 0 ? (
        <p className="kern-body">Für dieses Programm gibt es noch keinen Prüfkatalog.</p>
      ) : (
        <Spalten {...{ geschaeft, stand, unterlagen }} />
      )}
    </Fallrahmen>
  )
}

type Props = { geschaeft: string; stand: PruefungStand; unterlagen: readonly FallUnterlage[] }

const danach = (geschaeft: string) => ({
  nachforderung: pfade.fall(geschaeft, 'nachforderung'),
  entscheidung: pfade.fall(geschaeft, 'entscheidung'),
})

/** What was begun at a point builds on its older version: after some were confirmed at once it begins anew. */
const useRunde = (geschaeft: string) => {
  const [runde, setRunde] = useState(0)
  const queryClient = useQueryClient()
  const neuBeginnen = () => setRunde((bisher) => bisher + 1)
  return {
    runde,
    neuBeginnen,
    neuLaden: async (): Promise<void> => {
      await queryClient.invalidateQueries({ queryKey: pruefungAbfrage(geschaeft).queryKey })
      neuBeginnen()
    },
  }
}

/** The point that is looked at, and what lies beside it: with another point comes what proves that one. */
const usePunktMitBlick = (stand: PruefungStand, unterlagen: readonly FallUnterlage[]) => {
  const { punkt, waehlen } = usePunktwahl(stand.punkte)
  const ortZu = (einer: PruefpunktAntwort) => anfangsort(einer, unterlagen, stand.eingangsnummer)
  const blick = useBlick(unterlagen, punkt && ortZu(punkt))
  return {
    punkt,
    blick,
    waehlen: (code: string) => {
      const ziel = stand.punkte.find((einer) => einer.code === code)
      waehlen(code)
      if (ziel === undefined || code === punkt?.code) return
      const ort = ortZu(ziel)
      blick.zeigen(ort?.dateiGuid, ort?.seite)
    },
  }
}

/** Points, the one that is looked at, documents: each scrolls by itself. */
function Spalten({ geschaeft, stand, unterlagen }: Props) {
  const namen = kurznamen(unterlagen)
  const { punkt, waehlen, blick } = usePunktMitBlick(stand, unterlagen)
  const [amEnde, setAmEnde] = useState(false)
  const kurz = FAEHIGKEITEN[useSuspenseQuery(fallAbfrage(geschaeft)).data.zeile.programm].MitKurzerPruefung
  const bestaetigen = useBestaetigen(geschaeft)
  const { runde, neuBeginnen, neuLaden } = useRunde(geschaeft)
  const weiter = stand.gesperrtWeil === null ? danach(geschaeft) : undefined
  if (punkt === undefined) return null
  const gehen = (code: string) => {
    setAmEnde(false)
    waehlen(code)
  }
  return (
    <div className="d-pruefung">
      <Punktliste
        punkte={stand.punkte}
        gewaehlt={punkt.code}
        waehlen={gehen}
        danach={<Danach punkte={stand.punkte} weiter={weiter} amEnde={amEnde} />}
      >
        {kurz && weiter && (
          <Vorschlaege
            punkte={stand.punkte}
            bestaetigen={bestaetigen}
            neuLaden={neuLaden}
            danach={() => {
              neuBeginnen()
              const ziel = stand.punkte.find((p) => p.stand === 'OFFEN' || p.stand === 'ERNEUT_PRUEFEN')
              if (ziel === undefined) setAmEnde(true)
              else gehen(ziel.code)
            }}
          />
        )}
      </Punktliste>
      <Pruefplatz
        key={runde}
        {...{ geschaeft, stand, punkt, blick, namen, gehen }}
        zuEnde={() => setAmEnde(true)}
      >
        {(marken) => (
          <Dokumente
            unterlagen={unterlagen}
            namen={namen}
            gezeigt={blick.datei}
            zeigen={(uuid) => blick.zeigen(uuid)}
            seite={blick.seite}
            seiteWaehlen={blick.seiteWaehlen}
            marken={marken}
            markieren={blick.markieren}
          />
        )}
      </Pruefplatz>
    </div>
  )
}
