import {
  nutzerEinladen,
  offeneEinladungenAbfrage,
} from '@foerderportal/client/unternehmen/unternehmensNutzer'
import type { OffeneEinladung } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { useFirma } from '../../umgebungFirma.ts'
import { absageText, einladungZeiten, nochNichtErneut } from '../nutzerText.ts'

/** Who has been invited and has not answered yet. */
export function OffeneEinladungen() {
  return (
    <Abschnitt
      titel="Offene Einladungen"
      einleitung="Eine Einladung gilt 30 Tage. Ist die E-Mail nicht angekommen, verschicken Sie sie noch einmal."
    >
      <Inhalt />
    </Abschnitt>
  )
}

function Inhalt() {
  const { data, error, isFetching, refetch } = useQuery(offeneEinladungenAbfrage(useFirma().id))
  if (data?.length === 0) return <LeereListe>Zurzeit wartet keine Einladung auf eine Antwort.</LeereListe>
  if (data)
    return (
      <ul className="s-zeilen s-zeilen--mittig">
        {data.map((einladung) => (
          <Zeile key={einladung.guid} einladung={einladung} />
        ))}
      </ul>
    )
  if (error === null) return <Skelett anzahl={2} was="Die offenen Einladungen" />
  return (
    <Hinweis ton="warning" titel="Die Einladungen ließen sich nicht laden" stufe={3}>
      <Knopf variante="secondary" laeuft={isFetching} onClick={() => void refetch()}>
        Noch einmal laden
      </Knopf>
    </Hinweis>
  )
}

const useErneut = (email: string) => {
  const { id } = useFirma()
  const queryClient = useQueryClient()
  const { queryKey } = offeneEinladungenAbfrage(id)
  return useMutation({
    mutationFn: () => nutzerEinladen(id, email),
    onSuccess: (offene) => queryClient.setQueryData(queryKey, offene),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}

function Zeile({ einladung }: { einladung: OffeneEinladung }) {
  const { mutate, isPending, isSuccess, error } = useErneut(einladung.email)
  return (
    <li>
      <div>
        <strong>{einladung.email}</strong>
        <span className="s-darunter">{einladungZeiten(einladung)}</span>
        {isSuccess && (
          <Hinweis ton="success" neu>
            Die E-Mail ist noch einmal unterwegs.
          </Hinweis>
        )}
        {error && (
          <Hinweis ton="warning" neu>
            {absageText(error)}
          </Hinweis>
        )}
      </div>
      <Knopf
        variante="tertiary"
        icon="mail"
        laeuft={isPending}
        gesperrtWeil={!isPending && nochNichtErneut(einladung)}
        onClick={() => mutate()}
      >
        Noch einmal verschicken<span className="p-nur-vorlesen"> an {einladung.email}</span>
      </Knopf>
    </li>
  )
}
