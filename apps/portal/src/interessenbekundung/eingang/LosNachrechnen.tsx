import { loseAbfrage } from '@foerderportal/client/interessenbekundung/bekundung'
import { losNachrechnen } from '@foerderportal/client/interessenbekundung/losNachrechnen'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { useVersuch } from '@foerderportal/shell/bausteine/useVersuch'
import { ansagen } from '@foerderportal/ui/Ansage.tsx'
import { Hinweis } from '@foerderportal/ui/Hinweis.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

type Ergebnis = { readonly hauptgruppe: string; readonly stimmt: boolean; readonly los: string }

type Props = { bekundungGuid: string; name: (hauptgruppe: string) => string }

const satz = ({ hauptgruppe, stimmt }: Ergebnis, name: Props['name']): string =>
  stimmt
    ? `${name(hauptgruppe)}: Ihr Gerät kommt auf dasselbe Los.`
    : `${name(hauptgruppe)}: Ihr Gerät kommt auf ein anderes Los. Rufen Sie uns an.`

/** Computes the own lots once more on this device, with what the protocol publishes (S3-06). */
export function LosNachrechnen({ bekundungGuid, name }: Props) {
  const queryClient = useQueryClient()
  const { laeuft, absage, versuchen } = useVersuch()
  const [ergebnisse, setErgebnisse] = useState<readonly Ergebnis[]>([])
  const rechnen = () =>
    versuchen(async () => {
      const {
        seed,
        lose,
        bekundung: guid,
        ...ziehung
      } = await queryClient.fetchQuery(loseAbfrage(bekundungGuid))
      const alle = await Promise.all(
        lose.map(async ({ hauptgruppe, los }) => {
          const gerechnet = await losNachrechnen(seed, { ...ziehung, guid, hauptgruppe })
          return { hauptgruppe, los: gerechnet, stimmt: gerechnet === los }
        }),
      )
      setErgebnisse(alle)
      ansagen(alle.map((eines) => satz(eines, name)).join(' '))
    })
  return (
    <div className="p-stapel">
      <div className="p-reihe">
        <Knopf variante="secondary" laeuft={laeuft} onClick={() => void rechnen()}>
          Mein Los nachrechnen
        </Knopf>
      </div>
      {ergebnisse.map((eines) => (
        <Hinweis key={eines.hauptgruppe} ton={eines.stimmt ? 'success' : 'danger'}>
          {satz(eines, name)}
        </Hinweis>
      ))}
      <AbsageHinweis absage={absage} />
    </div>
  )
}
