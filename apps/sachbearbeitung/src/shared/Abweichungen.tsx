/** How what is decided differs from what would be decided without a finding, for the second person. */
export function Abweichungen({ titel, saetze }: { titel: string; saetze: readonly string[] }) {
  return (
    <section aria-labelledby="abweichungen">
      <h2 id="abweichungen" className="d-teil">
        {titel}
      </h2>
      {saetze.length === 0 ? (
        <p className="kern-body">Keine.</p>
      ) : (
        <ul className="kern-body d-abweichungen">
          {saetze.map((satz) => (
            <li key={satz}>{satz}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
