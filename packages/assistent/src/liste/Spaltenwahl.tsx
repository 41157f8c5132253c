import { Auswahl } from '@foerderportal/ui/felder/Auswahl.tsx'
import type { Zellen } from './tabelleLesen.ts'
import { NICHTS } from './tabelleSpalten.ts'
import type { useTabelle } from './useTabelle.ts'

type Props = Pick<
  ReturnType<typeof useTabelle>,
  'control' | 'breite' | 'zellen' | 'spalten' | 'erkannt' | 'deutung'
>

const beispiel = (zellen: Zellen, spalte: number): string =>
  zellen.map((zeile) => zeile[spalte] ?? '').find((zelle) => zelle !== '') ?? 'leer'

const AUSLASSEN = { wert: NICHTS, text: 'Nicht übernehmen' }

/** What each column contains; open where no heads were recognised. */
export function Spaltenwahl({ control, breite, zellen, spalten, erkannt, deutung: { kopf } }: Props) {
  const optionen = spalten.map(({ name, kopf: text }) => ({ wert: name, text }))
  return (
    <details className="s-erklaerung" open={kopf === undefined}>
      <summary>Spalten zuordnen</summary>
      <div className="s-spalten">
        {Array.from({ length: breite }, (_, i) => {
          const spalte = spalten.find(({ name }) => name === erkannt[i])
          return (
            <Auswahl
              key={i}
              control={control}
              name={`spalten.s${i}`}
              etikett={`Spalte ${i + 1}, zum Beispiel „${beispiel(zellen.slice(kopf ? 1 : 0), i).slice(0, 30)}“`}
              leer={spalte ? `${spalte.kopf} (erkannt)` : AUSLASSEN.text}
              optionen={spalte ? [...optionen, AUSLASSEN] : optionen}
            />
          )
        })}
      </div>
    </details>
  )
}
