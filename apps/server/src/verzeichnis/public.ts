import { istRegistergericht } from '@foerderportal/contract/shared/nummern/registergerichte'
import type { Services } from '../platform/services.ts'
import { gerichteLesen } from './gerichte.ts'

export { demoAdressen } from './demo.ts'

/**
 * Knows the seats of register courts that hold now, and those that come with the product: a company whose court was
 * renamed can still be changed. Reads the database the first time: ask before a transaction begins.
 */
export const gerichtskenner = async (services: Services): Promise<(sitz: string) => boolean> => {
  const sitze = new Set((await gerichteLesen(services)).map(({ ort }) => ort))
  return (sitz) => sitze.has(sitz) || istRegistergericht(sitz)
}
