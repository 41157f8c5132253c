import { page } from 'vitest/browser'

/** The question before a release, by its title. */
export const frage = (titel: string) => page.getByRole('dialog', { name: titel })

/** Answers it with the release. */
export const bestaetigen = (titel: string, knopf = 'Freigeben'): Promise<void> =>
  frage(titel).getByRole('button', { name: knopf }).click()
