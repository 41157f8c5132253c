import { befangenheitErklaeren } from '@foerderportal/client/zuwendung/sachbearbeitung/befangenheit'
import { fallSchluessel } from '@foerderportal/client/zuwendung/fall'
import { VORRAT, VORRAT_ZAEHLER } from '@foerderportal/client/zuwendung/vorrat'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { ortVon } from '@foerderportal/shell/bausteine/ortVon'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { useLokalerText } from '@foerderportal/shell/entwurf/useLokalerText'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Dialog } from '@foerderportal/ui/dialog/Dialog.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pfade } from '../../paths.ts'
import { Textfeld } from '../pruefung/Textfeld.tsx'

type Props = { geschaeft: string; geNr: string }

/** Whoever is partial says so himself, from every page of the case (S9-01, VwVfG §§ 20, 21). */
export function Befangen(props: Props) {
  const [offen, setOffen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="d-fall__ansicht d-verweisknopf kern-link"
        onClick={() => setOffen(true)}
      >
        Befangen?
      </button>
      {offen && <Erklaerung {...props} schliessen={() => setOffen(false)} />}
    </>
  )
}

/** What follows stands before the reason: nobody shuts himself out by a mistake. */
function Erklaerung({ geschaeft, geNr, schliessen }: Props & { schliessen: () => void }) {
  const { text: grund, setzen, fertig } = useLokalerText(`befangenheit/${geschaeft}`)
  const [fehlt, setFehlt] = useState(false)
  const { laeuft, absage, versuchen } = useVersuch()
  const client = useQueryClient()
  const navigate = useNavigate()
  const erklaeren = () => {
    setFehlt(grund.trim() === '')
    if (grund.trim() === '') return
    void versuchen(async () => {
      await befangenheitErklaeren(geschaeft, grund)
      fertig()
      ansagen(`Sie sind für ${geNr} befangen. Den Fall bearbeiten andere.`)
      await navigate(ortVon(pfade.vorrat))
      client.removeQueries({ queryKey: fallSchluessel(geschaeft) })
      await Promise.all([VORRAT, VORRAT_ZAEHLER].map((queryKey) => client.invalidateQueries({ queryKey })))
    })
  }
  return (
    <Dialog
      titel={`Befangenheit für ${geNr} erklären`}
      schliessenText="Abbrechen"
      schliessen={schliessen}
      fuss={
        <Knopf onClick={erklaeren} laeuft={laeuft}>
          Befangenheit erklären
        </Knopf>
      }
    >
      <p className="kern-body">
        Sie sehen den Fall danach nicht mehr: nicht in Listen, nicht in der Suche, nicht unter seiner Adresse.
        War er Ihnen zugewiesen, hat ihn niemand mehr. Aufheben kann das nur Ihre Leitung; sie liest auch den
        Grund.
      </p>
      <Textfeld
        etikett="Grund"
        wert={grund}
        aendern={setzen}
        hoechstens={1000}
        fehler={fehlt ? 'Geben Sie an, warum Sie befangen sind.' : undefined}
      />
      <AbsageHinweis absage={absage} />
    </Dialog>
  )
}
