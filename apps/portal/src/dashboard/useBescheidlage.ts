import { bescheideAbfrage } from '@foerderportal/client/zuwendung/bescheid/bescheide'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { late } from '@foerderportal/shell/late/late'
import { useLate } from '@foerderportal/shell/late/useLate'
import { useQuery } from '@tanstack/react-query'
import { istEtwasEntschieden, type Listen, type Vorgang } from '../shared/vorgaenge/vorgaengeSammeln.ts'
import { useFirma } from '../umgebungFirma.ts'

/** Only where the bank has decided. */
const WORTE = late(() => import('../shared/vorgaenge/bescheidWorte.ts'))
const KEINE: readonly BescheidAnsicht[] = []

/** What the notices of decided cases change in how they stand, and until when they can be retrieved. */
export const useBescheidlage = (listen: Listen, jetzt: Date) => {
  const entschieden = istEtwasEntschieden(listen)
  const { id } = useFirma()
  const {
    data = KEINE,
    isLoading,
    isLoadingError,
  } = useQuery({
    ...bescheideAbfrage(id),
    enabled: entschieden,
  })
  const { part: worte } = useLate(WORTE, entschieden)
  return {
    kommt: isLoading || (entschieden && worte === undefined),
    fehlt: isLoadingError,
    abrufe: worte?.bescheidfristen(data) ?? [],
    mitBescheiden: (vorgaenge: readonly Vorgang[]) =>
      worte?.mitBescheiden(vorgaenge, data, jetzt) ?? vorgaenge,
  }
}
