import { Brotkrumen, type Krume } from '@foerderportal/ui/Brotkrumen.tsx'
import { Seitenkopf } from '@foerderportal/ui/rahmen/Seitenkopf.tsx'
import type { ReactNode } from 'react'
import { useSeitentitel } from './useSeitentitel.ts'

type SeiteProps = {
  /** Names the thing; the h1 and the first part of the document title (R1-02). */
  titel: string
  /** Where the page stands, without itself. */
  weg?: readonly Krume[]
  /** One line below the title: state, since when, what happens next. */
  stand?: ReactNode
  aktionen?: ReactNode
  children?: ReactNode
}

/** Anatomy of every page (gestaltung.md): breadcrumb, title, one line of state, content. */
export function Seite({ titel, weg, stand, aktionen, children }: SeiteProps) {
  useSeitentitel(titel)
  return (
    <>
      <Seitenkopf
        titel={titel}
        stand={stand}
        aktionen={aktionen}
        brotkrumen={weg && <Brotkrumen weg={weg} hier={titel} />}
      />
      {children}
    </>
  )
}
