import { ANTRAG_SEITEN } from '@foerderportal/contract/zuwendung/antrag/flow'
import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { AnmerkungenKontext } from '@foerderportal/ui/felder/anmerkungen'
import { feldId } from '@foerderportal/ui/felder/feldId'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { use, type ReactNode } from 'react'
import { pfade } from '../../paths.ts'
import { angabenAuf } from '@foerderportal/contract/zuwendung/antrag/angaben/darstellung'
import { bauAus, type FelderProps } from '../bau/antragSeite.ts'

/**
 * The company's data as the application takes them over, each checked against what a submission demands of it. Nothing is
 * asked here: they were given when it was registered.
 */
function Felder({ formular, kontext }: FelderProps<'unternehmen'>) {
  const [gruppe] = angabenAuf('unternehmen', { formular, kontext })
  const fehler = new Map(
    ANTRAG_SEITEN.unternehmen.pruefen({ formular, kontext }).map((f) => [f.pfad, f.text]),
  )
  const anmerkungen = use(AnmerkungenKontext)
  const aendern = (
    <Verweis href={`${pfade.unternehmenDaten}#antrag-${formular.guid}`}>Unternehmensdaten ändern</Verweis>
  )
  return (
    <>
      {fehler.size > 0 ? (
        <Hinweis ton="warning" titel="Hier fehlt noch etwas" stufe={2}>
          <p className="kern-body">
            Ergänzen Sie, was unten markiert ist. Danach führen wir Sie hierher zurück.
          </p>
          <p className="kern-body">{aendern}</p>
        </Hinweis>
      ) : (
        <p className="kern-body">Prüfen Sie, ob alles stimmt. Stimmt etwas nicht mehr? {aendern}</p>
      )}
      <div>
        <Beschreibungsliste
          eintraege={(gruppe?.angaben ?? []).map(({ pfad, frage, antwort }) => ({
            frage,
            antwort: mitAnmerkung(antwort, anmerkungen.get(feldId(pfad))),
            id: feldId(pfad),
            fehler: fehler.get(pfad),
          }))}
        />
        <p className="p-feld__herkunft">aus Ihren Unternehmensdaten</p>
      </div>
    </>
  )
}

const mitAnmerkung = (antwort: string | null, anmerkung: ReactNode) =>
  anmerkung ? (
    <>
      {antwort ?? 'keine Angabe'} {anmerkung}
    </>
  ) : (
    antwort
  )

export const unternehmenSeite = bauAus('unternehmen', {
  zeigtSelbst: (pfad) => pfad.startsWith('unternehmen.'),
  Felder,
})
