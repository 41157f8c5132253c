import { ansagen } from '@foerderportal/ui/Ansage.tsx'

/** Tells whoever hears the page what was filled in elsewhere than in the field where they are. */
export const eintragAnsagen = (eintraege: readonly (string | undefined)[]): void => {
  const neue = eintraege.filter(Boolean)
  if (neue.length > 0) ansagen(`Eingetragen: ${neue.join(', ')}`)
}
