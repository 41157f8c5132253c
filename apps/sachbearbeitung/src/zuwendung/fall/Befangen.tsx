import { fallSchluessel } from '@foerderportal/client/zuwendung/fall'
import { befangenheitErklaeren } from '@foerderportal/client/zuwendung/sachbearbeitung/befangenheit'
import { vorratVeraltet } from '@foerderportal/client/zuwendung/vorrat'
import { ortVon } from '@foerderportal/shell/bausteine/ortVon'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { Grunddialog } from './Grunddialog.tsx'

type Props = { geschaeft: string; geNr: string }

/** What follows stands before the reason: nobody shuts himself out by a mistake. */
const FOLGE =
  'Sie sehen den Fall danach nicht mehr: nicht in Listen, nicht in der Suche, nicht unter seiner Adresse. War er Ihnen zugewiesen, hat ihn niemand mehr. Aufheben kann das nur Ihre Leitung; sie liest auch den Grund.'

/** Whoever is partial says so himself, from every page of the case (S9-01, VwVfG §§ 20, 21). */
export function Befangen({ geschaeft, geNr }: Props) {
  const [offen, setOffen] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  const gehen = async () => {
    ansagen(`Sie sind für ${geNr} befangen. Den Fall bearbeiten andere.`)
    await navigate(ortVon(pfade.vorrat))
    client.removeQueries({ queryKey: fallSchluessel(geschaeft) })
    await vorratVeraltet(client)
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
          name={`befangenheit/${geschaeft}`}
          titel={`Befangenheit für ${geNr} erklären`}
          folge={FOLGE}
          knopf="Befangenheit erklären"
          ohneGrund="Geben Sie an, warum Sie befangen sind."
          hoechstens={1000}
          tun={(grund) => befangenheitErklaeren(geschaeft, grund)}
          danach={gehen}
          schliessen={() => setOffen(false)}
        />
      )}
    </>
  )
}
