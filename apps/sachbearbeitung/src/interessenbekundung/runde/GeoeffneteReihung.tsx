import { bewegen } from '@foerderportal/client/rufen'
import { reihungFreigeben } from '@foerderportal/contract/interessenbekundung/bank/routes'
import type { RundeAntwort } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { useUnterwegs } from '../../shared/anmeldung/useFrischAnmelden.ts'
import { freigabeTaste } from '../../shared/freigabe/freigabeTasten.ts'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import { Freigabefrage } from '../../shared/freigabe/Freigabefrage.tsx'
import { kurzeSumme, rundeTitel } from '../worte.ts'
import { ReihungZurueckgeben } from './ReihungZurueckgeben.tsx'
import { useRundeBekanntgeben } from './useHandlung.ts'

type Props = { runde: RundeAntwort; reihung: NonNullable<RundeAntwort['reihung']> }

/** What two equal draws have opened: both read it, and the second one releases what was read, by its hash (S3-03). */
export function GeoeffneteReihung({ runde, reihung: { guid, zufall, sha256 } }: Props) {
  const { moeglich } = runde
  const kann = moeglich.reihungFreigeben === null && sha256 !== null
  const unterwegs = useUnterwegs('reihungFreigeben')
  const [gefragt, setGefragt] = useState(unterwegs?.an === runde.guid && kann ? sha256 : undefined)
  useTasten('Reihung', kann ? [freigabeTaste(() => setGefragt(sha256))] : [])
  return (
    <>
      {sha256 !== null && (
        <p className="d-weg__dateien">
          <code>{zufall}</code>
          <span className="d-meta">
            SHA-256 <code title={sha256}>{kurzeSumme(sha256)}</code>
          </span>
          <Verweis href={pfade.reihung(runde.guid)}>Ergebnis ansehen</Verweis>
        </p>
      )}
      {moeglich.reihungFreigeben !== null && <p className="d-gesperrt">{moeglich.reihungFreigeben}</p>}
      <div className="d-werkzeuge">
        {kann && <Knopf onClick={() => setGefragt(sha256)}>Reihung freigeben</Knopf>}
        {moeglich.reihungZurueckgeben === null && <ReihungZurueckgeben guid={runde.guid} reihung={guid} />}
      </div>
      {gefragt !== undefined && (
        <Frage runde={runde} gelesen={gefragt} schliessen={() => setGefragt(undefined)} />
      )}
    </>
  )
}

type FrageProps = { runde: RundeAntwort; gelesen: string; schliessen: () => void }

function Frage({ runde, gelesen, schliessen }: FrageProps) {
  const { guid, liste, budget } = runde
  const bekanntgeben = useRundeBekanntgeben()
  return (
    <Freigabefrage
      titel="Reihung freigeben?"
      angaben={[
        ['Runde', rundeTitel(runde)],
        ['Liste', liste && `${liste.zeilen.toLocaleString('de-DE')} Zeilen`],
        ['Mittel der Runde', `${betragSchreiben(budget.budget)}\u00a0€`],
        ['Prüfsumme', <code key="summe">{kurzeSumme(gelesen)}</code>],
      ]}
      folge="Danach ist die Reihung öffentlich und steht fest. Eingeladen wird nach ihr, in Staffeln."
      knopf="Freigeben"
      frisch={{ handlung: 'reihungFreigeben', an: guid }}
      freigeben={async () =>
        bekanntgeben(
          await bewegen(reihungFreigeben, { params: { guid }, body: { sha256: gelesen } }),
          'Die Reihung ist freigegeben und öffentlich.',
        )
      }
      schliessen={schliessen}
    />
  )
}
