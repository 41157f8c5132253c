import { dateiHerunterladen } from '@foerderportal/client/datei'
import type { Datei } from '@foerderportal/contract/shared/datei'
import { oeffnetNichtWeil, untauglichWeil } from '@foerderportal/contract/shared/pruefstand'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'

/** Files beside words; each is saved by a press, and what is locked says why instead. */
export function Dateiverweise({ dateien }: { dateien: readonly Datei[] }) {
  const { laeuft, absage, versuchen } = useVersuch()
  const laden = ({ downloadUrl, dateiname }: Datei) =>
    void versuchen(() => dateiHerunterladen(`${downloadUrl}?download=true`, dateiname))
  return (
    <>
      {dateien.map((datei) => (
        <div key={datei.uuid} className="d-dateiverweis">
          <Dateiverweis datei={datei} laeuft={laeuft} laden={() => laden(datei)} />
        </div>
      ))}
      <AbsageHinweis absage={absage} />
    </>
  )
}

function Dateiverweis({ datei, laeuft, laden }: { datei: Datei; laeuft: boolean; laden: () => void }) {
  const { dateiname, scanStatus } = datei
  const grund = oeffnetNichtWeil(scanStatus)
  if (grund !== undefined)
    return (
      <span className="kern-body">
        {dateiname} <span className="d-leise">({grund})</span>
      </span>
    )
  const mangel = untauglichWeil(scanStatus)
  return (
    <>
      <Knopf variante="tertiary" klein icon="download" laeuft={laeuft} onClick={laden}>
        {dateiname}
      </Knopf>
      {mangel !== undefined && <span className="d-leise">({mangel})</span>}
    </>
  )
}
