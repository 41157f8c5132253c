import type { FallUnterlage } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import type { ReactNode } from 'react'
import { useAktuellesInSicht } from '../useAktuellesInSicht.ts'
import { Dokument } from './Dokument.tsx'
import type { Marke } from './Marken.tsx'

type Props = {
  unterlagen: readonly FallUnterlage[]
  namen: ReadonlyMap<string, string>
  gezeigt: FallUnterlage | undefined
  zeigen: (uuid: string) => void
  seite: number
  seiteWaehlen: (seite: number) => void
  marken: readonly Marke[]
  markieren: (zitat: string | null) => void
  /** What stands in the strip before the files, and is none of them. */
  vorweg?: Vorweg | undefined
}

type Vorweg = {
  readonly name: string
  readonly gezeigt: boolean
  readonly zeigen: () => void
  readonly inhalt: ReactNode
}

/** Every file of the case in one strip, and the one that is looked at. */
export function Dokumente({ unterlagen, namen, gezeigt, zeigen, vorweg, ...blick }: Props) {
  const uuid = gezeigt?.uuid
  const leiste = useAktuellesInSicht<HTMLUListElement>(uuid ?? '')
  return (
    <section className="d-dokumente" aria-label="Unterlagen">
      {unterlagen.length === 0 && vorweg === undefined ? (
        <p className="kern-body d-dokumente__leer">Zu diesem Fall gibt es keine Dateien.</p>
      ) : (
        <ul className="d-streifen" ref={leiste} aria-label="Alle Dateien">
          {vorweg && (
            <li>
              <button
                type="button"
                className="d-streifen__datei"
                aria-current={vorweg.gezeigt ? 'true' : undefined}
                onClick={vorweg.zeigen}
              >
                {vorweg.gezeigt && <Icon name="draft" groesse="small" />}
                {vorweg.name}
              </button>
            </li>
          )}
          {unterlagen.map((datei) => (
            <li key={datei.uuid}>
              <button
                type="button"
                className="d-streifen__datei"
                aria-current={datei.uuid === uuid ? 'true' : undefined}
                onClick={() => zeigen(datei.uuid)}
              >
                {datei.uuid === uuid && <Icon name="draft" groesse="small" />}
                {namen.get(datei.uuid)}
              </button>
            </li>
          ))}
        </ul>
      )}
      {vorweg?.gezeigt && vorweg.inhalt}
      <Aufforderung {...{ unterlagen, gezeigt, vorweg }} />
      {gezeigt && (
        <Dokument
          key={gezeigt.uuid}
          datei={gezeigt}
          name={namen.get(gezeigt.uuid) ?? gezeigt.dateiname}
          namen={namen}
          {...blick}
        />
      )}
    </section>
  )
}

/** Where files lie there and none is shown. */
function Aufforderung({ unterlagen, gezeigt, vorweg }: Pick<Props, 'unterlagen' | 'gezeigt' | 'vorweg'>) {
  if (gezeigt !== undefined || vorweg?.gezeigt === true || unterlagen.length === 0) return null
  return <p className="kern-body d-dokumente__leer">Wählen Sie oben eine Datei.</p>
}
