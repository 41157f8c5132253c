import { FruehereEinreichungen } from '@foerderportal/assistent/eingang/FruehereEinreichungen.tsx'
import { belegNachsehen } from '@foerderportal/assistent/eingang/belegNachsehen'
import { SpaetesLiegendes } from '@foerderportal/assistent/liegendes/SpaetesLiegendes.tsx'
import { Quittung } from '@foerderportal/assistent/eingang/Quittung.tsx'
import { Angaben } from '@foerderportal/assistent/zusammenfassung/Angaben.tsx'
import {
  bekundungAbfrage,
  bekundungKey,
  type BekundungStand,
  type Bekundungsvorgang,
} from '@foerderportal/client/interessenbekundung/bekundung'
import {
  bekundungenAbfrage,
  bekundungMetaAbfrage,
} from '@foerderportal/client/interessenbekundung/interessenbekundung'
import type { BekundungDetail, BekundungMeta } from '@foerderportal/contract/interessenbekundung/schema'
import { bekundungSchritte } from '@foerderportal/contract/interessenbekundung/weiter'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { Weiterleiten } from '@foerderportal/shell/bausteine/Weiterleiten.tsx'
import { useDarf } from '@foerderportal/shell/umgebung'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { serverJetzt } from '@foerderportal/client/serverzeit'
import { rundenfrist } from '../rundenfrist.ts'
import { Kuerzel } from '../../shared/Kuerzel.tsx'
import { pfade } from '../../paths.ts'
import { bekundungsstand, type Bekundungsstand } from '../../shared/vorgaenge/bekundungsfolge.ts'
import { useUebersichten } from '../../useUebersichten.ts'
import { BekundungZurueckziehen } from '../BekundungZurueckziehen.tsx'
import { BEKUNDUNGSART } from '../formular/bekundungart.ts'
import { Reihungsergebnis } from './Reihungsergebnis.tsx'

/** What a company has in hand after sending: number, receipt, what comes next, and what has come of it. */
export function BekundungEingangSeite() {
  const { guid } = useParams({ from: '/geschuetzt/interessenbekundung/$guid/eingang' })
  return (
    <Suspense fallback={<Skelett art="text" was="Ihre Interessenbekundung" />}>
      <Inhalt guid={guid} />
    </Suspense>
  )
}

function Inhalt({ guid }: { guid: string }) {
  const { data } = useSuspenseQuery({ ...bekundungAbfrage(guid), ...belegNachsehen })
  const { wert: vorgang } = data
  const { data: kontext } = useSuspenseQuery(bekundungMetaAbfrage(vorgang.ibkMetaGuid))
  const { data: runden } = useSuspenseQuery(bekundungenAbfrage(vorgang.unternehmenGuid))
  const { antraege } = useUebersichten(vorgang.unternehmenGuid)
  const queryClient = useQueryClient()
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const { eingang, formular, aenderbar } = vorgang
  const runde = runden.find(({ detail }) => detail?.guid === guid)
  if (eingang === null && aenderbar) return <Weiterleiten nach={pfade.bekundungWeiter(guid)} />
  if (!runde?.detail) return <Weiterleiten nach={pfade.bekundungen} />
  const { detail } = runde
  const { status, weg } = bekundungsstand({ ...runde, detail }, antraege.data ?? [], serverJetzt())
  const gesehen = {
    version: () => queryClient.getQueryData<BekundungStand>(bekundungKey(guid))?.version,
    neuLaden: () => queryClient.invalidateQueries({ queryKey: bekundungKey(guid) }),
  }
  return (
    <Seite
      titel={vorgang.programmbezeichnung}
      stand={`Runde ${rundenfrist(runde.erfassungsZeitraum, serverJetzt())}. ${status.wort}. ${status.weiter}`}
    >
      <div className="p-formular p-text">
        <Kuerzel in={[vorgang]} />
        <NichtAbgesendet {...vorgang} />
        <Weg {...{ weg, einladung: detail.einladung }} />
        <Reihungsergebnis runde={runde} detail={detail} hauptgruppen={kontext.hauptgruppen} />
        {eingang && (
          <Eingang {...{ vorgang, eingang, darfSchreiben, kontext }} euro={detail.zuwendungInEuro} />
        )}
        {darfSchreiben && !aenderbar && (
          <SpaetesLiegendes key={guid} art={BEKUNDUNGSART} vorgang={vorgang} gesendet={eingang !== null} />
        )}
        <Angaben art={BEKUNDUNGSART} daten={{ formular, kontext }} aenderbar={false} />
        {aenderbar && darfSchreiben && <BekundungZurueckziehen {...{ vorgang, gesehen }} />}
      </div>
    </Seite>
  )
}

/** To what followed from it; what an invitation says itself is not said twice. */
function Weg({ weg, einladung }: Pick<Bekundungsstand, 'weg'> & Pick<BekundungDetail, 'einladung'>) {
  if (weg === undefined || weg.href === pfade.vorDemAntrag(einladung?.guid ?? '')) return null
  return (
    <p className="kern-body p-nicht-drucken">
      <Verweis href={weg.href}>{ganzeNummern(weg.text)}</Verweis>
    </p>
  )
}

type EingangProps = {
  vorgang: Bekundungsvorgang
  eingang: NonNullable<Bekundungsvorgang['eingang']>
  darfSchreiben: boolean
  kontext: BekundungMeta
  /** Of the last save. */
  euro: number
}

/** Number, time and receipt of what was sent, and of what was sent before. */
function Eingang({
  vorgang: { aenderbar, geaendertSeitEingang, formular },
  eingang,
  darfSchreiben,
  kontext,
  euro,
}: EingangProps) {
  const ungesendet = geaendertSeitEingang && aenderbar
  return (
    <>
      <Quittung
        eingang={eingang}
        // What is on the screen is not what was sent.
        {...(!ungesendet && { summe: { frage: 'Erhoffter Zuschuss', euro } })}
        schritte={
          aenderbar && !ungesendet ? bekundungSchritte({ ...kontext, ...kontext.erfassungsZeitraum }) : []
        }
        variante={ungesendet ? 'secondary' : 'primary'}
      >
        {aenderbar && darfSchreiben && !geaendertSeitEingang && (
          <Verweis href={pfade.bekundung(formular.guid, 'vorhaben')} className={knopfKlasse('secondary')}>
            <span className="kern-label">Angaben ändern</span>
          </Verweis>
        )}
      </Quittung>
      <p className="kern-body p-nicht-drucken">
        <Verweis href={pfade.konversation(formular.guid)}>
          Der Bank zu dieser Interessenbekundung schreiben
        </Verweis>
      </p>
      <FruehereEinreichungen eingaenge={eingang.fruehere} />
    </>
  )
}

/** What is on the screen is not what counts: it leads there. */
function NichtAbgesendet({ geaendertSeitEingang, aenderbar, formular: { guid } }: Bekundungsvorgang) {
  if (!geaendertSeitEingang || !aenderbar) return null
  return (
    <Hinweis ton="warning" titel="Ihre Änderungen sind nicht abgesendet" stufe={2}>
      <div className="p-stapel">
        <p className="kern-body">Es gilt, was Sie zuletzt abgesendet haben.</p>
        <div className="p-reihe">
          <Verweis href={pfade.bekundungWeiter(guid)} className={knopfKlasse('primary')}>
            <span className="kern-label">Prüfen und absenden</span>
          </Verweis>
        </div>
      </div>
    </Hinweis>
  )
}
