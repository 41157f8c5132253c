import { anhoerungAbfrage, type AnhoerungStand } from '@foerderportal/client/zuwendung/anhoerung/anhoerung'
import { serverJetzt } from '@foerderportal/client/serverzeit'
import { alsMinute } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import { ANHOERUNG_ANZEIGE } from '@foerderportal/contract/zuwendung/antrag/anhoerung/staende'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { useDarf } from '@foerderportal/shell/umgebung'
import { alsFrist, alsWann } from '@foerderportal/shell/zeit/zeit'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Anhaenge } from '../../shared/Anhaenge.tsx'
import { Stellungnahme } from './Stellungnahme.tsx'

/** Where a company reads what the bank is about to decide, and answers. */
export function AnhoerungSeite() {
  const { guid } = useParams({ from: '/geschuetzt/zuwendung/antrag/$guid/anhoerung' })
  return (
    <Suspense fallback={<Skelett art="text" was="Die Anhörung" />}>
      <Inhalt guid={guid} />
    </Suspense>
  )
}

const standZeile = ({ wert: { stand, frist } }: AnhoerungStand): string => {
  const bis = alsFrist(frist, serverJetzt())
  return stand === 'OFFEN' && bis !== undefined
    ? `Antworten können Sie ${bis}.`
    : `${ANHOERUNG_ANZEIGE[stand].wort}.`
}

function Inhalt({ guid }: { guid: string }) {
  const { data } = useSuspenseQuery(anhoerungAbfrage(guid))
  const darfSchreiben = useDarf(['ZUWENDUNGEN', 'SCHREIBEN'])
  const { geNr, text, gestelltAm, stand } = data.wert
  return (
    <Seite titel={`Anhörung zum Antrag ${geNr}`} stand={standZeile(data)}>
      <div className="p-formular p-text">
        <section aria-labelledby="anhoerung-text">
          <h2 className="kern-heading-medium" id="anhoerung-text">
            Was die Bank beabsichtigt
          </h2>
          <div className="p-stapel p-stapel--eng">
            <p className="kern-body kern-body--muted">{`Geschrieben ${alsWann(gestelltAm)}\u00a0Uhr`}</p>
            <p className="kern-body s-zitat">{text}</p>
          </div>
        </section>
        {stand === 'OFFEN' && darfSchreiben ? (
          <Stellungnahme guid={guid} stand={data} />
        ) : (
          <Lage stand={data} />
        )}
      </div>
    </Seite>
  )
}

/** What was answered, or that nothing more can be. */
function Lage({ stand: { wert } }: { stand: AnhoerungStand }) {
  if (wert.beantwortetAm === null)
    return (
      <Hinweis
        titel={wert.stand === 'OFFEN' ? 'Noch keine Stellungnahme' : 'Die Frist ist abgelaufen'}
        stufe={2}
      >
        <p className="kern-body">
          {wert.stand === 'OFFEN'
            ? 'Für Ihr Unternehmen antworten kann, wer Anträge bearbeiten darf.'
            : `Sie endete am ${alsMinute(letzterMoment(wert.frist))}\u00a0Uhr. Die Bank entscheidet jetzt mit dem, was ihr vorliegt.`}
        </p>
      </Hinweis>
    )
  return (
    <>
      <Hinweis ton="success" titel="Ihre Stellungnahme ist bei der Bank" stufe={2}>
        <p className="kern-body">{`Gesendet ${alsWann(wert.beantwortetAm)}\u00a0Uhr. Die Bank berücksichtigt sie, bevor sie entscheidet.`}</p>
      </Hinweis>
      <section aria-labelledby="anhoerung-antwort">
        <h2 className="kern-heading-medium" id="anhoerung-antwort">
          Ihre Stellungnahme
        </h2>
        <p className="kern-body s-zitat">{wert.antwort.text}</p>
        {wert.antwort.dateien.length > 0 && <Anhaenge dateien={wert.antwort.dateien} />}
      </section>
    </>
  )
}
