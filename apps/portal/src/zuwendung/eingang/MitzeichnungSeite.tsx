import { mitzeichnungAbfrage } from '@foerderportal/client/zuwendung/mitzeichnung/mitzeichnung'
import { serverJetzt } from '@foerderportal/client/serverzeit'
import { unterlagenAbfrage } from '@foerderportal/client/zuwendung/unterlagen'
import { kategorienAbfrage, type AntragStand } from '@foerderportal/client/zuwendung/zuwendung'
import { fristVon, istEntwurf } from '@foerderportal/contract/zuwendung/kern/staende'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { pfade } from '../../paths.ts'
import { Angaben } from '@foerderportal/assistent/zusammenfassung/Angaben.tsx'
import { MitzeichnungLage } from '@foerderportal/assistent/unterschrift/MitzeichnungLage.tsx'
import { ANTRAGART } from '../kern/antragart.ts'
import { ANTRAG } from '@foerderportal/contract/zuwendung/kern/antragname'
import { ANTRAG_UNTERSCHRIFT } from '../kern/zweiteUnterschrift.ts'
import { kontextAus, stichtagVon } from '../kern/kontext.ts'
import { useRichtigesPortal } from '../kern/useRichtigesPortal.ts'
import { MitzeichnungEntscheiden } from '@foerderportal/assistent/unterschrift/MitzeichnungEntscheiden.tsx'
import { Unterlagen } from '@foerderportal/assistent/zusammenfassung/Unterlagen.tsx'

/** Where the one who is asked reads everything and signs, or does not (S4-07). */
export function MitzeichnungSeite() {
  const { guid } = useParams({ from: '/geschuetzt/zuwendung/antrag/$guid/mitzeichnung' })
  return (
    <Suspense fallback={<Skelett art="text" was="Der Antrag" />}>
      <Inhalt guid={guid} />
    </Suspense>
  )
}

function Inhalt({ guid }: { guid: string }) {
  const heute = useHeute()
  const { data } = useSuspenseQuery(mitzeichnungAbfrage(guid))
  const { wert: antrag } = data
  useRichtigesPortal(antrag)
  const beleg = antrag.eingang?.beleg?.uuid
  usePrefetchQuery(unterlagenAbfrage(guid, beleg))
  const stichtag = stichtagVon(antrag, heute)
  const { data: kategorien } = useSuspenseQuery(kategorienAbfrage(antrag, stichtag))
  const daten = { formular: antrag.formular, kontext: kontextAus(antrag, kategorien, stichtag) }
  return (
    <Seite titel={titelZu(antrag)} stand={standZeile(data)}>
      <div className="p-formular p-text">
        <MitzeichnungLage name={ANTRAG} m={antrag.mitzeichnung} weiter={wegZu(antrag)} />
        <Angaben art={ANTRAGART} daten={daten} aenderbar={false} />
        <Unterlagen name={ANTRAG} abfrage={(nach) => unterlagenAbfrage(guid, nach)} beleg={beleg}>
          {antrag.mitzeichnung?.fuerMich && antrag.mitzeichnung.aktionen.includes('ablehnen') && (
            <MitzeichnungEntscheiden dienst={ANTRAG_UNTERSCHRIFT} guid={guid} m={antrag.mitzeichnung} />
          )}
        </Unterlagen>
      </div>
    </Seite>
  )
}

/** The application itself: as a draft its last page, else its receipt. */
const wegZu = ({ geschaeftStatus, formular: { guid } }: AntragStand['wert']): string =>
  istEntwurf(geschaeftStatus) ? pfade.antrag(guid, 'zusammenfassung') : pfade.eingang(guid)

/** As long as there is something to sign the page is called so. */
const titelZu = ({ geNr, mitzeichnung: m }: AntragStand['wert']): string =>
  m?.status === 'ANGEFRAGT' && m.fuerMich
    ? `Antrag ${geNr} unterschreiben`
    : `Unterschrift zum Antrag ${geNr}`

const standZeile = ({ wert: antrag }: AntragStand): string => {
  const { mitzeichnung: m, formular } = antrag
  const firma = formular.unternehmen?.unternehmenName ?? 'Ihr Unternehmen'
  const bis = fristVon(antrag)
  const frist = bis && alsFrist(bis, serverJetzt())
  if (m?.status !== 'ANGEFRAGT' || !m.fuerMich) return `Für ${firma}`
  return `Für ${firma}. ${m.angefragtVon} bittet Sie um Ihre Unterschrift.${frist ? ` Frist: ${frist}.` : ''}`
}
