import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { klassen } from '../klassen.ts'
import { useAnmerkung } from './anmerkungen.ts'
import type { Feldworte } from './useFeld.ts'

export type Feldbezug = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

const beschreibungen = (
  id: string,
  { hinweis, vorbelegt }: Feldworte,
  fehler: string | undefined,
  anmerkung: ReactNode,
) =>
  klassen(
    Boolean(hinweis) && `${id}-hinweis`,
    Boolean(anmerkung) && `${id}-anmerkung`,
    Boolean(fehler) && `${id}-fehler`,
    Boolean(vorbelegt) && `${id}-herkunft`,
  ) || undefined

/** What connects an input with its hint, its error, where its value comes from, and what else is said at it. */
export const useFeldbezug = (id: string, worte: Feldworte, fehler: string | undefined): Feldbezug => ({
  id,
  'aria-describedby': beschreibungen(id, worte, fehler, useAnmerkung(id)),
  'aria-invalid': fehler ? true : undefined,
})

export function Freiwillig({ freiwillig }: { freiwillig?: boolean | undefined }) {
  return freiwillig && <span className="kern-label__optional"> (freiwillig)</span>
}

export function Feldhinweis({ id, hinweis }: { id: string; hinweis?: ReactNode }) {
  const anmerkung = useAnmerkung(id)
  return (
    <>
      {hinweis && (
        <div className="kern-hint" id={`${id}-hinweis`}>
          {hinweis}
        </div>
      )}
      {anmerkung && (
        <div className="kern-hint" id={`${id}-anmerkung`}>
          {anmerkung}
        </div>
      )}
    </>
  )
}

export function Feldfuss({
  id,
  fehler,
  vorbelegt,
}: {
  id: string
  fehler: string | undefined
  vorbelegt?: string | undefined
}) {
  return (
    <>
      {vorbelegt && (
        <p className="p-feld__herkunft" id={`${id}-herkunft`}>
          {vorbelegt}
        </p>
      )}
      {fehler && (
        <p className="kern-error" id={`${id}-fehler`}>
          <Icon name="danger" />
          <span className="kern-body">{fehler}</span>
        </p>
      )}
    </>
  )
}

type FeldrahmenProps = Feldworte & {
  id: string
  fehler: string | undefined
  className?: string | undefined
  /** The input; it takes over all of `bezug`. */
  children: (bezug: Feldbezug) => ReactNode
}

/** Label above, hint under it, input, error below: the frame of every field with one input. */
export function Feldrahmen({ id, fehler, className, children, ...worte }: FeldrahmenProps) {
  const bezug = useFeldbezug(id, worte, fehler)
  return (
    <div className={klassen('kern-form-input p-feld', fehler && 'kern-form-input--error', className)}>
      <label className="kern-label" htmlFor={id}>
        {worte.etikett}
        <Freiwillig freiwillig={worte.freiwillig} />
      </label>
      <Feldhinweis id={id} hinweis={worte.hinweis} />
      {children(bezug)}
      <Feldfuss id={id} fehler={fehler} vorbelegt={worte.vorbelegt} />
    </div>
  )
}
