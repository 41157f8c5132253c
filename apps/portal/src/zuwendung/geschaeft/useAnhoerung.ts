import type { GeschaeftDetail } from '@foerderportal/contract/zuwendung/schema'
import { useUebersichten } from '../../useUebersichten.ts'
import { useFirma } from '../../umgebungFirma.ts'

/** The last hearing of an application, as the overview names it; undefined where there was none. */
export const useAnhoerung = (antragGuid: string): GeschaeftDetail['anhoerung'] => {
  const { antraege } = useUebersichten(useFirma().id)
  const faelle = antraege.data?.flatMap(({ details }) => details)
  return faelle?.find((fall) => fall.antraege.some(({ guid }) => guid === antragGuid))?.anhoerung
}
