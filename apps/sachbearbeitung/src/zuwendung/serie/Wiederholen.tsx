import { serieWiederholen } from '@foerderportal/contract/mitteilungen/serie/routes'
import { rufen } from '@foerderportal/client/rufen'
import { serieAbfrage } from '@foerderportal/client/mitteilungen/serie'
import type { Serie } from '@foerderportal/contract/mitteilungen/serie/schema'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { gehende } from './gehende.ts'

const gesperrtWeil = (serie: Serie, anzahl: number): string | false => {
  if (!serie.eigene) return `Das wiederholt, wer sie gesendet hat: ${serie.gesendetVon}.`
  return anzahl === 0 && 'An diese Fälle geht sie auch jetzt nicht.'
}

/** Only what failed, as it is now; what was sent stays as it is (S9-08). */
export function Wiederholen({ serie }: { serie: Serie }) {
  const klient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  const faelle = gehende(serie.faelle)
  const wiederholen = () =>
    versuchen(async () => {
      klient.setQueryData(
        serieAbfrage(serie.guid).queryKey,
        await rufen(serieWiederholen, { params: { guid: serie.guid }, body: { faelle } }),
      )
    })
  return (
    <>
      <AbsageHinweis absage={absage} />
      <div>
        <Knopf
          variante="secondary"
          laeuft={laeuft}
          gesperrtWeil={gesperrtWeil(serie, faelle.length)}
          onClick={() => void wiederholen()}
        >
          Nur die Gescheiterten wiederholen
        </Knopf>
      </div>
    </>
  )
}
