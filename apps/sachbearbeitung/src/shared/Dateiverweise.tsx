import { dateiHerunterladen } from '@foerderportal/client/datei'
import type { Datei } from '@foerderportal/contract/shared/datei'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'

/** Files beside a note; each is saved by a press. */
export function Dateiverweise({ dateien }: { dateien: readonly Datei[] }) {
  const { laeuft, absage, versuchen } = useVersuch()
  return (
    <>
      {dateien.map(({ uuid, dateiname, downloadUrl }) => (
        <div key={uuid}>
          <Knopf
            variante="tertiary"
            klein
            icon="download"
            laeuft={laeuft}
            onClick={() =>
              void versuchen(() => dateiHerunterladen(`${downloadUrl}?download=true`, dateiname))
            }
          >
            {dateiname}
          </Knopf>
        </div>
      ))}
      <AbsageHinweis absage={absage} />
    </>
  )
}
