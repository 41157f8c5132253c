import { bankpruefungStaende } from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import type { Pruefungsentwurf } from './usePruefungEntwurf.ts'

type Props = {
  entwurf: Pick<Pruefungsentwurf, 'laeuft' | 'absage'>
  /** So much is missing. */
  fehlt: number
  vorlegen: () => void
}

/** The next step: blue once nothing is missing; before that it leads to what is. */
export function Vorlegen({ entwurf: { laeuft, absage }, fehlt, vorlegen }: Props) {
  return (
    <>
      <AbsageHinweis absage={absage} />
      {fehlt > 0 && (
        <span className="d-meta">
          {`Noch ${fehlt} ${fehlt === 1 ? 'Angabe' : 'Angaben'}, siehe Ergebnis`}
        </span>
      )}
      <Knopf variante={fehlt > 0 ? 'secondary' : 'primary'} laeuft={laeuft} onClick={vorlegen}>
        {bankpruefungStaende.zeilen.auszahlungVorlegen.knopf}
      </Knopf>
    </>
  )
}
