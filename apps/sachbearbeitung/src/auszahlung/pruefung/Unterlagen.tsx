import {
  auszahlungVorschauAbfrage,
  type Bankpruefungsstand,
} from '@foerderportal/client/auszahlung/bankpruefung'
import { bescheidartVon } from '@foerderportal/contract/auszahlung/bankpruefung/bescheidart'
import type { Bankpruefung } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { useState } from 'react'
import { Bescheidblatt } from '../../shared/dokument/Bescheidblatt.tsx'
import { Dokumente } from '../../shared/dokument/Dokumente.tsx'

/** What is shown of a file here can be copied, but becomes no evidence. */
const nichts = () => undefined

/** A draft or what is presented has a notice to come; one that was released lies among the papers. */
const hatVorschau = ({ stand, inhalt, positionen }: Bankpruefung): boolean =>
  (stand === 'ENTWURF' || stand === 'VORGELEGT') && bescheidartVon(inhalt, positionen) !== null

const BESCHEID = 'bescheid'

/** The papers of a request beside its check, and the notice that it will become. */
export function Unterlagen({ stand: { wert, version } }: { stand: Bankpruefungsstand }) {
  const { unterlagen } = wert
  const [gewaehlt, setGewaehlt] = useState(unterlagen[0]?.uuid)
  const [seite, setSeite] = useState(1)
  const vorschau = hatVorschau(wert)
  const amBescheid = vorschau && gewaehlt === BESCHEID
  return (
    <Dokumente
      unterlagen={unterlagen}
      namen={new Map(unterlagen.map((datei) => [datei.uuid, datei.wozu]))}
      gezeigt={amBescheid ? undefined : (unterlagen.find(({ uuid }) => uuid === gewaehlt) ?? unterlagen[0])}
      zeigen={(neue) => {
        setGewaehlt(neue)
        setSeite(1)
      }}
      vorweg={
        vorschau
          ? {
              name: 'Bescheid, Vorschau',
              gezeigt: amBescheid,
              zeigen: () => setGewaehlt(BESCHEID),
              inhalt: <Bescheidblatt abfrage={auszahlungVorschauAbfrage(wert.guid, version)} />,
            }
          : undefined
      }
      seite={seite}
      seiteWaehlen={setSeite}
      marken={[]}
      markieren={nichts}
    />
  )
}
