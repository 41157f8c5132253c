import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { pfade } from '../../paths.ts'
import { Standwort } from '../../shared/Standwort.tsx'
import { GANZES } from './umbau.ts'
import type { Bearbeitung } from './useBearbeiten.ts'
import { ortName, ortVonPfad } from './worte.ts'

/** What keeps the draft from being published: dead ends, circles, questions that nobody is asked; each leads to its place. */
export function Pruefung({ bearbeitung }: { bearbeitung: Bearbeitung }) {
  const { fehler, befunde, formular } = bearbeitung.offen
  const nichtGespeichert = fehler.map((eine) => ({ id: ortVonPfad(formular, eine), text: eine.text }))
  const sackgassen = befunde.map(({ pfad, text }) => ({ id: pfad || GANZES, text }))
  return (
    <div className="d-sackgassen">
      <h2 className="d-editor__titel">Prüfung</h2>
      {fehler.length > 0 && (
        <section aria-label="Noch nicht gespeichert">
          <p className="kern-body">Diese Angaben liegen auf diesem Gerät, bis sie stimmen:</p>
          <Befunde befunde={nichtGespeichert} {...{ bearbeitung }} />
        </section>
      )}
      {sackgassen.length > 0 && (
        <section aria-label="Vor dem Veröffentlichen">
          <p className="kern-body">Vor dem Veröffentlichen:</p>
          <Befunde befunde={sackgassen} {...{ bearbeitung }} />
        </section>
      )}
      {fehler.length + befunde.length === 0 && (
        <p className="kern-body">
          <Standwort ton="success">Nichts zu beanstanden</Standwort>
          <br />
          Jede Frage wird gestellt und lässt sich beantworten, und jeder Weg endet.
        </p>
      )}
    </div>
  )
}

type BefundeProps = {
  befunde: readonly { readonly id: string; readonly text: string }[]
  bearbeitung: Bearbeitung
}

function Befunde({ befunde, bearbeitung: { guid, offen, holen } }: BefundeProps) {
  return (
    <ul className="d-sackgassen__befunde">
      {befunde.map(({ id, text }, i) => (
        // the same may be wrong twice at one place
        // eslint-disable-next-line react/no-array-index-key
        <li key={`${id} ${i}`}>
          <Verweis href={pfade.fassungStelle(guid, id)} onClick={() => holen(id)}>
            {ortName(offen.formular, id)}
          </Verweis>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
