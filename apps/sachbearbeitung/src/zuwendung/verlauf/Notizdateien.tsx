import { notizDateiSenden } from '@foerderportal/client/zuwendung/fall/verlauf'
import { NOTIZ_DATEIEN } from '@foerderportal/contract/zuwendung/verlauf/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import type { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useId } from 'react'

export type Notizdatei = { readonly uuid: string; readonly dateiname: string }

type Props = {
  dateien: readonly Notizdatei[]
  setzen: (wie: (alte: readonly Notizdatei[]) => Notizdatei[]) => void
  /** Of the form around it: nothing is saved while a file is on its way. */
  versuch: ReturnType<typeof useVersuch>
}

/** Files for a note: they stay the bank's. */
export function Notizdateien({ dateien, setzen, versuch: { laeuft, absage, versuchen } }: Props) {
  const id = useId()
  const frei = NOTIZ_DATEIEN - dateien.length
  const hochladen = (gewaehlt: readonly File[]) =>
    versuchen(async () => {
      for (const datei of gewaehlt.slice(0, frei)) {
        const { uuid, dateiname } = await notizDateiSenden(datei)
        setzen((alte) => [...alte, { uuid, dateiname }])
      }
    })
  return (
    <div className="d-block">
      <label className="kern-label" htmlFor={id}>
        Dateien
      </label>
      <input
        id={id}
        type="file"
        multiple
        disabled={laeuft || frei === 0}
        onChange={({ target }) => {
          void hochladen([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <output className="d-leise">{laeuft && 'Wird hochgeladen …'}</output>
      <AbsageHinweis absage={absage} />
      {dateien.length > 0 && (
        <ul className="kern-body" aria-label="Dateien der Notiz">
          {dateien.map(({ uuid, dateiname }) => (
            <li key={uuid}>
              {dateiname}{' '}
              <Knopf
                variante="tertiary"
                klein
                nurIcon
                icon="close"
                onClick={() => setzen((alte) => alte.filter((datei) => datei.uuid !== uuid))}
              >
                {`${dateiname} weglassen`}
              </Knopf>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
