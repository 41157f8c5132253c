import { mitzeichnungAbfrage } from '@foerderportal/client/zuwendung/mitzeichnung'
import { serverJetzt } from '@foerderportal/client/serverzeit'
import { fristVon } from '@foerderportal/contract/zuwendung/lifecycle'
import type { Mitzeichnung } from '@foerderportal/contract/zuwendung/mitzeichnung/mitzeichnung'
import type { AntragKontext } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Hinweis, type Ton } from '@foerderportal/ui/Hinweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { GeaenderteStellen } from '../antrag/GeaenderteStellen.tsx'
import { MitzeichnungAktionen } from './MitzeichnungAktionen.tsx'
import { genannterName, standText } from './mitzeichnungWorte.ts'
import type { AntragEntwurf } from '../antrag/useAntrag.ts'

type Props = {
  entwurf: AntragEntwurf
  kontext: AntragKontext
  /** The page of the wizard; only the summary asks. */
  seite: string
  /** The wizard hears how the request stands now. */
  beiStand: (mitzeichnung: Mitzeichnung | null) => void
  /** The server has changed the form: it has to be read again. */
  neuLaden: () => Promise<void>
}

const TON: Partial<Record<Mitzeichnung['status'], Ton>> = {
  UNTERSCHRIEBEN: 'success',
  ABGELEHNT: 'warning',
  HINFAELLIG: 'warning',
}

/** The request as the server has it now; a save may have voided it. */
const useStand = (entwurf: AntragEntwurf): Mitzeichnung | null => {
  const { formular, mitzeichnung } = entwurf.wert()
  const { data, refetch } = useQuery(mitzeichnungAbfrage(formular.guid))
  const { version } = entwurf.basis()
  useEffect(() => void refetch(), [refetch, version])
  return data === undefined ? mitzeichnung : data.antrag.mitzeichnung
}

/** What the other person does meanwhile is said; what one does oneself says its own button. */
const useNeuerStand = (status: Mitzeichnung['status'] | undefined, text: string) => {
  const vorher = useRef(status)
  useEffect(() => {
    if (vorher.current === status) return
    vorher.current = status
    if (status && TON[status]) ansagen(text)
  }, [status, text])
}

/** How the second signature stands, for the one who waits for it: above every page of the wizard. */
export function MitzeichnungStand({ entwurf, kontext, seite, beiStand, neuLaden }: Props) {
  const antrag = entwurf.wert()
  const m = useStand(entwurf)
  useEffect(() => beiStand(m), [beiStand, m])
  const text = standText(m, genannterName(antrag.formular), serverJetzt())
  useNeuerStand(m?.status, text)
  if (m === null && seite !== 'zusammenfassung') return null
  return (
    <Hinweis ton={(m && TON[m.status]) ?? 'info'} titel="Zweite Unterschrift" stufe={2}>
      <div className="p-stapel">
        <p className="kern-body">{text}</p>
        {m && <Naeheres m={m} bis={seite === 'zusammenfassung' ? fristVon(antrag) : undefined} />}
        <MitzeichnungAktionen {...{ m, entwurf, kontext, seite, neuLaden }} />
      </div>
    </Hinweis>
  )
}

function Naeheres({ m, bis }: { m: Mitzeichnung; bis: string | undefined }) {
  const frist = bis && alsFrist(bis, serverJetzt())
  if (m.status === 'ABGELEHNT') return <blockquote className="kern-body s-zitat">{m.grund}</blockquote>
  if (m.status === 'ANGEFRAGT' && frist) return <p className="kern-body">Frist: {frist}.</p>
  return m.status === 'HINFAELLIG' && <GeaenderteStellen stellen={m.geaendert} />
}
