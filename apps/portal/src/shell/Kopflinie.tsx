import { useMatches } from '@tanstack/react-router'

/** The coloured line below the head, on the nine routes of section 2.3 whose `staticData` asks for it. */
export function Kopflinie() {
  const zeigen = useMatches({ select: (matches) => matches.at(-1)?.staticData.kopflinie === true })
  return zeigen && <div className="s-kopflinie" />
}
