import { rufen } from '@foerderportal/client/rufen'
import { zahllaufVerfallen } from '@foerderportal/contract/auszahlung/zahllauf/routes'
import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { zahllaufStaende } from '@foerderportal/contract/auszahlung/zahllauf/staende'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { Freigabefrage } from '../../shared/freigabe/Freigabefrage.tsx'
import { laufangaben } from './laufangaben.ts'
import { useHandlung } from './useHandlung.ts'

/** Releases that a run ends whose day has passed (S6-08). */
export function Verfallen({ lauf }: { lauf: Zahllauf }) {
  // The presentation that was read when the question came.
  const [gefragt, setGefragt] = useState<string>()
  const geschehen = useHandlung()
  const { knopf } = zahllaufStaende.zeilen.zahllaufVerfallen
  if (lauf.aktionen.zahllaufVerfallen !== null) return null
  return (
    <>
      <Knopf onClick={() => setGefragt(lauf.verfall?.guid ?? '')}>{knopf}</Knopf>
      {gefragt !== undefined && (
        <Freigabefrage
          titel={`Zahllauf ${lauf.nr} verfallen lassen?`}
          angaben={[...laufangaben(lauf), ['Grund', lauf.verfall?.grund]]}
          folge="Danach ist der Zahllauf zu Ende, und seine Auszahlungen stehen für einen neuen bereit. Liegt die Datei doch bei der Bank, wird zweimal gezahlt."
          knopf={knopf}
          freigeben={async () =>
            geschehen(
              await rufen(zahllaufVerfallen, { params: { guid: lauf.guid }, body: { verfall: gefragt } }),
              'Verfallen.',
            )
          }
          schliessen={() => setGefragt(undefined)}
        />
      )}
    </>
  )
}
