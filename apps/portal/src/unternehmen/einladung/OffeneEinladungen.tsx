import {
  einladungZurueckziehen,
  nutzerEinladen,
  offeneEinladungenAbfrage,
} from '@foerderportal/client/unternehmen/unternehmensNutzer'
import type { OffeneEinladung } from '@foerderportal/contract/unternehmen/nutzer/schema'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { LeereListe } from '@foerderportal/ui/rahmen/LeereListe.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Abschnitt } from '@foerderportal/shell/bausteine/Abschnitt.tsx'
import { fokusHalten } from '@foerderportal/shell/formular/fokusHalten'
import { useFirma } from '../../umgebungFirma.ts'
import { einladungAbsage, einladungZeiten, nochNichtErneut } from '../nutzerText.ts'

/** Who has been invited and has not answered yet. */
export function OffeneEinladungen() {
  return (
    <Abschnitt
      titel="Offene Einladungen"
      einleitung="Eine Einladung gilt 30 Tage. Ist die E-Mail nicht angekommen, verschicken Sie sie noch einmal. Bis zur Antwort können Sie die Einladung zurückziehen."
    >
      <Inhalt />
    </Abschnitt>
  )
}

function Inhalt() {
  const { data, error, isFetching, refetch } = useQuery(offeneEinladungenAbfrage(useFirma().id))
  const [zurueckgezogen, setZurueckgezogen] = useState<string>()
  if (data)
    return (
      <>
        {zurueckgezogen && (
          <Hinweis ton="success" neu>
            Die Einladung an {zurueckgezogen} ist zurückgezogen. Ihr Link gilt nicht mehr.
          </Hinweis>
        )}
        <Liste einladungen={data} zurueckgezogen={setZurueckgezogen} />
      </>
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

type Melden = { zurueckgezogen: (email: string) => void }

function Liste({ einladungen, ...melden }: Melden & { einladungen: readonly OffeneEinladung[] }) {
  if (einladungen.length === 0)
    return <LeereListe>Zurzeit wartet keine Einladung auf eine Antwort.</LeereListe>
  return (
    <ul className="s-zeilen s-zeilen--mittig">
      {einladungen.map((einladung) => (
        <Zeile key={einladung.guid} einladung={einladung} {...melden} />
      ))}
    </ul>
  )
}

/** Both calls answer the open invitations as they stand afterwards; after a refusal they are read anew. */
const useAktion = (rufen: (companyId: string) => Promise<OffeneEinladung[]>) => {
  const { id } = useFirma()
  const queryClient = useQueryClient()
  const { queryKey } = offeneEinladungenAbfrage(id)
  return useMutation({
    mutationFn: () => rufen(id),
    onSuccess: (offene) => queryClient.setQueryData(queryKey, offene),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
}

const useZurueckziehen = ({ guid, email }: OffeneEinladung, { zurueckgezogen }: Melden) => {
  const { frage } = useDialog()
  const { name } = useFirma()
  const { mutate, isPending, error } = useAktion((id) => einladungZurueckziehen(id, guid))
  const fragen = async () => {
    const antwort = await frage({
      titel: 'Einladung zurückziehen?',
      text: `Der Link in der E-Mail an ${email} gilt dann nicht mehr. Wir schreiben der Person nicht noch einmal. Soll sie später doch für ${name} handeln, laden Sie sie neu ein.`,
      layout: 'ok-abbrechen',
      texte: { confirm: 'Einladung zurückziehen', cancel: 'Behalten' },
      gefahr: true,
    })
    if (antwort !== 'confirm') return
    mutate(undefined, {
      onSuccess: () => {
        zurueckgezogen(email)
        fokusHalten()
      },
    })
  }
  return { fragen, isPending, error }
}

function Zeile({ einladung, ...melden }: Melden & { einladung: OffeneEinladung }) {
  const { email } = einladung
  const erneut = useAktion((id) => nutzerEinladen(id, email))
  const zurueck = useZurueckziehen(einladung, melden)
  const error = erneut.error ?? zurueck.error
  return (
    <li>
      <div>
        <strong>{email}</strong>
        <span className="s-darunter">{einladungZeiten(einladung)}</span>
        {erneut.isSuccess && (
          <Hinweis ton="success" neu>
            Die E-Mail ist noch einmal unterwegs.
          </Hinweis>
        )}
        {error && (
          <Hinweis ton="warning" neu>
            {einladungAbsage(error)}
          </Hinweis>
        )}
      </div>
      <div className="p-reihe">
        <Knopf
          variante="tertiary"
          icon="mail"
          laeuft={erneut.isPending}
          gesperrtWeil={!erneut.isPending && nochNichtErneut(einladung)}
          onClick={() => erneut.mutate()}
        >
          Noch einmal verschicken<span className="p-nur-vorlesen"> an {email}</span>
        </Knopf>
        <Knopf
          variante="tertiary"
          icon="delete"
          laeuft={zurueck.isPending}
          onClick={() => void zurueck.fragen()}
        >
          Zurückziehen<span className="p-nur-vorlesen"> der Einladung an {email}</span>
        </Knopf>
      </div>
    </li>
  )
}
