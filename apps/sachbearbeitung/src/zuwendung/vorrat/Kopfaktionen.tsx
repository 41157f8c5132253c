import type { EigeneAnsicht, VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { SERIE_FAELLE } from '@foerderportal/contract/mitteilungen/serie/serienfassung'
import { ortVon } from '@foerderportal/shell/bausteine/ortVon'
import { fokusHalten } from '@foerderportal/shell/formular/fokusHalten'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { pfade } from '../../paths.ts'
import { Kbd } from '../../shared/tasten/Kbd.tsx'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import { useDarf } from '@foerderportal/shell/umgebung'
import { Ansichtaktion } from './ansichten/Ansichtaktion.tsx'
import type { useAnsichten } from './ansichten/useAnsichten.ts'
import type { Adresse } from './suche.ts'
import { useNaechsteVorlage, type useNaechsterFall } from './useNaechsterFall.ts'

const Zuweisen = latePart(async () => (await import('./zuweisen/Zuweisen.tsx')).Zuweisen)

type Props = {
  adresse: Adresse
  setzen: (adresse: Adresse) => void
  ansichten: ReturnType<typeof useAnsichten>
  eigene: EigeneAnsicht | undefined
  naechster: ReturnType<typeof useNaechsterFall>
  gewaehlt: readonly VorratZeile[]
  aufheben: () => void
}

/** What can be done with the list as a whole, with what is chosen of it, and the next case. */
export function Kopfaktionen({ adresse, setzen, ansichten, eigene, naechster, gewaehlt, aufheben }: Props) {
  return (
    <>
      {gewaehlt.length > 0 ? (
        <Gewaehlte gewaehlt={gewaehlt} aufheben={aufheben} />
      ) : (
        <Ansichtaktion adresse={adresse} setzen={setzen} ansichten={ansichten} eigene={eigene} />
      )}
      <Naechste naechster={naechster} />
    </>
  )
}

/** The case that one works on next; for whoever only releases, what lies before him. */
function Naechste({ naechster }: Pick<Props, 'naechster'>) {
  const [schreibt, gibtFrei] = [useDarf(['SACHBEARBEITUNG', 'SCHREIBEN']), useDarf(['FREIGABE', 'SCHREIBEN'])]
  const vorlage = useNaechsteVorlage()
  const nurFreigabe = gibtFrei && !schreibt
  useTasten('Arbeitsvorrat', [
    nurFreigabe
      ? { taste: 'Enter', text: 'nächste Vorlage öffnen', imFuss: true, tun: vorlage.oeffnen }
      : { taste: 'Enter', text: 'nächsten Fall öffnen', imFuss: true, tun: naechster.oeffnen },
  ])
  return (
    <>
      {vorlage.keiner && <output className="d-leise">Nichts wartet auf Ihre Freigabe.</output>}
      {gibtFrei && (
        <Knopf
          variante={nurFreigabe ? 'primary' : 'secondary'}
          onClick={vorlage.oeffnen}
          laeuft={vorlage.laeuft}
        >
          Nächste Vorlage öffnen {nurFreigabe && <Kbd taste="Enter" />}
        </Knopf>
      )}
      {naechster.keiner && <output className="d-leise">In dieser Liste wartet kein Fall auf Sie.</output>}
      {!nurFreigabe && (
        <Knopf onClick={naechster.oeffnen} laeuft={naechster.laeuft}>
          Nächsten Fall öffnen <Kbd taste="Enter" />
        </Knopf>
      )}
    </>
  )
}

function Gewaehlte({ gewaehlt, aufheben }: Pick<Props, 'gewaehlt' | 'aufheben'>) {
  const [offen, setOffen] = useState(false)
  const schreibt = useDarf(['SACHBEARBEITUNG', 'SCHREIBEN'])
  // The buttons go with the choice.
  useEffect(() => () => fokusHalten(), [])
  useTasten('Auswahl', [{ taste: 'z', text: 'zuweisen', imFuss: true, tun: () => setOffen(true) }])
  const schliessen = () => {
    setOffen(false)
    aufheben()
  }
  return (
    <>
      <span className="d-leise">{gewaehlt.length} ausgewählt</span>
      <Knopf variante="tertiary" nurIcon icon="close" onClick={aufheben}>
        Auswahl aufheben
      </Knopf>
      <Knopf variante="secondary" onClick={() => setOffen(true)}>
        Zuweisen
      </Knopf>
      {schreibt && <Anschreiben gewaehlt={gewaehlt} />}
      {offen && <Zuweisen faelle={gewaehlt} schliessen={schliessen} />}
    </>
  )
}

/** The same message to all of them; what is seen and frozen there begins with this choice. */
function Anschreiben({ gewaehlt }: Pick<Props, 'gewaehlt'>) {
  const navigate = useNavigate()
  return (
    <Knopf
      variante="secondary"
      gesperrtWeil={gewaehlt.length > SERIE_FAELLE && `Höchstens ${SERIE_FAELLE} Fälle auf einmal.`}
      onClick={() =>
        void navigate(ortVon(pfade.serieAn(gewaehlt.map(({ geschaeft }) => geschaeft).join(','))))
      }
    >
      Anschreiben
    </Knopf>
  )
}
