import {
  mitgliedEntfernen,
  unternehmensNutzerAbfrage,
} from '@foerderportal/client/unternehmen/unternehmensNutzer'
import type { NutzerInfo } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { fokusHalten } from '@foerderportal/shell/formular/fokusHalten'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFirma } from '../../umgebungFirma.ts'
import { absageText, entfernenFrage, nameVon } from '../nutzerText.ts'

type Props = { person: NutzerInfo; entfernt: (name: string) => void }

/** Sends it and shows who is left as the server says, also when it refused. */
const useEntfernen = ({ person, entfernt }: Props) => {
  const { id } = useFirma()
  const queryClient = useQueryClient()
  const { queryKey } = unternehmensNutzerAbfrage(id)
  const { guid } = person.nutzerZuUnternehmenSnapshot
  return useMutation({
    mutationFn: () => mitgliedEntfernen(id, { guid, subjectId: person.subjectId }),
    onSuccess: (nutzerInfos) => {
      queryClient.setQueryData(queryKey, (alt) => alt && { ...alt, nutzerInfos })
      entfernt(nameVon(person))
      fokusHalten()
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/** Takes a person out of the company, after a word on what is lost (S1-13). */
export function Entfernen(props: Props) {
  const { person } = props
  const { name } = useFirma()
  const { frage } = useDialog()
  const { mutate, isPending, error } = useEntfernen(props)
  const fragen = async () => {
    const antwort = await frage({
      titel: `${nameVon(person)} entfernen?`,
      text: entfernenFrage(person, name),
      layout: 'ok-abbrechen',
      texte: { confirm: 'Person entfernen', cancel: 'Behalten' },
      gefahr: true,
    })
    if (antwort === 'confirm') mutate()
  }
  return (
    <>
      <span className="s-buendig">
        <Knopf variante="tertiary" icon="delete" laeuft={isPending} onClick={() => void fragen()}>
          Entfernen<span className="p-nur-vorlesen"> von {nameVon(person)}</span>
        </Knopf>
      </span>
      {error && (
        <Hinweis ton="warning" neu>
          {absageText(error)}
        </Hinweis>
      )}
    </>
  )
}
