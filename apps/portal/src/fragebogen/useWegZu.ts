import type { FragebogenMetadaten } from '@foerderportal/contract/fragebogen/schema'
import { useWeg } from '@foerderportal/shell/bausteine/useWeg'
import type { Krume } from '@foerderportal/ui/Brotkrumen.tsx'
import { pfade } from '../paths.ts'

/** From the start to the application that needs it. */
export const useWegZu = ({ antragGuid }: FragebogenMetadaten): readonly Krume[] => {
  const weg = useWeg()
  return antragGuid === null ? weg : [...weg, { text: 'Antrag', href: pfade.antragWeiter(antragGuid) }]
}
