import { vorlagenAbfrage } from '@foerderportal/client/vorlage'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { useTeil } from '../bausteine/useTeil.ts'
import type { VorlageWahl } from './VorlageWahl.tsx'

const wahlLaden = async () => {
  const { VorlageWahl: Wahl } = await import('./VorlageWahl.tsx')
  return (props: ComponentProps<typeof VorlageWahl>) => <Wahl {...props} />
}

type Props = {
  unternehmenGuid: string
  programm: string
  laeuft: boolean
  beginnen: (vorlage: string) => void
}

/** Starts from an earlier application, where the company has one of the same programme. */
export function AusVorlage({ unternehmenGuid, programm, laeuft, beginnen }: Props) {
  const { data } = useQuery(vorlagenAbfrage(unternehmenGuid))
  const [offen, setOffen] = useState(false)
  const wahl = useTeil(offen, wahlLaden)
  const vorlagen = (data ?? []).filter((v) => v.programm === programm)
  if (vorlagen.length === 0) return null
  return (
    <>
      <Knopf variante="secondary" laeuft={laeuft} onClick={() => setOffen(true)}>
        Aus früherem Antrag beginnen
      </Knopf>
      {offen &&
        wahl?.({
          vorlagen,
          schliessen: () => setOffen(false),
          waehlen: (guid) => {
            setOffen(false)
            beginnen(guid)
          },
        })}
    </>
  )
}
