import { SEITEN, ZUSAMMENFASSUNG, type SeitenProps } from '../seite/spaeteTeile.tsx'

/** The content of a step. */
export function AntragSeitenInhalt(props: SeitenProps) {
  const { key } = props.schritt
  if (key === 'zusammenfassung') return <ZUSAMMENFASSUNG.Teil {...props} />
  const { Teil } = SEITEN[key]
  return <Teil {...props} />
}
