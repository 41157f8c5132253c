import { Brotkrumen } from '@foerderportal/ui/Brotkrumen.tsx'
import { Seitenkopf } from '@foerderportal/ui/rahmen/Seitenkopf.tsx'
import type { ReactNode } from 'react'
import { useSeitentitel } from './useSeitentitel.ts'
import { useSeitendaten, useWeg } from './useWeg.ts'

type SeiteProps = {
  /** Names the thing where the page shows one ('Antrag GE-2026-000123'); otherwise the title of its route stands. */
  titel?: string
  /** One line below the title: state, since when, what happens next. */
  stand?: ReactNode
  aktionen?: ReactNode
  children?: ReactNode
}

/** Anatomy of every page (rule G-01): breadcrumb, title, one line of state, content. */
export function Seite({ titel: eigener, stand, aktionen, children }: SeiteProps) {
  const { titel = '' } = useSeitendaten()
  const hier = eigener ?? titel
  const weg = useWeg()
  useSeitentitel(hier)
  return (
    <>
      <Seitenkopf
        titel={hier}
        stand={stand}
        aktionen={aktionen}
        brotkrumen={weg.length > 0 && <Brotkrumen weg={weg} hier={hier} />}
      />
      {children}
    </>
  )
}
