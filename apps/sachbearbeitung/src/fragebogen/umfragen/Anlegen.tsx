import { umfrageAnlegen } from '@foerderportal/contract/fragebogen/bank/routes'
import { rufen } from '@foerderportal/client/rufen'
import { UMFRAGEN_KEY } from '@foerderportal/client/fragebogen/bank'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pfade } from '../../paths.ts'
import { entwurfVon } from '../worte.ts'
import { Namensdialog } from './Namensdialog.tsx'

type Props = {
  /** A version that is copied; null: empty. */
  vorlage: { readonly guid: string; readonly name: string } | null
  schliessen: () => void
}

/** A new questionnaire, empty or with the questions of another one; it opens as a draft. */
export function Anlegen({ vorlage, schliessen }: Props) {
  const abfragen = useQueryClient()
  const navigate = useNavigate()
  return (
    <Namensdialog
      titel={vorlage === null ? 'Fragebogen anlegen' : 'Als neuen Fragebogen kopieren'}
      folge={
        vorlage === null
          ? 'Er beginnt leer und als Entwurf.'
          : `Er beginnt als Entwurf mit allen Fragen von ${vorlage.name}.`
      }
      etikett="Name des Fragebogens"
      fehlt="Geben Sie dem Fragebogen einen Namen."
      knopf="Fragebogen anlegen"
      schliessen={schliessen}
      senden={async (name) => {
        const umfrage = await rufen(umfrageAnlegen, {
          body: { bezeichnung: name, vorlage: vorlage?.guid ?? null },
        })
        await abfragen.invalidateQueries({ queryKey: UMFRAGEN_KEY })
        const entwurf = entwurfVon(umfrage)
        await navigate({
          to: entwurf ? pfade.fassung(entwurf.guid) : pfade.fragebogen(umfrage.umfrageUuid),
        })
      }}
    />
  )
}
