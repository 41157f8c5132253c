import { useId } from 'react'

type FortschrittProps = {
  /** What is going on, for example the name of the file. */
  etikett: string
  etikettUnsichtbar?: boolean
  /** 0 to 100; undefined when it cannot be known. */
  prozent?: number | undefined
  /** What stands at the right instead of the per cent, for example 'noch 20 Sekunden'. */
  stand?: string
}

/** How far something is. */
export function Fortschritt({ etikett, etikettUnsichtbar, prozent, stand }: FortschrittProps) {
  const id = useId()
  return (
    <div className="kern-progress p-fortschritt">
      <div className="p-fortschritt__kopf">
        <label htmlFor={id} className={etikettUnsichtbar ? 'p-nur-vorlesen' : 'kern-label kern-label--small'}>
          {etikett}
        </label>
        <span className="p-zahl p-fortschritt__stand">
          {stand ?? (prozent === undefined ? '' : `${Math.round(prozent)} %`)}
        </span>
      </div>
      <progress id={id} max={100} {...(prozent === undefined ? {} : { value: prozent })} />
    </div>
  )
}
