import { serverJetzt } from '@foerderportal/client/serverzeit'
import { antraegeAbfrage } from '@foerderportal/client/zuwendung/antraege'
import { istOffen } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { Checkliste } from '@foerderportal/contract/zuwendung/antrag/checkliste/checklisteSchema'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { useSuspenseQuery } from '@tanstack/react-query'
import { NeuerAntrag } from './NeuerAntrag.tsx'

type Props = { liste: Checkliste; unternehmenGuid: string }

/** What one can do now: begin, where one is invited and it is open. */
export function VorDemAntragBeginnen({ liste: { einladung }, unternehmenGuid }: Props) {
  const { data } = useSuspenseQuery(antraegeAbfrage(unternehmenGuid))
  const eintrag = data.find(({ guid }) => guid === einladung)
  const offen = eintrag !== undefined && istOffen(eintrag.erfassungsZeitraum, serverJetzt())
  return (
    <div className="p-stapel">
      {einladung === null && (
        <Hinweis titel="Zum Antrag brauchen Sie eine Einladung" stufe={2} className="p-text">
          <p className="kern-body">
            Die Liste gilt für das Programm im Allgemeinen. Ist Ihr Unternehmen eingeladen, steht die Runde
            unter „Anträge“. Dort sehen Sie dieselbe Liste für Ihre Kategorien und Ihre Frist.
          </p>
        </Hinweis>
      )}
      {offen && <NeuerAntrag einladung={eintrag} unternehmenGuid={unternehmenGuid} text="Antrag beginnen" />}
    </div>
  )
}
