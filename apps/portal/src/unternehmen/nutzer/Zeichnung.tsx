import {
  unternehmensNutzerAbfrage,
  zeichnungsberechtigungAendern,
} from '@foerderportal/client/unternehmen/unternehmensNutzer'
import type { NutzerBeziehungen, NutzerInfo } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
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

/** Who may sign binds the company: it is given on a second word only, and taken on the first. */
const useGeben = (person: NutzerInfo) => {
  const { frage } = useDialog()
  const { name } = useFirma()
  return async (): Promise<boolean> =>
    (await frage({
      titel: `Darf ${nameVon(person)} zeichnen?`,
      text: `${nameVon(person)} kann dann Anträge für ${name} verbindlich einreichen und unterschreiben und bekommt darüber eine E-Mail.${person.identifiziert ? '' : ' Vorher weist die Person im Portal nach, wer sie ist.'}`,
      layout: 'ok-abbrechen',
      texte: { confirm: 'Zeichnung erlauben', cancel: 'Abbrechen' },
      gefahr: true,
    })) === 'confirm'
}

/** What a switch says is what is, never what is not. */
const WORTE = ['Darf zeichnen', 'Ohne Zeichnungsrecht'] as const

type Props = { person: NutzerInfo; beziehungen: NutzerBeziehungen }

/** Whether a person may sign: a switch for admins, a word for everybody else; below it how the last change ended. */
export function Zeichnung({ person, beziehungen }: Props) {
  const { mutate, isPending, isSuccess, error, variables = false } = useAendern(person)
  const geben = useGeben(person)
  const umlegen = async (ja: boolean) => {
    if (!ja || (await geben())) mutate(ja)
  }
  const darf = person.nutzerZuUnternehmenSnapshot.value.zeichnungsberechtigung
  return (
    <span className="p-stapel p-stapel--eng">
      {beziehungen.aenderbar ? (
        <Schalter
          etikett={`${nameVon(person)} darf zeichnen`}
          an={darf}
          worte={WORTE}
          umlegen={(ja) => void umlegen(ja)}
          gesperrtWeil={isPending ? undefined : gesperrtWeil(person, beziehungen)}
          laeuft={isPending}
        />
      ) : (
        <span>{WORTE[darf ? 0 : 1]}</span>
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
