import { befangenheitErklaeren, type Woran } from '@foerderportal/client/zuwendung/bank/befangenheit'
import { ortVon } from '@foerderportal/shell/bausteine/ortVon'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pfade } from '../paths.ts'
import { Grunddialog } from './Grunddialog.tsx'

type Props = {
  woran: Woran
  guid: string
  /** The case's number, or the company's name. */
  name: string
}

/** What follows stands before the reason: nobody shuts himself out by a mistake. */
const FOLGE: Record<Woran, string> = {
  geschaeft:
    'Sie sehen den Fall danach nicht mehr: nicht in Listen, nicht in der Suche, nicht unter seiner Adresse. War er Ihnen zugewiesen, hat ihn niemand mehr. Aufheben kann das nur Ihre Leitung; sie liest auch den Grund.',
  unternehmen:
    'Sie sehen das Unternehmen und alle seine Fälle danach nicht mehr, auch künftige: nicht in Listen, nicht in der Suche, nicht unter ihrer Adresse. Was Ihnen davon zugewiesen war, hat niemand mehr. Aufheben kann das nur Ihre Leitung; sie liest auch den Grund.',
}

/** Whoever is partial says so himself, from every page of the case and from the company's (S9-01, VwVfG §§ 20, 21). */
export function Befangen({ woran, guid, name }: Props) {
  const [offen, setOffen] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const gehen = async () => {
    ansagen(`Sie sind für ${name} befangen. Daran arbeiten andere.`)
    await navigate(ortVon(pfade.vorrat))
    // Whatever is kept of it in this tab goes, wherever it stands.
    client.removeQueries({ type: 'inactive' })
    await client.invalidateQueries()
  }
  return (
    <>
      <button
        type="button"
        className="d-fall__ansicht d-verweisknopf kern-link"
        onClick={() => setOffen(true)}
      >
        Befangen?
      </button>
      {offen && (
        <Grunddialog
          name={`befangenheit/${guid}`}
          titel={`Befangenheit für ${name} erklären`}
          folge={FOLGE[woran]}
          knopf="Befangenheit erklären"
          ohneGrund="Geben Sie an, warum Sie befangen sind."
          hoechstens={1000}
          tun={(grund) => befangenheitErklaeren(woran, guid, grund)}
          danach={gehen}
          schliessen={() => setOffen(false)}
        />
      )}
    </>
  )
}
