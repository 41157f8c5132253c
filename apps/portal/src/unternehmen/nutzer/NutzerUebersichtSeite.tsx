import { isProblem } from '@foerderportal/client/problem'
import { unternehmensNutzerAbfrage } from '@foerderportal/client/unternehmen/unternehmensNutzer'
import type { NutzerBeziehungen } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf, knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Seite } from '@foerderportal/shell/bausteine/Seite.tsx'
import { pfade } from '../../paths.ts'
import { useDarf } from '@foerderportal/shell/umgebung'
import { useFirma } from '../../umgebungFirma.ts'
import { Ansprechstelle } from '../Ansprechstelle.tsx'
import { useEingeladen } from '../einladung/eingeladen.ts'
import { NurVerwaltung } from './NurVerwaltung.tsx'
import { Nutzertabelle } from './Nutzertabelle.tsx'
import { standText } from '../nutzerText.ts'
import { OffeneEinladungen } from '../einladung/OffeneEinladungen.tsx'

/** Who acts for the current company, and who is invited to (section 2.1). */
export function NutzerUebersichtSeite() {
  const { id, name } = useFirma()
  const darf = useDarf(['NUTZERSERVICE_ALLE_NUTZER', 'LESEN'])
  const { data, error, isFetching, refetch } = useQuery({ ...unternehmensNutzerAbfrage(id), enabled: darf })
  if (!darf || isProblem(error, 403))
    return (
      <Seite stand={`Personen, die für ${name} handeln`}>
        <NurVerwaltung was={`Wer für ${name} handelt, sieht nur die Verwaltung`} />
      </Seite>
    )
  if (data) return <Uebersicht beziehungen={data} />
  return (
    <Seite stand={`Personen, die für ${name} handeln`}>
      {error === null ? (
        <Skelett art="tabelle" was="Die Personen" />
      ) : (
        <Hinweis ton="warning" titel="Die Personen ließen sich nicht laden" stufe={2}>
          <Knopf variante="secondary" laeuft={isFetching} onClick={() => void refetch()}>
            Noch einmal laden
          </Knopf>
        </Hinweis>
      )}
    </Seite>
  )
}

function Uebersicht({ beziehungen }: { beziehungen: NutzerBeziehungen }) {
  const { name } = useFirma()
  const eingeladen = useEingeladen()
  const [entfernt, setEntfernt] = useState<string>()
  return (
    <Seite
      stand={standText(name, beziehungen)}
      aktionen={
        beziehungen.aenderbar && (
          <Verweis href={pfade.nutzerHinzufuegen} className={knopfKlasse()}>
            <span className="kern-label">Person einladen</span>
          </Verweis>
        )
      }
    >
      <div className="p-stapel p-stapel--weit">
        {eingeladen !== undefined && (
          <Hinweis ton="success" neu>
            Die Einladung an {eingeladen} ist unterwegs.
          </Hinweis>
        )}
        {entfernt !== undefined && (
          <Hinweis ton="success" neu>
            {entfernt} handelt nicht mehr für {name}.
          </Hinweis>
        )}
        <p className="kern-body p-text">
          Wer zeichnen darf, reicht Anträge verbindlich ein. Alle anderen bereiten sie vor.
        </p>
        <Nutzertabelle beziehungen={beziehungen} entfernt={setEntfernt} />
        {beziehungen.aenderbar && <OffeneEinladungen />}
        <Ansprechstelle />
      </div>
    </Seite>
  )
}
