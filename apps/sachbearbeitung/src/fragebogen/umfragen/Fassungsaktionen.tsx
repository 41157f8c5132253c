import { fassungAnlegen } from '@foerderportal/contract/fragebogen/bank/routes'
import { bewegen } from '@foerderportal/client/rufen'
import type { FassungZeile, Umfrage } from '@foerderportal/contract/fragebogen/bank/schema'
import { useDarf } from '@foerderportal/shell/umgebung'
import { Knopf, knopfKlasse } from '@foerderportal/ui/Knopf.tsx'
import { Verweis } from '@foerderportal/ui/Verweis.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { useFassungBekanntgeben } from '../editor/useFassung.ts'
import { entwurfVon, fassungName, geltende } from '../worte.ts'
import { Anlegen } from './Anlegen.tsx'
import { Namensdialog } from './Namensdialog.tsx'

/** What whoever maintains it does with a questionnaire: go on with the draft, or begin one as a copy. */
export function Fassungsaktionen({ umfrage }: { umfrage: Umfrage }) {
  const pflegt = useDarf(['PROGRAMMPFLEGE', 'SCHREIBEN'])
  const [dialog, setDialog] = useState<'fassung' | 'kopie'>()
  const entwurf = entwurfVon(umfrage)
  const vorlage = geltende(umfrage) ?? umfrage.fassungen[0]
  if (!pflegt || vorlage === undefined) return null
  const schliessen = () => setDialog(undefined)
  const name = fassungName({ ...vorlage, bezeichnung: umfrage.bezeichnung })
  return (
    <>
      <Knopf variante="tertiary" icon="content-copy" onClick={() => setDialog('kopie')}>
        Als neuen Fragebogen kopieren
      </Knopf>
      {entwurf ? (
        <Verweis href={pfade.fassung(entwurf.guid)} className={knopfKlasse()}>
          <span className="kern-label">Entwurf bearbeiten</span>
        </Verweis>
      ) : (
        <Knopf onClick={() => setDialog('fassung')}>Neue Fassung</Knopf>
      )}
      {dialog === 'kopie' && <Anlegen vorlage={{ guid: vorlage.guid, name }} schliessen={schliessen} />}
      {dialog === 'fassung' && <NeueFassung {...{ umfrage, vorlage, schliessen }} />}
    </>
  )
}

type NeueFassungProps = { umfrage: Umfrage; vorlage: FassungZeile; schliessen: () => void }

function NeueFassung({ umfrage, vorlage, schliessen }: NeueFassungProps) {
  const navigate = useNavigate()
  const bekanntgeben = useFassungBekanntgeben()
  return (
    <Namensdialog
      titel="Neue Fassung"
      folge={`Sie beginnt als Entwurf mit allen Fragen von Fassung ${vorlage.nummer}. Bis Sie sie veröffentlichen, ändert sich für Antragsteller nichts.`}
      etikett="Was sich ändert, in wenigen Worten"
      fehlt="Schreiben Sie kurz, was sich ändert."
      knopf="Neue Fassung anlegen"
      schliessen={schliessen}
      senden={async (anlass) => {
        const stand = await bewegen(fassungAnlegen, {
          params: { umfrageUuid: umfrage.umfrageUuid },
          body: { anlass, vorlage: vorlage.guid },
        })
        bekanntgeben(stand)
        await navigate({ to: pfade.fassung(stand.wert.guid) })
      }}
    />
  )
}
