type Adresse = {
  readonly strasse: string
  readonly hausnummer: string
  readonly plz: string
  readonly ort: string
}

/** An address in its two lines. */
export function Anschrift({ adresse: { strasse, hausnummer, plz, ort } }: { adresse: Adresse }) {
  return (
    <>
      {strasse} {hausnummer}
      <br />
      {plz} {ort}
    </>
  )
}
