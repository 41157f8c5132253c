import { dateiHerunterladen } from '@foerderportal/client/datei'
import type { Schritt } from '@foerderportal/contract/formular/schritte'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { SoGehtEsWeiter } from './SoGehtEsWeiter.tsx'

type Props = {
  angaben: readonly { readonly frage: string; readonly antwort: string }[]
  /** What comes next, where it is said here. */
  schritte?: readonly Schritt[]
  /** The day until which it can be contested is known. */
  mitRechtsbehelf: boolean
  datei: { readonly downloadUrl: string; readonly dateiname: string } | null
}

/** A notice that has reached the company: how much, one number, its dates, what comes next, and the file for every member, for good. */
export function Bescheidpapier({ angaben, schritte = [], mitRechtsbehelf, datei }: Props) {
  const { laeuft, absage, versuchen } = useVersuch()
  return (
    <div className="p-stapel">
      <Beschreibungsliste
        eintraege={angaben.map(({ frage, antwort }) => ({ frage, antwort: ganzeNummern(antwort) }))}
      />
      <SoGehtEsWeiter schritte={schritte} />
      {mitRechtsbehelf && schritte.length === 0 && (
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
