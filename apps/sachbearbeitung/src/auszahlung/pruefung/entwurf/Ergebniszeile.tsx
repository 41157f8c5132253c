type Props = { gewaehlt: boolean; ablehnung: boolean; waehlen: () => void }

/** Below the points: which way it will be decided, and the way there. */
export function Ergebniszeile({ gewaehlt, ablehnung, waehlen }: Props) {
  return (
    <div className="d-punkte__danach">
      <button
        type="button"
        className="d-punktzeile"
        aria-current={gewaehlt ? 'true' : undefined}
        onClick={waehlen}
      >
        <span />
        <span className="d-punktzeile__titel">Ergebnis</span>
        <span className="d-punktwort">{ablehnung ? 'Ablehnen' : 'Auszahlen'}</span>
      </button>
    </div>
  )
}
