import { useMatch } from '@tanstack/react-router'

/** The current company, whether there are others, and whether there may be, as the guard found them; nothing on public pages. */
export const useFirmen = () => {
  const eintritt = useMatch({ from: '/geschuetzt', shouldThrow: false, select: (match) => match.context })
  return {
    /** The guard has looked: whoever has no company here will have none. */
    bekannt: eintritt?.mehrereFirmen !== undefined,
    firma: eintritt?.firma,
    mehrere: eintritt?.mehrereFirmen ?? false,
    agiertFuerMehrere: eintritt?.agiertFuerMehrere ?? false,
  }
}
