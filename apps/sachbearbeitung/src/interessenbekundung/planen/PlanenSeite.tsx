import { bewegen } from '@foerderportal/client/rufen'
import { rundeAnlegen } from '@foerderportal/contract/interessenbekundung/bank/routes'
import { RUNDEN_KEY, rundeKey, rundeVorschlagAbfrage } from '@foerderportal/client/interessenbekundung/runden'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'
import { Arbeitsseite } from '../../shared/Arbeitsseite.tsx'
import { Geladen } from '../../shared/Geladen.tsx'
import { RundeFormular } from './RundeFormular.tsx'
import { LEERE_RUNDE, werteVon } from './werte.ts'

/** A new round, begun as a copy of the last one with its dates moved (S9-05). */
export function PlanenSeite() {
  const abfrage = useQuery(rundeVorschlagAbfrage(undefined))
  const abfragen = useQueryClient()
  const gehen = useNavigate()
  return (
    <Arbeitsseite
      titel="Runde anlegen"
      dazu={abfrage.data?.ausRunde && `nach dem Vorbild von ${abfrage.data.ausRunde.bezeichnung}`}
    >
      <Geladen abfrage={abfrage} was="Der Vorschlag">
        {({ angaben, programme }) => (
          <RundeFormular
            name="runde/neu"
            anfang={angaben ? werteVon(angaben) : LEERE_RUNDE}
            programme={programme}
            knopf="Runde anlegen"
            senden={async (neue) => {
              const stand = await bewegen(rundeAnlegen, { body: neue })
              await abfragen.invalidateQueries({ queryKey: RUNDEN_KEY })
              abfragen.setQueryData(rundeKey(stand.wert.guid), stand)
              ansagen('Die Runde ist geplant.')
              await gehen({ to: pfade.runde(stand.wert.guid) })
            }}
          />
        )}
      </Geladen>
    </Arbeitsseite>
  )
}
