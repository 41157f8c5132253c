import { belegNachsehen } from '@foerderportal/assistent/eingang/belegNachsehen'
import { FruehereEinreichungen } from '@foerderportal/assistent/eingang/FruehereEinreichungen.tsx'
import { SpaetesLiegendes } from '@foerderportal/assistent/liegendes/SpaetesLiegendes.tsx'
import { Quittung } from '@foerderportal/assistent/eingang/Quittung.tsx'
import { serverJetzt } from '@foerderportal/client/serverzeit'
import { unterlagenAbfrage } from '@foerderportal/client/zuwendung/unterlagen'
import { antragAbfrage, kategorienAbfrage } from '@foerderportal/client/zuwendung/zuwendung'
import { alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { antragSchritte } from '@foerderportal/contract/zuwendung/geschaeft/weiter'
import { summen } from '@foerderportal/contract/zuwendung/antrag/rules'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import { istEntschieden } from '@foerderportal/contract/zuwendung/kern/staende'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { Weiterleiten } from '@foerderportal/shell/bausteine/Weiterleiten.tsx'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { pfade } from '../../paths.ts'
import { Angaben } from '@foerderportal/assistent/zusammenfassung/Angaben.tsx'
import { ANTRAGART } from '../kern/antragart.ts'
import { ANTRAG } from '@foerderportal/contract/zuwendung/kern/antragname'
import { AntragWege } from './AntragWege.tsx'
import { AntragZurueckziehen } from './AntragZurueckziehen.tsx'
import { EingangLage } from './EingangLage.tsx'
import { bescheideZu, mitBescheiden } from '../geschaeft/bescheidStand.ts'
import { standJetzt } from '../geschaeft/geschaeftStand.ts'
import { useGeschaeftDetail } from '../geschaeft/useGeschaeftDetail.ts'
import { useBescheide } from '../geschaeft/useBescheide.ts'
import { kontextAus, stichtagVon } from '../kern/kontext.ts'
import { useRichtigesPortal } from '../kern/useRichtigesPortal.ts'
import { Unterlagen } from '@foerderportal/assistent/zusammenfassung/Unterlagen.tsx'

/** What the applicant has in hand after sending: number, time, checksum, what comes next, and all that was sent. */
export function EingangSeite() {
  const { guid } = useParams({ from: '/geschuetzt/zuwendung/antrag/$guid/eingang' })
  return (
    <Suspense fallback={<Kommt />}>
      <Inhalt guid={guid} />
    </Suspense>
  )
}

const Kommt = () => <Skelett art="text" was="Die Eingangsbestätigung" />

/** Only where the bank has decided. */
const BescheideDesAntrags = latePart(async () => {
  const { Bescheidliste, zumAntrag } = await import('../../shared/bescheid/Bescheidliste.tsx')
  return ({ guid }: { guid: string }) => <Bescheidliste gehoert={zumAntrag(guid)} />
})

function Inhalt({ guid }: { guid: string }) {
  const heute = useHeute()
  const { data } = useSuspenseQuery({ ...antragAbfrage(guid), ...belegNachsehen })
  const { wert: antrag } = data
  useRichtigesPortal(antrag)
  const entschieden = istEntschieden(antrag.geschaeftStatus)
  const { bescheide, kommen } = useBescheide(entschieden)
  const { anhoerung, verzicht, auszahlung, inBefragung } = useGeschaeftDetail(guid) ?? {}
  const beleg = antrag.eingang?.beleg?.uuid
  usePrefetchQuery(unterlagenAbfrage(guid, beleg))
  const stichtag = stichtagVon(antrag, heute)
  const { data: kategorien } = useSuspenseQuery(kategorienAbfrage(antrag, stichtag))
  const { eingang, formular, geNr } = antrag
  if (eingang === null) return <Weiterleiten nach={pfade.antragWeiter(guid)} />
  const kontext = kontextAus(antrag, kategorien, stichtag)
  if (kommen) return <Kommt />
  const { wort, weiter, unwirksam, auszahlungAb } = mitBescheiden(
    standJetzt({ ...antrag, anhoerung, verzicht, auszahlung, inBefragung }),
    bescheideZu(bescheide, guid),
    serverJetzt(),
  )
  const seit =
    antrag.geschaeftStatus === 'NEUANTRAG_ABGESENDET'
      ? `: ${alsZeitpunkt(eingang.eingegangenAm)}\u00a0Uhr`
      : ''
  return (
    <Seite titel={`Antrag ${geNr}`} stand={`${wort}${seit}. ${weiter}`}>
      <div className="p-formular p-text">
        <EingangLage antrag={antrag} anhoerung={anhoerung} />
        {entschieden && <BescheideDesAntrags guid={guid} />}
        <AntragWege antrag={{ ...antrag, guid, anhoerung, verzicht, unwirksam, auszahlungAb }} />
        <Quittung
          geNr={geNr}
          summe={{
            frage: 'Beantragt',
            euro: inEuro(summen(formular.foerdergegenstandSeiten).zuwendungCent),
          }}
          eingang={eingang}
          schritte={antragSchritte({ ...antrag, anhoerung, inBefragung, stichtag }, serverJetzt())}
          variante={antrag.nachforderung ? 'secondary' : 'primary'}
        />
        <FruehereEinreichungen eingaenge={eingang.fruehere} />
        <NichtMitgesendet key={guid} antrag={antrag} />
        <Angaben art={ANTRAGART} daten={{ formular, kontext }} aenderbar={false} />
        <Unterlagen name={ANTRAG} abfrage={(nach) => unterlagenAbfrage(guid, nach)} beleg={beleg}>
          {/* After a decision there is nothing left to withdraw: not even a closed button. */}
          {!entschieden && <AntragZurueckziehen antrag={antrag} />}
        </Unterlagen>
      </div>
    </Seite>
  )
}

/** What was typed and was not sent with it; what the bank still asks for is answered where it asks. */
function NichtMitgesendet({ antrag }: { antrag: AntragAntwort }) {
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  if (!darfSchreiben) return null
  const nochOffen = antrag.aenderbar ? antrag.nachforderung?.gestelltAm : undefined
  return <SpaetesLiegendes art={ANTRAGART} vorgang={antrag} gesendet nochOffen={nochOffen} />
}
