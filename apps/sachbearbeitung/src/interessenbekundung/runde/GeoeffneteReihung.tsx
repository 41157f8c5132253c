import { reihungFreigeben } from '@foerderportal/client/interessenbekundung/runden'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/sachbearbeitung/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../../paths.ts'
import { kurzeSumme } from '../worte.ts'
import { ReihungZurueckgeben } from './ReihungZurueckgeben.tsx'
import { useNeuAnmelden, useRundeBekanntgeben } from './useHandlung.ts'

type Props = { runde: RundeAntwort; reihung: NonNullable<RundeAntwort['reihung']> }

/** What two equal draws have opened: both read it, and the second one releases what was read, by its hash (S3-03). */
export function GeoeffneteReihung({ runde: { guid, moeglich }, reihung: { zufall, sha256 } }: Props) {
  const { laeuft, absage, versuchen } = useVersuch()
  const bekanntgeben = useRundeBekanntgeben()
  const anmelden = useNeuAnmelden(guid)(absage)
  const freigeben = (gelesen: string) =>
    void versuchen(async () =>
      bekanntgeben(await reihungFreigeben(guid, gelesen), 'Die Reihung ist freigegeben und öffentlich.'),
    )
  return (
    <>
      {sha256 !== null && (
        <p className="d-weg__dateien">
          <code>{zufall}</code>
          <span className="d-meta">
            SHA-256 <code title={sha256}>{kurzeSumme(sha256)}</code>
          </span>
          <Verweis href={pfade.reihung(guid)}>Ergebnis ansehen</Verweis>
        </p>
      )}
      <AbsageHinweis absage={absage} />
      {moeglich.reihungFreigeben !== null && <p className="d-gesperrt">{moeglich.reihungFreigeben}</p>}
      <div className="d-werkzeuge">
        {anmelden && <Knopf onClick={anmelden}>Noch einmal anmelden</Knopf>}
        {!anmelden && moeglich.reihungFreigeben === null && sha256 !== null && (
          <Knopf laeuft={laeuft} onClick={() => freigeben(sha256)}>
            Reihung freigeben
          </Knopf>
        )}
        {moeglich.reihungZurueckgeben === null && <ReihungZurueckgeben guid={guid} />}
      </div>
    </>
  )
}
