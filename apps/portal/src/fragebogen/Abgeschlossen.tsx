import { SoGehtEsWeiter } from '@foerderportal/assistent/eingang/SoGehtEsWeiter.tsx'
import { Antwortliste } from '@foerderportal/befragung/Antwortliste.tsx'
import { Texte } from '@foerderportal/befragung/Texte.tsx'
import { dateiHerunterladen } from '@foerderportal/client/datei'
import type { Fragebogen } from '@foerderportal/client/fragebogen/fragebogen'
import type { Schritt } from '@foerderportal/contract/formular/schritte'
import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useSeitentitel } from '@foerderportal/shell/bausteine/useSeitentitel'
import { Brotkrumen } from '@foerderportal/ui/Brotkrumen.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Seitenkopf } from '@foerderportal/ui/rahmen/Seitenkopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../paths.ts'
import { useWegZu } from './useWegZu.ts'

const FERTIG: Schritt = {
  was: 'Sie müssen nichts mehr tun',
  satz: 'Die Bank hat Ihre Antworten.',
}
const ANTRAG_EINREICHEN: Schritt = {
  was: 'Sie reichen den Antrag ein',
  satz: 'Der Fragebogen gehört zu ihm und geht mit ihm an die Bank. Eingereicht ist er damit noch nicht.',
}

/** A finished questionnaire: what was answered, as PDF where its version allows one, and the way back. */
export function Abgeschlossen({ fragebogen: { metadaten, stand } }: { fragebogen: Fragebogen }) {
  const { titel, definition, abgeschlossenAm, antragGuid } = metadaten
  useSeitentitel(titel)
  const { pdfUrl } = metadaten
  const weg = useWegZu(metadaten)
  return (
    <>
      <Seitenkopf titel={titel} brotkrumen={<Brotkrumen weg={weg} hier={titel} />} />
      <div className="p-text p-stapel p-stapel--weit">
        <Hinweis ton="success" titel="Der Fragebogen ist abgeschlossen">
          <p className="kern-body">
            {abgeschlossenAm && `Abgeschlossen am ${alsMinute(new Date(abgeschlossenAm))}\u00a0Uhr. `}
            Die Antworten lassen sich nicht mehr ändern.
          </p>
        </Hinweis>
        <Texte texte={definition.fertigSeiteTexte} />
        <SoGehtEsWeiter schritte={[antragGuid === null ? FERTIG : ANTRAG_EINREICHEN]} />
        {antragGuid !== null && (
          <p className="kern-body">
            <Verweis href={pfade.antragWeiter(antragGuid)}>Zurück zum Antrag</Verweis>
          </p>
        )}
        {pdfUrl !== null && <AlsPdf url={pdfUrl} />}
        <Antwortliste definition={definition} antworten={stand.wert.antworten} />
      </div>
    </>
  )
}

function AlsPdf({ url }: { url: string }) {
  const { laeuft, absage, versuchen } = useVersuch()
  const holen = () => versuchen(() => dateiHerunterladen(url, 'Fragebogen.pdf'))
  return (
    <>
      <div>
        <Knopf variante="secondary" icon="download" laeuft={laeuft} onClick={() => void holen()}>
          Als PDF herunterladen
        </Knopf>
      </div>
      <AbsageHinweis absage={absage} />
    </>
  )
}
