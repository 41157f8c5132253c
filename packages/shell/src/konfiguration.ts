import type { Konfiguration } from '@foerderportal/contract/shared/konfiguration'

/**
 * Name and addresses of the operator, from /konfiguration.json. A plain fetch: the contract's route carries schemas,
 * and the start page does without them (rule L-01).
 */
export const konfigurationLaden = async (): Promise<Konfiguration> => {
  const response = await fetch('/konfiguration.json')
  if (!response.ok) throw new Error(`konfiguration.json: ${response.status}`)
  return (await response.json()) as Konfiguration // the server answers this file by the same contract
}
