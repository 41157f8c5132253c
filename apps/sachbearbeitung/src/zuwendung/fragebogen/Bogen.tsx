import { dateiHerunterladen } from '@foerderportal/client/datei'
import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { Antworttabelle } from './Antworttabelle.tsx'
import { istKorrektur, type Fallbogen } from './fallbogen.ts'

/** One questionnaire of a case: where it stands, what was answered, and how that differs from the one before. */
export function Bogen({ bogen }: { bogen: Fallbogen }) {
  const { titel, antworten, stand, pdfUrl } = bogen
  const [nurAnderes, setNurAnderes] = useState(false)
  const andere = antworten.filter(({ vorher }) => vorher !== null)
  return (
    <>
      <div className="d-werkzeuge">
        <h2 className="d-teil">{titel}</h2>
        <span className="d-leise">{wann(bogen)}</span>
        {pdfUrl !== null && <AlsPdf url={pdfUrl} />}
        {andere.length > 0 && (
          <label className="d-werkzeuge">
            <input
              type="checkbox"
              className="d-haken"
              checked={nurAnderes}
              onChange={({ target }) => setNurAnderes(target.checked)}
            />
            nur Geändertes ({andere.length} von {antworten.length})
          </label>
        )}
      </div>
      {istKorrektur(bogen) && stand === 'ERLEDIGT' && andere.length === 0 && (
        <p className="kern-body">Gegenüber dem vorigen Stand hat sich keine Antwort geändert.</p>
      )}
      {stand === 'ERLEDIGT' ? (
        <Antworttabelle bogen={bogen} antworten={nurAnderes ? andere : antworten} />
      ) : (
        <Offen bogen={bogen} />
      )}
    </>
  )
}

const wann = ({ fassung, abgeschlossenAm, abgeschlossenVon, angelegtAm }: Fallbogen): string => {
  const am = abgeschlossenAm ?? angelegtAm
  const was = abgeschlossenAm === null ? 'begonnen' : 'abgeschlossen'
  const von = abgeschlossenVon ? ` von ${abgeschlossenVon}` : ''
  return `Fassung ${fassung}, ${was} am ${alsMinute(new Date(am))}\u00a0Uhr${von}`
}

/** What is not finished is the applicant's alone. */
function Offen({ bogen: { stand, fortschritt } }: { bogen: Fallbogen }) {
  return (
    <Hinweis
      titel={stand === 'OFFEN' ? 'Noch nicht begonnen' : `Zu ${fortschritt}\u00a0% beantwortet`}
      stufe={3}
    >
      <p className="kern-body">Die Antworten stehen hier, sobald der Antragsteller ihn abgeschlossen hat.</p>
    </Hinweis>
  )
}

function AlsPdf({ url }: { url: string }) {
  const { laeuft, absage, versuchen } = useVersuch()
  return (
    <>
      <Knopf
        variante="tertiary"
        klein
        icon="download"
        laeuft={laeuft}
        onClick={() => void versuchen(() => dateiHerunterladen(url, 'Fragebogen.pdf'))}
      >
        PDF
      </Knopf>
      <AbsageHinweis absage={absage} />
    </>
  )
}
