import { dateiHerunterladen } from '@foerderportal/client/datei'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'

type Props = {
  angaben: readonly { readonly frage: string; readonly antwort: string }[]
  /** The day until which it can be contested is known. */
  mitRechtsbehelf: boolean
  datei: { readonly downloadUrl: string; readonly dateiname: string } | null
}

/** A notice that has reached the company: its dates, and the file for every member, for good. */
export function Bescheidpapier({ angaben, mitRechtsbehelf, datei }: Props) {
  const { laeuft, absage, versuchen } = useVersuch()
  return (
    <div className="p-stapel">
      <Beschreibungsliste
        eintraege={angaben.map(({ frage, antwort }) => ({ frage, antwort: ganzeNummern(antwort) }))}
      />
      {mitRechtsbehelf && (
        <p className="kern-body kern-body--muted">
          Welcher Rechtsbehelf möglich ist und wo, steht am Ende des Bescheids. Es gilt die Frist, die dort
          genannt ist.
        </p>
      )}
      {datei && (
        <div className="p-reihe">
          <Knopf
            variante="secondary"
            icon="download"
            laeuft={laeuft}
            onClick={() =>
              void versuchen(() => dateiHerunterladen(`${datei.downloadUrl}?download=true`, datei.dateiname))
            }
          >
            Bescheid herunterladen
          </Knopf>
        </div>
      )}
      <AbsageHinweis absage={absage} />
    </div>
  )
}
