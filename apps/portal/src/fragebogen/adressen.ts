import type { FragebogenMetadaten } from '@foerderportal/contract/fragebogen/schema'
import type { Seite } from '@foerderportal/contract/fragebogen/weg'
import { useWeg } from '@foerderportal/shell/bausteine/useWeg'
import type { Krume } from '@foerderportal/ui/Brotkrumen.tsx'
import { pfade } from '../paths.ts'

/** Last part of the address of the page after all questions. */
export const ENDE = 'ende'

/** Last part of the address of a page; the letter before keeps any id apart from `ENDE`. */
export const alsPfad = (seite: Pick<Seite, 'id'> | undefined): string =>
  seite === undefined ? ENDE : `s-${seite.id}`

/** From the start to the application that needs it. */
export const useWegZu = ({ antragGuid }: FragebogenMetadaten): readonly Krume[] => {
  const weg = useWeg()
  return antragGuid === null ? weg : [...weg, { text: 'Antrag', href: pfade.antragWeiter(antragGuid) }]
}
