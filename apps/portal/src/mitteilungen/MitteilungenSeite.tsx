import {
  konversationAbfrage,
  uebersichtAbfrage,
  unbegonneneAbfrage,
} from '@foerderportal/client/mitteilungen/konversationen'
import type {
  Konversationsseite,
  Konversationszeile,
} from '@foerderportal/contract/mitteilungen/konversation/schema'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { ahead, late } from '@foerderportal/shell/late/late'
import { useDarf } from '@foerderportal/shell/umgebung'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Tabelle, type Spalte } from '@foerderportal/ui/ansicht/Tabelle.tsx'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQueryClient, useSuspenseQueries } from '@tanstack/react-query'
import { startTransition, Suspense, useEffect, useState, type MouseEvent } from 'react'
import { pfade } from '../paths.ts'
import { useFirma } from '../umgebungFirma.ts'
import { Blaettern } from './Blaettern.tsx'
import { Sortierwahl } from './Sortierwahl.tsx'
import { useListenwunsch } from './useListenwunsch.ts'

/** Every conversation of the company with the bank: a line for each, with its latest message. */
export function MitteilungenSeite() {
  const { id, name } = useFirma()
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  return (
    <Seite
      stand={`Was die Bank und ${name} einander schreiben`}
      aktionen={darfSchreiben && <Verweis href={pfade.konversation(id)}>Allgemeine Frage stellen</Verweis>}
    >
      <Suspense fallback={<Skelett art="tabelle" was="Ihre Mitteilungen" />}>
        <Liste unternehmenGuid={id} />
      </Suspense>
    </Seite>
  )
}

const worum = ({ geNr }: Konversationszeile) => (geNr === null ? 'Allgemein' : ganzeNummern(geNr))

/**
 * Asks for a conversation with the press, while the page for it is still being made ready (ADR 0083). Not before it, since to ask is to read; and not for a press that opens another window.
 */
const useVorausfragen = (konversationId: string) => {
  const { id: unternehmenGuid } = useFirma()
  const klient = useQueryClient()
  return ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    if (ctrlKey || metaKey || shiftKey) return
    void klient.prefetchQuery(konversationAbfrage({ unternehmenGuid, konversationId }))
  }
}

const abgeschickt = ({ abgeschicktAm }: Konversationszeile): string =>
  abgeschicktAm === null ? 'noch nichts' : `${alsWann(abgeschicktAm)}\u00a0Uhr`

function Betreff({ zeile }: { zeile: Konversationszeile }) {
  const vorausfragen = useVorausfragen(zeile.conversationId)
  return (
    <span className="s-betreff">
      <Verweis href={pfade.konversation(zeile.conversationId)} onClick={vorausfragen}>
        {zeile.betreff ?? worum(zeile)}
        {/* Several have the same subject: what is read out says which one this is. */}
        <span className="p-nur-vorlesen">, {abgeschickt(zeile)}</span>
      </Verweis>
      {!zeile.gelesen && (
        // The subject is that of the latest message, which may be the company's own.
        <Statuswort ton="info" klein>
          neu von der Bank
        </Statuswort>
      )}
    </span>
  )
}

type Listenspalte = Spalte<Konversationszeile> & {
  /** Whether a line has something in it; a column that is empty on the whole page is none. */
  readonly hat?: (zeile: Konversationszeile) => boolean
}

const SPALTEN: readonly Listenspalte[] = [
  { kopf: 'Betreff', zelle: (zeile) => <Betreff zeile={zeile} /> },
  { kopf: 'Antrag', zelle: worum },
  {
    kopf: 'Abgeschickt',
    zelle: abgeschickt,
  },
  {
    kopf: 'Termin',
    hat: ({ termin, terminGeaendertUngelesen }) => termin !== null || terminGeaendertUngelesen,
    zelle: ({ termin, terminGeaendertUngelesen }) => (
      <>
        {termin !== null && alsDatum(tagInBerlin(new Date(termin)))}
        {terminGeaendertUngelesen && (
          <>
            {' '}
            <Statuswort ton="warning" klein>
              geändert
            </Statuswort>
          </>
        )}
      </>
    ),
  },
  {
    kopf: 'Dateien',
    hat: ({ dokumenteVorhanden }) => dokumenteVorhanden,
    zelle: ({ dokumenteVorhanden }) => dokumenteVorhanden && 'ja',
  },
  { kopf: 'Stand', zelle: ({ erledigt }) => (erledigt ? 'erledigt' : 'offen') },
]

type NochNichtsProps = { seite: Konversationsseite; blaettern: (seite: number) => void }

/** Where one can begin to write: a sentence, not a line of the list. */
function NochNichts({ seite: { page, pages, results }, blaettern }: NochNichtsProps) {
  if (results.length === 0) return null
  return (
    <>
      <p className="kern-body kern-body--muted">
        Noch nichts geschrieben:{' '}
        {results.map((zeile, i) => (
          <span key={zeile.conversationId}>
            {i > 0 && ', '}
            <Verweis href={pfade.konversation(zeile.conversationId)}>
              {zeile.geNr === null ? 'allgemeine Frage' : ganzeNummern(`zum Antrag ${zeile.geNr}`)}
            </Verweis>
          </span>
        ))}
      </p>
      <Blaettern
        von="Seiten zu „Noch nichts geschrieben“"
        seite={page}
        seiten={pages}
        blaettern={blaettern}
      />
    </>
  )
}

/** What a line leads to. A finger comes down on it only a moment before it presses, so it comes as soon as the list stands. */
const UNTERHALTUNG = late(() => import('./KonversationSeite.tsx'))

function Liste({ unternehmenGuid }: { unternehmenGuid: string }) {
  const { wunsch, setzen } = useListenwunsch()
  const [blatt, setBlatt] = useState(1)
  const [{ data }, { data: unbegonnen }] = useSuspenseQueries({
    queries: [uebersichtAbfrage(unternehmenGuid, wunsch), unbegonneneAbfrage(unternehmenGuid, blatt)],
  })
  // Meanwhile somebody has written to the last of them.
  if (blatt > Math.max(unbegonnen.pages, 1)) setBlatt(Math.max(unbegonnen.pages, 1))
  useEffect(() => ahead(UNTERHALTUNG), [])
  const zeilen = data.results
  return (
    <div className="p-stapel">
      {zeilen.length > 0 && (
        <>
          <Sortierwahl wunsch={wunsch} setzen={setzen} />
          <Tabelle
            titel="Unterhaltungen"
            titelUnsichtbar
            spalten={SPALTEN.filter(({ hat }) => hat === undefined || zeilen.some(hat))}
            zeilen={zeilen}
            schluessel={({ conversationId }) => conversationId}
          />
        </>
      )}
      <Ende seite={data} wunsch={wunsch.seite} blaettern={(seite) => setzen({ seite })} />
      {/* All stays in sight until the next page has come. */}
      <NochNichts seite={unbegonnen} blaettern={(seite) => startTransition(() => setBlatt(seite))} />
    </div>
  )
}

type EndeProps = { seite: Konversationsseite; wunsch: number; blaettern: (seite: number) => void }

function Ende({ seite: { pages, results }, wunsch, blaettern }: EndeProps) {
  return (
    <>
      {results.length === 0 && wunsch > 1 && (
        <p className="kern-body">Diese Seite gibt es nicht. Die letzte ist Seite {Math.max(pages, 1)}.</p>
      )}
      <Blaettern seite={Math.min(wunsch, pages)} seiten={pages} blaettern={blaettern} />
    </>
  )
}
