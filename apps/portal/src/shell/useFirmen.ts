import { useMatch } from '@tanstack/react-router'

/** The current company, whether there are others, and whether there may be, as the guard found them; nothing on public pages. */
export const useFirmen = () => {
  const eintritt = useMatch({ from: '/geschuetzt', shouldThrow: false, select: (match) => match.context })
  return {
    firma: eintritt?.firma,
    mehrere: eintritt?.mehrereFirmen ?? false,
    agiertFuerMehrere: eintritt?.agiertFuerMehrere ?? false,
  }
}
