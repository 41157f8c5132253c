import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { BAU_NAMEN, bauLaden, istBauName, type BauName } from '../antrag/antragSeiten.ts'
import type { FormularseiteProps } from './Formularseite.tsx'
import { Formularseite } from './Formularseite.tsx'
import { KATEGORIE } from '../seiten/gegenstaende/kategorieTeil.tsx'
import { spaet, type Spaet } from './spaet.tsx'
import { uploadFeldLaden } from '../dateien/UploadFeld.tsx'
import type { Zusammenfassung as Seite } from '../zusammenfassung/Zusammenfassung.tsx'

export type SeitenProps = Omit<FormularseiteProps<FieldValues>, 'bau'>

const formularseite = (name: BauName) =>
  spaet(async () => {
    const bau = await bauLaden(name)
    return (props: SeitenProps) => <Formularseite bau={bau} {...props} />
  })

/** What each page of questions shows. */
export const SEITEN: Record<BauName, Spaet<SeitenProps>> = {
  unternehmen: formularseite('unternehmen'),
  antragsteller: formularseite('antragsteller'),
  groesse: formularseite('groesse'),
  foerdergegenstaende: formularseite('foerdergegenstaende'),
  moorflaechen: formularseite('moorflaechen'),
  finanzierung: formularseite('finanzierung'),
  dokumente: formularseite('dokumente'),
  zeichnung: formularseite('zeichnung'),
}

export const ZUSAMMENFASSUNG = spaet(async () => {
  const { Zusammenfassung } = await import('../zusammenfassung/Zusammenfassung.tsx')
  return (props: ComponentProps<typeof Seite>) => <Zusammenfassung {...props} />
})

type Teil = { readonly holen: () => Promise<unknown>; readonly istDa: () => boolean }

/** What needs no drawing before it is needed. */
const nebenbei = (laden: () => Promise<unknown>): Teil => {
  let da = false
  const holen = async () => {
    await laden()
    da = true
  }
  return { holen, istDa: () => da }
}

/** Small pieces, so that none weighs on what the user does himself: what two steps share comes before them. */
const ALLE: readonly Teil[] = [
  nebenbei(() => import('../antrag/angaben.ts')),
  ...BAU_NAMEN.map((name) => SEITEN[name]),
  nebenbei(uploadFeldLaden),
  KATEGORIE,
  nebenbei(() => import('../zusammenfassung/Angaben.tsx')),
  ZUSAMMENFASSUNG,
]

/**
 * Brings the next of all steps that is not there yet: without a network, too, each of them is found then. False when
 * none is left.
 */
export const teilVorladen = async (): Promise<boolean> => {
  await ALLE.find(({ istDa }) => !istDa())?.holen()
  return ALLE.some(({ istDa }) => !istDa())
}

/** What the step at an address is drawn from. */
export const teilAn = (pfad: string): Teil | undefined => {
  if (istBauName(pfad)) return SEITEN[pfad]
  if (pfad === 'zusammenfassung') return ZUSAMMENFASSUNG
  if (!pfad.startsWith('kategorie-')) return undefined
  const liste = SEITEN.foerdergegenstaende
  return {
    holen: () => Promise.all([liste.holen(), KATEGORIE.holen()]),
    istDa: () => liste.istDa() && KATEGORIE.istDa(),
  }
}
