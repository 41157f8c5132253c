import type { Datei } from '@foerderportal/contract/shared/datei'
import type { Mitteilung } from '@foerderportal/contract/mitteilungen/konversation/schema'
import { gesperrtWeil } from '@foerderportal/contract/shared/pruefstand'
import { lateDialog } from '@foerderportal/shell/late/lateDialog.tsx'
import { useUmgebung } from '@foerderportal/shell/umgebung'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { groesseSchreiben } from '@foerderportal/ui/felder/dateien/groesse'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { klassen } from '@foerderportal/ui/klassen'
import { Statuswort } from '@foerderportal/ui/Statuswort.tsx'
import { useId, useState } from 'react'

const Vorschau = lateDialog(
  async () => (await import('@foerderportal/assistent/dateien/Vorschau.tsx')).Vorschau,
  'Die Vorschau lässt sich nicht öffnen',
)

/** A message with who wrote it, when, and the files that came with it. What is written stays text. */
export function MitteilungAnsicht({ mitteilung, neu }: { mitteilung: Mitteilung; neu: boolean }) {
  const id = useId()
  const { bankName } = useUmgebung().konfiguration
  const { richtungZuKunde, absender, abgeschicktAm, betreff, inhalt, anhaenge } = mitteilung
  return (
    <article
      className={klassen('s-mitteilung', !richtungZuKunde && 's-mitteilung--eigene')}
      aria-labelledby={id}
    >
      <p className="s-mitteilung__kopf">
        <strong>{richtungZuKunde ? bankName : (absender ?? 'Ihr Unternehmen')}</strong>
        <span className="kern-body--muted">{`${alsWann(abgeschicktAm)} Uhr`}</span>
        {neu && (
          <Statuswort ton="info" klein>
            neu
          </Statuswort>
        )}
      </p>
      <h2 className="kern-title kern-title--small" id={id}>
        {betreff}
      </h2>
      <p className="kern-body s-mitteilung__text">{inhalt}</p>
      {anhaenge.length > 0 && <Anhaenge dateien={anhaenge} />}
    </article>
  )
}

function Anhaenge({ dateien }: { dateien: readonly Datei[] }) {
  const [offen, setOffen] = useState<Datei>()
  return (
    <>
      <ul className="s-anhaenge" aria-label="Dateien">
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
  const grund = gesperrtWeil(datei.scanStatus)
  const warten = datei.scanStatus === 'wird geprüft' ? 'wird auf Viren geprüft' : undefined
  if (grund !== undefined || warten !== undefined)
    return (
      <span>
        {datei.dateiname} <span className="kern-body--muted">({warten ?? grund})</span>
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
