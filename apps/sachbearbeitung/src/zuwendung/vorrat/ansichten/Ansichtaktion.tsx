import { ANSICHTEN } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'
import type { EigeneAnsicht } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { latePart } from '@foerderportal/shell/late/latePart.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { ansichtVon, sucheVon, vorgegeben, weichtAb, type Adresse } from '../suche.ts'
import type { useAnsichten } from './useAnsichten.ts'

const AnsichtSpeichern = latePart(async () => (await import('./AnsichtSpeichern.tsx')).AnsichtSpeichern)

type Props = {
  adresse: Adresse
  setzen: (adresse: Adresse) => void
  ansichten: ReturnType<typeof useAnsichten>
  eigene: EigeneAnsicht | undefined
}

/** Whether the list shows something else than the view that it was opened with. */
const istAnders = (adresse: Adresse, eigene: EigeneAnsicht | undefined): boolean => {
  const von = eigene?.suche ?? vorgegeben(ansichtVon(adresse))?.filter ?? ANSICHTEN[0].filter
  return weichtAb(adresse, von) || (eigene !== undefined && adresse.sortierung !== eigene.suche.sortierung)
}

/** Keeps what the list shows under a name, or in the view of one's own; brings a deleted one back. */
export function Ansichtaktion({ adresse, setzen, ansichten, eigene }: Props) {
  const [offen, setOffen] = useState(false)
  const suche = sucheVon(adresse)
  const fertig = ({ guid }: EigeneAnsicht) => {
    setOffen(false)
    setzen({ ansicht: guid, ...suche })
  }
  if (ansichten.geloescht !== undefined)
    return (
      <output className="d-leise">
        Ansicht „{ansichten.geloescht.name}“ gelöscht.{' '}
        <Knopf variante="tertiary" onClick={() => void ansichten.wiederherstellen()}>
          Rückgängig
        </Knopf>
      </output>
    )
  if (!istAnders(adresse, eigene)) return null
  return (
    <>
      {eigene && (
        <Knopf variante="tertiary" onClick={() => void ansichten.aendern(eigene, suche)}>
          Ansicht ändern
        </Knopf>
      )}
      <Knopf variante="tertiary" icon="add" onClick={() => setOffen(true)}>
        Ansicht speichern
      </Knopf>
      {offen && (
        <AnsichtSpeichern
          speichern={(name) => ansichten.anlegen(name, suche)}
          fertig={fertig}
          schliessen={() => setOffen(false)}
        />
      )}
    </>
  )
}
