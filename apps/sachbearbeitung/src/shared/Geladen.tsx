import { isProblem } from '@foerderportal/client/problem'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { istNichtDa } from './gegenstand.ts'
import { Arbeitsseite } from './Arbeitsseite.tsx'

/** Section 8: not possible at this time. Something else comes first. */
export const istNochNicht = (error: unknown): boolean => isProblem(error, 412)

type Props<T> = {
  abfrage: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isFetching'>
  /** What is coming, as the beginning of a sentence: 'Die Fälle'. */
  was: string
  art?: 'text' | 'tabelle'
  children: (daten: T) => ReactNode
}

const klein = (was: string) => was.charAt(0).toLowerCase() + was.slice(1)

/** What a part of a page shows of an answer: its shape, what it says, or why it did not come and how to go on. */
export function Geladen<T>({ abfrage, was, art = 'text', children }: Props<T>) {
  const { data, error, refetch, isFetching } = abfrage
  if (data !== undefined) return children(data)
  if (error === null) return <Skelett art={art} was={was} anzahl={6} />
  const warum = isProblem(error) ? (error.problem.detail ?? error.problem.title) : ''
  // Nothing went wrong: something else comes first, and the server says what.
  if (istNochNicht(error))
    return (
      <Hinweis titel="Noch nicht zu sehen" neu>
        <p className="kern-body">{warum}</p>
      </Hinweis>
    )
  return (
    <Hinweis ton="danger" titel={`Nicht geladen: ${klein(was)}`} neu>
      <p className="kern-body">{warum}</p>
      <div>
        <Knopf variante="secondary" onClick={() => void refetch()} laeuft={isFetching}>
          Noch einmal versuchen
        </Knopf>
      </div>
    </Hinweis>
  )
}

type UnterwegsProps<T> = Pick<Props<T>, 'abfrage' | 'was'> & { titel: string }

/**
 * A page that draws its head from an answer, while that is not there: under its general title the same as a part says. What
 * is not there at all, the page of a missing thing says.
 */
export function SeiteUnterwegs<T>({ titel, ...teil }: UnterwegsProps<T>) {
  if (istNichtDa(teil.abfrage.error)) throw teil.abfrage.error
  return (
    <Arbeitsseite titel={titel}>
      <Geladen {...teil}>{() => null}</Geladen>
    </Arbeitsseite>
  )
}
