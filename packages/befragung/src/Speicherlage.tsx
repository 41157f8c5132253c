import type { Befragung } from '@foerderportal/client/fragebogen/fragebogen'
import { isProblem } from '@foerderportal/client/problem'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import type { Entwurf } from '@foerderportal/entwurf/entwurf'
import { Speicherhinweis } from '@foerderportal/shell/entwurf/Speicherhinweis.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useSyncExternalStore } from 'react'
import { Texte } from './Texte.tsx'

type Props = { entwurf: Entwurf<Befragung>; definition: Definition }

/** What the bank says when something goes wrong, by what it was. */
export const fehlerTexte = (definition: Definition, status: number): readonly string[] => {
  if (status === 404) return definition.fehler404Texte
  return status >= 500 ? definition.fehlerServerTexte : definition.fehlerClientTexte
}

/** What hinders saving, in the words of the questionnaire and of the portal; nothing as long as all is well. */
export function Speicherlage({ entwurf, definition }: Props) {
  const stand = useSyncExternalStore(entwurf.subscribe, entwurf.stand)
  return (
    <>
      {stand.art === 'abgelehnt' && isProblem(stand.fehler) && (
        <Texte texte={fehlerTexte(definition, stand.fehler.status)} />
      )}
      <Speicherhinweis entwurf={entwurf} />
      {stand.art === 'konflikt' && (
        <Hinweis ton="warning" titel="Diese Frage wurde auf einem anderen Gerät anders beantwortet" neu>
          <p className="kern-body">Entscheiden Sie, was gelten soll. Nichts davon ist verloren.</p>
          <div className="p-reihe">
            <Knopf variante="secondary" onClick={() => void entwurf.loesen(() => 'eigen')}>
              Meine Antwort behalten
            </Knopf>
            <Knopf variante="secondary" onClick={() => void entwurf.loesen(() => 'fremd')}>
              Die andere übernehmen
            </Knopf>
          </div>
        </Hinweis>
      )}
    </>
  )
}
