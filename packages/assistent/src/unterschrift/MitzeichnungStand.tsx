import { serverJetzt } from '@foerderportal/client/serverzeit'
import type { Mitzeichnung } from '@foerderportal/contract/formular/mitzeichnung'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { alsFrist } from '@foerderportal/shell/zeit/zeit'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Hinweis, type Ton } from '@foerderportal/ui/Hinweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Formularantwort } from '../formularart.ts'
import type { Unterschriftdienst } from '../unterschriftdienst.ts'
import { GeaenderteStellen } from './GeaenderteStellen.tsx'
import { MitzeichnungAktionen, type Bitte } from './MitzeichnungAktionen.tsx'
import { standText } from './mitzeichnungWorte.ts'

type Props<V extends Formularantwort, K> = Omit<Bitte<V, K>, 'm'> & {
  /** The form hears how the request stands now. */
  beiStand: (mitzeichnung: Mitzeichnung | null) => void
}

const TON: Partial<Record<Mitzeichnung['status'], Ton>> = {
  UNTERSCHRIEBEN: 'success',
  ABGELEHNT: 'warning',
  HINFAELLIG: 'warning',
}

/** The request as the server has it now; a save may have voided it. */
const useStand = <V extends Formularantwort>(
  { abfrage, mitzeichnung }: Unterschriftdienst<V>,
  entwurf: Pick<Entwurf<V>, 'wert' | 'basis'>,
): Mitzeichnung | null => {
  const vorgang = entwurf.wert()
  const { data, refetch } = useQuery(abfrage(vorgang.formular.guid))
  const { version } = entwurf.basis()
  useEffect(() => void refetch(), [refetch, version])
  return mitzeichnung(data === undefined ? vorgang : data.wert)
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

/** How the second signature stands, for the one who waits for it: above every page of the form. */
export function MitzeichnungStand<V extends Formularantwort, K>({ beiStand, ...bitte }: Props<V, K>) {
  const { dienst, entwurf, imUeberblick } = bitte
  const vorgang = entwurf.wert()
  const m = useStand(dienst, entwurf)
  useEffect(() => beiStand(m), [beiStand, m])
  const text = standText(m, dienst.name, dienst.person(vorgang.formular).name, serverJetzt())
  useNeuerStand(m?.status, text)
  if (m === null && !imUeberblick) return null
  return (
    <Hinweis ton={(m && TON[m.status]) ?? 'info'} titel="Zweite Unterschrift" stufe={2}>
      <div className="p-stapel">
        <p className="kern-body">{text}</p>
        {m && <Naeheres m={m} bis={imUeberblick ? dienst.frist(vorgang) : undefined} />}
        <MitzeichnungAktionen {...bitte} m={m} />
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
