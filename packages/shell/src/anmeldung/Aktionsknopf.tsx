import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useState } from 'react'
import { useVerbunden } from '../rahmen/useVerbunden.ts'

type Props = { children: string; klein?: boolean; beginnen: () => Promise<void> }

/** Leads to a page of the identity provider; without a connection there would be nothing to come back from. */
export function Aktionsknopf({ children, klein, beginnen }: Props) {
  const [laeuft, setLaeuft] = useState(false)
  const verbunden = useVerbunden()
  const klick = async () => {
    setLaeuft(true)
    await beginnen().finally(() => setLaeuft(false))
  }
  return (
    <Knopf
      variante="secondary"
      klein={klein}
      laeuft={laeuft}
      gesperrtWeil={!verbunden && 'Dafür brauchen Sie eine Internetverbindung.'}
      onClick={() => void klick()}
    >
      {children}
    </Knopf>
  )
}
