import { useNutzer } from '@foerderportal/shell/umgebung'
import { useHeute } from '@foerderportal/shell/zeit/useHeute'
import { pfade } from '../../paths.ts'
import { arbeitsort, type Arbeitslage } from './arbeitsort.ts'

/** The address at which a case of a list is opened: where its next step is done, for who is here. */
export const useArbeitsadresse = (): ((fall: Arbeitslage & { readonly geschaeft: string }) => string) => {
  const rollen = useNutzer()?.roles ?? []
  const heute = useHeute()
  return (fall) => pfade.fall(fall.geschaeft, arbeitsort(fall, { rollen, heute }))
}
