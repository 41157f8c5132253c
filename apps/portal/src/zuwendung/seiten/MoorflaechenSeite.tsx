import { seiteAus } from './antragFragen.ts'

function Moorboden() {
  return (
    <details className="s-erklaerung">
      <summary>Was gilt als nasser Moorboden?</summary>
      <p>
        Ein Moorboden ist nass, wenn das Wasser von November bis April höchstens 10 cm unter der Oberfläche
        steht. Von Mai bis Oktober dürfen es höchstens 30 cm sein.
      </p>
    </details>
  )
}

export const moorflaechenSeite = seiteAus('moorflaechen', { Davor: Moorboden })
