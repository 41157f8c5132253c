import { bankpruefungStaende } from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import type { Pruefungsentwurf } from './usePruefungEntwurf.ts'

type Props = {
  entwurf: Pick<Pruefungsentwurf, 'vorlegen' | 'laeuft' | 'absage'>
  /** So much is missing. */
  fehlt: number
}

/** The next step: blue once nothing is missing. */
export function Vorlegen({ entwurf: { vorlegen, laeuft, absage }, fehlt }: Props) {
  return (
    <>
      <AbsageHinweis absage={absage} />
      <Knopf
        variante={fehlt > 0 ? 'secondary' : 'primary'}
        laeuft={laeuft}
        gesperrtWeil={fehlt > 0 && `Noch ${fehlt} ${fehlt === 1 ? 'Angabe' : 'Angaben'}, siehe Ergebnis`}
        onClick={vorlegen}
      >
        {bankpruefungStaende.zeilen.auszahlungVorlegen.knopf}
      </Knopf>
    </>
  )
}
