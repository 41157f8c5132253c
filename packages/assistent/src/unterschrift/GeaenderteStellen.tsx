/** What was changed since somebody was asked to sign, in the words of the form. */
export function GeaenderteStellen({ stellen }: { stellen: readonly string[] }) {
  if (stellen.length === 0) return null
  return (
    <ul className="kern-list kern-list--bullet">
      {stellen.map((stelle) => (
        <li key={stelle}>{stelle}</li>
      ))}
    </ul>
  )
}
