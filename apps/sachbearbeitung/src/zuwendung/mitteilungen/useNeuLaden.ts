import { BANK_KONVERSATION, POSTEINGANG } from '@foerderportal/client/mitteilungen/bank'
import { useQueryClient } from '@tanstack/react-query'

/** After something was written or settled: the conversation and the inbox say it. */
export const useNeuLaden = () => {
  const klient = useQueryClient()
  return async (): Promise<void> => {
    await Promise.all(
      [BANK_KONVERSATION, POSTEINGANG].map((queryKey) => klient.invalidateQueries({ queryKey })),
    )
  }
}
