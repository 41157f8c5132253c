import { useMatch } from '@tanstack/react-router'

/** The current company and whether there are others, as the guard found them; nothing on public pages. */
export const useFirmen = () => {
  const eintritt = useMatch({ from: '/geschuetzt', shouldThrow: false, select: (match) => match.context })
  return { firma: eintritt?.firma, mehrere: eintritt?.mehrereFirmen ?? false }
}
