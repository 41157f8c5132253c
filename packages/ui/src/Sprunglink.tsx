/** The first thing that Tab reaches: leads past the head of the page. */
export function Sprunglink({
  ziel = 'inhalt',
  children = 'Zum Inhalt springen',
}: {
  ziel?: string
  children?: string
}) {
  return (
    <a
      className="p-sprunglink"
      href={`#${ziel}`}
      onClick={(ereignis) => {
        // By hand, because a router would take the hash for a navigation.
        ereignis.preventDefault()
        document.getElementById(ziel)?.focus()
      }}
    >
      {children}
    </a>
  )
}
