import { isProblem } from '@foerderportal/client/problem'
import { einladungAbfrage } from '@foerderportal/client/unternehmen/unternehmen'
import type { EingeladenVon } from '@foerderportal/contract/unternehmen/schema'
import { Beschreibungsliste } from '@foerderportal/ui/ansicht/Beschreibungsliste.tsx'
import { useDialog } from '@foerderportal/ui/dialog/DialogProvider.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Karte } from '@foerderportal/ui/Karte.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Skelett } from '@foerderportal/ui/Skelett.tsx'
import { useQuery } from '@tanstack/react-query'
import { alsFrist, alsWann } from '@foerderportal/shell/zeit/zeit'
import type { Antwort } from './einladungAntwort.ts'

type Props = {
  einladungId: string
  /** The answer that is on its way. */
  laeuft: Antwort | undefined
  antworten: (annehmen: boolean) => void
}

/** One invitation: who invites to what, and the answer to it. */
export function EinladungKarte({ einladungId, ...antwort }: Props) {
  const { data, error, refetch } = useQuery(einladungAbfrage(einladungId))
  if (data) return <Einladung von={data} {...antwort} />
  if (error === null) return <Skelett art="karten" anzahl={1} was="Die Einladung" />
  if (isProblem(error, 404)) return <Hinweis>Diese Einladung gilt nicht mehr.</Hinweis>
  return (
    <Hinweis ton="warning" titel="Die Einladung ließ sich nicht laden">
      <Knopf variante="secondary" onClick={() => void refetch()}>
        Noch einmal versuchen
      </Knopf>
    </Hinweis>
  )
}

type EinladungProps = Omit<Props, 'einladungId'> & { von: EingeladenVon }

function Einladung({ von, laeuft, antworten }: EinladungProps) {
  const { frage } = useDialog()
  const ablehnen = async () => {
    const antwort = await frage({
      titel: 'Einladung ablehnen?',
      text: `Sie handeln dann nicht für ${von.name}. Wenn Sie es sich anders überlegen, brauchen Sie eine neue Einladung.`,
      layout: 'ok-abbrechen',
      texte: { confirm: 'Einladung ablehnen', cancel: 'Zurück' },
      gefahr: true,
    })
    if (antwort === 'confirm') antworten(false)
  }
  return (
    <Karte
      titel={von.name}
      stufe={2}
      fuss={
        <>
          <Knopf laeuft={laeuft?.annehmen === true} onClick={() => antworten(true)}>
            Einladung annehmen
          </Knopf>
          <Knopf
            variante="tertiary"
            laeuft={laeuft?.annehmen === false}

            onClick={() => void ablehnen()}
          >
            Einladung ablehnen
          </Knopf>
        </>
      }
    >
      <Beschreibungsliste
        eintraege={[
          ...(von.ort === null ? [] : [{ frage: 'Ort', antwort: von.ort }]),
          { frage: 'Eingeladen von', antwort: `${von.eingeladenVon}, ${alsWann(von.eingeladenAm)}\u00a0Uhr` },
          { frage: 'Zeit zum Antworten', antwort: alsFrist(von.gueltigBis) },
        ]}
      />
    </Karte>
  )
}
