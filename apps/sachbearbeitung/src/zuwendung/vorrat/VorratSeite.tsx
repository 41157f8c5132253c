import { titelFokussieren } from '@foerderportal/shell/bausteine/titelfokus'
import { afterDialogs } from '@foerderportal/ui/dialog/afterDialogs'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { pfade } from '../../paths.ts'
import { Ansichten } from './ansichten/Ansichten.tsx'
import { useAnsichten } from './ansichten/useAnsichten.ts'
import { ansichtVon, vorgegeben, type Adresse } from './suche.ts'
import { Vorratsliste } from './Vorratsliste.tsx'

/** What the views are called at the head of their list. */
const TITEL: Readonly<Record<string, string>> = { meine: 'Meine Fälle', neu: 'Neue Fälle' }

/**
 * Another view is another list: its title takes the focus, as after a change of path. On the link that was chosen `Enter`
 * would follow that once more, and not do what the button beside it promises.
 */
const useTitelNachWahl = (ansicht: string): void => {
  const gezeigt = useRef(ansicht)
  useEffect(() => {
    if (gezeigt.current !== ansicht) afterDialogs(titelFokussieren)
    gezeigt.current = ansicht
  }, [ansicht])
}

/** The work list (S9-02): views at the left, the cases of one of them at the right. All of it stands in the address. */
export function VorratSeite() {
  const adresse = useSearch({ from: '/geschuetzt/' })
  const navigate = useNavigate()
  const ansichten = useAnsichten()
  const aktuell = ansichtVon(adresse)
  const eigene = ansichten.eigene(aktuell)
  useTitelNachWahl(aktuell)
  const titel = eigene?.name ?? TITEL[aktuell] ?? vorgegeben(aktuell)?.name ?? 'Fälle'
  const setzen = (neu: Adresse) => void navigate({ to: pfade.vorrat, search: neu, replace: true })
  return (
    <div className="d-vorrat">
      <Ansichten
        aktuell={aktuell}
        zaehler={ansichten.zaehler}
        loeschen={(eine) => {
          void ansichten.loeschen(eine)
          if (eine.guid === aktuell) setzen({ ansicht: 'alle' })
        }}
      />
      <Vorratsliste
        // Another view begins at its top, with nothing chosen.
        key={aktuell}
        titel={titel}
        adresse={adresse}
        setzen={setzen}
        ansichten={ansichten}
        eigene={eigene}
      />
    </div>
  )
}
