import { AngabenListe } from '@foerderportal/assistent/zusammenfassung/AngabenListe.tsx'
import { fallAbfrage, fallAnsichtAbfrage } from '@foerderportal/client/zuwendung/fall'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { alsWann } from '@foerderportal/shell/zeit/zeit'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'

/** A case as its applicant reads it: the same words, drawn by the same parts. Nothing can be changed here. */
export function AnsichtSeite() {
  const { geschaeft } = useParams({ from: '/geschuetzt/fall/$geschaeft/ansicht' })
  const { data: fall } = useSuspenseQuery(fallAbfrage(geschaeft))
  const { data: ansicht } = useSuspenseQuery(fallAnsichtAbfrage(geschaeft))
  const titel = `Ansicht des Antragstellers, ${fall.zeile.geNr}`
  return (
    <Arbeitsseite
      titel={titel}
      aktionen={<Verweis href={pfade.fall(geschaeft, 'pruefung')}>Zurück zur Prüfung</Verweis>}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <section className="d-ansicht" aria-label="Antrag" tabIndex={0}>
        <p className="d-meta">
          {fall.zeile.unternehmen.name}. Eingereicht {alsWann(ansicht.eingegangenAm)} Uhr als{' '}
          {ansicht.eingangsnummer}. Sie lesen mit, ändern lässt sich hier nichts.
        </p>
        {ansicht.abschnitte.map(({ titel: abschnitt, gruppen }) => (
          <Abschnitt key={abschnitt} titel={abschnitt}>
            <AngabenListe gruppen={gruppen} eintrag={({ frage, antwort }) => ({ frage, antwort })} />
          </Abschnitt>
        ))}
      </section>
    </Arbeitsseite>
  )
}
