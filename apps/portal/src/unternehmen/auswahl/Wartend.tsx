import { serverJetzt } from '@foerderportal/client/serverzeit'
import { wartendesAbfragen } from '@foerderportal/client/wartendes'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { istEtwasEntschieden } from '../../shared/vorgaenge/vorgaengeSammeln.ts'
import { wartendWorte, type Wartendes } from './wartendWorte.ts'

/** True from the first time on that the element is in sight. */
const useGesehen = (ref: RefObject<Element | null>): boolean => {
  const [gesehen, setGesehen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (gesehen || element === null) return undefined
    const waechter = new IntersectionObserver((eintraege) => {
      if (eintraege.some(({ isIntersecting }) => isIntersecting)) setGesehen(true)
    })
    waechter.observe(element)
    return () => waechter.disconnect()
  }, [gesehen, ref])
  return gesehen
}

/** All of it, or nothing: half of it would say that less waits. */
const useWartendes = (unternehmenGuid: string, enabled: boolean): Wartendes | undefined => {
  const [antraege, bekundungen, auszahlungen, ungelesen, bescheide] = wartendesAbfragen(unternehmenGuid)
  const [a, b, z, u] = useQueries({
    queries: [
      { ...antraege, enabled },
      { ...bekundungen, enabled },
      { ...auszahlungen, enabled },
      { ...ungelesen, enabled },
    ],
  })
  const entschieden = a.data !== undefined && istEtwasEntschieden({ antraege: a.data })
  const { data: gegeben } = useQuery({ ...bescheide, enabled: enabled && entschieden })
  if (!a.data || !b.data || !z.data || !u.data || (entschieden && !gegeben)) return undefined
  return {
    listen: { antraege: a.data, bekundungen: b.data, auszahlungen: z.data },
    bescheide: (entschieden && gegeben) || [],
    ungelesen: u.data.amount,
  }
}

/** What waits in a company. Asked for when it comes in sight: advisers act for many. Its line stays free until then. */
export function Wartend({ unternehmenGuid }: { unternehmenGuid: string }) {
  const zeile = useRef<HTMLParagraphElement>(null)
  const darfLesen = useDarf(['ZUWENDUNGEN', 'LESEN'])
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const gesehen = useGesehen(zeile)
  const data = useWartendes(unternehmenGuid, gesehen && darfLesen)
  if (!darfLesen) return null
  return (
    <p className="kern-body" ref={zeile}>
      {data ? <Worte worte={wartendWorte(data, darfSchreiben, serverJetzt())} /> : <>&nbsp;</>}
    </p>
  )
}

const Worte = ({ worte }: { worte: string | undefined }) =>
  worte ? <strong>{worte}</strong> : <span className="kern-body--muted">Nichts wartet auf Sie.</span>
