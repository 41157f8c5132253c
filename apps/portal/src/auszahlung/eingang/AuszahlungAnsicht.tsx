import { Angaben } from '@foerderportal/assistent/zusammenfassung/Angaben.tsx'
import type { AuszahlungDaten } from '@foerderportal/contract/auszahlung/antrag/daten'
import { AUSZAHLUNG_ANZEIGE } from '@foerderportal/contract/auszahlung/staende'
import type { AuszahlungAntwort } from '@foerderportal/contract/auszahlung/schema'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { AUSZAHLUNGSART } from '../kern/auszahlungsart.ts'

type Props = { auszahlung: AuszahlungAntwort; daten: AuszahlungDaten }

/** A draft to look at, for somebody who may not write. */
export function AuszahlungAnsicht({ auszahlung, daten }: Props) {
  return (
    <Seite
      titel={`Auszahlung zu ${auszahlung.geschaeftNr}`}
      stand={AUSZAHLUNG_ANZEIGE[auszahlung.status].wort}
    >
      <div className="p-formular p-text">
        <Hinweis>
          Sie dürfen diesen Auszahlungsantrag ansehen, aber nicht ändern. Fragen Sie die Verwaltung Ihres
          Unternehmens.
        </Hinweis>
        <Angaben art={AUSZAHLUNGSART} daten={daten} aenderbar={false} />
      </div>
    </Seite>
  )
}
