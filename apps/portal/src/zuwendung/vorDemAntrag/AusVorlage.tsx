import { vorlagenAbfrage } from '@foerderportal/client/zuwendung/antraege'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lateDialog } from '@foerderportal/shell/late/lateDialog.tsx'

const VorlageWahl = lateDialog(
  async () => (await import('./VorlageWahl.tsx')).VorlageWahl,
  'Die Auswahl lässt sich nicht öffnen',
)

type Props = {
  unternehmenGuid: string
  programm: string
  laeuft: boolean
  beginnen: (vorlage: string) => void
}

/** Starts from an earlier application of the same programme. Their list is asked for when somebody wants one. */
export function AusVorlage({ unternehmenGuid, programm, laeuft, beginnen }: Props) {
  const [offen, setOffen] = useState(false)
  const { data, isError, refetch } = useQuery({ ...vorlagenAbfrage(unternehmenGuid), enabled: offen })
  const vorlagen = data?.filter((v) => v.programm === programm)
  const waehlenLassen = () => {
    setOffen(true)
    if (isError) void refetch()
  }
  return (
    <>
      <Knopf variante="secondary" laeuft={laeuft || (offen && !vorlagen && !isError)} onClick={waehlenLassen}>
        Aus früherem Antrag beginnen
      </Knopf>
      {offen && isError && (
        <p className="kern-error" role="alert">
          Die früheren Anträge sind gerade nicht zu laden. Versuchen Sie es noch einmal.
        </p>
      )}
      {offen && vorlagen && (
        <VorlageWahl
          vorlagen={vorlagen}
          schliessen={() => setOffen(false)}
          waehlen={(guid) => {
            setOffen(false)
            beginnen(guid)
          }}
        />
      )}
    </>
  )
}
