import {
  unternehmensNutzerAbfrage,
  zeichnungsberechtigungAendern,
} from '@foerderportal/client/unternehmen/unternehmensNutzer'
import type { NutzerBeziehungen, NutzerInfo } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Schalter } from '@foerderportal/ui/Schalter.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFirma } from '../../umgebungFirma.ts'
import { absageText, gesperrtWeil, nameVon, zeichnungGeaendert } from '../nutzerText.ts'

/** Sends the change and shows what the server says stands afterwards, also when it refused. */
const useAendern = (person: NutzerInfo) => {
  const { id } = useFirma()
  const queryClient = useQueryClient()
  const { queryKey } = unternehmensNutzerAbfrage(id)
  const { guid } = person.nutzerZuUnternehmenSnapshot
  return useMutation({
    mutationFn: (zeichnungsberechtigung: boolean) =>
      zeichnungsberechtigungAendern(id, { guid, subjectId: person.subjectId, zeichnungsberechtigung }),
    onSuccess: (nutzerInfos) => queryClient.setQueryData(queryKey, (alt) => alt && { ...alt, nutzerInfos }),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}

type Props = { person: NutzerInfo; beziehungen: NutzerBeziehungen }

/** Whether a person may sign: a switch for admins, a word for everybody else; below it how the last change ended. */
export function Zeichnung({ person, beziehungen }: Props) {
  const { mutate, isPending, isSuccess, error, variables = false } = useAendern(person)
  const darf = person.nutzerZuUnternehmenSnapshot.value.zeichnungsberechtigung
  return (
    <span className="p-stapel p-stapel--eng">
      {beziehungen.aenderbar ? (
        <Schalter
          etikett={`${nameVon(person)} darf zeichnen`}
          an={darf}
          worte={['Darf zeichnen', 'Darf nicht zeichnen']}
          umlegen={(ja) => mutate(ja)}
          gesperrtWeil={isPending ? undefined : gesperrtWeil(person, beziehungen)}
          laeuft={isPending}
        />
      ) : (
        <span>{darf ? 'Darf zeichnen' : 'Darf nicht zeichnen'}</span>
      )}
      {isSuccess && (
        <Hinweis ton="success" neu>
          {zeichnungGeaendert(person, variables)}
        </Hinweis>
      )}
      {error && (
        <Hinweis ton="warning" neu>
          {absageText(error)}
        </Hinweis>
      )}
    </span>
  )
}
