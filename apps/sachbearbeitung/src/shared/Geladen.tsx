import { isProblem } from '@foerderportal/client/problem'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

type Props<T> = {
  abfrage: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isFetching'>
  /** What is coming, as the beginning of a sentence: 'Die Fälle'. */
  was: string
  art?: 'text' | 'tabelle'
  children: (daten: T) => ReactNode
}

/** What a part of a page shows of an answer: its shape, what it says, or why it did not come and how to go on. */
export function Geladen<T>({ abfrage, was, art = 'text', children }: Props<T>) {
  const { data, error, refetch, isFetching } = abfrage
  if (data !== undefined) return children(data)
  if (error === null) return <Skelett art={art} was={was} anzahl={6} />
  return (
    <Hinweis ton="danger" titel={`${was} ließen sich nicht laden`} neu>
      <p className="kern-body">{isProblem(error) ? (error.problem.detail ?? error.problem.title) : ''}</p>
      <div>
        <Knopf variante="secondary" onClick={() => void refetch()} laeuft={isFetching}>
          Noch einmal versuchen
        </Knopf>
      </div>
    </Hinweis>
  )
}
