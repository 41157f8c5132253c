import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'

type Props = { lauf: Zahllauf }

/** S6-08: what has to be known of a run whose day passed before its file was with the bank. */
export function Verfall({ lauf }: Props) {
  const { verfall, tagVerpasst } = lauf
  if (verfall?.freigegeben) return <Verfallen lauf={lauf} />
  if (!tagVerpasst) return null
  return verfall === null || verfall.zurueckgegeben ? <Verpasst lauf={lauf} /> : <Vorgelegt lauf={lauf} />
}

function Verpasst({ lauf: { ausfuehrungAm, verfall } }: Props) {
  return (
    <Hinweis ton="warning" titel="Die Datei ist nicht rechtzeitig eingereicht">
      <p className="kern-body">
        Der Tag der Ausführung{ausfuehrungAm && `, der ${alsDatum(ausfuehrungAm)},`} ist vorbei. Reichen Sie
        die Datei nicht mehr ein. Lassen Sie den Zahllauf verfallen: Dann stehen seine Auszahlungen für einen
        neuen bereit.
      </p>
      {verfall?.zurueckgegeben && (
        <p className="kern-body">
          Zurückgegeben von {verfall.zurueckgegeben.name}: {verfall.zurueckgegeben.grund}
        </p>
      )}
    </Hinweis>
  )
}

function Vorgelegt({ lauf: { verfall } }: Props) {
  return (
    <Hinweis ton="warning" titel={`Soll verfallen, vorgelegt von ${verfall?.vorgelegt?.name ?? ''}`}>
      <p className="kern-body">{verfall?.grund}</p>
      <p className="kern-body">
        Freigeben darf das nur, wer sicher ist, dass die Datei nicht bei der Bank liegt. Sonst wird zweimal
        gezahlt.
      </p>
    </Hinweis>
  )
}

function Verfallen({ lauf: { verfall } }: Props) {
  return (
    <Hinweis ton="warning" titel="Verfallen: Reichen Sie diese Datei nicht ein">
      <p className="kern-body">
        Der Tag der Ausführung war vorbei. Die Auszahlungen stehen für einen neuen Zahllauf bereit; die Datei
        bleibt nur zum Nachlesen.
      </p>
      <p className="kern-body">Grund: {verfall?.grund}</p>
    </Hinweis>
  )
}
