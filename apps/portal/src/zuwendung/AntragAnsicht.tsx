import type { AntragDaten } from '@foerderportal/contract/zuwendung/pruefung'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Seite } from '../bausteine/Seite.tsx'
import { pfade } from '../paths.ts'
import { Angaben } from './Angaben.tsx'
import { statusAnzeige } from './anzeige.ts'

/** A draft for somebody who may look but not write. */
export function AntragAnsicht({ antrag, daten }: { antrag: AntragAntwort; daten: AntragDaten }) {
  return (
    <Seite
      titel={`Antrag ${antrag.geNr}`}
      weg={[
        { text: 'Start', href: pfade.dashboard },
        { text: 'Anträge', href: pfade.antraege },
      ]}
      stand={statusAnzeige(antrag.geschaeftStatus).wort}
    >
      <div className="p-formular p-text">
        <Hinweis>
          Sie dürfen diesen Antrag ansehen, aber nicht ändern. Fragen Sie die Verwaltung Ihres Unternehmens.
        </Hinweis>
        <Angaben daten={daten} aenderbar={false} />
      </div>
    </Seite>
  )
}
