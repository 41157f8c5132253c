import { mitzeichnungAbfrage } from '@foerderportal/client/zuwendung/mitzeichnung'
import { serverJetzt } from '@foerderportal/client/serverzeit'
import { unterlagenAbfrage } from '@foerderportal/client/zuwendung/unterlagen'
import { kategorienAbfrage, type AntragStand } from '@foerderportal/client/zuwendung/zuwendung'
import { fristVon, istEntwurf } from '@foerderportal/contract/zuwendung/lifecycle'
import type { Mitzeichnung } from '@foerderportal/contract/zuwendung/mitzeichnung/mitzeichnung'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense, type ReactNode } from 'react'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { alsFrist, alsWann } from '@foerderportal/shell/zeit/zeit'
import { pfade } from '../../paths.ts'
import { Angaben } from '../zusammenfassung/Angaben.tsx'
import { GeaenderteStellen } from './GeaenderteStellen.tsx'
import { kontextAus, stichtagVon } from './kontext.ts'
import { MitzeichnungEntscheiden } from '../unterschrift/MitzeichnungEntscheiden.tsx'
import { Unterlagen } from '../zusammenfassung/Unterlagen.tsx'

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
  const { antrag } = data
  const beleg = antrag.eingang?.beleg?.uuid
  usePrefetchQuery(unterlagenAbfrage(guid, beleg))
  const stichtag = stichtagVon(antrag, heute)
  const { data: kategorien } = useSuspenseQuery(kategorienAbfrage(antrag.erlaubteKategorien, stichtag))
  const daten = { formular: antrag.formular, kontext: kontextAus(antrag, kategorien, stichtag) }
  return (
    <Seite titel={titelZu(antrag)} stand={standZeile(data)}>
      <div className="p-formular p-text">
        <Lage stand={data} />
        <Angaben daten={daten} aenderbar={false} />
        <Unterlagen guid={guid} beleg={beleg}>
          {antrag.mitzeichnung?.fuerMich && antrag.mitzeichnung.aktionen.includes('ablehnen') && (
            <MitzeichnungEntscheiden guid={guid} m={antrag.mitzeichnung} />
          )}
        </Unterlagen>
      </div>
    </Seite>
  )
}

/** As long as there is something to sign the page is called so. */
const titelZu = ({ geNr, mitzeichnung: m }: AntragStand['antrag']): string =>
  m?.status === 'ANGEFRAGT' && m.fuerMich
    ? `Antrag ${geNr} unterschreiben`
    : `Unterschrift zum Antrag ${geNr}`

const standZeile = ({ antrag }: AntragStand): string => {
  const { mitzeichnung: m, formular } = antrag
  const firma = formular.unternehmen?.unternehmenName ?? 'Ihr Unternehmen'
  const bis = fristVon(antrag)
  const frist = bis && alsFrist(bis, serverJetzt())
  if (m?.status !== 'ANGEFRAGT' || !m.fuerMich) return `Für ${firma}`
  return `Für ${firma}. ${m.angefragtVon} bittet Sie um Ihre Unterschrift.${frist ? ` Frist: ${frist}.` : ''}`
}

type Worte = { ton: 'info' | 'success' | 'warning'; titel: string; text: string; mehr?: ReactNode }

const LAGE: Record<Mitzeichnung['status'], (m: Mitzeichnung, wann: string) => Worte> = {
  ANGEFRAGT: (m, wann) => ({
    ton: 'info',
    titel: m.fuerMich ? 'Lesen Sie alles, dann entscheiden Sie' : `${m.name} ist um die Unterschrift gebeten`,
    text: m.fuerMich
      ? `Sie unterschreiben genau diese Angaben. Ändert danach jemand etwas, gilt Ihre Unterschrift nicht mehr. Am Ende der Seite entscheiden Sie.`
      : `${m.angefragtVon} hat darum gebeten (${wann}).`,
  }),
  UNTERSCHRIEBEN: (m, wann) => ({
    ton: 'success',
    titel: m.fuerMich ? 'Sie haben unterschrieben' : `${m.name} hat unterschrieben`,
    text: `Unterschrieben: ${wann}. Eingereicht ist der Antrag damit noch nicht: Das macht ${m.angefragtVon} oder eine andere Person mit Zeichnungsberechtigung.`,
  }),
  ABGELEHNT: (m, wann) => ({
    ton: 'info',
    titel: m.fuerMich ? 'Sie haben nicht unterschrieben' : `${m.name} hat nicht unterschrieben`,
    text: `Abgelehnt: ${wann}. Der Antrag kann jetzt geändert werden. Der Grund:`,
    mehr: <blockquote className="kern-body s-zitat">{m.grund}</blockquote>,
  }),
  ZURUECKGERUFEN: (_, wann) => ({
    ton: 'info',
    titel: 'Diese Unterschrift wird nicht mehr gebraucht',
    text: `Die Bitte wurde zurückgenommen (${wann}). Sie müssen nichts tun.`,
  }),
  HINFAELLIG: (m) => ({
    ton: 'warning',
    titel: 'Der Antrag wurde inzwischen geändert',
    text: `${m.angefragtVon} muss noch einmal um die Unterschrift bitten.${m.geaendert.length > 0 ? ' Geändert wurde:' : ''}`,
    mehr: <GeaenderteStellen stellen={m.geaendert} />,
  }),
  EINGEREICHT: (m) => ({
    ton: 'success',
    titel: 'Der Antrag ist eingereicht',
    text: `${m.name} hat ihn mitgezeichnet.`,
  }),
}

function Lage({ stand: { antrag } }: { stand: AntragStand }) {
  const { mitzeichnung: m, formular, geschaeftStatus } = antrag
  const weiter = istEntwurf(geschaeftStatus)
    ? pfade.antrag(formular.guid, 'zusammenfassung')
    : pfade.eingang(formular.guid)
  if (m === null)
    return (
      <Hinweis titel="Zurzeit ist niemand um eine Unterschrift gebeten" stufe={2}>
        <Verweis href={weiter}>Zum Antrag</Verweis>
      </Hinweis>
    )
  const { ton, titel, text, mehr } = LAGE[m.status](m, `${alsWann(m.seit, serverJetzt())} Uhr`)
  return (
    <Hinweis ton={ton} titel={titel} stufe={2}>
      <div className="p-stapel">
        <p className="kern-body">{text}</p>
        {mehr}
        {!(m.status === 'ANGEFRAGT' && m.fuerMich) && (
          <p className="kern-body">
            <Verweis href={weiter}>Zum Antrag</Verweis>
          </p>
        )}
      </div>
    </Hinweis>
  )
}
