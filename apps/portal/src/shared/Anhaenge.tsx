import type { Datei } from '@foerderportal/contract/shared/datei'
import { oeffnetNichtWeil } from '@foerderportal/contract/shared/pruefstand'
import { lateDialog } from '@foerderportal/shell/late/lateDialog.tsx'
import { groesseSchreiben } from '@foerderportal/ui/felder/dateien/groesse'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'

const Vorschau = lateDialog(
  async () => (await import('@foerderportal/assistent/dateien/Vorschau.tsx')).Vorschau,
  'Die Vorschau lässt sich nicht öffnen',
)

/** Files that came with words, each to look at and to keep. */
export function Anhaenge({ dateien }: { dateien: readonly Datei[] }) {
  const [offen, setOffen] = useState<Datei>()
  return (
    <>
      <ul className="s-anhaenge s-buendig" aria-label="Dateien">
        {dateien.map((datei) => (
          <li key={datei.uuid}>
            <Anhang datei={datei} oeffnen={() => setOffen(datei)} />
          </li>
        ))}
      </ul>
      {offen && <Vorschau datei={offen} schliessen={() => setOffen(undefined)} />}
    </>
  )
}

/** What is locked says why instead of opening. */
function Anhang({ datei, oeffnen }: { datei: Datei; oeffnen: () => void }) {
  const grund = oeffnetNichtWeil(datei.scanStatus)
  if (grund !== undefined)
    return (
      <span>
        {datei.dateiname} <span className="kern-body--muted">({grund})</span>
      </span>
    )
  return (
    <>
      <Knopf variante="tertiary" icon="download" onClick={oeffnen}>
        {datei.dateiname}
      </Knopf>
      <span className="kern-body--muted">{groesseSchreiben(datei.size)}</span>
    </>
  )
}
