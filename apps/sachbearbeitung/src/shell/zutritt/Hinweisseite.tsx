import { useSeitentitel } from '@foerderportal/shell/bausteine/useSeitentitel'
import type { ReactNode } from 'react'

/** A page of a few sentences, in the place of the one that was asked for: who may not enter, who is signed out. */
export function Hinweisseite({ titel, children }: { titel: string; children: ReactNode }) {
  useSeitentitel(titel, true)
  return (
    <div className="d-hinweisseite p-stapel p-text">
      <h1 className="kern-heading-large">{titel}</h1>
      {children}
    </div>
  )
}
